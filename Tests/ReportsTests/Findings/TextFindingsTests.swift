import InnkeeperCore
import InnkeeperReports
import Testing

struct TextFindingsTests {
    private func lines(_ input: RunData, color: Bool = false) -> [String] {
        var lines: [String] = []
        TextFindings.write(ShownFindings([input]), color: color) { lines.append($0) }
        return lines
    }

    private func one(line: Int = 14, column: Int = 9, text: String? = nil, related: Bool = false) -> RunData {
        let source = FindingsFixture.Lines(texts: text.map { [0: [line: $0]] } ?? [:])
        return FindingsFixture.input(lines: source) { findings in
            findings.add(
                code: RateRule().code, file: 0, line: line, column: column, record: "R-7", field: "nightly_rate",
                value: "-6.38", related: related ? (file: 1, line: 3, record: "R-2") : nil)
        }
    }

    private let message =
        "in/desk, A.csv:14:9: warning: The nightly rate is below zero. It says -6.38. [reservation-rate-negative]"

    @Test func `a line is what editors and compilers make: place, severity, message, code`() {
        #expect(lines(one()) == [message])
        #expect(lines(one(related: true)) == [message + " (see p.vcf:3)"])
    }

    @Test func `a finding about a whole file, a whole line or no file has no zeros in its place`() {
        #expect(lines(one(line: 0, column: 0))[0].hasPrefix("in/desk, A.csv: warning:"))
        #expect(lines(one(column: 0))[0].hasPrefix("in/desk, A.csv:14: warning:"))
        let nowhere = FindingsFixture.input { $0.add(code: SiteRule().code, file: -1) }
        #expect(lines(nowhere)[0].hasPrefix("innkeeper: error:"))
    }

    @Test func `below stands the line, with a caret at the column`() {
        #expect(lines(one(text: "R7,A1,••,-6.38")) == [message, "   14 | R7,A1,••,-6.38", "      |         ^"])
        // And wide letters take two columns
        #expect(
            lines(one(text: "宿屋,A1,••,-6.38")) == [message, "   14 | 宿屋,A1,••,-6.38", "      |           ^"])
        // And a column that the line does not have shows no line
        #expect(lines(one(text: "R7")) == [message])
    }

    @Test func `of an endless line an excerpt around the caret is shown, and nothing in it steers the terminal`() {
        let long = String(repeating: "x", count: 900) + "\t\u{1B}[2J" + String(repeating: "y", count: 900)
        let shown = lines(one(column: 902, text: long))
        #expect(shown.count == 3)
        #expect(shown[1].count <= 110 && shown[1].hasPrefix("   14 | …xxx") && shown[1].hasSuffix("…"))
        #expect(!shown[1].contains("\u{1B}"))
        let caret = Array(shown[2]).firstIndex(of: "^") ?? 0
        #expect(Array(shown[1])[caret - 1] == " " && Array(shown[1])[caret] == "\u{FFFD}")
    }

    @Test func `only the severity is coloured, and only when asked`() {
        #expect(lines(one(), color: true)[0].contains(": \u{1B}[33mwarning\u{1B}[0m: "))
        #expect(!lines(one())[0].contains("\u{1B}"))
    }

    @Test func `a value can't steer the terminal, and a personal one is masked`() {
        let input = FindingsFixture.input(phones: 1) { findings in
            findings.add(code: RateRule().code, file: 0, line: 1, field: "x", value: "1\n\u{1B}[2J")
        }
        let text = lines(input)
        #expect(text.count == 2 && !text.joined().contains("\u{1B}") && text[1].contains("1\\n"))
        #expect(!text[0].contains("secret") && text[0].contains("•••"))
    }

    @Test func `after the fifth of a kind the rest is one line`() {
        // Given 7 and 5 of two codes, and two of the first in another field
        let input = FindingsFixture.input(rates: 7, phones: 5) { findings in
            for line in 1...2 { findings.add(code: RateRule().code, file: 0, line: line + 90, field: "total") }
        }
        // When they are shown
        let text = lines(input)
        // Then
        #expect(text.count { $0.contains("[\(RateRule().code)]") } == 7)
        #expect(text.count { $0.contains("[\(PhoneRule().code)]") } == 5)
        #expect(
            text.last == "in/desk, A.csv: 2 more of reservation-rate-negative in nightly_rate, lines 7, 8")
    }

    @Test func `of hundreds the total is told, in the files that were shown and in others`() {
        let many = FindingsFixture.input(rates: 400) { findings in
            for line in 1...50 { findings.add(code: RateRule().code, file: 1, line: line) }
        }
        let text = lines(many)
        #expect(text.count == 5 + 2)
        #expect(text[5].hasPrefix("in/desk, A.csv: 395 more of reservation-rate-negative in nightly_rate, lines 7, 8,"))
        #expect(text[5].hasSuffix(", …"))
        #expect(text[6] == "50 more of reservation-rate-negative in 1 other file")
    }
}
