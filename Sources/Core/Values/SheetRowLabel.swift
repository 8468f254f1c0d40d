/// The content of the second cell of a sheet's line: the number of its row, and which of its cells are struck out.
///
/// Before: row 12, in which B12 and D12 are struck out
/// After: `12 struck out: B D`
package struct SheetRowLabel: Equatable, Sendable {
    /// From 1.
    package var row: Int
    /// Columns from 0.
    package var struckOut: [Int]

    package init(row: Int, struckOut: [Int] = []) {
        self.row = row
        self.struckOut = struckOut
    }

    private static let mark = Array(" struck out: ".utf8)

    /// nil for any other text.
    package init?(_ text: ArraySlice<UInt8>) {
        let digits = text.prefix { 0x30...0x39 ~= $0 }
        guard 1...15 ~= digits.count else { return nil }
        row = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        struckOut = []
        let rest = text[digits.endIndex...]
        if rest.isEmpty { return }
        guard rest.starts(with: SheetRowLabel.mark) else { return nil }
        for letters in rest.dropFirst(SheetRowLabel.mark.count).split(separator: 0x20) {
            guard letters.count <= 4, letters.allSatisfy({ 0x41...0x5A ~= $0 }) else { return nil }
            struckOut.append(letters.reduce(0) { $0 * 26 + Int($1 - 0x40) } - 1)
        }
    }

    package var text: String {
        if struckOut.isEmpty { return String(row) }
        return String(row) + " struck out: " + struckOut.map(CellAddress.columnName).joined(separator: " ")
    }
}
