package import InnkeeperCore

/// Who arrives, who leaves and who sleeps here today. Rows are rows of `Dataset.bookings`.
package struct DayFigures: Sendable, Equatable {
    /// Stays that arrive today, pending ones included, by site.
    package var arrivals: [Int] = []
    /// Stays that leave today, by site.
    package var departures: [Int] = []
    /// Stays that sleep here tonight, today's arrivals included.
    package var inHouse = 0
    /// Their guests; a booking without a number counts as none.
    package var guestsInHouse = 0

    /// `coming` must begin on or before `day`.
    package init(_ bookings: Bookings, on day: CalendarDate, among coming: ComingStays) {
        let today = day.dayNumber
        for row in coming.rows {
            let arrival = bookings.arrival[row]
            let departure = bookings.departure[row]
            if arrival.raw == today { arrivals.append(row) }
            guard bookings.status[row].isStay else { continue }
            if departure.raw == today { departures.append(row) }
            if arrival.isPresent, departure.isPresent, arrival.raw <= today, today < departure.raw {
                inHouse += 1
                guestsInHouse += bookings.guests[row].value ?? 0
            }
        }
        arrivals = DayFigures.bySite(arrivals, bookings)
        departures = DayFigures.bySite(departures, bookings)
    }

    package init(_ bookings: Bookings, on day: CalendarDate) {
        self.init(bookings, on: day, among: ComingStays(bookings, from: day, days: 1))
    }

    private static func bySite(_ rows: [Int], _ bookings: Bookings) -> [Int] {
        let keys = rows.map { (site: bookings.site[$0] ?? "", row: $0) }
        return keys.sorted { a, b in
            a.site == b.site ? a.row < b.row : SiteOrder.isBefore(a.site, b.site)
        }.map(\.row)
    }
}

/// Orders site numbers as people do: A2 before A12.
package enum SiteOrder {
    package static func isBefore(_ left: String, _ right: String) -> Bool {
        var a = Array(left.utf8)[...]
        var b = Array(right.utf8)[...]
        while let x = a.first, let y = b.first {
            if isDigit(x), isDigit(y) {
                let number = takeNumber(&a)
                let other = takeNumber(&b)
                if number.count != other.count { return number.count < other.count }
                if number != other { return number.lexicographicallyPrecedes(other) }
            } else {
                if x != y { return x < y }
                a = a.dropFirst()
                b = b.dropFirst()
            }
        }
        // Equal except for leading zeros ("07" and "7"): any fixed order will do.
        return a.isEmpty && b.isEmpty ? left < right : a.isEmpty
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// The leading digits, without leading zeros.
    private static func takeNumber(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let number = bytes.prefix(while: isDigit)
        bytes = bytes.dropFirst(number.count)
        return number.drop { $0 == 0x30 }
    }
}

extension Bookings {
    /// The balance still due, in minor units; nil if total or paid is unknown, or nothing is due.
    package func balanceDue(_ row: Int) -> Money? {
        guard let total = total[row].minorUnits, let paid = paid[row].minorUnits, total > paid else { return nil }
        return Money(minorUnits: total - paid, currency: currency[row])
    }
}
