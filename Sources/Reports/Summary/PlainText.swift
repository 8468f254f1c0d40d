/// Blocks as plain text of 80 columns, for mail and terminals.
package enum PlainText {
    package static let columns = 80

    package static func render(_ blocks: [Block]) -> String {
        var lines: [String] = []
        for block in blocks {
            // A heading has a blank line before it and none after it.
            switch block {
            case .title(let text):
                let title = Sanitizer.cut(Sanitizer.line(text), to: columns)
                lines += [title, String(repeating: "=", count: Sanitizer.width(title))]
            case .heading(let text):
                let heading = Sanitizer.cut(Sanitizer.line(text), to: columns)
                lines += ["", heading.uppercased()]
            case .line(let text): lines += Sanitizer.wrap(Sanitizer.line(text), columns: columns)
            case .list(let items):
                for item in items { lines += Sanitizer.wrap("- " + Sanitizer.line(item), columns: columns, indent: 2) }
            case .table(let table): lines += rendered(table, columns: columns)
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Columns as wide as their widest cell; if the table is too wide, the widest column shrinks.
    static func rendered(_ table: TextTable, columns: Int) -> [String] {
        let rows = [table.headers] + table.rows.map { $0.map(Sanitizer.line) }
        var widths = table.headers.indices.map { column in rows.map { Sanitizer.width($0[column]) }.max() ?? 0 }
        let gaps = 2 * (widths.count - 1)
        while widths.reduce(gaps, +) > columns, let widest = widths.max(), widest > 4 {
            guard let index = widths.firstIndex(of: widest) else { break }
            widths[index] -= 1
        }
        return rows.map { row in
            let cells = row.indices.map { Sanitizer.pad(row[$0], to: widths[$0], right: table.numbers.contains($0)) }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
