/// A page of the reference as GitHub Flavored Markdown.
package enum MarkdownPage {
    /// The whole page, below a title and a line that says how it is generated.
    package static func text(_ page: ReferencePage, title: String, made: String) -> String {
        var parts = ["# \(title)", made]
        for block in page.blocks { parts += paragraphs(block) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static func paragraphs(_ block: ReferencePage.Block) -> [String] {
        switch block {
        case .section(let title): return ["## \(marked(title))"]
        case .text(let text): return [marked(text)]
        case .lines(let lines): return [code(lines)]
        case .items(let items):
            return items.flatMap { item in
                ["### \(marked(item.name))", code([item.usage])] + item.paragraphs.map(marked)
            }
        case .entries(let heads, let entries): return [table(heads, entries)]
        }
    }

    private static func code(_ lines: [String]) -> String { (["```text"] + lines + ["```"]).joined(separator: "\n") }

    private static func table(_ heads: [String], _ entries: [ReferencePage.Entry]) -> String {
        let hasValues = entries.contains { !$0.value.isEmpty }
        let heads = heads.count == 3 && !hasValues ? [heads[0], heads[2]] : heads
        var lines = [row(heads), row(heads.map { _ in "---" })]
        for entry in entries {
            let cells = ["`\(entry.term)`"] + (hasValues ? [marked(entry.value)] : []) + [marked(entry.meaning)]
            lines.append(row(cells.map { $0.replacing("|", with: "\\|") }))
        }
        return lines.joined(separator: "\n")
    }

    private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

    /// Escapes what could be a tag or emphasis, except between backticks.
    private static func marked(_ text: String) -> String {
        let parts = text.replacing("\n", with: " ").split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return escaped(text) }
        return parts.enumerated().map { index, part in
            index % 2 == 0 ? escaped(String(part)) : String(part)
        }.joined(separator: "`")
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("<", with: "&lt;").replacing("*", with: "\\*")
    }
}
