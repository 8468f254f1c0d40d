/// Blocks as GitHub Flavored Markdown. Nothing in a text can become markup or a link.
package enum Markdown {
    package static func render(_ blocks: [Block]) -> String {
        var result = ""
        for block in blocks {
            if !result.isEmpty { result += "\n" }
            switch block {
            case .title(let text): result += "# \(escaped(text))\n"
            case .heading(let text): result += "## \(escaped(text))\n"
            case .line(let text): result += "\(escaped(text))\n"
            case .list(let items): for item in items { result += "- \(escaped(item))\n" }
            case .table(let table): result += rendered(table)
            }
        }
        return result
    }

    /// The text with all Markdown characters escaped.
    package static func escaped(_ text: String) -> String {
        var result = ""
        var atStart = true
        var digitsOnly = true
        for character in Sanitizer.line(text) {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\\", "`", "*", "_", "[", "]", "|", "~", "$": result += "\\\(character)"
            case "#", "-", "+", "=": result += atStart ? "\\\(character)" : String(character)
            // A number with a point or a bracket at the beginning of a line would be a list.
            case ".", ")": result += digitsOnly && !atStart ? "\\\(character)" : String(character)
            case "@": result += "&#64;"
            default: result.append(character)
            }
            atStart = false
            if !character.isASCII || !character.isNumber { digitsOnly = false }
        }
        // GitHub turns bare URLs into links; written like this it doesn't recognise any.
        return result.replacing("://", with: "&#58;//").replacing("www.", with: "www&#46;")
    }

    private static func rendered(_ table: TextTable) -> String {
        func row(_ cells: [String]) -> String { "| " + cells.map(escaped).joined(separator: " | ") + " |\n" }
        let marks = table.headers.indices.map { table.numbers.contains($0) ? "---:" : "---" }
        return row(table.headers) + "| " + marks.joined(separator: " | ") + " |\n" + table.rows.map(row).joined()
    }
}
