/// Bookings in columns: a slice of a file while it is being read, the whole table afterwards. One row per record,
/// including rejected ones (their status is `invalid`).
///
/// `append(contentsOf:)` is associative, so that slices can be decoded on any number of cores.
public struct Bookings: Sendable, Equatable {
    public var records = RecordColumn()
    /// The natural key's text; empty if the source has none.
    public var id = TextColumn()
    public var property = DictionaryColumn()
    public var site = DictionaryColumn()
    public var category = DictionaryColumn()
    public var channel = DictionaryColumn()
    /// A hash of the words of the guest's name (`PersonName.hash`); 0 for an empty name.
    public var camper: [UInt64] = []
    /// A hash of the guest's e-mail address (`EmailAddress.hash`); 0 for none. Empty unless the source keeps what
    /// guests are matched by: sixteen bytes per row together with `phone`.
    public var email: [UInt64] = []
    /// The guest's telephone number (`PhoneNumber.e164`); 0 for none. Empty when `email` is.
    public var phone: [UInt64] = []
    public var arrival = PackedIntegerColumn<DateCell>()
    /// As given, or arrival plus nights.
    public var departure = PackedIntegerColumn<DateCell>()
    /// As given, or departure minus arrival.
    public var nights = PackedIntegerColumn<CountCell>()
    /// As given, or the sum of adults, children and infants.
    public var guests = PackedIntegerColumn<CountCell>()
    public var rate = PackedIntegerColumn<AmountCell>()
    public var total = PackedIntegerColumn<AmountCell>()
    public var paid = PackedIntegerColumn<AmountCell>()
    public var tax = PackedIntegerColumn<AmountCell>()
    public var currency = PackedIntegerColumn<Currency>()
    public var status: [BookingStatus] = []
    public var bookedOn = PackedIntegerColumn<DateCell>()
    /// As given, or arrival minus booked on.
    public var leadDays = PackedIntegerColumn<CountCell>()
    public var cancelledOn = PackedIntegerColumn<DateCell>()
    public var dueOn = PackedIntegerColumn<DateCell>()
    public var commission = PackedIntegerColumn<AmountCell>()
    /// What the channel pays out; never part of what the guest owes.
    public var net = PackedIntegerColumn<AmountCell>()

    /// The fields that the source has: a rule that needs others is listed as not checked. The union for merged tables.
    public var carried: Set<BookingField> = []
    /// What a repeated number means, for the rows of one batch.
    public var repeatedID = RepeatedID.duplicate
    /// Whether the rows of one batch may repeat stays of other sources.
    public var isFeed = false
    /// The property of rows in a batch that name none: the source's. Empty if several properties are known already, so
    /// that such a row belongs to none of them; nil while there can be only one.
    public var usualProperty: String?
    /// Rows whose property comes from their source or the run instead of their record; empty if there are none.
    public internal(set) var isPropertyAdopted: [Bool] = []
    /// Nights that calendars block without a booking; they have no rows.
    public var blocked = BlockedNights()

    public init() {}

    public var count: Int { records.count }

    public mutating func append(contentsOf other: Bookings) {
        appendColumns(of: other)
        carried.formUnion(other.carried)
        blocked.append(contentsOf: other.blocked)
    }

    /// The stay's nights as a half-open interval of day numbers; nil if it has none or its dates can't be read.
    @inlinable @inline(__always)
    public func stay(_ row: Int) -> Range<Int32>? {
        let first = arrival[row]
        let last = departure[row]
        guard first.isPresent, last.isPresent, first.raw < last.raw else { return nil }
        return first.raw..<last.raw
    }

    /// What the room costs without tax, in minor units: the total less tax, or the nightly rate times nights.
    public func roomRevenue(_ row: Int) -> Int64? {
        if let total = total[row].minorUnits {
            let (revenue, overflow) = total.subtractingReportingOverflow(tax[row].minorUnits ?? 0)
            return overflow ? nil : revenue
        }
        guard let rate = rate[row].minorUnits, let nights = nights[row].value else { return nil }
        let (revenue, overflow) = rate.multipliedReportingOverflow(by: Int64(nights))
        return overflow ? nil : revenue
    }
}

extension Bookings: ColumnTable {
    /// Compared as they are with another night's bookings: everything but the record references, the hashes of guests,
    /// and what follows from other columns.
    static let comparedColumns: [ColumnOf<Bookings>] = [
        ColumnOf(\.id), ColumnOf(\.property), ColumnOf(\.site), ColumnOf(\.category), ColumnOf(\.channel),
        ColumnOf(\.arrival), ColumnOf(\.departure), ColumnOf(\.bookedOn), ColumnOf(\.nights), ColumnOf(\.guests),
        ColumnOf(\.rate), ColumnOf(\.total), ColumnOf(\.paid), ColumnOf(\.tax), ColumnOf(\.currency),
        ColumnOf(\.status),
    ]

    public static let columns =
        [ColumnOf(\.records)] + comparedColumns + [
            ColumnOf(\.camper), ColumnOf(\.email, mayLack: true), ColumnOf(\.phone, mayLack: true),
            ColumnOf(\.leadDays, mayLack: true), ColumnOf(\.cancelledOn, mayLack: true),
            ColumnOf(\.dueOn, mayLack: true), ColumnOf(\.commission, mayLack: true), ColumnOf(\.net, mayLack: true),
            ColumnOf(\.isPropertyAdopted, mayLack: true),
        ]
}
