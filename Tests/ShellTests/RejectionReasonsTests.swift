import Core
import Shell
import Testing

struct RejectionReasonsTests {
    private func finding(_ field: String, _ value: String, code: String = NoGuests.code, record: String = "R1")
        -> Finding
    {
        Finding(
            code: code, severity: .error, source: "desk", file: "a.csv", line: 7, column: 3, record: record,
            field: field,
            value: value)
    }

    private func lines(_ findings: [Finding]) -> [String] {
        let rules: [String: any Rule.Type] = [NoGuests.code: NoGuests.self]
        return String(decoding: RejectionReasons.csv(findings, rules: rules), as: UTF8.self)
            .split(separator: "\n").map { $0.filter { $0 != "\r" } }
    }

    @Test func `each reason is a line that says where, what and why`() {
        #expect(
            lines([finding("guests", "0")]) == [
                "line,column,record,field,code,message", "7,3,R1,guests,reservation-guests-none,0 guests",
            ])
        #expect(lines([]) == ["line,column,record,field,code,message"])
    }

    @Test func `a personal value is masked`() {
        let text = lines([finding("camper_name", "Jane")]).joined()
        #expect(text.contains("••• guests") && !text.contains("Jane"))
    }

    @Test func `a code that no rule knows stands for itself`() {
        #expect(lines([finding("x", "1", code: "made-up")])[1] == "7,3,R1,x,made-up,made-up")
    }

    @Test func `nothing in a record becomes a formula or another column`() {
        let line = lines([finding("guests", "0", record: "=cmd(),\"x\"")])[1]
        #expect(!line.contains(",=cmd"))
        #expect(line.hasSuffix("guests,reservation-guests-none,0 guests"))
    }
}
