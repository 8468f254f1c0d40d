internal import Core
internal import Formats

/// The cells of one column, row by row, as ranges of `CSVCellReader.text`: blanks around them gone, quotes off, empty
/// where the word means no value.
struct CSVCells {
    var starts: CSVEdges
    var ends: CSVEdges

    /// Where each row's cell begins and ends.
    @inline(__always)
    func forEach(_ body: (_ start: Int, _ end: Int) -> Void) {
        let firsts = starts.marks.span.extracting(starts.range)
        let lasts = ends.marks.span.extracting(ends.range)
        let (before, behind) = (starts.distance, ends.distance)
        precondition(firsts.count == lasts.count)
        for row in firsts.indices { body(Int(firsts[row] &+ before), Int(lasts[row] &+ behind)) }
    }
}

/// Where the cells of a column begin, or where they end: a part of all columns' places, copied only if one moves.
struct CSVEdges {
    /// For loops over all rows: a part of these, `range`, has what is `distance` less than each place.
    private(set) var marks: [Int32]
    private var base: Int
    let distance: Int32
    let count: Int

    init(_ marks: [Int32], from base: Int, count: Int, distance: Int32) {
        self.marks = marks
        self.base = base
        self.count = count
        self.distance = distance
    }

    /// Places are within the slice, so that nothing here overflows.
    @inline(__always)
    subscript(row: Int) -> Int32 { marks[base &+ row] &+ distance }

    var range: Range<Int> { base..<base + count }

    var indices: Range<Int> { 0..<count }

    var places: [Int32] { indices.map { self[$0] } }

    /// After `makeOwn`, or every move would copy all columns.
    mutating func move(_ row: Int, to place: Int) {
        marks[base + row] = Int32(truncatingIfNeeded: place) - distance
    }

    mutating func makeOwn() {
        marks = Array(marks[base..<base + count])
        base = 0
    }
}

/// Gives a slice's cells column by column.
///
/// A cell that is not text of the file as it stands (a doubled quote in it, a Windows-1252 letter) is written anew
/// behind the slice's bytes, so that everything downstream sees one buffer of UTF-8 and plain ranges.
struct CSVCellReader {
    /// The slice's bytes, then the cells that were written anew.
    private(set) var text: [UInt8]
    let rowCount: Int
    private let bytes: [UInt8]
    private let fields: CSVFieldTable
    private let encoding: TextEncoding
    private let missing: CSVMissingWords

    /// `rows` says where each row's marks begin in the index.
    init(_ bytes: [UInt8], index: CSVIndex, rows: [Int32], plan: CSVPlan) {
        text = bytes
        self.bytes = bytes
        fields = CSVFieldTable(index, rows: rows, width: plan.width)
        rowCount = rows.count
        encoding = plan.encoding
        missing = CSVMissingWords(plan.settings.missing)
    }

    mutating func cells(column: Int) -> CSVCells {
        var cells = CSVCells(
            starts: CSVEdges(fields.marks, from: column * rowCount, count: rowCount, distance: 1),
            ends: CSVEdges(fields.marks, from: (column + 1) * rowCount, count: rowCount, distance: 0))
        var unusual: [Int] = []
        if encoding == .windows1252 {
            unusual = Array(0..<rowCount)
        } else {
            fields.forEachUnusual(column, in: bytes) { unusual.append($0) }
        }
        if !unusual.isEmpty || !missing.isEmpty {
            cells.starts.makeOwn()
            cells.ends.makeOwn()
        }
        for row in unusual { rewrite(&cells, row) }
        if !missing.isEmpty {
            for row in 0..<rowCount where missing.contains(text.span, Int(cells.starts[row]), Int(cells.ends[row])) {
                cells.ends.move(row, to: Int(cells.starts[row]))
            }
        }
        return cells
    }

    private mutating func rewrite(_ cells: inout CSVCells, _ row: Int) {
        var start = Int(cells.starts[row])
        var end = Int(cells.ends[row])
        if start < end { rewrite(&start, &end) }
        cells.starts.move(row, to: start)
        cells.ends.move(row, to: end)
    }

    /// Takes off what is not content; the content itself moves only if it has to change.
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
        while start < end && text[start] == 0x20 { start += 1 }
        while start < end && text[end - 1] == 0x20 { end -= 1 }
        if encoding == .windows1252 && text[start..<end].contains(where: { $0 >= 0x80 }) {
            let content = encoding.text(text[start..<end])
            start = text.count
            text.append(contentsOf: content.utf8)
            end = text.count
        }
    }
}

/// The words of a source that mean no value. ASCII letters compare without regard to case.
struct CSVMissingWords {
    private let words: [[UInt8]]

    init(_ words: [String]) {
        self.words = words.map { $0.utf8.map(CSVMissingWords.folded) }.filter { !$0.isEmpty }
    }

    var isEmpty: Bool { words.isEmpty }

    func contains(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        for word in words where word.count == end - start {
            if word.indices.allSatisfy({ CSVMissingWords.folded(bytes[start + $0]) == word[$0] }) { return true }
        }
        return false
    }

    private static func folded(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
}
