import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct RejectionReasonsTests {
    private func finding(_ field: String, _ value: String, code: String = NoGuests().code, record: String = "R1")
        -> Finding
    {
        Finding(
            code: code, severity: .error, source: "desk", file: "a.csv", line: 7, column: 3, record: record,
            field: field,
            value: value)
    }

    private func lines(_ findings: [Finding]) -> [String] {
        let messages = [NoGuests().code: RuleMessage(NoGuests().text, language: .en)]
        var bytes: [UInt8] = []
        RejectionReasons.write(findings, messages: messages) { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.filter { $0 != "\r" } }
    }

    @Test func `each reason is a line that says where, what and why`() {
        #expect(
            lines([finding("guests", "0")]) == [
                "line,column,record,field,code,message", "7,3,R1,guests,reservation-guests-none,0 guests",
            ])
        #expect(lines([]) == ["line,column,record,field,code,message"])
    }

    @Test func `a long table comes in pieces, with one header`() {
        // Given more than goes into one piece
        let findings = (0..<3_000).map { finding("guests", "0", record: "R\($0)") }
        // When it is written
        var pieces: [[UInt8]] = []
        RejectionReasons.write(findings, messages: [:]) { pieces.append($0) }
        // Then
        let lines = String(decoding: pieces.joined(), as: UTF8.self).split(separator: "\n")
        #expect(pieces.count > 1 && lines.count == 3_001 && lines.last?.contains("R2999") == true)
    }

    @Test func `reasons stand in the order of their lines, whatever was found first`() throws {
        // Given what slices find: first how records are written, then what they say
        var findings = Findings()
        for (line, column) in [(9, 1), (4, 7), (4, 2), (12, 1)] {
            findings.add(code: NoGuests().code, file: 0, line: line, column: column, record: "R\(line)", value: "0")
        }
        var reasons = RejectionReasons()
        reasons.expect(0, path: "a", codes: [NoGuests().code])
        // When they are written
        let folder = MemoryFolder()
        let file = SourceFile(source: "desk", kind: .bookings, path: "a.csv")
        try reasons.write(findings, files: [file], rules: [NoGuests()], to: folder)
        // Then
        let places = try #require(folder.text("a")).split(separator: "\n").dropFirst()
            .map { $0.split(separator: ",").prefix(2).joined(separator: ":") }
        #expect(places == ["4:2", "4:7", "9:1", "12:1"])
    }

    @Test func `each file has its own reasons, and only those that reject`() throws {
        // Given three files, two of which have rejected records, and a finding that only marks
        let files = ["a.csv", "b.csv", "c.csv"].map { name in
            SourceFile(source: "desk", kind: .bookings, path: name)
        }
        var findings = Findings()
        findings.add(code: NoGuests().code, file: 2, line: 9, record: "R9", field: "guests", value: "0")
        findings.add(code: "made-up", file: 2, line: 10, record: "R10", field: "guests", value: "0")
        findings.add(code: NoGuests().code, file: 0, line: 3, record: "R3", field: "guests", value: "0")
        findings.add(code: NoGuests().code, file: 1, line: 4, record: "R4", field: "guests", value: "0")
        var reasons = RejectionReasons()
        reasons.expect(0, path: "rejected/a", codes: [NoGuests().code])
        reasons.expect(2, path: "rejected/c", codes: [NoGuests().code])
        // When they are written
        let folder = MemoryFolder()
        try reasons.write(findings, files: files, rules: [NoGuests()], to: folder)
        // Then two files say why
        #expect(Set(folder.files.keys) == ["rejected/a", "rejected/c"])
        #expect(try #require(folder.text("rejected/a")).hasSuffix("\n3,0,R3,guests,reservation-guests-none,0 guests\n"))
        let third = try #require(folder.text("rejected/c"))
        #expect(third.contains("\n9,0,R9,") && !third.contains("R10"))
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

/// Refuses bookings: enough of a rule to have a code and a message.
private struct NoGuests: BookingRule {
    let code = "reservation-guests-none"
    let kind: RecordKind? = .bookings
    let summary = "", advice = ""
    let effect = Effect.rejects
    let severity = Severity.error
    let requires = ["guests"]
    let examples: [RuleExample] = []
    let message = "{value} guests"
    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {}
}
