internal import InnkeeperCore
internal import InnkeeperFormats

/// The first rows of a file, among which its header is looked for.
struct CSVTopRows {
    struct Row {
        /// Of the cells, and of the whole row with its line end.
        var fields: [Range<Int>]
        var range: Range<Int>
        /// From 1.
        var line: Int
        var isUnclosed = false
    }

    private(set) var rows: [Row] = []
    /// There are as many as are ever looked at.
    var isFull: Bool { rows.count == HeaderSearch.rowLimit }
    private let body: [UInt8]
    private let encoding: TextEncoding
    private let delimiter: UInt8

    /// `body` begins after a byte order mark. The last row counts only if it is whole.
    init(_ body: [UInt8], encoding: TextEncoding, delimiter: UInt8, isWhole: Bool) {
        self.body = body
        self.encoding = encoding
        self.delimiter = delimiter
        let index = CSVIndex(scanning: body, delimiter: delimiter)
        let first = CSVTopRows.namedDelimiter(body) == nil ? 0 : 1
        for record in first..<max(first, min(index.recordCount, first + HeaderSearch.rowLimit)) {
            let range = index.range(of: record, in: body)
            // The line end of an unfinished head may still be missing, or half of it.
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

    /// Excel's own line for the delimiter, "sep=;", is not a row.
    static func namedDelimiter(_ body: [UInt8]) -> UInt8? {
        let line = body.drop { $0 == 0x0A || $0 == 0x0D }.prefix { $0 != 0x0A && $0 != 0x0D }
        return line.count == 5 && line.starts(with: Array("sep=".utf8)) ? line.last : nil
    }

    var cells: [[String]] { rows.map(cells) }

    private func cells(_ row: Row) -> [String] {
        row.fields.map { CSVFieldText.trimmedText(body[$0], encoding: encoding) }
    }

    /// A row with a quote that nothing closes is taken to end with the quote's line.
    private func unclosedRow(from start: Int, quote: Int, line: Int) -> Row {
        let end = body[quote...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? body.count
        let isPair = end + 1 < body.count && body[end] == 0x0D && body[end + 1] == 0x0A
        // Without its line end: with it the quote would be open there too.
        let text = Array(body[start..<end])
        let index = CSVIndex(scanning: text, delimiter: delimiter)
        let fields = (0..<index.fieldCount(0)).map { field in
            let range = index.field(field, of: 0)
            return start + range.lowerBound..<start + range.upperBound
        }
        return Row(
            fields: fields, range: start..<min(body.count, end + (isPair ? 2 : 1)), line: line, isUnclosed: true)
    }

    /// What `row` is as the header of all that follow.
    func header(_ row: Int) -> CSVHeader {
        let header = rows[row]
        var end = header.range.upperBound
        while end > header.range.lowerBound, body[end - 1] == 0x0A || body[end - 1] == 0x0D { end -= 1 }
        let extent = TextExtent(body, header.range)
        // From cell to cell: a header may have thousands.
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
