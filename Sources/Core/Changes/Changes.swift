/// What is not as it was in an earlier run: the value that reports show.
///
/// Before: the bookings and findings of a run, and of the last whole run before it.
/// After: what is new, gone, moved and changed, field by field; which findings are new and which are resolved.
public struct Changes: Sendable, Equatable {
    /// The day that the earlier run was made for.
    public var since: CalendarDate
    /// nil when bookings could not be compared; `remarks` say why.
    public var bookings: BookingChanges?
    /// nil when findings could not be compared; `remarks` say why.
    public var findings: FindingChanges?
    /// Why something was not compared, ready to be shown.
    public var remarks: [String] = []

    public init(since: CalendarDate) { self.since = since }
}

/// How a run compares with the last one.
public enum Comparison: Sendable, Equatable {
    case notAsked
    /// Why there is nothing to compare with, ready to be shown.
    case impossible(String)
    case made(Changes)

    public var changes: Changes? { if case .made(let changes) = self { changes } else { nil } }
}

/// The bookings that differ from an earlier run's. Only accepted ones count on either side.
public struct BookingChanges: Sendable, Equatable {
    /// A booking that is there on both sides.
    public struct Change: Sendable, Equatable {
        /// Row in `Dataset.bookings`.
        public var row: Int
        /// Row in `past`.
        public var past: Int
        /// What differs, in the order of `BookingField`.
        public var fields: [BookingField]

        public init(row: Int, past: Int, fields: [BookingField]) {
            self.row = row
            self.past = past
            self.fields = fields
        }

        /// It has another site than before.
        public var isMoved: Bool { fields.contains(.siteNumber) }
    }

    /// A booking that is not there any more.
    public struct Gone: Sendable, Equatable {
        /// Row in `past`.
        public var past: Int
        /// The row that has its number now and is refused; nil without one.
        public var refused: Int?

        public init(past: Int, refused: Int?) {
            self.past = past
            self.refused = refused
        }
    }

    /// Rows in `Dataset.bookings`, in their order.
    public var new: [Int] = []
    /// In the order of the earlier run.
    public var gone: [Gone] = []
    /// In the order of `Dataset.bookings`.
    public var changed: [Change] = []
    public var unchanged = 0
    /// The bookings of the earlier run that are gone or changed, as they were.
    public var past = Bookings()
    /// The source of each row of `past`.
    public var pastSources: [String] = []

    public init() {}

    /// Takes rows of `Dataset.bookings` for those of a table of some of its rows, in their order.
    mutating func renumber(_ rows: [Int]) {
        for index in new.indices { new[index] = rows[new[index]] }
        for index in changed.indices { changed[index].row = rows[changed[index].row] }
        for index in gone.indices { gone[index].refused = gone[index].refused.map { rows[$0] } }
    }

    public var moved: [Change] { changed.filter(\.isMoved) }
    public var isEmpty: Bool { new.isEmpty && gone.isEmpty && changed.isEmpty }
}

/// The findings of this run beside those of an earlier one, told apart by their fingerprints.
public struct FindingChanges: Sendable, Equatable {
    /// A finding of the earlier run that is not there any more.
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

    /// Beside the findings of this run.
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
