import InnkeeperFormats
import Testing

struct MarkdownPageTests {
    private func page(_ fill: (inout ReferencePage) -> Void) -> String {
        var page = ReferencePage(name: "desk", section: 5, summary: "what a desk is")
        fill(&page)
        return MarkdownPage.text(page, title: "Desk", made: "Made.")
    }

    @Test func `a page has its title, sections and texts`() {
        let text = page {
            $0.add(section: "Keys")
            $0.add(text: "One `a | b`.")
            $0.add(lines: ["innkeeper run", "innkeeper check"])
        }
        #expect(
            text == "# Desk\n\nMade.\n\n## Keys\n\nOne `a | b`.\n\n```text\ninnkeeper run\ninnkeeper check\n```\n")
    }

    @Test func `entries are a table, without a column that would be empty`() {
        let full = page { $0.add(["key", "value", "meaning"], [.init("a", "a|b", "What `x|y` is.")]) }
        #expect(full.hasSuffix("| key | value | meaning |\n| --- | --- | --- |\n| `a` | a\\|b | What `x\\|y` is. |\n"))
        let short = page { $0.add(["key", "value", "meaning"], [.init("a", "What it is.")]) }
        #expect(short.hasSuffix("| key | meaning |\n| --- | --- |\n| `a` | What it is. |\n"))
    }

    @Test func `an item has a heading, its usage and its paragraphs`() {
        let text = page { $0.add(items: [.init("run", usage: "innkeeper run [FOLDER]", ["First.", "Second."])]) }
        #expect(text.hasSuffix("### run\n\n```text\ninnkeeper run [FOLDER]\n```\n\nFirst.\n\nSecond.\n"))
    }

    @Test func `nothing outside of code is a tag or emphasis`() {
        #expect(page { $0.add(text: "a <b> *c* `<d> *e*`") }.hasSuffix("a &lt;b> \\*c\\* `<d> *e*`\n"))
        #expect(page { $0.add(text: "one ` alone *") }.hasSuffix("one ` alone \\*\n"))
    }
}
