package import Core

/// What guests still owe and what they have paid too much. Rows are rows of `Dataset.bookings`.
package struct BalanceFigures: Sendable, Equatable {
    /// How much of one kind in one currency; the amount is never negative.
    package struct Total: Sendable, Equatable {
        package var state: PaymentState
        package var amount: Money
        package var stays: Int
    }

    /// Overdue, then owed on arrival, then overpaid; of each by currency. Currencies are never added together.
    package private(set) var totals: [Total] = []
    /// Stays with something to pay or to pay back, in the order of the totals: what is overdue the longest first,
    /// who arrives soonest, what is overpaid by arrival; then by row.
    package private(set) var rows: [Int] = []

    private struct Key: Hashable {
        var state: PaymentState
        var currency: Currency
    }

    package init(_ bookings: Bookings, on today: CalendarDate) {
        var sums: [Key: Total] = [:]
        var open: [(row: Int, state: Int)] = []
        let states = PaymentState.allCases
        for row in 0..<bookings.count where bookings.hasBill(row) {
            guard let state = bookings.paymentState(row, on: today), state != .paid,
                let balance = bookings.balance(row)
            else { continue }
            let key = Key(state: state, currency: bookings.currency[row])
            let none = Total(state: state, amount: Money(minorUnits: 0, currency: key.currency), stays: 0)
            // A sum beyond 64 bits stays at its largest: no campground owes nine billion billion cents.
            let sum = sums[key, default: none].amount.minorUnits.addingReportingOverflow(abs(balance))
            sums[key, default: none].amount.minorUnits = sum.overflow ? .max : sum.partialValue
            sums[key, default: none].stays += 1
            open.append((row, states.firstIndex(of: state) ?? 0))
        }
        totals = sums.values.sorted { a, b in
            a.state == b.state
                ? a.amount.currency.code < b.amount.currency.code
                : (states.firstIndex(of: a.state) ?? 0) < (states.firstIndex(of: b.state) ?? 0)
        }
        open.sort { a, b in
            (a.state, bookings.arrival[a.row].raw, a.row) < (b.state, bookings.arrival[b.row].raw, b.row)
        }
        rows = open.map(\.row)
    }
}
