import InnkeeperCore
import Testing

struct FindingTests {
    @Test func `severities are ordered by how much they matter`() {
        #expect(Severity.info < .warning && Severity.warning < .error && !(Severity.error < .error))
        #expect([Severity.warning, .error, .info].max() == .error)
    }

    @Test(arguments: personalFields.sorted())
    func `personal values are masked unless asked for`(field: String) {
        let finding = Finding(code: "c", severity: .info, source: "s", file: "f", field: field, value: "Jane")
        #expect(finding.masked().value == "•••")
    }

    @Test(arguments: ["arrival", "departure", "status", "nights", "site_number", "", "nightly_rate"])
    func `dates of stay, statuses, numbers and sites never are`(field: String) {
        let finding = Finding(code: "c", severity: .info, source: "s", file: "f", field: field, value: "2026-07-04")
        #expect(finding.masked().value == "2026-07-04")
    }

    @Test func `nothing stays nothing: a mask would say that something is there`() {
        let finding = Finding(code: "c", severity: .info, source: "s", file: "f", field: "camper_name")
        #expect(finding.masked().value == "")
    }

    @Test func `what looks like an address or a number is masked in every part, and the record is known by its line`() {
        // Given an address as key, as heading, as value and as fact
        let address = "ada@example.org"
        let finding = Finding(
            code: "c", severity: .info, source: "s", file: "f", line: 3, record: address, field: address,
            value: address,
            arguments: [.header: .text(address), .headers: .texts(["nights", address]), .problem: .word("twice")],
            related: RelatedRecord(file: "f", line: 2, record: address))
        // When
        let shown = finding.masked()
        // Then
        #expect(shown.record.isEmpty && shown.related == RelatedRecord(file: "f", line: 2, record: ""))
        #expect(shown.field == Finding.mask && shown.value == Finding.mask)
        #expect(
            shown.arguments == [
                .header: .text(Finding.mask), .headers: .texts(["nights", Finding.mask]), .problem: .word("twice"),
            ])
    }
}
