package import InnkeeperCore

/// What guests still owe and what they have overpaid. Rows are rows of `Dataset.bookings`.
package struct BalanceFigures: Sendable, Equatable {
    /// The amount of one kind in one currency; never negative.
    package struct Total: Sendable, Equatable {
        package var state: PaymentState
        package var amount: Money
        package var stays: Int
    }

    /// Overdue, then due on arrival, then overpaid; each by currency. Different currencies are never added up.
    package private(set) var totals: [Total] = []
    /// The first stays with a payment or refund due, in the order of the totals: the longest overdue first, the next to
    /// arrive, the overpaid by arrival; then by row.
    package private(set) var rows: [Int] = []
    /// Whether the balance of any stay is known; if not, nothing is known to be owed.
    package private(set) var isKnown = false
    /// The number of all such stays.
    package var count: Int { totals.reduce(0) { $0 + $1.stays } }

    /// Keeps at most `limit` of `rows`: no one reads more of a million stays, and the others aren't sorted.
    package init(_ bookings: Bookings, on today: CalendarDate, limit: Int = .max) {
        let states = PaymentState.allCases
        var first = FirstRows(limit: limit)
        for row in 0..<bookings.count where bookings.hasBill(row) {
            guard let balance = bookings.balance(row) else { continue }
            isKnown = true
            guard let state = bookings.paymentState(row, on: today), state != .paid else { continue }
            let total = index(state, bookings.currency[row])
            // A sum beyond 64 bits saturates: no campground is owed nine billion billion cents.
            let sum = totals[total].amount.minorUnits.addingReportingOverflow(abs(balance))
            totals[total].amount.minorUnits = sum.overflow ? .max : sum.partialValue
            totals[total].stays += 1
            first.offer(row, rank: states.firstIndex(of: state) ?? 0, arrival: bookings.arrival[row].raw)
        }
        totals.sort { a, b in
            a.state == b.state
                ? a.amount.currency.code < b.amount.currency.code
                : (states.firstIndex(of: a.state) ?? 0) < (states.firstIndex(of: b.state) ?? 0)
        }
        rows = first.rows
    }

    /// The index of the total of this kind; there are only a handful.
    private mutating func index(_ state: PaymentState, _ currency: Currency) -> Int {
        if let known = totals.firstIndex(where: { $0.state == state && $0.amount.currency == currency }) {
            return known
        }
        totals.append(Total(state: state, amount: Money(minorUnits: 0, currency: currency), stays: 0))
        return totals.count - 1
    }
}

/// The first few of many rows by rank, arrival and row.
private struct FirstRows {
    private struct Entry: Comparable {
        var rank: Int
        var arrival: Int32
        var row: Int

        static func < (a: Entry, b: Entry) -> Bool {
            (a.rank, a.arrival, a.row) < (b.rank, b.arrival, b.row)
        }
    }

    private let limit: Int
    /// Sorted and cut to `limit` whenever it has grown to twice that.
    private var entries: [Entry] = []
    private var last: Entry?

    init(limit: Int) { self.limit = limit }

    mutating func offer(_ row: Int, rank: Int, arrival: Int32) {
        let entry = Entry(rank: rank, arrival: arrival, row: row)
        if let last, last < entry { return }
        entries.append(entry)
        guard limit < Int.max / 2, entries.count >= 2 * limit + 16 else { return }
        entries.sort()
        entries.removeSubrange(limit...)
        last = entries.last
    }

    var rows: [Int] { entries.sorted().prefix(limit).map(\.row) }
}
