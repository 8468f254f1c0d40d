/// Lays text out for a terminal of 80 columns.
enum TextLayout {
    static let width = 80

    /// The words of `text` on lines of at most `width` columns, each after `indent` blanks; a longer word gets a line to itself.
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

    /// A term and what it means beside it from `column` on, or below it when the term is too long.
    static func entry(_ term: String, _ meaning: String, column: Int) -> [String] {
        let term = "  " + term
        var lines = wrapped(meaning, indent: column)
        guard !lines.isEmpty, term.count + 2 <= column else { return [term] + lines }
        lines[0] = term + lines[0].dropFirst(term.count)
        return lines
    }
}
