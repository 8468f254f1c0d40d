package import InnkeeperCore

/// Proposes other sites for a booking that has lost its own.
///
/// A site is proposed if it is open, held by no active stay and blocked by no calendar on every night, takes as many
/// guests, and has the electricity and water that the booked site has. An unknown capacity rules nothing out; an
/// unknown hook-up counts as absent. The nearest in site number order come first, and of two equally near ones the smaller number.
///
/// Campsites that name their property are proposed only within it. Without a campsites source, the candidates are the
/// sites that bookings of the same property name, and only whether they are free can be checked.
package struct FreeSites: Sendable {
    package static let limit = 5

    private let calendar: SiteCalendar
    private let bookings: Bookings
    /// The campsites of every property; nil if they name theirs, or if there are none.
    private let shared: SiteCandidates?
    /// Otherwise the sites by property code: those of `properties`, then those that only campsites name; -1 for none.
    private let own: [Int32: SiteCandidates]
    private let properties: [String]
    private let unitOf: [UInt64: Int]
    private let blocked: BlockedSites
    /// For each stay in the calendar, the latest departure among the stays of its unit up to it.
    private let latestDepartures: PackedIntegerColumn<Int32>
    /// For each candidate of the most recently requested property, its unit in the calendar; -1 for none.
    private var units: (property: Int32, units: [Int32])?
    /// Indices of the candidates that are free for the most recently requested stay.
    private var free: (property: Int32, stay: Range<Int32>, indexes: [Int])?

    private static let patience = 64

    package init(_ calendar: SiteCalendar, _ bookings: Bookings, _ campSites: CampSites) {
        let bookings = bookings.naming(calendar.sites)
        self.calendar = calendar
        self.bookings = bookings
        blocked = BlockedSites(bookings.blocked)
        let known = SiteCandidates.known(campSites, bookings)
        let named = bookings.property.names.map { $0 }
        let others = blocked.properties.union(known.keys)
            .filter { !$0.isEmpty && bookings.property.existingCode(for: $0) == nil }.sorted()
        properties = named + others
        shared = known.count == 1 ? known[""] : nil
        if known.isEmpty {
            own = SiteCandidates.seen(bookings)
        } else {
            let codes = Dictionary(uniqueKeysWithValues: zip(properties, properties.indices.map { Int32($0) }))
            own = Dictionary(
                uniqueKeysWithValues: known.map { (codes[$0.key] ?? DictionaryColumn.missing, $0.value) })
        }
        var unitOf: [UInt64: Int] = [:]
        var latest = PackedIntegerColumn<Int32>()
        latest.reserveCapacity(calendar.departures.count)
        for (unit, codes) in calendar.units.enumerated() {
            unitOf[unitKey(codes.property, codes.site)] = unit
            let departures = calendar.departures[calendar.unitStarts[unit]..<calendar.unitStarts[unit + 1]]
            var last = Int32.min
            latest.append(
                contentsOf: PackedIntegerColumn(
                    departures.map { departure in
                        last = max(last, departure)
                        return last
                    }))
        }
        self.unitOf = unitOf
        latestDepartures = latest
    }

    /// Numbers of at most `limit` sites to which the booking of `row` could move for its whole stay.
    ///
    /// Usually five are found within a few steps. In a full house every booking would search all sites in vain; so
    /// after `patience` steps the sites that are free for this stay are collected and cached for the next bookings with
    /// the same stay. Therefore ask for bookings of one property, and for equal stays within it, consecutively.
    package mutating func propose(for row: Int) -> [String] {
        let property = bookings.property.codes[row]
        guard let stay = bookings.stay(row), let booked = bookings.site[row], let candidates = shared ?? own[property]
        else { return [] }
        // A stay on several sites can't move to one.
        if calendar.sites != nil, candidates.index(of: booked) == nil, !JointSites.parts(of: booked).isEmpty {
            return []
        }
        let place = candidates.index(of: booked)
        let above = place.map { $0 + 1 } ?? candidates.insertionIndex(of: booked)
        let wish = Wish(
            firstBelow: (place ?? above) - 1, firstAbove: above, guests: bookings.guests[row].value ?? 0,
            electricity: place.map { candidates.sorted[$0].hasElectricity } ?? false,
            water: place.map { candidates.sorted[$0].hasWater } ?? false)
        let all = candidates.sorted.indices
        let units = unitsOfCandidates(candidates, property)
        let found = pick(wish, candidates, from: all, patience: FreeSites.patience) { index in
            isFree(candidates, index, units, property, stay)
        }
        if let found { return found }
        if free?.property != property || free?.stay != stay {
            free = (property, stay, all.filter { isFree(candidates, $0, units, property, stay) })
        }
        return pick(wish, candidates, from: free?.indexes ?? [], patience: .max) { _ in true } ?? []
    }

    /// A site of a property; the property is empty for a site that belongs to every property.
    package struct Site: Sendable, Hashable {
        package var property: String
        package var number: String

        package init(property: String, number: String) {
            self.property = property
            self.number = number
        }
    }

    /// All sites that are free for the whole stay and meet the requirements, ordered by number and property. A site
    /// that belongs to every property is free if no property's bookings hold it.
    ///
    /// `includingBlocked` also lists sites that nothing but a calendar takes.
    package func all(
        for stay: Range<Int32>, guests: Int, electricity: Bool, water: Bool, includingBlocked: Bool = false
    ) -> [Site] {
        let codes = [DictionaryColumn.missing] + properties.indices.map { Int32($0) }
        let free = codes.map { property -> Set<Site> in
            guard let candidates = shared ?? own[property] else { return [] }
            let name = shared != nil || property < 0 ? "" : properties[Int(property)]
            let units = FreeSites.units(candidates, property, unitOf)
            return Set(
                candidates.sorted.indices.filter { index in
                    let candidate = candidates.sorted[index]
                    return candidate.capacity >= guests && (candidate.hasElectricity || !electricity)
                        && (candidate.hasWater || !water)
                        && isFree(candidates, index, units, property, stay, includingBlocked: includingBlocked)
                }.map { Site(property: name, number: candidates.sorted[$0].number) })
        }
        let sites = shared == nil ? Set(free.joined()) : free.dropFirst().reduce(free[0]) { $0.intersection($1) }
        return sites.sorted { one, other in
            one.number == other.number ? one.property < other.property : naturallyPrecedes(one.number, other.number)
        }
    }

    /// What a booking needs from a site, and its position among the candidates.
    private struct Wish {
        var firstBelow: Int
        var firstAbove: Int
        var guests: Int
        var electricity: Bool
        var water: Bool
    }

    /// Searches `pool` (indices in ascending order) outward from the booked site; nil if it runs out of patience.
    private func pick<Pool: RandomAccessCollection<Int>>(
        _ wish: Wish, _ candidates: SiteCandidates, from pool: Pool, patience: Int, isFree: (Int) -> Bool
    ) -> [String]? where Pool.Index == Int {
        let places = pool.startIndex..<pool.endIndex
        var above = places.partitioningIndex { pool[$0] >= wish.firstAbove }
        var below = places.partitioningIndex { pool[$0] > wish.firstBelow } - 1
        var steps = 0
        var proposed: [String] = []
        while below >= pool.startIndex || above < pool.endIndex {
            if steps == patience { return nil }
            steps += 1
            let index: Int
            if above == pool.endIndex
                || below >= pool.startIndex && wish.firstBelow - pool[below] <= pool[above] - wish.firstAbove
            {
                index = pool[below]
                below -= 1
            } else {
                index = pool[above]
                above += 1
            }
            if candidates.sorted[index].capacity < wish.guests { continue }
            if wish.electricity, !candidates.sorted[index].hasElectricity { continue }
            if wish.water, !candidates.sorted[index].hasWater { continue }
            guard isFree(index) else { continue }
            proposed.append(candidates.sorted[index].number)
            if proposed.count == FreeSites.limit { break }
        }
        return proposed
    }

    private mutating func unitsOfCandidates(_ candidates: SiteCandidates, _ property: Int32) -> [Int32] {
        if let units, units.property == property { return units.units }
        let found = FreeSites.units(candidates, property, unitOf)
        units = (property, found)
        return found
    }

    private static func units(_ candidates: SiteCandidates, _ property: Int32, _ unitOf: [UInt64: Int]) -> [Int32] {
        candidates.sorted.map { $0.code < 0 ? -1 : Int32(unitOf[unitKey(property, $0.code)] ?? -1) }
    }

    /// Whether the candidate is open, not blocked, and no active stay of its unit shares a night with `stay`: that is so
    /// if the latest departure among the stays that arrive before its end is not after its start.
    private func isFree(
        _ candidates: SiteCandidates, _ index: Int, _ units: [Int32], _ property: Int32, _ stay: Range<Int32>,
        includingBlocked: Bool = false
    ) -> Bool {
        let isOpen =
            max(candidates.sorted[index].closedFrom, stay.lowerBound)
            >= min(candidates.sorted[index].closedTo, stay.upperBound)
        guard isOpen else { return false }
        if !includingBlocked, !blocked.isEmpty {
            let name = property < 0 ? "" : properties[Int(property)]
            let site = Site(property: name, number: candidates.sorted[index].number)
            if blocked.isBlocked(site, on: stay) { return false }
        }
        let unit = Int(units[index])
        if unit < 0 { return true }
        let start = calendar.unitStarts[unit]
        let end = (start..<calendar.unitStarts[unit + 1]).partitioningIndex { calendar.arrivals[$0] >= stay.upperBound }
        return end == start || latestDepartures[end - 1] <= stay.lowerBound
    }
}
