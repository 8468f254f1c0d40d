internal import InnkeeperCore
import InnkeeperFormats

/// Tables whose layout isn't one record per row: nothing reads them, but they can be identified.
enum TableShape: Equatable {
    /// Sites along one side and days along the other, with a guest's name or a colour on the nights of a stay.
    case calendarGrid
    /// Headings in the first column, and one record per column.
    case transposed

    /// `head` are the first bytes of a table as CSV, possibly of a sheet; nil for any other.
    init?(csv head: [UInt8]) {
        let rows = TableShape.rows(head)
        if rows.prefix(TableShape.topRowCount).contains(where: { TableShape.holdsDays($0, numbers: true) })
            || TableShape.isGridOfDates(rows)
        {
            self = .calendarGrid
        } else if TableShape.isTransposed(rows) {
            self = .transposed
        } else {
            return nil
        }
    }

    /// The number of rows in which a row of days is searched for.
    private static let topRowCount = 15
    /// This many consecutive days are no coincidence.
    private static let daysInTurn = 7

    /// The first rows in which headings or days are searched for.
    static func topRows(_ head: [UInt8]) -> some Sequence<[String]> { rows(head).prefix(topRowCount) }

    /// The first rows, without the location columns of a sheet.
    private static func rows(_ head: [UInt8]) -> [[String]] {
        let encoding = TextEncoding.byteOrderMark(of: head)?.encoding ?? TextEncoding.unmarkedUTF16(head) ?? .utf8
        var stream = CSVByteStream(encoding: encoding)
        let text = stream.push(head)
        let mark = TextEncoding.byteOrderMark(of: text).map { $0.encoding == .utf8 ? $0.length : 0 } ?? 0
        let tables = CSVHeader.delimiters.map { delimiter in
            CSVTopRows(Array(text[mark...]), encoding: encoding, delimiter: delimiter, isWhole: true).cells
        }
        let widest = tables.max { width($0) < width($1) } ?? []
        let lines = widest.filter { $0.contains { !$0.isEmpty } }
        let isSheet =
            !lines.isEmpty
            && lines.allSatisfy { line in
                line.count >= 2 && (line[1] == "row" || SheetRowLabel(Array(line[1].utf8)[...]) != nil)
            }
        let names = Set(lines.compactMap { $0.first == "sheet" ? nil : $0.first })
        return isSheet && names.count <= 1 ? lines.map { Array($0.dropFirst(TablePlan.sheetColumns)) } : lines
    }

    private static func width(_ rows: [[String]]) -> Int { rows.map(\.count).max() ?? 0 }

    // MARK: Grids

    /// Whether the cells, except for a few at the start, are consecutive days: dates or, with `numbers`, days of the
    /// month. There may be one empty cell between two.
    private static func holdsDays(_ cells: [String], numbers: Bool) -> Bool {
        var (count, last, gap) = (0, Int32(0), 0)
        for cell in cells {
            if cell.isEmpty {
                gap += 1
                if gap > 1 { count = 0 }
                continue
            }
            gap = 0
            guard let day = day(cell, numbers: numbers) else {
                count = 0
                continue
            }
            let isNext = day == last + 1 || numbers && day == 1 && 28...31 ~= last
            count = isNext && count > 0 ? count + 1 : 1
            last = day
            if count == daysInTurn { return true }
        }
        return false
    }

    /// For `2026-05-04` its day number; for `4`, `4.` and `Mo 4` the day of the month.
    private static func day(_ cell: String, numbers: Bool) -> Int32? {
        if let day = CellShape.day(cell, dayFirst: true) { return day }
        guard numbers, cell.count <= 12 else { return nil }
        let digits = cell.split { !("0"..."9").contains($0) }
        guard digits.count == 1, let day = Int32(digits[0]), 1...31 ~= day else { return nil }
        return day
    }

    /// Days downwards, and words in several columns next to them.
    private static func isGridOfDates(_ rows: [[String]]) -> Bool {
        (0..<2).contains { column in
            let cells = rows.map { column < $0.count ? $0[column] : "" }
            guard holdsDays(cells, numbers: false) else { return false }
            let others = rows.filter { column < $0.count && CellShape.isDate($0[column]) }
                .map { row in row.enumerated().filter { $0.offset > column && !$0.element.isEmpty }.map(\.element) }
            let words = others.joined().count { !$0.contains(where: \.isNumber) }
            let columns = width(rows) - column - 1
            return columns >= 3 && words * 2 > others.joined().count
                && others.joined().count * 10 < others.count * columns * 9
        }
    }

    // MARK: Transposed tables

    /// Whether the first column would form known headings, and no row does.
    private static func isTransposed(_ rows: [[String]]) -> Bool {
        guard width(rows) >= 2, rows.count >= 3 else { return false }
        let first = rows.map { $0.first ?? "" }
        guard first.filter({ !$0.isEmpty }).count >= 3, !first.contains(where: CellShape.isData) else { return false }
        let search = HeaderSearch()
        guard search.knownCount(first) >= 3, !rows.contains(where: { search.knownCount($0) >= 2 }) else { return false }
        let columns = (1..<width(rows)).prefix(20).map { column in rows.map { column < $0.count ? $0[column] : "" } }
        return TableHead(headers: first, rows: columns).kind != nil
    }
}
