internal import InnkeeperCore
internal import InnkeeperFormats

/// The first rows of a file, in which its header is searched for.
struct CSVTopRows {
    struct Row {
        /// The ranges of the cells, and of the whole row with its line end.
        var fields: [Range<Int>]
        var range: Range<Int>
        /// From 1.
        var line: Int
        var isUnclosed = false
    }

    private(set) var rows: [Row] = []
    /// Whether there are as many rows as are ever considered.
    var isFull: Bool { rows.count == HeaderSearch.rowLimit }
    private let body: [UInt8]
    private let encoding: TextEncoding
    private let delimiter: UInt8

    /// `body` starts after any byte order mark. The last row counts only if it is complete.
    init(_ body: [UInt8], encoding: TextEncoding, delimiter: UInt8, isWhole: Bool) {
        self.body = body
        self.encoding = encoding
        self.delimiter = delimiter
        let index = CSVIndex(scanning: body, delimiter: delimiter)
        let first = CSVTopRows.namedDelimiter(body) == nil ? 0 : 1
        for record in first..<max(first, min(index.recordCount, first + HeaderSearch.rowLimit)) {
            let range = index.range(of: record, in: body)
            // The line end of an unfinished head may be missing, or half of it.
            guard isWhole || range.upperBound < body.count else { return }
            let line = Int(index.lines[record]) + 1
            if let fault = index.faults.first(where: { $0.record == record && $0.kind == .unclosedQuote }) {
                rows.append(unclosedRow(from: range.lowerBound, quote: fault.position, line: line))
                return
            }
            let fields = (0..<index.fieldCount(record)).map { index.field($0, of: record) }
            rows.append(Row(fields: fields, range: range, line: line))
        }
    }

    /// The delimiter in Excel's special line "sep=;", which is not a row.
    static func namedDelimiter(_ body: [UInt8]) -> UInt8? {
        let line = body.drop { $0 == 0x0A || $0 == 0x0D }.prefix { $0 != 0x0A && $0 != 0x0D }
        return line.count == 5 && line.starts(with: Array("sep=".utf8)) ? line.last : nil
    }

    var cells: [[String]] { rows.map(cells) }

    private func cells(_ row: Row) -> [String] {
        row.fields.map { CSVFieldText.trimmedText(body[$0], encoding: encoding) }
    }

    /// A row with an unclosed quote is taken to end with the quote's line.
    private func unclosedRow(from start: Int, quote: Int, line: Int) -> Row {
        let end = body[quote...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? body.count
        let isPair = end + 1 < body.count && body[end] == 0x0D && body[end + 1] == 0x0A
        // Without its line end, after which the quote would still be open.
        let text = Array(body[start..<end])
        let index = CSVIndex(scanning: text, delimiter: delimiter)
        let fields = (0..<index.fieldCount(0)).map { field in
            let range = index.field(field, of: 0)
            return start + range.lowerBound..<start + range.upperBound
        }
        return Row(
            fields: fields, range: start..<min(body.count, end + (isPair ? 2 : 1)), line: line, isUnclosed: true)
    }

    /// The header that `row` would be for all rows that follow.
    func header(_ row: Int) -> CSVHeader {
        let header = rows[row]
        var end = header.range.upperBound
        while end > header.range.lowerBound, body[end - 1] == 0x0A || body[end - 1] == 0x0D { end -= 1 }
        let extent = TextExtent(body, header.range)
        // Incrementally, as a header may have thousands of cells.
        var (reached, position) = (header.range.lowerBound, SourcePosition(line: header.line))
        let positions = header.fields.map {
            position.advance(over: reached..<$0.lowerBound, in: body, encoding: encoding)
            reached = $0.lowerBound
            return position
        }
        return CSVHeader(
            delimiter: delimiter, cells: cells(header), positions: positions,
            bytes: Array(body[header.range.lowerBound..<end]), byteCount: header.range.upperBound,
            lineCount: header.line - 1 + extent.lines,
            linesAbove: rows[..<row].count { !$0.fields.allSatisfy(\.isEmpty) },
            unclosed: header.isUnclosed ? header.fields.count - 1 : nil,
            rows: rows[(row + 1)...].prefix(20).map(cells))
    }
}
