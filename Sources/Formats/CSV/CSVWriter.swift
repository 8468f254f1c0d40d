public import Core

/// Writes rows of CSV by RFC 4180: a cell with a delimiter, quote or line end is quoted, a quote in it is doubled.
/// Rows end in LF, so that line tools and version control take them as they are.
///
/// `formulaSafe` guards whoever opens the file in a spreadsheet: a cell that a spreadsheet would run as a formula
/// gets an apostrophe in front (OWASP, "CSV Injection"). A cell that is wholly a plain number stays a number.
public struct CSVWriter: Sendable {
    private var bytes: [UInt8] = []
    private let formulaSafe: Bool
    private let delimiter: UInt8

    /// `delimiter` is one ASCII character, not a quote and not a line end.
    public init(formulaSafe: Bool = true, delimiter: UInt8 = 0x2C) {
        precondition(delimiter < 0x80 && ![0x22, 0x0A, 0x0D].contains(delimiter))
        self.formulaSafe = formulaSafe
        self.delimiter = delimiter
    }

    public mutating func row(_ cells: [String]) { row(OutputRow(cells)) }

    /// Nearly every row goes out as it stands.
    public mutating func row(_ row: borrowing OutputRow) {
        if isPlain(row) {
            bytes.append(contentsOf: row.bytes)
            bytes[bytes.count - 1] = 0x0A
            return
        }
        if row.count == 0 { return bytes.append(0x0A) }
        // A row of one empty cell would be a blank line, which readers skip.
        if row.count == 1, row.ends[0] == 0 { bytes.append(contentsOf: [0x22, 0x22]) }
        // Neighbours that need nothing go out together.
        var written = 0
        var start = 0
        for cell in 0..<row.count {
            let end = row.ends[cell]
            if needsCare(row.bytes.span, start, end) || delimiter != OutputRow.separator {
                bytes.append(contentsOf: row.bytes[written..<start])
                append(row.bytes[start..<end])
                bytes.append(delimiter)
                written = end + 1
            }
            start = end + 1
        }
        bytes.append(contentsOf: row.bytes[written...])
        bytes[bytes.count - 1] = 0x0A
    }

    /// Whether a cell may have to be quoted or guarded.
    private func needsCare(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        guard start < end else { return false }
        var found: UInt8 = 0
        for index in start..<end {
            let byte = text[index]
            found |= (byte == delimiter ? 1 : 0) | (byte == 0x22 ? 1 : 0)
            found |= (byte == 0x0A ? 1 : 0) | (byte == 0x0D ? 1 : 0)
        }
        return found != 0 || formulaSafe && !OutputRow.isUsualStart(text[start])
    }

    /// Whether the row is CSV as it stands: only the cells' own ends are commas, and nothing needs quotes or a guard.
    /// Without branches, and with counts that fit a byte, the compiler makes it a look at many bytes at a time: that
    /// is ten times as fast.
    private func isPlain(_ row: borrowing OutputRow) -> Bool {
        guard delimiter == OutputRow.separator, row.count > 1, !(formulaSafe && row.hasUnusualStart) else {
            return false
        }
        let text = row.bytes.span
        var commas = 0
        var found: UInt8 = 0
        var start = 0
        while start < text.count {
            let end = min(start &+ 128, text.count)
            var some: UInt8 = 0
            for index in start..<end {
                let byte = text[index]
                some &+= byte == OutputRow.separator ? 1 : 0
                found |= (byte == 0x22 ? 1 : 0) | (byte == 0x0A ? 1 : 0) | (byte == 0x0D ? 1 : 0)
            }
            commas &+= Int(some)
            start = end
        }
        return found == 0 && commas == row.count
    }

    /// Bytes that `take` would hand over.
    public var byteCount: Int { bytes.count }

    /// The rows since the last call; the writer starts again empty.
    public mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    private mutating func append(_ cell: ArraySlice<UInt8>) {
        guard let first = cell.first else { return }
        // Most cells begin with a letter or a digit, and need no closer look.
        let isFormula =
            formulaSafe && !OutputRow.isUsualStart(first)
            && CSVWriter.looksLikeFormula(String(decoding: cell, as: UTF8.self))
        let (mustQuote, hasQuotes) = marks(cell)
        if mustQuote { bytes.append(0x22) }
        if isFormula { bytes.append(0x27) }
        if hasQuotes {
            for byte in cell {
                if byte == 0x22 { bytes.append(0x22) }
                bytes.append(byte)
            }
        } else {
            bytes.append(contentsOf: cell)
        }
        if mustQuote { bytes.append(0x22) }
    }

    private func marks(_ cell: ArraySlice<UInt8>) -> (mustQuote: Bool, hasQuotes: Bool) {
        let text = cell.span
        var others: UInt8 = 0
        var quotes: UInt8 = 0
        for index in text.indices {
            let byte = text[index]
            quotes |= byte == 0x22 ? 1 : 0
            others |= (byte == delimiter ? 1 : 0) | (byte == 0x0A ? 1 : 0) | (byte == 0x0D ? 1 : 0)
        }
        return ((others | quotes) != 0, quotes != 0)
    }

    /// Whether a spreadsheet may take the cell for a formula: after blanks, no-break spaces and line ends it begins
    /// with `=`, `+`, `-` or `@` (also in full width), or it begins with a tab or a carriage return.
    private static func looksLikeFormula(_ cell: String) -> Bool {
        guard let first = cell.unicodeScalars.first else { return false }
        if first == "\t" || first == "\r" { return true }
        let blanks: [Unicode.Scalar] = [" ", "\t", "\r", "\n", "\u{A0}"]
        guard let mark = cell.unicodeScalars.first(where: { !blanks.contains($0) }) else { return false }
        switch mark {
        case "=", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": return true
        case "+", "-": return !isPlainNumber(cell)
        default: return false
        }
    }

    /// A sign, digits, and at most one point with digits after it. `+1-1` is none.
    private static func isPlainNumber(_ cell: String) -> Bool {
        let digits = cell.utf8.drop { $0 == 0x2B || $0 == 0x2D }
        guard cell.utf8.count - digits.count <= 1 else { return false }
        let parts = digits.split(separator: 0x2E, omittingEmptySubsequences: false)
        return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { 0x30...0x39 ~= $0 } }
    }
}
