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
        var arrival: Int32
        var departure: Int32
        var row: Int32
    }

    package init(_ bookings: Bookings) {
        let numbers = UnitNumbers(bookings)
        // Where each unit's stays begin, and the end of the last.
        var starts = [Int](repeating: 0, count: numbers.count + 1)
        for row in 0..<bookings.count {
            guard let unit = numbers.unit(bookings, row) else { continue }
            starts[unit + 1] += 1
        }
        for unit in 0..<numbers.count { starts[unit + 1] += starts[unit] }
        var entries = [Entry](repeating: Entry(arrival: 0, departure: 0, row: 0), count: starts[numbers.count])
        var next = starts
        for row in 0..<bookings.count {
            guard let unit = numbers.unit(bookings, row) else { continue }
            entries[next[unit]] = Entry(
                arrival: bookings.arrival[row].raw, departure: bookings.departure[row].raw,
                row: Int32(truncatingIfNeeded: row))
            next[unit] += 1
        }
        rows.reserveCapacity(entries.count)
        arrivals.reserveCapacity(entries.count)
        departures.reserveCapacity(entries.count)
        unitStarts = []
        for unit in 0..<numbers.count where starts[unit] < starts[unit + 1] {
            units.append(numbers.codes(unit))
            unitStarts.append(starts[unit])
            append(entries[starts[unit]..<starts[unit + 1]])
        }
        unitStarts.append(entries.count)
    }

    /// Appends a unit's stays, which are in the order of their rows, in that of their arrivals. They fit the
    /// processor's cache, which all stays together would not.
    private mutating func append(_ stays: ArraySlice<Entry>) {
        var sorted = Array(stays)
        let earliest = stays.reduce(Int32.max) { min($0, $1.arrival) }
        let latest = stays.reduce(Int32.min) { max($0, $1.arrival) }
        // The difference of two Int32 fits UInt32 when it wraps: the later one is not smaller.
        let bits = bitCount(upTo: UInt32(bitPattern: latest &- earliest))
        if stays.count &<< 4 >= 1 &<< bits {
            radixSort(&sorted, bits: bits) { UInt32(bitPattern: $0.arrival &- earliest) }
        } else {
            // Few stays over many years: more days than a count of each would be worth.
            sorted.sort { ($0.arrival, $0.row) < ($1.arrival, $1.row) }
        }
        for stay in sorted {
            rows.append(stay.row)
            arrivals.append(stay.arrival)
            departures.append(stay.departure)
        }
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

/// Numbers for the units of bookings, in the order of property (none first) and site.
private struct UnitNumbers {
    private(set) var count: Int
    private let siteCount: Int
    /// The numbers that are in use and their places, where properties times sites are too many to count them all.
    private var places: [Int: Int]?
    private var used: [Int] = []

    init(_ bookings: Bookings) {
        siteCount = bookings.site.names.count
        count = (bookings.property.names.count + 1) * siteCount
        guard count > max(1 << 16, 2 * bookings.count) else { return }
        var found: Set<Int> = []
        for row in 0..<bookings.count {
            if let number = number(bookings, row) { found.insert(number) }
        }
        used = found.sorted()
        count = used.count
        places = Dictionary(uniqueKeysWithValues: zip(used, used.indices))
    }

    /// The unit of a booking; nil for one that holds no site on any night.
    @inline(__always)
    func unit(_ bookings: Bookings, _ row: Int) -> Int? {
        guard let number = number(bookings, row) else { return nil }
        return places.map { $0[number] } ?? number
    }

    func codes(_ unit: Int) -> (property: Int32, site: Int32) {
        let number = places == nil ? unit : used[unit]
        return (Int32(number / siteCount) - 1, Int32(number % siteCount))
    }

    @inline(__always)
    private func number(_ bookings: Bookings, _ row: Int) -> Int? {
        let site = bookings.site.codes[row]
        guard bookings.status[row].holdsSite, site >= 0, bookings.stay(row) != nil else { return nil }
        return (Int(bookings.property.codes[row]) + 1) * siteCount + Int(site)
    }
}
