/// A cell of a `PackedIntegerColumn`: a whole number, or a mark that says why there is none.
public protocol NarrowCell: ColumnCell, Hashable where Raw: SignedInteger & Sendable {
    /// How many of the lowest numbers are marks.
    static var marks: Raw { get }

    init(raw: Raw)
}

/// A column of whole numbers in as few bytes per row as the largest needs: none when all are equal, else one, two,
/// four, or a cell's full width.
///
/// Nights and guests take one byte, days two until the year 2059, amounts below 21 million four. Packed, ten million
/// bookings take half the memory and half the time to move. A number that doesn't fit widens the whole column.
///
/// A column made from an array keeps its full width, as it belongs to a short-lived slice; what is appended to another
/// column is narrowed.
public struct PackedIntegerColumn<Cell: NarrowCell>: Sendable {
    @usableFromInline enum Width: UInt8, Comparable, Sendable {
        case alike, one, two, four, whole

        @inlinable static func < (left: Width, right: Width) -> Bool { left.rawValue < right.rawValue }
    }

    @usableFromInline var width = Width.alike
    @usableFromInline var rowCount = 0
    /// The value of all rows while they are equal.
    @usableFromInline var same = Cell(raw: 0)
    // The one that matches `width` holds the column; the others are empty.
    @usableFromInline var ones: [Int8] = []
    @usableFromInline var twos: [Int16] = []
    @usableFromInline var fours: [Int32] = []
    @usableFromInline var wholes: [Cell] = []
    @usableFromInline var room = 0

    @inlinable public init() {}

    @inlinable public init(_ cells: [Cell]) {
        width = .whole
        wholes = cells
        rowCount = cells.count
    }

    @inlinable public init(repeating cell: Cell, count: Int) {
        same = cell
        rowCount = count
    }

    /// All rows: without a copy for a slice's column, unpacked for a narrowed one. For callers that iterate over all of
    /// them.
    @inlinable public var cells: [Cell] { width == .whole ? wholes : Array(self) }

    /// Size of the rows in bytes.
    @inlinable public var byteCount: Int {
        switch width {
        case .alike: 0
        case .one: count
        case .two: count * 2
        case .four: count * 4
        case .whole: count * MemoryLayout<Cell>.stride
        }
    }

    /// Makes room for that many rows in total.
    @inlinable public mutating func reserveCapacity(_ rows: Int) {
        room = rows
        reserve()
    }

    @inlinable public mutating func append(_ cell: Cell) {
        switch width {
        case .alike where rowCount == 0: same = cell
        case .alike where cell == same: break
        case .one where PackedIntegerColumn.fits(cell, Int8.self): ones.append(PackedIntegerColumn.narrow(cell))
        case .two where PackedIntegerColumn.fits(cell, Int16.self): twos.append(PackedIntegerColumn.narrow(cell))
        case .four where PackedIntegerColumn.fits(cell, Int32.self): fours.append(PackedIntegerColumn.narrow(cell))
        case .whole: wholes.append(cell)
        default: return append(contentsOf: PackedIntegerColumn(repeating: cell, count: 1))
        }
        rowCount += 1
    }

    @inlinable public mutating func append(contentsOf other: PackedIntegerColumn) {
        if other.rowCount == 0 { return }
        if rowCount == 0 {
            same = other[0]
            width = .alike
        }
        if !takes(other) {
            widen(to: Swift.max(width, other.width(beside: same)))
            let isTaken = takes(other)
            precondition(isTaken)
        }
        rowCount += other.rowCount
    }

    /// Appends the rows, unless they don't fit.
    @inlinable mutating func takes(_ other: PackedIntegerColumn) -> Bool {
        switch (width, other.width) {
        case (.alike, .alike): return other.same == same
        case (.alike, _): return other.allSatisfy { $0 == same }
        case (.one, .one): ones += other.ones
        case (.two, .two): twos += other.twos
        case (.four, .four): fours += other.fours
        case (.whole, .whole): wholes += other.wholes
        case (.whole, _): wholes.append(contentsOf: other)
        case (.one, .whole): return PackedIntegerColumn.takes(other.wholes, &ones)
        case (.two, .whole): return PackedIntegerColumn.takes(other.wholes, &twos)
        case (.four, .whole): return PackedIntegerColumn.takes(other.wholes, &fours)
        case (.one, _): return PackedIntegerColumn.takes(other, &ones)
        case (.two, _): return PackedIntegerColumn.takes(other, &twos)
        case (.four, _): return PackedIntegerColumn.takes(other, &fours)
        }
        return true
    }

    @inlinable
    static func takes<Narrow: FixedWidthInteger & SignedInteger>(
        _ cells: some Collection<Cell>, _ column: inout [Narrow]
    ) -> Bool {
        // Accumulates the bits that any cell loses, so that no cell's check has to wait for the previous one.
        var lost: Cell.Raw = 0
        column.append(addingCapacity: cells.count) { column in
            // A local copy: a captured variable would be loaded and stored for each cell.
            var some: Cell.Raw = 0
            for cell in cells {
                let number: Narrow = narrow(cell)
                some |= widened(number).raw ^ cell.raw
                column.append(number)
            }
            lost = some
        }
        if lost != 0 { column.removeLast(cells.count) }
        return lost == 0
    }

    // MARK: Widths

    /// The narrowest width that holds these rows together with rows that all equal `same`.
    @inlinable func width(beside same: Cell) -> Width {
        switch width {
        case .alike where self.same == same: .alike
        case .whole where wholes.allSatisfy { $0 == same }: .alike
        case .alike: Swift.max(PackedIntegerColumn.width(of: same), PackedIntegerColumn.width(of: self.same))
        case .whole: Swift.max(PackedIntegerColumn.width(of: same), widthOfWholes)
        case .one, .two, .four: Swift.max(PackedIntegerColumn.width(of: same), width)
        }
    }

    @inlinable var widthOfWholes: Width {
        var least: Cell.Raw = 0
        var most: Cell.Raw = 0
        for cell in wholes {
            let raw = PackedIntegerColumn.isMark(cell) ? 0 : cell.raw
            least = Swift.min(least, raw)
            most = Swift.max(most, raw)
        }
        return Swift.max(
            PackedIntegerColumn.width(of: Cell(raw: least)), PackedIntegerColumn.width(of: Cell(raw: most)))
    }

    @inlinable static func isMark(_ cell: Cell) -> Bool { cell.raw < .min + Cell.marks }

    @inlinable static func width(of cell: Cell) -> Width {
        if fits(cell, Int8.self) { return .one }
        if fits(cell, Int16.self) { return .two }
        return fits(cell, Int32.self) && Cell.Raw.bitWidth > 32 ? .four : .whole
    }

    @inlinable static func fits<Narrow: FixedWidthInteger & SignedInteger>(_ cell: Cell, _: Narrow.Type) -> Bool {
        if isMark(cell) { return true }
        guard Cell.Raw.bitWidth > Narrow.bitWidth else { return true }
        return cell.raw >= Cell.Raw(Narrow.min) + Cell.marks && cell.raw <= Cell.Raw(Narrow.max)
    }

    @inlinable mutating func widen(to wider: Width) {
        let old = self
        (ones, twos, fours, wholes) = ([], [], [], [])
        width = wider
        reserve()
        // Appending with no capacity would write to the empty-array storage that all threads share.
        if rowCount == 0 { return }
        switch wider {
        case .alike: break
        case .one: _ = PackedIntegerColumn.takes(old, &ones)
        case .two: _ = PackedIntegerColumn.takes(old, &twos)
        case .four: _ = PackedIntegerColumn.takes(old, &fours)
        case .whole: wholes.append(contentsOf: old)
        }
    }

    @inlinable mutating func reserve() {
        switch width {
        case .alike: break
        case .one: ones.reserveCapacity(room)
        case .two: twos.reserveCapacity(room)
        case .four: fours.reserveCapacity(room)
        case .whole: wholes.reserveCapacity(room)
        }
    }

    /// A mark keeps its distance from the lowest number of its width.
    @inlinable
    static func narrow<Narrow: FixedWidthInteger & SignedInteger>(_ cell: Cell) -> Narrow {
        cell.raw < .min + Cell.marks
            ? .min + Narrow(truncatingIfNeeded: cell.raw &- .min) : Narrow(truncatingIfNeeded: cell.raw)
    }

    @inlinable @inline(__always)
    static func widened<Narrow: FixedWidthInteger & SignedInteger>(_ number: Narrow) -> Cell {
        let raw = Cell.Raw(truncatingIfNeeded: number)
        let distance = raw &- Cell.Raw(truncatingIfNeeded: Narrow.min)
        return Cell(raw: distance < Cell.marks ? .min &+ distance : raw)
    }
}

extension Int32: NarrowCell {
    @inlinable public static var marks: Int32 { 0 }
    @inlinable public var raw: Int32 { self }
    @inlinable public init(raw: Int32) { self = raw }
}
