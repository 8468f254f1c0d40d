package import Core

/// The currencies of a table of bookings as small codes, so that sums are kept apart by an index.
///
/// A booking without a currency is in the property's. Where the property has none either, such bookings stay by
/// themselves: amounts of an unknown currency are added to no other.
package struct BookingCurrencies: Sendable {
    /// In order of first appearance; never empty: without bookings it holds the property's.
    package private(set) var list: [Currency] = []
    /// One code a row: an index into `list`.
    package private(set) var codes: [Int32] = []

    package init(_ bookings: Bookings, property: Currency) {
        var codeOf: [Currency: Int32] = [:]
        var last = Currency.none
        var lastCode: Int32 = -1
        codes.reserveCapacity(bookings.count)
        for currency in bookings.currency {
            if currency != last || lastCode < 0 {
                let meant = currency == .none ? property : currency
                if let known = codeOf[meant] {
                    lastCode = known
                } else {
                    lastCode = Int32(list.count)
                    codeOf[meant] = lastCode
                    list.append(meant)
                }
                last = currency
            }
            codes.append(lastCode)
        }
        if list.isEmpty { list = [property] }
    }
}
