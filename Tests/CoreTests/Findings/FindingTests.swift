import Core
import Testing

struct FindingTests {
    @Test func `severities are ordered by how much they matter`() {
        #expect(Severity.info < .warning && Severity.warning < .error && !(Severity.error < .error))
        #expect([Severity.warning, .error, .info].max() == .error)
    }

    @Test(arguments: personalFields.sorted())
    func `personal values are masked unless asked for`(field: String) {
        let finding = Finding(code: "c", severity: .info, source: "s", file: "f", field: field, value: "Jane")
        #expect(finding.shownValue(showValues: false) == "•••")
        #expect(finding.shownValue(showValues: true) == "Jane")
    }

    @Test(arguments: ["arrival", "departure", "status", "nights", "site_number", "", "nightly_rate"])
    func `dates of stay, statuses, numbers and sites never are`(field: String) {
        let finding = Finding(code: "c", severity: .info, source: "s", file: "f", field: field, value: "2026-07-04")
        #expect(finding.shownValue(showValues: false) == "2026-07-04")
    }

    @Test func `nothing stays nothing: a mask would say that something is there`() {
        let finding = Finding(code: "c", severity: .info, source: "s", file: "f", field: "camper_name")
        #expect(finding.shownValue(showValues: false) == "")
    }
}
