import InnkeeperFormats
import Testing

struct RoffWriterTests {
    private func page(_ fill: (inout ReferencePage) -> Void) -> String {
        var page = ReferencePage(name: "desk", section: 5, summary: "what a desk is")
        fill(&page)
        return RoffWriter.text(page, program: "innkeeper 1.2.3")
    }

    @Test func `a page begins with its title and its name`() {
        #expect(
            page { _ in }
                == ".TH DESK 5 \"\" \"innkeeper 1.2.3\" \"File Formats\"\n.SH NAME\ndesk \\- what a desk is\n")
    }

    @Test func `an entry has its term in bold, its value, and its meaning`() {
        let text = page {
            $0.add(["key", "value", "meaning"], [.init("max-age", "a length", "How old `a` file may be.")])
        }
        #expect(text.hasSuffix(".TP\n\\fBmax\\-age\\fR  (a length)\nHow old \\fBa\\fR file may be.\n"))
    }

    @Test func `an item has all its paragraphs below its usage`() {
        let text = page { $0.add(items: [.init("run", usage: "innkeeper run", ["First.", "Second."])]) }
        #expect(text.hasSuffix(".TP\n\\fBinnkeeper run\\fR\nFirst.\n.IP\nSecond.\n"))
    }

    @Test func `nothing in a text is a command of roff`() {
        let text = page {
            $0.add(text: ".SH is no section")
            $0.add(text: "'quoted' \\n and a ` alone")
            $0.add(lines: ["~/.local", "^"])
        }
        #expect(text.contains("\n\\&.SH is no section\n"))
        #expect(text.contains("\n\\(aqquoted\\(aq \\en and a \\(ga alone\n"))
        #expect(text.hasSuffix("\\(ti/.local\n.br\n\\(ha\n"))
    }
}
