/// How the value of a cell stands. Decoding only marks; the rule of the matching code makes the finding.
public enum CellState: UInt8, Sendable {
    case present
    /// Empty, or a word that the source declares as "no value".
    case missing
    /// Something is there, but it is no value of this kind.
    case unreadable
    /// It can be read in two ways and nothing in the file decides (01/02/2026).
    case ambiguous
}

/// A date, or the reason why there is none, in four bytes.
public struct DateCell: NarrowCell {
    @inlinable public static var marks: Int32 { 3 }

    public var raw: Int32

    @inlinable public static var missing: DateCell { DateCell(raw: .min) }
    @inlinable public static var unreadable: DateCell { DateCell(raw: .min + 1) }
    @inlinable public static var ambiguous: DateCell { DateCell(raw: .min + 2) }

    @inlinable public init(raw: Int32) { self.raw = raw }
    @inlinable public init(_ date: CalendarDate) { raw = date.dayNumber }

    @inlinable public var isPresent: Bool { raw > .min + 2 }
    @inlinable public var date: CalendarDate? { isPresent ? CalendarDate(dayNumber: raw) : nil }

    @inlinable public var state: CellState {
        switch raw {
        case .min: .missing
        case .min + 1: .unreadable
        case .min + 2: .ambiguous
        default: .present
        }
    }
}

/// A whole number, or the reason why there is none, in four bytes.
public struct CountCell: NarrowCell {
    @inlinable public static var marks: Int32 { 2 }

    public var raw: Int32

    @inlinable public static var missing: CountCell { CountCell(raw: .min) }
    @inlinable public static var unreadable: CountCell { CountCell(raw: .min + 1) }

    @inlinable public init(raw: Int32) { self.raw = raw }
    /// Numbers outside ±2,000,000,000 are unreadable.
    @inlinable public init(_ value: Int) { raw = value.magnitude <= 2_000_000_000 ? Int32(value) : .min + 1 }

    @inlinable public var isPresent: Bool { raw > .min + 1 }
    @inlinable public var value: Int? { isPresent ? Int(raw) : nil }

    @inlinable public var state: CellState {
        switch raw {
        case .min: .missing
        case .min + 1: .unreadable
        default: .present
        }
    }
}

/// An amount in minor units, or the reason why there is none, in eight bytes.
public struct AmountCell: NarrowCell {
    @inlinable public static var marks: Int64 { 2 }

    public var raw: Int64

    @inlinable public static var missing: AmountCell { AmountCell(raw: .min) }
    @inlinable public static var unreadable: AmountCell { AmountCell(raw: .min + 1) }

    @inlinable public init(raw: Int64) { self.raw = raw }
    @inlinable public init(minorUnits: Int64) { raw = minorUnits }

    @inlinable public var isPresent: Bool { raw > .min + 1 }
    @inlinable public var minorUnits: Int64? { isPresent ? raw : nil }

    @inlinable public var state: CellState {
        switch raw {
        case .min: .missing
        case .min + 1: .unreadable
        default: .present
        }
    }
}
