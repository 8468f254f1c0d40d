package import InnkeeperCore

/// The line that a finding points at, cut to fit, with the position marked. Personal cells are blanked.
package struct CodeFrame: Sendable, Equatable {
    /// The width of the excerpt in columns.
    package static let columns = 100

    /// From 1.
    package var line: Int
    /// What precedes the position; begins with "…" if the line was cut.
    package var before: String
    /// What the finding is about: its value if it is there, else one character.
    package var marked: String
    package var after: String

    /// nil for a finding about a whole line or file, and if the line can't be shown.
    package init?(_ finding: Finding, row: Int, of input: RunData) {
        guard CodeFrame.hasPlace(finding),
            let text = input.lines?.line(
                finding.line, ofFile: Int(input.findings.rows[row].file), showValues: input.showValues)
        else { return nil }
        self.init(finding, line: text)
    }

    /// Whether the finding is about a place in a line.
    static func hasPlace(_ finding: Finding) -> Bool { finding.line > 0 && finding.column > 0 }

    /// nil if the place is not in the line.
    init?(_ finding: Finding, line text: String) {
        let scalars = Array(text.unicodeScalars)
        guard let place = finding.cell.isEmpty ? finding.column - 1 : CodeFrame.start(ofCell: finding.column, scalars),
            place <= scalars.count
        else { return nil }
        // The excerpt begins so that the position is within its first two thirds.
        let first = max(0, place - CodeFrame.columns * 2 / 3)
        let value = Array(finding.value.unicodeScalars)
        var end = min(place + 1, scalars.count)
        if !value.isEmpty, scalars[place...].starts(with: value) { end = place + value.count }
        func part(_ range: Range<Int>) -> String {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[range])
            return Sanitizer.line(String(view))
        }
        line = finding.line
        before = (first > 0 ? "…" : "") + part(first..<place)
        marked = part(place..<end)
        after = part(end..<scalars.count)
    }

    /// Where a cell begins in the text of a sheet's row, which has the sheet's name and the row's number before the
    /// cells.
    private static func start(ofCell column: Int, _ row: [Unicode.Scalar]) -> Int? {
        var (cell, isQuoted) = (-1, false)
        for (index, scalar) in row.enumerated() {
            if scalar == "\"" { isQuoted.toggle() }
            guard scalar == ",", !isQuoted else { continue }
            cell += 1
            if cell == column { return index + 1 }
        }
        return nil
    }
}
