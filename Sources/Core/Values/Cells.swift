/// The state of a cell's value. Decoding only sets it; the matching rule makes the finding.
public enum CellState: UInt8, Sendable {
    case present
    /// Empty, or a word that the source declares as "no value".
    case missing
    /// There is a text, but it is not a value of this kind.
    case unreadable
    /// It can be read in two ways, and nothing in the file decides which (01/02/2026).
    case ambiguous
}

extension NarrowCell {
    @inlinable public static var missing: Self { Self(raw: .min) }
    @inlinable public static var unreadable: Self { Self(raw: .min + 1) }

    @inlinable @inline(__always) public var isPresent: Bool { raw >= .min + Self.marks }

    @inlinable public var state: CellState {
        // Compare raw values only: `.min + 1` would be inferred as an `Int`.
        if isPresent { return .present }
        return raw == Self.missing.raw ? .missing : raw == Self.unreadable.raw ? .unreadable : .ambiguous
    }
}

/// A date, or the reason why there is none, in four bytes.
public struct DateCell: NarrowCell {
    @inlinable public static var marks: Int32 { 3 }

    public var raw: Int32

    @inlinable public static var ambiguous: DateCell { DateCell(raw: .min + 2) }

    @inlinable public init(raw: Int32) { self.raw = raw }
    @inlinable public init(_ date: CalendarDate) { raw = date.dayNumber }

    @inlinable public var date: CalendarDate? { isPresent ? CalendarDate(dayNumber: raw) : nil }
}

/// A whole number, or the reason why there is none, in four bytes.
public struct CountCell: NarrowCell {
    @inlinable public static var marks: Int32 { 2 }

    public var raw: Int32

    @inlinable public init(raw: Int32) { self.raw = raw }
    /// Numbers beyond ±2,000,000,000 are unreadable.
    @inlinable public init(_ value: Int) { raw = value.magnitude <= 2_000_000_000 ? Int32(value) : .min + 1 }

    @inlinable public var value: Int? { isPresent ? Int(raw) : nil }
}

/// An amount in minor units, or the reason why there is none, in eight bytes.
public struct AmountCell: NarrowCell {
    @inlinable public static var marks: Int64 { 3 }

    public var raw: Int64

    /// It is in another currency than the other amounts of the record, which have one together.
    @inlinable public static var otherCurrency: AmountCell { AmountCell(raw: .min + 2) }

    @inlinable public init(raw: Int64) { self.raw = raw }
    @inlinable public init(minorUnits: Int64) { raw = minorUnits }

    @inlinable public var minorUnits: Int64? { isPresent ? raw : nil }
}
