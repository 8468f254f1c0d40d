/// Cell addresses as spreadsheets write them: `B12`.
public enum CellAddress {
    /// Rows and columns from 0.
    public static func text(row: Int, column: Int) -> String { columnName(column) + String(row + 1) }

    /// `A` for 0, `AA` for 26.
    public static func columnName(_ column: Int) -> String {
        var letters: [UInt8] = []
        var rest = column + 1
        while rest > 0 {
            letters.append(0x41 + UInt8((rest - 1) % 26))
            rest = (rest - 1) / 26
        }
        return String(decoding: letters.reversed(), as: UTF8.self)
    }
}
