public import InnkeeperCore

/// Writes rows of CSV by RFC 4180: a cell with a delimiter, quote or line end is quoted, a quote in it is doubled. Rows
/// end in LF, which suits line tools and version control.
///
/// `formulaSafe` protects people who open the file in a spreadsheet: a cell that a spreadsheet would run as a formula
/// gets a leading apostrophe (OWASP, "CSV Injection"). A cell that is a plain number stays a number.
///
/// Control characters, which could manipulate a terminal that shows the file, are written as `\\u{1B}`; tabs and line
/// ends stay.
public struct CSVWriter: Sendable {
    private var bytes: [UInt8] = []
    private let formulaSafe: Bool
    private let delimiter: UInt8
    private let decimalMark: UInt8

    /// `delimiter` is one ASCII character other than a quote or line end. `decimalMark` is that of plain numbers.
    public init(formulaSafe: Bool = true, delimiter: UInt8 = 0x2C, decimalMark: UInt8 = 0x2E) {
        precondition(delimiter < 0x80 && ![0x22, 0x0A, 0x0D].contains(delimiter))
        self.formulaSafe = formulaSafe
        self.delimiter = delimiter
        self.decimalMark = decimalMark
    }

    public mutating func row(_ cells: [String]) { row(OutputRow(cells)) }

    /// Nearly every row is written unchanged.
    public mutating func row(_ row: borrowing OutputRow) {
        // How many special bytes are left in the cells, if only those matter.
        var left = Int.max
        if delimiter == OutputRow.separator, row.count > 1 {
            left = markCount(row.bytes.span, 0, row.bytes.count) - row.count
        }
        let mayHaveFormulas = formulaSafe && row.hasUnusualStart
        if left == 0, !mayHaveFormulas {
            bytes.append(contentsOf: row.bytes)
            bytes[bytes.count - 1] = 0x0A
            return
        }
        if row.count == 0 { return bytes.append(0x0A) }
        // A row of one empty cell would be a blank line, which readers skip.
        if row.count == 1, row.ends[0] == 0 { bytes.append(contentsOf: [0x22, 0x22]) }
        // Consecutive cells that need nothing are written together.
        var written = 0
        var start = 0
        var cell = 0
        while left > 0 || mayHaveFormulas, cell < row.count {
            let end = row.ends[cell]
            let marks = left > 0 ? markCount(row.bytes.span, start, end) : 0
            left -= marks
            let mayBeFormula = mayHaveFormulas && start < end && !OutputRow.isUsualStart(row.bytes[start])
            if marks > 0 || mayBeFormula || delimiter != OutputRow.separator {
                bytes.append(contentsOf: row.bytes[written..<start])
                append(row.bytes[start..<end], marks: marks, mayBeFormula: mayBeFormula)
                bytes.append(delimiter)
                written = end + 1
            }
            start = end + 1
            cell += 1
        }
        bytes.append(contentsOf: row.bytes[written...])
        bytes[bytes.count - 1] = 0x0A
    }

    /// How many bytes need attention: delimiters, quotes, line ends, and possible control characters.
    private func markCount(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
        CSVWriter.count(text, start, end) { byte in
            // C1 control characters begin with 0xC2.
            (byte == delimiter ? 1 : 0) | (byte == 0x22 ? 1 : 0) | (byte < 0x20 ? 1 : 0) | (byte == 0x7F ? 1 : 0)
                | (byte == 0xC2 ? 1 : 0)
        }
    }

    /// How many bytes `isCounted` gives 1 for. Without branches, and with counts that fit a byte, the compiler
    /// vectorises it, which is ten times as fast.
    @inline(__always)
    private static func count(
        _ text: Span<UInt8>, _ start: Int, _ end: Int, _ isCounted: (_ byte: UInt8) -> UInt8
    ) -> Int {
        var count = 0
        var blockStart = start
        while blockStart < end {
            let blockEnd = min(blockStart &+ 128, end)
            var some: UInt8 = 0
            for index in blockStart..<blockEnd { some &+= isCounted(text[index]) }
            count &+= Int(some)
            blockStart = blockEnd
        }
        return count
    }

    /// How many bytes `take` would return.
    public var byteCount: Int { bytes.count }

    /// Returns the rows since the last call; the writer starts again empty.
    public mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    /// `marks` is the cell's `markCount`.
    private mutating func append(_ cell: ArraySlice<UInt8>, marks: Int, mayBeFormula: Bool) {
        var cell = cell
        var (delimiters, quotes) = marks > 0 ? delimitersAndQuotes(cell.span) : (0, 0)
        var hasLineEnd = false
        if marks > delimiters + quotes {
            cell = CSVWriter.withoutControls(cell)
            (delimiters, quotes) = delimitersAndQuotes(cell.span)
            hasLineEnd = cell.contains { $0 == 0x0A || $0 == 0x0D }
        }
        let mustQuote = delimiters + quotes > 0 || hasLineEnd
        let isFormula = mayBeFormula && looksLikeFormula(cell)
        if mustQuote { bytes.append(0x22) }
        if isFormula { bytes.append(0x27) }
        // Text between quotes is written in one go.
        var written = cell.startIndex
        if quotes > 0 {
            for index in cell.indices where cell[index] == 0x22 {
                bytes.append(contentsOf: cell[written...index])
                bytes.append(0x22)
                written = index + 1
            }
        }
        bytes.append(contentsOf: cell[written...])
        if mustQuote { bytes.append(0x22) }
    }

    private func delimitersAndQuotes(_ text: Span<UInt8>) -> (delimiters: Int, quotes: Int) {
        (
            CSVWriter.count(text, 0, text.count) { $0 == delimiter ? 1 : 0 },
            CSVWriter.count(text, 0, text.count) { $0 == 0x22 ? 1 : 0 }
        )
    }

    /// The cell with its control characters escaped; invalid UTF-8 stays.
    private static func withoutControls(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        func isControl(_ index: Int) -> Bool {
            let byte = cell[index]
            if byte < 0x20 { return byte != 0x09 && byte != 0x0A && byte != 0x0D }
            if byte == 0xC2 { return index + 1 < cell.endIndex && 0x80..<0xA0 ~= cell[index + 1] }
            return byte == 0x7F
        }
        guard cell.indices.contains(where: isControl) else { return cell }
        var result: [UInt8] = []
        var index = cell.startIndex
        while index < cell.endIndex {
            if isControl(index) {
                let isLong = cell[index] == 0xC2
                let code = isLong ? cell[index + 1] : cell[index]
                result += Array("\\u{\(String(code, radix: 16, uppercase: true))}".utf8)
                index += isLong ? 2 : 1
            } else {
                result.append(cell[index])
                index += 1
            }
        }
        return result[...]
    }

    /// Whether a spreadsheet may take the cell for a formula: after blanks, no-break spaces and line ends it begins
    /// with `=`, `+`, `-` or `@` (or their full-width forms), or it begins with a tab or a carriage return.
    private func looksLikeFormula(_ cell: ArraySlice<UInt8>) -> Bool {
        // Most are telephone numbers.
        if cell.first == 0x2B || cell.first == 0x2D { return !isPlainNumber(cell) }
        return looksLikeFormula(String(decoding: cell, as: UTF8.self))
    }

    private func looksLikeFormula(_ cell: String) -> Bool {
        guard let first = cell.unicodeScalars.first else { return false }
        if first == "\t" || first == "\r" { return true }
        let blanks: [Unicode.Scalar] = [" ", "\t", "\r", "\n", "\u{A0}"]
        guard let mark = cell.unicodeScalars.first(where: { !blanks.contains($0) }) else { return false }
        return ["=", "@", "+", "-", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}"].contains(mark)
    }

    /// A sign, digits, and at most one decimal mark with digits after it. `+1-1` isn't one.
    private func isPlainNumber(_ signed: ArraySlice<UInt8>) -> Bool {
        var digits = 0
        var hasMark = false
        for byte in signed.dropFirst() {
            if 0x30...0x39 ~= byte {
                digits += 1
            } else if byte == decimalMark, !hasMark, digits > 0 {
                hasMark = true
                digits = 0
            } else {
                return false
            }
        }
        return digits > 0
    }
}
