internal import Core
internal import Formats

/// The header of a file: its cells, and how many bytes come before the first record.
struct CSVHeader: Equatable {
    var delimiter: UInt8
    var cells: [String]
    /// Where each cell begins: the line from 1, and the column in Unicode scalars from 1.
    var positions: [SourcePosition]
    /// Byte order mark, blank lines, a `sep=` line and the header itself, its line end included.
    var byteCount: Int
    /// Lines in those bytes.
    var lineCount: Int
    /// Cells that are headers which the kind knows.
    var knownCount = 0
    /// The column with a quote that nothing closes; the header is then taken to end with its line.
    var unclosed: Int?

    /// The delimiters that are tried, in order of preference.
    static let delimiters: [UInt8] = [0x2C, 0x3B, 0x09, 0x7C]

    /// Reads the header from the start of a file. Undeclared, the delimiter is the one that gives the most headers
    /// that `kind` knows, then the most cells. nil while the header may go on beyond `head`, and for a file
    /// without a record.
    init?(_ head: [UInt8], encoding: TextEncoding, delimiter declared: UInt8?, kind: RecordKind?, isWhole: Bool) {
        let mark = TextEncoding.byteOrderMark(of: head).map { $0.encoding == .utf8 ? $0.length : 0 } ?? 0
        let body = Array(head[mark...])
        let kinds: [RecordKind] = kind.map { [$0] } ?? CSVFormat.kinds
        let known = kinds.map(Presets.headers)
        var best: (header: CSVHeader, score: (Int, Int))?
        var mayGoOn = false
        // A few kilobytes hold nearly every header; the rest is looked at only if they don't.
        let start = Array(body.prefix(4096))
        for candidate in declared.map({ [$0] }) ?? CSVHeader.delimiters {
            let header =
                CSVHeader(start, encoding: encoding, delimiter: candidate, isWhole: false)
                ?? CSVHeader(body, encoding: encoding, delimiter: candidate, isWhole: isWhole)
            guard let header else {
                mayGoOn = !isWhole
                continue
            }
            let knownCount = header.cells.count { cell in
                let word = foldedWord(cell)
                return known.contains { $0.contains(word) }
            }
            let score = (knownCount, header.cells.count)
            if best.map({ score > $0.score }) ?? true { best = (header, score) }
        }
        // A header that nobody knows is no answer while another delimiter may still give one.
        guard let best, best.score.0 > 0 || !mayGoOn else { return nil }
        self = best.header
        knownCount = best.score.0
        byteCount += mark
    }

    private init?(_ body: [UInt8], encoding: TextEncoding, delimiter: UInt8, isWhole: Bool) {
        let index = CSVIndex(scanning: body, delimiter: delimiter)
        var record = 0
        var delimiter = delimiter
        guard index.recordCount > 0 else { return nil }
        // Excel's own line for the delimiter, "sep=;", is no header.
        let firstLine = index.range(of: 0, in: body)
        let text = body[firstLine].prefix { $0 != 0x0A && $0 != 0x0D }
        if text.count == 5, text.starts(with: Array("sep=".utf8)), let mark = text.last {
            if mark != delimiter {
                delimiter = mark
                guard let header = CSVHeader(body, encoding: encoding, delimiter: mark, isWhole: isWhole) else {
                    return nil
                }
                self = header
                return
            }
            record = 1
        }
        guard record < index.recordCount else { return nil }
        let range = index.range(of: record, in: body)
        // The line end of an unfinished head may still be missing, or half of it.
        guard isWhole || range.upperBound < body.count else { return nil }
        if let fault = index.faults.first(where: { $0.record == record && $0.kind == .unclosedQuote }),
            let end = body[fault.position...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D })
        {
            let isPair = body[end] == 0x0D && end + 1 < body.count && body[end + 1] == 0x0A
            // Without its line end: with it the quote would be open there too.
            let line = Array(body[..<end])
            guard let header = CSVHeader(line, encoding: encoding, delimiter: delimiter, isWhole: true) else {
                return nil
            }
            self = header
            byteCount = end + (isPair ? 2 : 1)
            lineCount += 1
            unclosed = cells.count - 1
            return
        }
        self.delimiter = delimiter
        byteCount = range.upperBound
        lineCount = Int(index.lines[record]) + TextExtent(body, range).lines
        let fields = (0..<index.fieldCount(record)).map { index.field($0, of: record) }
        cells = fields.map { CSVFieldText.trimmedText(body[$0], encoding: encoding) }
        // From cell to cell: a header may have thousands.
        var (reached, position) = (range.lowerBound, SourcePosition(line: Int(index.lines[record]) + 1))
        positions = fields.map {
            position.advance(over: reached..<$0.lowerBound, in: body, encoding: encoding)
            reached = $0.lowerBound
            return position
        }
    }
}
