package import Core

/// Proposes other sites for a booking that has lost its own.
///
/// A site is proposed when no active stay holds it and it is open on every night of the stay, when it takes as many
/// guests, and when it has the electricity and the water that the booked site has. A capacity that is not known is
/// no obstacle; a hook-up that is not known is not there. Nearest in the order of site numbers come first, the
/// smaller number first of two that are equally near.
///
/// Without a campsites source the sites are those that bookings of the same property name, and being free is all
/// that can be checked.
package struct FreeSites {
    package static let limit = 5

    private let calendar: SiteCalendar
    private let bookings: Bookings
    private let known: SiteCandidates?
    private let seen: [Int32: SiteCandidates]
    private let unitOf: [UInt64: Int]
    /// For each stay in the calendar the latest departure among those of its unit up to it.
    private let latestDepartures: [Int32]

    package init(_ calendar: SiteCalendar, _ bookings: Bookings, _ campSites: CampSites) {
        self.calendar = calendar
        self.bookings = bookings
        known = SiteCandidates.known(campSites, bookings)
        seen = known == nil ? SiteCandidates.seen(bookings) : [:]
        var unitOf: [UInt64: Int] = [:]
        var latest = calendar.departures
        for (unit, codes) in calendar.units.enumerated() {
            unitOf[unitKey(codes.property, codes.site)] = unit
            let stays = calendar.unitStarts[unit]..<calendar.unitStarts[unit + 1]
            for index in stays.dropFirst() { latest[index] = max(latest[index], latest[index - 1]) }
        }
        self.unitOf = unitOf
        latestDepartures = latest
    }

    /// Numbers of at most `limit` sites on which the booking of `row` could stay from its first night to its last.
    package func propose(for row: Int) -> [String] {
        let property = bookings.property.codes[row]
        guard let stay = bookings.stay(row), let booked = bookings.site[row], let candidates = known ?? seen[property]
        else { return [] }
        let place = candidates.index(of: booked)
        let guests = bookings.guests[row].value ?? 0
        let needsElectricity = place.map { candidates.sorted[$0].hasElectricity } ?? false
        let needsWater = place.map { candidates.sorted[$0].hasWater } ?? false

        let above = place.map { $0 + 1 } ?? candidates.insertionIndex(of: booked)
        let below = (place ?? above) - 1
        var proposed: [String] = []
        for step in 0..<candidates.sorted.count {
            if below - step < 0, above + step >= candidates.sorted.count { break }
            for index in [below - step, above + step] where candidates.sorted.indices.contains(index) {
                if candidates.sorted[index].capacity < guests { continue }
                if needsElectricity, !candidates.sorted[index].hasElectricity { continue }
                if needsWater, !candidates.sorted[index].hasWater { continue }
                guard candidates.sorted[index].isOpen(stay),
                    isFree(property, candidates.sorted[index].code, stay)
                else { continue }
                proposed.append(candidates.sorted[index].number)
                if proposed.count == FreeSites.limit { return proposed }
            }
        }
        return proposed
    }

    /// Whether no active stay of the unit shares a night with `stay`: of those that arrive before its end,
    /// the latest departure tells.
    private func isFree(_ property: Int32, _ site: Int32, _ stay: Range<Int32>) -> Bool {
        guard site >= 0, let unit = unitOf[unitKey(property, site)] else { return true }
        let start = calendar.unitStarts[unit]
        var low = start
        var high = calendar.unitStarts[unit + 1]
        while low < high {
            let middle = (low + high) / 2
            if calendar.arrivals[middle] < stay.upperBound { low = middle + 1 } else { high = middle }
        }
        return low == start || latestDepartures[low - 1] <= stay.lowerBound
    }
}
