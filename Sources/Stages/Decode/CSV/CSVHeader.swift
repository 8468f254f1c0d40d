internal import InnkeeperCore
internal import InnkeeperFormats

/// The header of a file: its cells, and how many bytes precede the first record.
struct CSVHeader: Equatable {
    /// Why it is uncertain.
    enum Doubt: Equatable {
        /// Two lines may be the header.
        case several(Int, Int)
        /// The first line holds values, and no other line has headings.
        case absent
        /// No row starts on the line that the configuration names.
        case noLine(Int)
    }

    var delimiter: UInt8
    var cells: [String]
    /// Where each cell starts: line from 1, and column in Unicode scalars from 1.
    var positions: [SourcePosition]
    /// The header's own bytes, without its line end.
    var bytes: [UInt8]
    /// Size of the byte order mark, lines above, a `sep=` line, and the header itself with its line end.
    var byteCount: Int
    /// Number of lines in those bytes.
    var lineCount: Int
    /// The number of non-empty lines above it.
    var linesAbove: Int
    /// The column with an unclosed quote; the header then ends with its line.
    var unclosed: Int?
    var doubt: Doubt?
    /// The first rows below it.
    var rows: [[String]] = []

    /// The delimiters to try, in order of preference.
    static let delimiters: [UInt8] = [0x2C, 0x3B, 0x09, 0x7C]

    /// Its line, from 1.
    var line: Int { positions.first?.line ?? 1 }

    /// The number of cells that are known headers.
    func knownCount(_ search: HeaderSearch) -> Int {
        if case .noLine = doubt { return 0 }
        return search.knownCount(cells)
    }

    /// The width of the first rows, if the header has about twice as many cells, some of them numbers: a line end is
    /// missing, and the first record with it.
    var runsOnAfter: Int? {
        guard let width = rows.map(\.count).max(), width > 1, 2 * width - 1...2 * width ~= cells.count else {
            return nil
        }
        let further = cells[width...]
        return further.contains { $0.utf8.contains { $0 &- 0x30 < 10 } } ? width : nil
    }
}

extension CSVHeader {
    /// Finds the header among the first rows of a file. An undeclared delimiter is chosen by whether it gives a header,
    /// then by the number of known headers, then of cells. nil while the header may continue beyond `head`, and for a
    /// file without a record. `line` is the declared line of the header.
    init?(
        _ head: [UInt8], encoding: TextEncoding, delimiter declared: UInt8?, search: HeaderSearch, line: Int? = nil,
        isWhole: Bool
    ) {
        let mark = TextEncoding.byteOrderMark(of: head).map { $0.encoding == .utf8 ? $0.length : 0 } ?? 0
        let body = Array(head[mark...])
        let named = CSVTopRows.namedDelimiter(body)
        var found: [(header: CSVHeader, isSure: Bool)] = []
        var mayGoOn = false
        for delimiter in (named ?? declared).map({ [$0] }) ?? CSVHeader.delimiters {
            if let header = CSVHeader.find(body, encoding, delimiter, search, line, isWhole: isWhole) {
                found.append(header)
            } else {
                mayGoOn = !isWhole
            }
        }
        let sure = found.filter(\.isSure)
        let candidates = (sure.isEmpty ? found : sure).map(\.header)
        // Taking headings apart is what costs most about a table.
        let counts = candidates.count > 1 || mayGoOn ? candidates.map { $0.knownCount(search) } : [0]
        var best: (header: CSVHeader, score: (Int, Int))?
        for (header, count) in zip(candidates, counts) {
            let score = (count, header.cells.count)
            if best.map({ score > $0.score }) ?? true { best = (header, score) }
        }
        // A header without known words is no answer while another delimiter may still give one.
        guard let best, best.score.0 > 0 || !mayGoOn else { return nil }
        self = best.header
        byteCount += mark
    }

    /// A few kilobytes hold nearly every header; the rest is searched only if they don't.
    private static let usualHead = 16 << 10

    private static func find(
        _ body: [UInt8], _ encoding: TextEncoding, _ delimiter: UInt8, _ search: HeaderSearch, _ line: Int?,
        isWhole: Bool
    ) -> (header: CSVHeader, isSure: Bool)? {
        var found: (header: CSVHeader, isSure: Bool)?
        let parts =
            body.count <= usualHead ? [(body, isWhole)] : [(Array(body.prefix(usualHead)), false), (body, isWhole)]
        for (part, isAll) in parts {
            let rows = CSVTopRows(part, encoding: encoding, delimiter: delimiter, isWhole: isAll)
            found = CSVHeader.choose(rows, search, line)
            if found?.isSure ?? false || rows.isFull || part.count == body.count && isAll { break }
        }
        return found
    }

    /// The header among the rows; the first row if uncertain.
    private static func choose(_ rows: CSVTopRows, _ search: HeaderSearch, _ line: Int?) -> (CSVHeader, Bool)? {
        let cells = rows.cells
        guard !cells.isEmpty else { return nil }
        if let line {
            guard let row = rows.rows.firstIndex(where: { $0.line == line }) else {
                var header = rows.header(0)
                header.doubt = .noLine(line)
                return (header, false)
            }
            return (rows.header(row), true)
        }
        switch search.answer(cells) {
        case .row(let row):
            return (rows.header(row), true)
        case .several(let first, let second):
            var header = rows.header(first)
            header.doubt = .several(rows.rows[first].line, rows.rows[second].line)
            return (header, true)
        case .none:
            var header = rows.header(0)
            if cells[0].count(where: CellShape.isData) > 0 { header.doubt = .absent }
            return (header, false)
        }
    }
}
