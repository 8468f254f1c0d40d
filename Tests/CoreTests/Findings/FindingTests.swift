import Core
import Testing

struct FindingTests {
    @Test func `personal values are masked until someone asks to see them`() {
        func shown(_ field: String, _ value: String, _ showValues: Bool) -> String {
            Finding(code: "c", severity: .info, source: "s", file: "f", field: field, value: value)
                .shownValue(showValues: showValues)
        }
        for field in ["camper_name", "phone", "email", "fn", "n", "tel", "bday", "adr", "note"] {
            #expect(shown(field, "Ada Alder", false) == Finding.mask)
            #expect(shown(field, "Ada Alder", true) == "Ada Alder")
        }
        // Dates of stay, numbers and states are nobody's secret; and nothing is hidden where nothing stands
        for field in ["arrival", "status", "site_number", "reservation_id", "total"] {
            #expect(shown(field, "v", false) == "v")
        }
        #expect(shown("email", "", false).isEmpty)
    }

    @Test func `severities are ordered`() {
        #expect(Severity.allCases.sorted() == [.info, .warning, .error])
        #expect(Severity.info < .warning && Severity.warning < .error && !(Severity.error < .error))
    }
}
