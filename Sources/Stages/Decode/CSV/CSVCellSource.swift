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
    private let encoding: TextEncoding
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
        encoding = plan.encoding
    }

    mutating func cells(column: Int) -> CellColumn {
        var starts = CellEdges(fields.marks, from: column * rowCount, count: rowCount, distance: 1)
        var ends = CellEdges(fields.marks, from: (column + 1) * rowCount, count: rowCount, distance: 0)
        var unusual: [Int] = []
        if encoding.isCodePage {
            unusual = Array(0..<rowCount)
        } else {
            fields.forEachUnusual(column, in: bytes) { unusual.append($0) }
            if !repaired.isEmpty { unusual = Set(unusual + repaired).sorted() }
            if holdsSheet {
                let guarded = (0..<rowCount).filter { starts[$0] < ends[$0] && bytes[Int(starts[$0])] == 0x27 }
                if !guarded.isEmpty { unusual = Set(unusual + guarded).sorted() }
            }
        }
        if !unusual.isEmpty {
            starts.makeOwn()
            ends.makeOwn()
        }
        for row in unusual {
            var start = Int(starts[row])
            var end = Int(ends[row])
            if start < end { rewrite(&start, &end) }
            starts.move(row, to: start)
            ends.move(row, to: end)
        }
        return CellColumn(text: text, starts: starts, ends: ends)
    }

    /// Removes what isn't content; the content itself is moved only if it has to change.
    private mutating func rewrite(_ start: inout Int, _ end: inout Int) {
        if text[start] == 0x22 {
            start += 1
            if end > start && text[end - 1] == 0x22 { end -= 1 }
            if text[start..<end].contains(0x22) {
                let raw = text[(start - 1)..<(end + 1)]
                let content = CSVFieldText.bytes(raw)
                start = text.count
                text.append(contentsOf: Array(content))
                end = text.count
            }
        }
        if holdsSheet, CSVFieldText.isGuarded(text[start..<end]) { start += 1 }
        while start < end && text[start] == 0x20 { start += 1 }
        while start < end && text[end - 1] == 0x20 { end -= 1 }
        if encoding.isCodePage || !repaired.isEmpty, text[start..<end].contains(where: { $0 >= 0x80 }) {
            let cell = text[start..<end]
            let content = encoding == .utf8 ? DamagedUTF8.repaired(cell) ?? encoding.text(cell) : encoding.text(cell)
            start = text.count
            text.append(contentsOf: content.utf8)
            end = text.count
        }
    }
}
