// A packed column as a collection of its rows.

extension PackedIntegerColumn: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral {
    @inlinable public init(arrayLiteral cells: Cell...) { self.init(cells) }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { rowCount }
    @inlinable public var count: Int { rowCount }

    @inlinable
    public subscript(row: Int) -> Cell {
        @inline(__always)
        get {
            switch width {
            case .alike:
                precondition(row >= 0 && row < count)
                return same
            case .one: return PackedIntegerColumn.widened(ones[row])
            case .two: return PackedIntegerColumn.widened(twos[row])
            case .four: return PackedIntegerColumn.widened(fours[row])
            case .whole: return wholes[row]
            }
        }
        set { replace(row, newValue) }
    }

    @inlinable
    mutating func replace(_ row: Int, _ cell: Cell) {
        if width == .alike, cell == same { return }
        let needed = Swift.max(
            PackedIntegerColumn.width(of: cell), width == .alike ? PackedIntegerColumn.width(of: same) : .alike)
        if needed > width { widen(to: needed) }
        switch width {
        case .alike: break
        case .one: ones[row] = PackedIntegerColumn.narrow(cell)
        case .two: twos[row] = PackedIntegerColumn.narrow(cell)
        case .four: fours[row] = PackedIntegerColumn.narrow(cell)
        case .whole: wholes[row] = cell
        }
    }
}

extension PackedIntegerColumn: Equatable {
    @inlinable public static func == (left: PackedIntegerColumn, right: PackedIntegerColumn) -> Bool {
        left.count == right.count && left.elementsEqual(right)
    }
}
