import InnkeeperCore
import InnkeeperReports
import Testing

struct ShownFindingsTests {
    @Test func `of each code the first are shown, over all inputs, and the totals are exact`() {
        // Given two inputs with three and two findings of one code, and one of another
        let first = FindingsFixture.input(rates: 3)
        let second = FindingsFixture.input(rates: 2, phones: 1)
        // When four of a code may be shown
        let shown = ShownFindings([first, second], limit: 4)
        // Then
        #expect(shown.entries.count { $0.finding.code == RateRule().code } == 4)
        #expect(shown.entries.map(\.input) == [0, 0, 0, 1, 1])
        #expect(shown.totals == [RateRule().code: 5, PhoneRule().code: 1])
        #expect(shown.severities == [.warning: 5, .info: 1])
        #expect(shown.cut.map { "\($0.code) \($0.total) \($0.shown)" } == ["\(RateRule().code) 5 4"])
    }

    @Test func `what a baseline knows is counted and not shown`() {
        var input = FindingsFixture.input(rates: 3)
        input.known = [true, false, true]
        let shown = ShownFindings([input])
        #expect(shown.entries.map(\.row) == [1] && shown.known == 2)
        #expect(shown.totals == [RateRule().code: 1] && shown.severities == [.warning: 1])
    }

    @Test func `fingerprints are those of the complete list`() {
        let input = FindingsFixture.input(rates: 3)
        var all: [UInt64] = []
        input.forEachFinding { finding, _ in all.append(finding.fingerprint) }
        #expect(ShownFindings([input], limit: 2).entries.map(\.finding.fingerprint) == Array(all.prefix(2)))
        #expect(ShownFindings([]).entries.isEmpty)
    }
}

/// Findings for the tests of every shape.
enum FindingsFixture {
    static func input(
        rates: Int = 0, phones: Int = 0, lines: (any SourceLines)? = nil, fill: (inout Findings) -> Void = { _ in }
    ) -> RunData {
        var dataset = Dataset()
        dataset.files = [
            Fixture.file("desk", .bookings, "in/desk, A.csv", accepted: 2), Fixture.file("people", .contacts, "p.vcf"),
        ]
        var findings = Findings()
        for line in 0..<rates {
            findings.add(
                code: RateRule().code, file: 0, line: line + 2, column: 4, record: "R-\(line)", field: "nightly_rate",
                value: "-6.38")
        }
        for line in 0..<phones {
            findings.add(code: PhoneRule().code, file: 1, line: line + 1, column: 5, field: "tel", value: "secret")
        }
        fill(&findings)
        var input = Fixture.input(dataset, findings: findings)
        input.lines = lines
        return input
    }

    /// Lines by file and number.
    struct Lines: SourceLines {
        var texts: [Int: [Int: String]]

        func line(_ number: Int, ofFile file: Int, showValues: Bool) -> String? { texts[file]?[number] }
    }
}
