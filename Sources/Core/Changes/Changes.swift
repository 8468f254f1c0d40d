/// What has changed since an earlier run: the value that reports show.
///
/// Before: the bookings and findings of a run, and of the last complete run before it.
/// After: what is new, gone, moved and changed, field by field; which findings are new and which are resolved.
public struct Changes: Sendable, Equatable {
    /// The day for which the earlier run was made.
    public var since: CalendarDate
    /// nil if bookings could not be compared; `bookingsAbsence` says why.
    public var bookings: BookingChanges?
    /// nil if findings could not be compared; `findingsAbsence` says why.
    public var findings: FindingChanges?
    public var bookingsAbsence: EarlierRunAbsence?
    public var findingsAbsence: EarlierRunAbsence?
    /// Why something was not compared, in English, for programs and logs.
    public var remarks: [String] {
        [("bookings", bookingsAbsence), ("findings", findingsAbsence)].compactMap { what, absence in
            absence.map { "\(what) were not compared: \($0.text)" }
        }
    }

    public init(since: CalendarDate) { self.since = since }
}

/// How a run compares with the previous one.
public enum Comparison: Sendable, Equatable {
    case notAsked
    case impossible(EarlierRunAbsence)
    case made(Changes)

    public var changes: Changes? { if case .made(let changes) = self { changes } else { nil } }
}

/// The bookings that differ from those of an earlier run. Only accepted ones count on either side.
public struct BookingChanges: Sendable, Equatable {
    /// A booking that both sides have.
    public struct Change: Sendable, Equatable {
        /// Row in `Dataset.bookings`.
        public var row: Int
        /// Row in `past`.
        public var past: Int
        public var fields: BookingFields

        public init(row: Int, past: Int, fields: BookingFields) {
            self.row = row
            self.past = past
            self.fields = fields
        }

        /// Whether it has another site than before.
        public var isMoved: Bool { fields.contains(.siteNumber) }
    }

    /// A booking that no longer exists.
    public struct Gone: Sendable, Equatable {
        /// Row in `past`.
        public var past: Int
        /// The rejected row that has its number now; nil if there is none.
        public var refused: Int?

        public init(past: Int, refused: Int?) {
            self.past = past
            self.refused = refused
        }
    }

    /// Rows in `Dataset.bookings`, in order.
    public var new: [Int] = []
    /// In the order of the earlier run.
    public var gone: [Gone] = []
    /// In the order of `Dataset.bookings`.
    public var changed: [Change] = []
    public var unchanged = 0
    /// Rows in `Dataset.bookings` of sources that the earlier run could not read: whether they are new isn't known.
    public var uncompared: [Int] = []
    /// How many bookings of the earlier run belong to sources that could not be read now: they aren't gone.
    public var unseen = 0
    /// The bookings of the earlier run.
    public var past = Bookings()
    /// The source of each file of `past.records`.
    public var pastSources: [String] = []

    public init() {}

    /// The source of a row of `past`.
    public func pastSource(_ row: Int) -> String {
        let file = Int(past.records[row].file)
        return pastSources.indices.contains(file) ? pastSources[file] : ""
    }

    /// How many bookings of either run could not be compared.
    public var uncomparedCount: Int { uncompared.count + unseen }

    /// How many bookings the earlier run had.
    public var earlierCount: Int { unchanged + changed.count + gone.count + unseen }

    public var movedCount: Int {
        let site = BookingFields.bit(of: .siteNumber)
        return changed.count { $0.fields.bits & site != 0 }
    }
    public var isEmpty: Bool { new.isEmpty && gone.isEmpty && changed.isEmpty }
}

/// The fields in which two bookings differ, in the order of `BookingField`.
public struct BookingFields: Sendable, Equatable, Sequence, ExpressibleByArrayLiteral {
    /// One bit per field, the first in the lowest.
    private(set) var bits: UInt32

    init(bits: UInt32) { self.bits = bits }

    public init(arrayLiteral fields: BookingField...) {
        bits = fields.reduce(0) { $0 | BookingFields.bit(of: $1) }
    }

    public var count: Int { bits.nonzeroBitCount }

    public func contains(_ field: BookingField) -> Bool { bits & BookingFields.bit(of: field) != 0 }

    public func makeIterator() -> some IteratorProtocol<BookingField> {
        sequence(state: bits) { rest in
            if rest == 0 { return nil }
            defer { rest &= rest - 1 }
            return BookingFields.all[rest.trailingZeroBitCount]
        }
    }

    private static let all = BookingField.allCases
    private static let bits = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1, UInt32(1) << UInt32($0)) })

    static func bit(of field: BookingField) -> UInt32 { bits[field] ?? 0 }
}

/// How the findings of this run compare with those of an earlier one, by their fingerprints.
public struct FindingChanges: Sendable, Equatable {
    /// A finding of the earlier run that no longer exists.
    public struct Resolved: Sendable, Equatable {
        public var fingerprint: UInt64
        public var code: String
        public var source: String
        public var record: String
        public var property: String

        public init(fingerprint: UInt64, code: String, source: String, record: String, property: String = "") {
            self.fingerprint = fingerprint
            self.code = code
            self.source = source
            self.record = record
            self.property = property
        }
    }

    /// Parallel to the findings of this run.
    public var isNew: [Bool]
    /// In the order of the earlier run.
    public var resolved: [Resolved]

    public init(isNew: [Bool], resolved: [Resolved]) {
        self.isNew = isNew
        self.resolved = resolved
    }

    public var newCount: Int { isNew.count { $0 } }
    public var persistingCount: Int { isNew.count { !$0 } }
}
