package import Core

/// All active stays, site by site and by arrival: what the search for conflicts and for free sites stands on.
///
/// A unit is a site of a property; bookings without a site are in none. Active stays are those whose status holds
/// the site and that have at least one night.
package struct SiteCalendar: Sendable {
    /// Rows of the bookings, ordered by property and site (in the order in which the table first names them),
    /// arrival, row.
    package private(set) var rows: [Int32] = []
    package private(set) var arrivals: [Int32] = []
    package private(set) var departures: [Int32] = []
    /// Where each unit's stays begin in `rows`, and the end of the last.
    package private(set) var unitStarts: [Int] = [0]
    /// Codes of each unit's property (-1 for none) and site.
    package private(set) var units: [(property: Int32, site: Int32)] = []

    private struct Entry {
        var arrival: UInt32
        var site: UInt32
        var property: UInt32
        var row: Int32
    }

    package init(_ bookings: Bookings) {
        var entries: [Entry] = []
        entries.reserveCapacity(bookings.count)
        var earliest = Int32.max
        var latest = Int32.min
        for row in 0..<bookings.count where bookings.status[row].holdsSite && bookings.site.codes[row] >= 0 {
            guard let stay = bookings.stay(row) else { continue }
            earliest = min(earliest, stay.lowerBound)
            latest = max(latest, stay.lowerBound)
            entries.append(
                Entry(
                    arrival: UInt32(bitPattern: stay.lowerBound), site: UInt32(bookings.site.codes[row]),
                    property: UInt32(bookings.property.codes[row] + 1), row: Int32(row)))
        }
        guard !entries.isEmpty else { return }
        // The difference of two Int32 fits UInt32 when it wraps: the later one is not smaller.
        let base = UInt32(bitPattern: earliest)
        for index in entries.indices { entries[index].arrival = entries[index].arrival &- base }
        radixSort(&entries, bits: bitCount(upTo: UInt32(bitPattern: latest) &- base)) { $0.arrival }
        radixSort(&entries, bits: bitCount(upTo: UInt32(bookings.site.names.count))) { $0.site }
        radixSort(&entries, bits: bitCount(upTo: UInt32(bookings.property.names.count))) { $0.property }
        fill(entries, bookings)
    }

    private mutating func fill(_ entries: [Entry], _ bookings: Bookings) {
        rows.reserveCapacity(entries.count)
        arrivals.reserveCapacity(entries.count)
        departures.reserveCapacity(entries.count)
        unitStarts = []
        for (index, entry) in entries.enumerated() {
            let unit = (property: Int32(entry.property) - 1, site: Int32(entry.site))
            if units.last.map({ $0 != unit }) ?? true {
                units.append(unit)
                unitStarts.append(index)
            }
            rows.append(entry.row)
            arrivals.append(bookings.arrival[Int(entry.row)].raw)
            departures.append(bookings.departure[Int(entry.row)].raw)
        }
        unitStarts.append(entries.count)
    }

    /// Calls `body` for each pair of stays that share a night on one unit, with positions in `rows`.
    ///
    /// Of stays sorted by arrival, those that share a night with one and come after it are exactly the next ones that
    /// arrive before it departs. So the work is the number of stays and the number of pairs.
    package func forEachOverlap(_ body: (_ first: Int, _ second: Int) -> Void) {
        for unit in units.indices {
            let end = unitStarts[unit + 1]
            for first in unitStarts[unit]..<end {
                let departure = departures[first]
                var second = first + 1
                while second < end, arrivals[second] < departure {
                    body(first, second)
                    second += 1
                }
            }
        }
    }

    /// Every pair as a conflict, without proposals of other sites. `bookings` are those that the calendar is made of.
    package func conflicts(of bookings: Bookings) -> [ConflictRow] {
        var conflicts: [ConflictRow] = []
        forEachOverlap { first, second in
            // The second arrives no earlier, so the shared nights begin with it.
            let end = min(departures[first], departures[second])
            let one = Int(rows[first])
            let other = Int(rows[second])
            let isSameStay = arrivals[first] == arrivals[second] && departures[first] == departures[second]
            let isSameGuest = bookings.camper[one] != 0 && bookings.camper[one] == bookings.camper[other]
            conflicts.append(
                ConflictRow(
                    first: one, second: other, overlap: arrivals[second]..<end,
                    kind: isSameStay && isSameGuest ? .sameGuest : .doubleBooking, freeSites: []))
        }
        return conflicts
    }
}
