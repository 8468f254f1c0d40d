/// Lays out text for an 80-column terminal.
enum TextLayout {
    static let width = 80

    /// `text` wrapped into lines of at most `width` columns, each indented by `indent` blanks; a longer word gets its
    /// own line.
    static func wrapped(_ text: String, indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, indent + line.count + 1 + word.count > width {
                lines.append(margin + line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        if !line.isEmpty { lines.append(margin + line) }
        return lines
    }

    /// A term with its meaning beside it from `column` on, or below it if the term is too long.
    static func entry(_ term: String, _ meaning: String, column: Int) -> [String] {
        let term = "  " + term
        var lines = wrapped(meaning, indent: column)
        guard !lines.isEmpty, term.count + 2 <= column else { return [term] + lines }
        lines[0] = term + lines[0].dropFirst(term.count)
        return lines
    }
}
