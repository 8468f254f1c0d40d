import Core
import Services
import Testing

struct WordingTests {
    private func message(_ value: String, source: String = "desk") -> String {
        let finding = Finding(
            code: "reservation-status-unknown", severity: .error, source: source, file: "desk.csv", field: "status",
            value: value)
        return ReservationStatusUnknown.message(finding, shownValue: value)
    }

    @Test func `a message about an unknown word holds the line for the configuration`() {
        #expect(
            message("wartelist") == """
                "wartelist" is no known status; if it means confirmed, put "statuses": { "wartelist": "confirmed" } \
                into source "desk".
                """)
    }

    @Test func `what is to be copied into JSON is JSON, whatever the value holds`() {
        #expect(message("a\"b\\c\nd\u{1}").contains(#"{ "a\"b\\c\nd\u0001": "confirmed" }"#))
        #expect(message("x", source: "the \"desk\"").contains(#"into source "the \"desk\"""#))
    }

    @Test func `an empty value is called nothing`() { #expect(message("").hasPrefix("nothing is no known status")) }
}
