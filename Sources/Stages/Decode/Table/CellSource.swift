/// Rows whose cells are read column by column: a slice of a CSV file, a worksheet, rows in memory.
package protocol CellSource {
    var rowCount: Int { get }
    /// The cells of a column, counted from 0, without surrounding spaces.
    mutating func cells(column: Int) -> CellColumn
}

/// The cells of one column, row by row, as ranges in a UTF-8 text.
package struct CellColumn {
    package let text: [UInt8]
    var starts: CellEdges
    var ends: CellEdges

    var rowCount: Int { starts.count }

    /// The range of a row's cell in `text`.
    func range(_ row: Int) -> Range<Int> { Int(starts[row])..<Int(ends[row]) }

    func bytes(_ row: Int) -> ArraySlice<UInt8> { text[range(row)] }

    func string(_ row: Int) -> String { String(decoding: bytes(row), as: UTF8.self) }

    /// Calls `body` with the start and end of each row's cell.
    @inline(__always)
    func forEach(_ body: (_ start: Int, _ end: Int) -> Void) {
        let firsts = starts.marks.span.extracting(starts.range)
        let lasts = ends.marks.span.extracting(ends.range)
        let (before, behind) = (starts.distance, ends.distance)
        precondition(firsts.count == lasts.count)
        for row in firsts.indices { body(Int(firsts[row] &+ before), Int(lasts[row] &+ behind)) }
    }

    /// The result of `body` for each row's cell.
    @inline(__always)
    func map<Value>(_ body: (Span<UInt8>, _ start: Int, _ end: Int) -> Value) -> [Value] {
        let text = text.span
        return [Value](capacity: rowCount) { values in forEach { values.append(body(text, $0, $1)) } }
    }

    /// Empties the cells whose word means no value.
    mutating func clear(_ missing: MissingWords) {
        if missing.isEmpty { return }
        ends.makeOwn()
        for row in 0..<rowCount where missing.contains(text.span, Int(starts[row]), Int(ends[row])) {
            ends.move(row, to: Int(starts[row]))
        }
    }
}

extension CellColumn {
    /// Cells made from texts.
    package init(_ cells: [String]) {
        var text: [UInt8] = []
        var edges: [Int32] = [0]
        for cell in cells {
            text.append(contentsOf: cell.utf8)
            edges.append(Int32(text.count))
        }
        self.init(
            text: text, starts: CellEdges(edges, from: 0, count: cells.count, distance: 0),
            ends: CellEdges(edges, from: 1, count: cells.count, distance: 0))
    }
}

/// The starts or the ends of a column's cells: a section of the positions of all columns, copied only if one is
/// changed.
struct CellEdges {
    /// For loops over all rows: the section `range` of these has each position less `distance`.
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

    /// Positions are within the slice, so nothing overflows here.
    @inline(__always)
    subscript(row: Int) -> Int32 { marks[base &+ row] &+ distance }

    var range: Range<Int> { base..<base + count }

    var positions: [Int32] {
        let marks = marks.span.extracting(range)
        return [Int32](capacity: count) { positions in
            for index in marks.indices { positions.append(marks[index] &+ distance) }
        }
    }

    /// Call `makeOwn` first, or every change would copy all columns.
    mutating func move(_ row: Int, to position: Int) {
        marks[base + row] = Int32(truncatingIfNeeded: position) - distance
    }

    mutating func makeOwn() {
        marks = Array(marks[base..<base + count])
        base = 0
    }
}
