import InnkeeperCore
import InnkeeperReports
import Testing

struct GitHubAnnotationsTests {
    private func lines(_ input: RunData, limit: Int = 100) -> [String] {
        var lines: [String] = []
        GitHubAnnotations.write(ShownFindings([input], limit: limit)) { lines.append($0) }
        return lines
    }

    @Test func `a finding is a command with file, line, column and title, its marks escaped`() {
        #expect(
            lines(FindingsFixture.input(rates: 1)) == [
                "::warning file=in/desk%2C A.csv,line=2,col=4,title=reservation-rate-negative::"
                    + "The nightly rate is below zero. It says -6.38."
            ])
    }

    @Test func `errors, warnings and notes have their own commands, and what has no place has none`() {
        let input = FindingsFixture.input(phones: 1) { findings in
            findings.add(code: SiteRule().code, file: 0)
            findings.add(code: SiteRule().code, file: -1)
        }
        let text = lines(input)
        #expect(text[0].hasPrefix("::notice file=p.vcf,line=1,col=5,title="))
        #expect(text[1].hasPrefix("::error file=in/desk%2C A.csv,title="))
        #expect(text[2].hasPrefix("::error title="))
        #expect(!text[0].contains("secret") && text[0].contains("•••"))
    }

    @Test func `a value can't begin a command of its own`() {
        let input = FindingsFixture.input {
            $0.add(code: RateRule().code, file: 0, field: "x", value: "1\n::error::\r 100%")
        }
        let text = lines(input)
        #expect(text.count == 1 && text[0].contains("1%0A::error::%0D 100%25"))
        #expect(text[0].split(whereSeparator: \.isNewline).count == 1)
    }

    @Test func `more than the limit is one notice a code, and a baseline is told`() {
        var input = FindingsFixture.input(rates: 5)
        #expect(
            lines(input, limit: 2).last == "::notice::reservation-rate-negative: 5 findings, of which 2 are shown")
        input.known = [true, true, true, true, true]
        #expect(lines(input) == ["::notice::5 findings in the baseline not shown"])
    }
}
