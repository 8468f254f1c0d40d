import InnkeeperArguments
import InnkeeperFormats
import Testing

struct ManualPageTests {
    private let page = RoffWriter.text(ManualPage.page, program: "innkeeper 1.2.3")

    @Test func `the page has the usual sections in the usual order`() {
        let sections = page.split(separator: "\n").filter { $0.hasPrefix(".SH") }.map {
            $0.dropFirst(4).filter { $0 != "\"" }
        }
        #expect(
            sections == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXIT STATUS", "ENVIRONMENT", "FILES",
                "EXAMPLES",
            ])
        #expect(page.hasPrefix(".TH INNKEEPER 1 \"\" \"innkeeper 1.2.3\" \"User Commands\"\n"))
    }

    @Test func `only macros start with a control character`() {
        // Given the macros that are used on purpose
        let macros: Set<Substring> = [".TH", ".SH", ".TP", ".IP", ".PP", ".br"]
        for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(macros.contains(line.prefix { $0 != " " }), "\(line)")
        }
    }

    @Test func `hyphens can be copied and quotes stay as typed`() {
        #expect(page.contains("\\-\\-fail\\-on"))
        #expect(page.contains("\\-\\-exclude \\(aqold/*\\(aq"))
        #expect(!page.split(separator: "\n").contains { $0.hasPrefix("\\fB") && $0.contains(" --") })
    }
}
