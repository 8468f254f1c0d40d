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

    public mutating func row(_ cells: [String]) {
        // A row of one empty cell would be a blank line, which readers skip.
        if cells.count == 1, cells[0].isEmpty { bytes.append(contentsOf: [0x22, 0x22]) }
        for (index, cell) in cells.enumerated() {
            if index > 0 { bytes.append(delimiter) }
            append(cell)
        }
        bytes.append(0x0A)
    }

    /// Bytes that `take` would hand over.
    public var byteCount: Int { bytes.count }

    /// The rows since the last call; the writer starts again empty.
    public mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    private mutating func append(_ cell: String) {
        if cell.isEmpty { return }
        let isFormula = formulaSafe && CSVWriter.looksLikeFormula(cell)
        guard mustQuote(cell) else {
            if isFormula { bytes.append(0x27) }
            bytes.append(contentsOf: cell.utf8)
            return
        }
        bytes.append(0x22)
        if isFormula { bytes.append(0x27) }
        for byte in cell.utf8 {
            if byte == 0x22 { bytes.append(0x22) }
            bytes.append(byte)
        }
        bytes.append(0x22)
    }

    /// Looks at every byte without stopping early: so it is done several bytes at a time.
    private func mustQuote(_ cell: String) -> Bool {
        let text = cell.utf8.span
        var found = false
        for index in text.indices {
            let byte = text[index]
            found = found || byte == delimiter || byte == 0x22 || byte == 0x0A || byte == 0x0D
        }
        return found
    }

    /// Whether a spreadsheet may take the cell for a formula: after blanks, no-break spaces and line ends it begins
    /// with `=`, `+`, `-` or `@` (also in full width), or it begins with a tab or a carriage return.
    public static func looksLikeFormula(_ cell: String) -> Bool {
        // Most cells begin with a letter or a digit, and need no closer look.
        guard let byte = cell.utf8.first, !(0x30...0x39 ~= byte || 0x41...0x7A ~= byte) else { return false }
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
