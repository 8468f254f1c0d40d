package import InnkeeperCore

/// The currencies of a table of bookings as small codes, so that sums can be kept per index.
///
/// A booking without a currency has the property's. If the property has none either, a booking without amounts, as in
/// channels' calendars, takes the only currency of the others, if there is just one. Amounts in an unknown currency are
/// never added to others: such bookings are kept apart.
package struct BookingCurrencies: Sendable {
    /// In order of first appearance; never empty: without bookings it has the property's.
    package private(set) var list: [Currency] = []
    /// One code per row: an index into `list`.
    package private(set) var codes: [Int32] = []

    package init(_ bookings: Bookings, property: Currency) {
        let only = property == .none ? BookingCurrencies.only(bookings.currency) : .none
        var codeOf: [Currency: Int32] = [:]
        // Those seen last, by a few bits of their letters: rows of several currencies alternate.
        var recent = [(currency: Currency, code: Int32)?](repeating: nil, count: 64)
        codes.reserveCapacity(bookings.count)
        for (row, currency) in bookings.currency.enumerated() {
            var meant = currency
            if currency == .none {
                let hasAmount = bookings.rate[row].isPresent || bookings.total[row].isPresent
                meant = only == .none || hasAmount ? property : only
            }
            let place = Int((meant.packed &* 0x9E37_79B9) >> 26)
            if let seen = recent[place], seen.currency == meant {
                codes.append(seen.code)
                continue
            }
            let code = codeOf[meant] ?? Int32(list.count)
            if code == list.count {
                codeOf[meant] = code
                list.append(meant)
            }
            recent[place] = (meant, code)
            codes.append(code)
        }
        if list.isEmpty { list = [property] }
    }

    /// The currency of all bookings that have one; none if there are several.
    private static func only(_ currencies: PackedIntegerColumn<Currency>) -> Currency {
        var only = Currency.none
        for currency in currencies where currency != .none && currency != only {
            if only != .none { return .none }
            only = currency
        }
        return only
    }
}
