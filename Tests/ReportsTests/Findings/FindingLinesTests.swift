import InnkeeperCore
import InnkeeperFormats
import InnkeeperReports
import Testing
import TestSupport

struct FindingLinesTests {
    /// Texts of every kind that a file asks for a closer look at, and plain ones.
    private static let texts = [
        "", "R-7", "A12", "-6.38", "-", "-1-1", "=SUM(A1)", " =1", "@x", "+1", "＝1", "ada@example.org",
        "+49 170 5551234",
        "(555) 010-0199", "Müller, Ada", "the \"old\" site", "a\\b", "tab\there", "two\nlines", "\u{1B}[0m", "\u{85}",
        "«x»", "José", "O'Hara-12", "Ada Alder", "2026-07-04", "•••", "1.5", "-.5", "-5.", "completed",
    ]

    private struct Say: TestRule {
        let code = "say"
        let summary = "Something is said."
        let effect = Effect.marks
        let severity = Severity.warning
        let message = """
            {field} of {record} in {filePattern} is “{value}”, {nights:# night|# nights} from {from}\
            {relatedFile?, as in {relatedFile}{relatedLine?, line {relatedLine}|}{relatedRecord?, {relatedRecord}|}|}\
            {site?; {site}, {site:json}|; no site}{problem?: {problem}|}; {total}; {source:json}, {filePattern:json}.
            """
        let phrases = ["late": "too late for {site}"]
    }

    private func input(seed: UInt64, count: Int) -> RunData {
        var random = SeededRandom(seed)
        func text() -> String { FindingLinesTests.texts.randomElement(using: &random) ?? "" }
        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
        var dataset = Dataset()
        dataset.files = [
            Fixture.file("contacts", .contacts, "people.vcf"), Fixture.file("desk", .bookings, "a, \"b\"[1].csv"),
            Fixture.file("desk", .bookings, "desk.csv"),
        ]
        dataset.files[2].property = "Lake, North"
        var findings = Findings()
        for _ in 0..<count {
            var facts = FindingArguments()
            if number(0..<2) == 0 { facts[.nights] = .count(number(-2..<3)) }
            if number(0..<2) == 0 { facts[.from] = .date(CalendarDate(dayNumber: Int32(number(0..<30_000)))) }
            if number(0..<2) == 0 { facts[.site] = .text(text()) }
            if number(0..<3) == 0 { facts[.problem] = .word(["late", "odd"][number(0..<2)]) }
            if number(0..<3) == 0 {
                facts[.total] = .money(Money(minorUnits: Int64(number(-999..<999)), currency: Fixture.dollar))
            }
            if number(0..<9) == 0 { facts[.total] = .duration(90) }
            findings.add(
                code: ["say", "reservation-rate-negative", "nobody's"][number(0..<3)], file: number(-1..<3),
                line: number(0..<4), column: number(0..<3), record: text(), property: number(0..<3) == 0 ? text() : "",
                field: ["nights", "phone", "", "status", "a,b"][number(0..<5)], value: text(), arguments: facts,
                related: number(0..<2) == 0 ? (file: number(0..<3), line: number(0..<3), record: text()) : nil)
        }
        var input = Fixture.input(dataset, findings: findings)
        input.rules["say"] = Say()
        input.configuration = "pipeline.json"
        if seed % 3 == 1 { input.known = findings.rows.indices.map { $0 % 2 == 0 } }
        if seed % 4 == 1 { input.names = KnownNames(HashSet64([1])) { $0.elementsEqual("Ada Alder".utf8) ? 1 : 0 } }
        input.showValues = seed % 5 == 2
        input.isRedacted = seed % 7 == 3
        return input
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `both files are byte for byte what they are of findings that are looked at one by one`(seed: UInt64) throws {
        // Given findings with texts of all kinds
        let input = input(seed: seed, count: 200)
        // When they are written in one go
        let folder = MemoryFolder()
        try FindingsReport(options: OptionValues()).render(input, to: folder)
        // Then each is as its own `Finding` says
        var csv = CSVWriter(formulaSafe: true)
        csv.row(FindingsReport.columns.map(\.name))
        var json = JSONWriter()
        var cells = OutputRow()
        input.forEachFinding { finding, message in
            FindingsReport.fill(&cells, finding, message: message)
            csv.row(cells)
            FindingsReport.write(finding, message: message, to: &json)
            json.newline()
        }
        #expect(folder.text("findings.csv") == String(decoding: csv.take(), as: UTF8.self))
        #expect(folder.text("findings.jsonl") == String(decoding: json.take(), as: UTF8.self))
    }

    @Test func `what is plain is taken as it lies`() {
        // Given a finding of which nothing is hidden, one with a telephone number, and one whose value is personal
        var dataset = Dataset()
        dataset.files = [Fixture.file("desk", .bookings, "desk.csv")]
        var findings = Findings()
        for (field, value) in [("nights", "0"), ("nights", "+49 170 5551234"), ("phone", "+49 170 5551234")] {
            findings.add(code: "reservation-rate-negative", file: 0, line: 2, record: "R-1", field: field, value: value)
        }
        // When they are taken
        var plain = PlainFindings(Fixture.input(dataset, findings: findings))
        let taken = findings.rows.map { row in
            var message = ByteAppender(capacity: 0)
            return plain.take(row, findings.together(with: 0).text.span, message: &message) != nil
        }
        // Then only that with the number in an open field is left to be looked at closely
        #expect(taken == [true, false, true])
    }
}
