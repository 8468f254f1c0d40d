import Core
import Shell
import Testing

struct RejectionReasonsTests {
    @Test func `one line a reason, personal values masked`() {
        // Given a finding about a number and one about a person, of a rule that repeats the value
        let findings = [
            Finding(
                code: "reservation-guests-none", severity: .error, source: "desk", file: "a.csv", line: 7, column: 3,
                record: "R1", field: "guests", value: "0"),
            Finding(
                code: "reservation-guests-none", severity: .error, source: "desk", file: "a.csv", line: 9, column: 1,
                record: "R,2", field: "email", value: "ada@example.org"),
            Finding(code: "other", severity: .error, source: "desk", file: "a.csv"),
        ]
        let csv = RejectionReasons.csv(findings, rules: ["reservation-guests-none": NoGuests.self])
        // Then the table says what, where and why, and no address
        let lines = String(decoding: csv, as: UTF8.self).split(whereSeparator: \.isNewline)
        #expect(
            lines == [
                "line,column,record,field,code,message", "7,3,R1,guests,reservation-guests-none,0 guests",
                "9,1,\"R,2\",email,reservation-guests-none,\(Finding.mask) guests", "0,0,,,other,other",
            ])
    }
}
