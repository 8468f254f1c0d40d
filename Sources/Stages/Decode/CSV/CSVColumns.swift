internal import Core

/// Columns of dates and counts, by how the source maps them.
enum CSVColumns {
    static func dates(
        _ binding: CSVBinding?, _ dates: CSVDateReader, _ reader: inout CSVCellReader
    ) -> [DateCell] {
        switch binding {
        case .column(let column):
            let cells = reader.cells(column: column)
            let text = reader.text.span
            return [DateCell](capacity: cells.starts.count) { result in
                cells.forEach { result.append(dates.read(text, $0, $1)) }
            }
        case .date(let columns): return datesOfParts(columns, &reader)
        case .constant(let text):
            let bytes = Array(text.utf8)
            return [DateCell](repeating: dates.read(bytes.span, 0, bytes.count), count: reader.rowCount)
        case .sum, nil: return [DateCell](repeating: .missing, count: reader.rowCount)
        }
    }

    /// Year, month (number or English name) and day in columns of their own.
    private static func datesOfParts(_ columns: [Int], _ reader: inout CSVCellReader) -> [DateCell] {
        let years = reader.cells(column: columns[0])
        let months = reader.cells(column: columns[1])
        let days = reader.cells(column: columns[2])
        let text = reader.text.span
        return (0..<reader.rowCount).map { row in
            func bounds(_ cells: CSVCells) -> (Int, Int) { (Int(cells.starts[row]), Int(cells.ends[row])) }
            let (year, month, day) = (bounds(years), bounds(months), bounds(days))
            if year.0 == year.1 && month.0 == month.1 && day.0 == day.1 { return .missing }
            guard let y = CSVCounts.read(text, year.0, year.1).value,
                let m = CSVMonthName.month(text, cell: month.0, month.1),
                let d = CSVCounts.read(text, day.0, day.1).value,
                let date = CalendarDate(year: y, month: m, day: d)
            else { return .unreadable }
            return DateCell(date)
        }
    }

    static func counts(_ binding: CSVBinding?, _ reader: inout CSVCellReader) -> [CountCell] {
        switch binding {
        case .column(let column):
            let cells = reader.cells(column: column)
            let text = reader.text.span
            return [CountCell](capacity: cells.starts.count) { result in
                cells.forEach { result.append(CSVCounts.read(text, $0, $1)) }
            }
        case .sum(let columns):
            let parts = columns.map { counts(.column($0), &reader) }
            return (0..<reader.rowCount).map { row in sum(parts, row) }
        case .constant(let text):
            let bytes = Array(text.utf8)
            return [CountCell](repeating: CSVCounts.read(bytes.span, 0, bytes.count), count: reader.rowCount)
        case .date, nil: return [CountCell](repeating: .missing, count: reader.rowCount)
        }
    }

    /// A missing part counts as 0 if another is there; an unreadable one spoils the sum.
    static func sum(_ parts: [[CountCell]], _ row: Int) -> CountCell {
        var total = 0
        var isAny = false
        for part in parts {
            switch part[row].state {
            case .present:
                total += part[row].value ?? 0
                isAny = true
            case .missing: continue
            case .unreadable, .ambiguous: return .unreadable
            }
        }
        return isAny ? CountCell(total) : .missing
    }
}

/// Cells that follow from others.
enum CSVDerivation {
    /// The sum of the parts where no number of guests is given.
    static func guests(_ guests: inout [CountCell], parts: [[CountCell]]) {
        guard !parts.isEmpty else { return }
        for row in guests.indices where guests[row] == .missing { guests[row] = CSVColumns.sum(parts, row) }
    }
}
