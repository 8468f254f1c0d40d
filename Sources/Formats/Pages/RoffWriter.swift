/// Writes a page in the macros of man(7). All input is plain text; what roff would take for a command is escaped here.
package struct RoffWriter {
    /// The whole page. `program` appears in its footer.
    package static func text(_ page: ReferencePage, program: String) -> String {
        var roff = RoffWriter()
        let manual = page.section == 1 ? "User Commands" : "File Formats"
        roff.macro(".TH", [page.name.uppercased(), "\(page.section)", "", program, manual])
        roff.macro(".SH", ["NAME"])
        roff.text("\(page.name) - \(page.summary)")
        for block in page.blocks { roff.add(block) }
        return roff.source
    }

    private(set) var source = ""

    private mutating func add(_ block: ReferencePage.Block) {
        switch block {
        case .section(let title): macro(".SH", [title.uppercased()])
        case .text(let text):
            macro(".PP", [])
            self.text(text)
        case .lines(let lines):
            for (index, line) in lines.enumerated() {
                if index > 0 { macro(".br", []) }
                text(line)
            }
        case .items(let items):
            for item in items {
                entry(item.usage, "", item.paragraphs.first ?? "")
                for paragraph in item.paragraphs.dropFirst() {
                    macro(".IP", [])
                    text(paragraph)
                }
            }
        case .entries(_, let entries): for one in entries { entry(one.term, one.value, one.meaning) }
        }
    }

    private mutating func macro(_ name: String, _ arguments: [String]) {
        let quoted = arguments.map {
            $0.allSatisfy { $0.isLetter || $0.isNumber } && !$0.isEmpty ? $0 : "\"\(escaped($0))\""
        }
        source += ([name] + quoted).joined(separator: " ") + "\n"
    }

    /// A line of running text.
    private mutating func text(_ text: String) {
        let line = marked(text)
        source += (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + line + "\n"
    }

    /// A term in bold with its value, and its meaning indented below.
    private mutating func entry(_ term: String, _ value: String, _ meaning: String) {
        macro(".TP", [])
        source += "\\fB" + escaped(term) + "\\fR" + (value.isEmpty ? "" : "  (\(marked(value)))") + "\n"
        text(meaning)
    }

    /// Puts text between backticks in bold; a single backtick is literal.
    private func marked(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return escaped(text) }
        return parts.enumerated().map { index, part in
            index % 2 == 0 ? escaped(String(part)) : "\\fB" + escaped(String(part)) + "\\fR"
        }.joined()
    }

    private func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "\"": result += "\\(dq"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case "\n": result += " "
            default: result.append(character)
            }
        }
        return result
    }
}
