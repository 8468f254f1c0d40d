import Core
import Reports
import Testing

struct FindingLinesTests {
    private func lines(_ findings: Findings, _ style: FindingLines.Style, limit: Int = 100) -> [String] {
        var dataset = Dataset()
        dataset.files = [Fixture.file("desk", .bookings, "in/desk, A.csv"), Fixture.file("people", .contacts, "p.vcf")]
        var lines: [String] = []
        FindingLines.write(Fixture.input(dataset, findings: findings), style: style, limit: limit) { lines.append($0) }
        return lines
    }

    private func rate(line: Int = 14, column: Int = 9, related: Bool = false) -> Findings {
        var findings = Findings()
        findings.add(
            code: RateRule.code, file: 0, line: line, column: column, record: "R-7", field: "nightly_rate",
            value: "-6.38", related: related ? (file: 1, line: 3, record: "R-2") : nil)
        return findings
    }

    @Test func `a line is what editors and compilers make: place, severity, message, code`() {
        let expected =
            "in/desk, A.csv:14:9: warning: The nightly rate is below zero. It says -6.38. [reservation-rate-negative]"
        #expect(lines(rate(), .text(color: false)) == [expected])
        #expect(lines(rate(related: true), .text(color: false)) == [expected + " (see p.vcf:3)"])
    }

    @Test func `a finding about a whole file or a whole line has no zeros in its place`() {
        #expect(lines(rate(line: 0, column: 0), .text(color: false))[0].hasPrefix("in/desk, A.csv: warning:"))
        #expect(lines(rate(column: 0), .text(color: false))[0].hasPrefix("in/desk, A.csv:14: warning:"))
    }

    @Test func `only the severity is coloured, and only when asked`() {
        let colored = lines(rate(), .text(color: true))[0]
        #expect(colored.contains(": \u{1B}[33mwarning\u{1B}[0m: "))
        #expect(!lines(rate(), .text(color: false))[0].contains("\u{1B}"))
    }

    @Test func `GitHub gets its own command, with its marks escaped`() {
        #expect(
            lines(rate(), .github) == [
                "::warning file=in/desk%2C A.csv,line=14,col=9,title=reservation-rate-negative::"
                    + "The nightly rate is below zero. It says -6.38."
            ])
        #expect(!lines(rate(line: 0), .github)[0].contains("line="))
    }

    @Test func `a value can neither steer the terminal nor begin a command`() {
        var findings = Findings()
        findings.add(code: RateRule.code, file: 0, line: 1, field: "x", value: "1\n::error::\u{1B}[2J 100%")
        let text = lines(findings, .text(color: false))
        #expect(text.count == 1 && !text[0].contains("\u{1B}") && text[0].contains("\\n::error::"))
        let github = lines(findings, .github)
        #expect(github.count == 1 && github[0].contains("1%0A::error::") && github[0].hasSuffix("100%25."))
        #expect(github[0].split(separator: "\n").count == 1)
    }

    @Test func `personal values are masked`() {
        var findings = Findings()
        findings.add(code: PhoneRule.code, file: 1, line: 5, field: "tel", value: "secret")
        for style in [FindingLines.Style.text(color: false), .github] {
            let line = lines(findings, style)[0]
            #expect(!line.contains("secret") && line.contains("•••"))
        }
    }

    @Test func `of each code as many are shown as the limit says, and the total is told`() {
        // Given five findings of one code and two of another
        var findings = Findings()
        for line in 1...5 { findings.add(code: RateRule.code, file: 0, line: line) }
        for line in 1...2 { findings.add(code: PhoneRule.code, file: 1, line: line) }
        // When three are shown
        let shown = lines(findings, .text(color: false), limit: 3)
        // Then
        #expect(shown.count { $0.contains("[\(RateRule.code)]") } == 3)
        #expect(shown.count { $0.contains("[\(PhoneRule.code)]") } == 2)
        #expect(shown.last == "reservation-rate-negative: 5 findings, of which 3 are shown")
        #expect(lines(findings, .text(color: false), limit: 5).count == 7)
        #expect(lines(findings, .github, limit: 1).suffix(2).allSatisfy { $0.hasPrefix("::notice::") })
    }
}
