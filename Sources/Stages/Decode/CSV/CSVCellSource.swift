internal import InnkeeperFormats

/// A slice of a CSV file as cells, without quotes and surrounding spaces.
///
/// A cell that can't be used as it is in the file (a doubled quote in it, a Windows-1252 letter) is rewritten after the
/// slice's bytes, so that everything downstream sees one buffer of UTF-8 and plain ranges.
struct CSVCellSource: CellSource {
    let rowCount: Int
    /// The slice's bytes, then the rewritten cells.
    private var text: [UInt8]
    private let bytes: [UInt8]
    private let fields: CSVFieldTable
    /// nil for UTF-8.
    private let decoder: CodePageDecoder?
    /// Rows with letters that aren't UTF-8, in order.
    private let repaired: [Int]
    /// Cells of a sheet may have a guarding apostrophe.
    private let holdsSheet: Bool

    /// `rows` says where each row's marks start in the index.
    init(_ bytes: [UInt8], index: CSVIndex, rows: [Int32], repaired: [Int] = [], plan: CSVPlan) {
        self.repaired = repaired
        holdsSheet = plan.holdsSheet
        text = bytes
        self.bytes = bytes
        fields = CSVFieldTable(index, rows: rows, width: plan.table.width)
        rowCount = rows.count
        decoder = plan.encoding.codePage.map { CodePageDecoder($0) }
    }

    mutating func cells(column: Int) -> CellColumn {
        var starts = CellEdges(fields.marks, from: column * rowCount, count: rowCount, distance: 1)
        var ends = CellEdges(fields.marks, from: (column + 1) * rowCount, count: rowCount, distance: 0)
        let unusual = unusualRows(column, starts, ends)
        if !unusual.isEmpty {
            var (firsts, lasts) = (starts.positions, ends.positions)
            var rewritten: [UInt8] = []
            for row in unusual where firsts[row] < lasts[row] {
                let content = content(Int(firsts[row])..<Int(lasts[row]), &rewritten)
                firsts[row] = Int32(truncatingIfNeeded: content.lowerBound)
                lasts[row] = Int32(truncatingIfNeeded: content.upperBound)
            }
            // Appending nothing would still copy a buffer that is shared.
            if !rewritten.isEmpty { text += rewritten }
            starts = CellEdges(firsts, from: 0, count: rowCount, distance: 0)
            ends = CellEdges(lasts, from: 0, count: rowCount, distance: 0)
        }
        return CellColumn(text: text, starts: starts, ends: ends)
    }

    /// The rows whose content may differ from what is in the file.
    private func unusualRows(_ column: Int, _ starts: CellEdges, _ ends: CellEdges) -> [Int] {
        if decoder != nil { return Array(0..<rowCount) }
        var unusual = fields.unusualRows(column, in: bytes)
        if !repaired.isEmpty { unusual = Set(unusual + repaired).sorted() }
        if holdsSheet {
            let guarded = (0..<rowCount).filter { starts[$0] < ends[$0] && bytes[Int(starts[$0])] == 0x27 }
            if !guarded.isEmpty { unusual = Set(unusual + guarded).sorted() }
        }
        return unusual
    }

    /// Where in `text` a field's content is, once `rewritten` is appended, which gets it only if it has to change.
    private func content(_ field: Range<Int>, _ rewritten: inout [UInt8]) -> Range<Int> {
        let raw = bytes.span
        var (start, end) = (field.lowerBound, field.upperBound)
        var isDoubled = false
        if raw[start] == 0x22 {
            start += 1
            if end > start && raw[end - 1] == 0x22 { end -= 1 }
            isDoubled = ByteWords.contains(0x22, raw, start, end)
        }
        if start < end, raw[start] == 0x3D, CSVFieldText.isFormula(bytes[start..<end]) {
            (start, end) = (start + 2, end - 1)
        }
        if holdsSheet, CSVFieldText.isGuarded(bytes[start..<end]) { start += 1 }
        while start < end && raw[start] == 0x20 { start += 1 }
        while start < end && raw[end - 1] == 0x20 { end -= 1 }
        let isForeign = (decoder != nil || !repaired.isEmpty) && (start..<end).contains { raw[$0] >= 0x80 }
        if !isDoubled && !isForeign { return start..<end }
        let first = text.count + rewritten.count
        let cell =
            isDoubled ? CSVFieldText.ofFormula(CSVFieldText.undoubled(bytes[start..<end])[...]) : bytes[start..<end]
        if !isForeign {
            rewritten += cell
        } else if let decoder {
            decoder.append(cell.span, to: &rewritten)
        } else {
            rewritten += (DamagedUTF8.repaired(cell) ?? String(decoding: cell, as: UTF8.self)).utf8
        }
        return first..<text.count + rewritten.count
    }
}
