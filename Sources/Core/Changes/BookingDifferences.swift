// The fields in which bookings of two tables differ. Each column is compared for many pairs at a time. Symbols (sites,
// channels) have their own codes in each table, so codes are translated once instead of comparing names for every row.

/// An earlier booking and a current one, given by their rows.
struct BookingPair: Sendable {
    var past: Int32
    var now: Int32
}

/// Compares rows of two tables of bookings.
struct BookingDifferences: Sendable {
    private let past: Bookings
    private let now: Bookings
    private let isAsRead: Bool
    private let properties: [Int32]
    private let sites: [Int32]
    private let categories: [Int32]
    private let channels: [Int32]
    /// For each file of the earlier table, whether charges and payments count.
    private let countsAmounts: [Bool]
    /// Whether both sides keep what guests are matched by.
    let hasGuests: Bool

    /// `countsAmounts` is indexed by file of the earlier table.
    init(_ past: Bookings, _ side: BookingComparison.Side, countsAmounts: [Bool]) {
        let now = side.table
        self.past = past
        self.now = now
        isAsRead = side.isAsRead
        self.countsAmounts = countsAmounts
        properties = BookingDifferences.codes(of: past.property, in: now.property)
        sites = BookingDifferences.codes(of: past.site, in: now.site)
        categories = BookingDifferences.codes(of: past.category, in: now.category)
        channels = BookingDifferences.codes(of: past.channel, in: now.channel)
        hasGuests = !past.email.isEmpty && !now.email.isEmpty
    }

    func hasSameSite(_ pair: BookingPair) -> Bool {
        translated(past.site.codes[Int(pair.past)], sites) == now.site.codes[Int(pair.now)]
    }

    /// The fields that differ, parallel to `pairs`. The number is skipped, as it identifies the booking; party sizes
    /// are compared in `guests`, and lead days follow from the two dates.
    func fields(of pairs: [BookingPair]) -> [BookingFields] {
        var marks = [UInt32](repeating: 0, count: pairs.count)
        mark(past.property, now.property, properties, .property, pairs, &marks)
        mark(past.site, now.site, sites, .siteNumber, pairs, &marks)
        mark(past.category, now.category, categories, .category, pairs, &marks)
        mark(past.channel, now.channel, channels, .channel, pairs, &marks)
        mark(past.camper, now.camper, .camperName, pairs, &marks) { PersonalKeys.short($0) }
        if hasGuests {
            mark(past.phone, now.phone, .phone, pairs, &marks) { isAsRead ? PersonalKeys.hash(ofNumber: $0) : $0 }
            mark(past.email, now.email, .email, pairs, &marks) { PersonalKeys.short($0) }
        }
        mark(past.arrival, now.arrival, .arrival, pairs, &marks)
        mark(past.nights, now.nights, .nights, pairs, &marks)
        mark(past.departure, now.departure, .departure, pairs, &marks)
        mark(past.guests, now.guests, .guests, pairs, &marks)
        mark(past.rate, now.rate, .nightlyRate, pairs, &marks)
        mark(past.total, now.total, .total, pairs, &marks)
        mark(past.paid, now.paid, .paid, pairs, &marks)
        mark(past.tax, now.tax, .tax, pairs, &marks)
        mark(past.currency, now.currency, .currency, pairs, &marks)
        mark(past.status, now.status, .status, pairs, &marks)
        mark(past.bookedOn, now.bookedOn, .bookedOn, pairs, &marks)
        dropAmounts(pairs, &marks)
        return marks.map(BookingFields.init)
    }

    /// Ignores the amounts of stays to which further payments were added, as no record has them.
    private func dropAmounts(_ pairs: [BookingPair], _ marks: inout [UInt32]) {
        guard countsAmounts.contains(false) else { return }
        let amounts = ([.total, .paid, .tax] as BookingFields).bits
        for index in pairs.indices where !countsAmounts[Int(past.records[Int(pairs[index].past)].file)] {
            marks[index] &= ~amounts
        }
    }

    /// The current code for each code of an earlier column; an unused one for a name that no longer occurs.
    private static func codes(of past: DictionaryColumn, in now: DictionaryColumn) -> [Int32] {
        now.codes(of: past).map { $0 < 0 ? unknown : $0 }
    }

    private static let unknown: Int32 = -2

    private func translated(_ code: Int32, _ codes: [Int32]) -> Int32 { code < 0 ? code : codes[Int(code)] }

    private func mark(
        _ past: DictionaryColumn, _ now: DictionaryColumn, _ codes: [Int32], _ field: BookingField,
        _ pairs: [BookingPair], _ marks: inout [UInt32]
    ) {
        let bit = BookingFields.bit(of: field)
        let (old, new) = (past.codes, now.codes)
        for index in pairs.indices {
            let pair = pairs[index]
            if translated(old[Int(pair.past)], codes) != new[Int(pair.now)] { marks[index] |= bit }
        }
    }

    /// `hidden` is what a snapshot would keep of a current value.
    private func mark<Value: Equatable>(
        _ past: [Value], _ now: [Value], _ field: BookingField, _ pairs: [BookingPair], _ marks: inout [UInt32],
        hidden: (Value) -> Value = { $0 }
    ) {
        let bit = BookingFields.bit(of: field)
        for index in pairs.indices where past[Int(pairs[index].past)] != hidden(now[Int(pairs[index].now)]) {
            marks[index] |= bit
        }
    }

    private func mark<Cell: NarrowCell>(
        _ past: PackedIntegerColumn<Cell>, _ now: PackedIntegerColumn<Cell>, _ field: BookingField,
        _ pairs: [BookingPair], _ marks: inout [UInt32]
    ) {
        // At equal width, numbers are equal if their bytes are.
        switch (past.width, now.width) {
        case (.alike, .alike) where past.same == now.same: return
        case (.one, .one): mark(past.ones, now.ones, field, pairs, &marks)
        case (.two, .two): mark(past.twos, now.twos, field, pairs, &marks)
        case (.four, .four): mark(past.fours, now.fours, field, pairs, &marks)
        case (.whole, .whole): mark(past.wholes, now.wholes, field, pairs, &marks)
        default:
            let bit = BookingFields.bit(of: field)
            for index in pairs.indices where past[Int(pairs[index].past)] != now[Int(pairs[index].now)] {
                marks[index] |= bit
            }
        }
    }
}
