import InnkeeperCore

extension CellAddress {
    /// The row and column limits of the largest sheets in current programs.
    package static let rowLimit = 1 << 20
    package static let columnLimit = 1 << 14

    /// The cell at an address; nil if it is invalid or outside any sheet. `$` is ignored.
    package static func parse(_ text: some Sequence<UInt8>) -> (row: Int, column: Int)? {
        var column = 0
        var row = 0
        var hasDigits = false
        for byte in text {
            switch byte {
            case 0x24: continue
            case 0x41...0x5A where !hasDigits: column = column * 26 + Int(byte - 0x40)
            case 0x61...0x7A where !hasDigits: column = column * 26 + Int(byte - 0x60)
            case 0x30...0x39:
                hasDigits = true
                row = row * 10 + Int(byte - 0x30)
            default: return nil
            }
            if column > columnLimit || row > rowLimit { return nil }
        }
        return column > 0 && row > 0 ? (row - 1, column - 1) : nil
    }

    /// The cells from one address to another, `A1:B2`, in either order; a single address is a single cell.
    package static func parseRange(_ text: String) -> MergedCells? {
        let parts = text.utf8.split(separator: 0x3A, omittingEmptySubsequences: false)
        guard 1...2 ~= parts.count, let first = parse(parts[0]), let last = parse(parts[parts.count - 1]) else {
            return nil
        }
        return MergedCells(
            rows: min(first.row, last.row)...max(first.row, last.row),
            columns: min(first.column, last.column)...max(first.column, last.column))
    }
}
