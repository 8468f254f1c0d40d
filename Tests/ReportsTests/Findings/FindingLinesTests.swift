import Core
import Reports
import Testing

struct FindingLinesTests {
    private struct NoTexts: BookingTexts {
        func text(_ row: Int, _ field: BookingField) -> String { "" }
    }

    private func lines(
        _ style: FindingLines.Style, limit: Int = 100, severity: Severity = .error, _ fill: (inout Findings) -> Void
    ) -> [String] {
        var dataset = Dataset()
        dataset.files = [SourceFile(source: "desk", kind: .bookings, path: "in/a,b.csv")]
        var findings = Findings()
        fill(&findings)
        let input = ReportInput(
            dataset: dataset, world: World(today: CalendarDate(dayNumber: 0), now: 0), findings: findings, rules: [:],
            severity: { _, _ in severity }, texts: NoTexts(), toolVersion: "1")
        var lines: [String] = []
        FindingLines.write(input, style: style, limit: limit) { lines.append($0) }
        return lines
    }

    @Test func `a place is written as far as it is known`() {
        let shown = lines(.text(color: false)) { findings in
            findings.add(code: "a-code", file: 0, line: 7, column: 3, related: (0, 4, "R1"))
            findings.add(code: "b-code", file: 0, line: 7)
            findings.add(code: "c-code", file: 0)
        }
        #expect(
            shown == [
                "in/a,b.csv:7:3: error: a-code [a-code] (see in/a,b.csv:4)", "in/a,b.csv:7: error: b-code [b-code]",
                "in/a,b.csv: error: c-code [c-code]",
            ])
    }

    @Test func `color marks the severity alone`() {
        let shown = lines(.text(color: true), severity: .warning) { $0.add(code: "a-code", file: 0, line: 1) }
        #expect(shown == ["in/a,b.csv:1: \u{1B}[33mwarning\u{1B}[0m: a-code [a-code]"])
    }

    @Test func `GitHub's special characters are escaped`() {
        let shown = lines(.github, severity: .info) { $0.add(code: "a-code", file: 0, line: 7, column: 3) }
        #expect(shown == ["::notice file=in/a%2Cb.csv,line=7,col=3,title=a-code::a-code"])
    }

    @Test func `only so many of a code are shown, and the total is said`() {
        let shown = lines(.text(color: false), limit: 2) { findings in
            for line in 1...5 { findings.add(code: "a-code", file: 0, line: line) }
            findings.add(code: "b-code", file: 0, line: 9)
        }
        #expect(shown.count == 4)
        #expect(shown.last == "a-code: 5 findings, of which 2 are shown")
    }
}
