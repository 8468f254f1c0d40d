import InnkeeperCore
import InnkeeperLanguages
import InnkeeperReports
import Testing
import TestSupport

struct RejectionReasonsTests {
    private func findings(_ rows: [(field: String, value: String, code: String, record: String)]) -> Findings {
        var findings = Findings()
        for row in rows {
            findings.add(
                code: row.code, file: 0, line: 7, column: 3, record: row.record, field: row.field, value: row.value)
        }
        return findings
    }

    private let file = SourceFile(source: "desk", kind: .bookings, path: "a.csv")

    private func pieces(_ findings: Findings) -> [[UInt8]] {
        var lines = RejectionLines(findings, files: [file], rules: [NoGuests()])
        var pieces: [[UInt8]] = []
        lines.write(findings.rows.indices) { pieces.append($0) }
        return pieces
    }

    /// The lines of one finding.
    private func lines(_ field: String, _ value: String, code: String = NoGuests().code, record: String = "R1")
        -> [String]
    {
        let bytes = pieces(findings([(field, value, code, record)])).joined()
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test func `each reason is a line that says where, what and why`() {
        #expect(
            lines("guests", "0") == [
                "line,column,record,field,code,message", "7,3,R1,guests,reservation-guests-none,0 guests",
            ])
        #expect(pieces(Findings()) == [Array("line,column,record,field,code,message\n".utf8)])
    }

    @Test func `messages are in the language that was asked for`() {
        // Given
        let findings = findings([("guests", "0", NoGuests().code, "R1")])
        var lines = RejectionLines(findings, files: [file], rules: [NoGuests()], language: .de)
        // When
        var bytes: [UInt8] = []
        lines.write(findings.rows.indices) { bytes += $0 }
        // Then
        #expect(String(decoding: bytes, as: UTF8.self).contains("die Zahl der Gäste eintragen oder das Feld leer"))
    }

    @Test func `a long table comes in pieces, with one header`() {
        // Given more than goes into one piece
        let findings = findings((0..<3_000).map { ("guests", "0", NoGuests().code, "R\($0)") })
        // When it is written
        let pieces = pieces(findings)
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
        let text = lines("camper_name", "Jane").joined()
        #expect(text.contains("••• guests") && !text.contains("Jane"))
    }

    @Test func `a code that no rule knows stands for itself`() {
        #expect(lines("x", "1", code: "made-up")[1] == "7,3,R1,x,made-up,made-up")
    }

    @Test(arguments: [
        "R-7", "two\nlines", "a,b", "the \"old\"", "ada@example.org", "+49 170 5551234", "Zoë", " =1", "-5",
    ])
    func `a line says the same whether or not it is looked at closely`(record: String) {
        // Given a record that any look may find odd, and a value that makes the message so
        let plain = lines("guests", "0", record: record)
        let odd = lines("guests", "0\u{1B}", record: record)
        // Then both lines are alike
        #expect(plain.joined().replacing(",0 guests", with: "") == odd.joined().replacing(",0\\u{1B} guests", with: ""))
    }

    @Test func `nothing in a record becomes a formula or another column`() {
        let line = lines("guests", "0", record: "=cmd(),\"x\"")[1]
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
