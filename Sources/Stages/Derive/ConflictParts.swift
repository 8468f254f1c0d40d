package import InnkeeperCore
import InnkeeperServices

// Double bookings by parts, each with the bookings of some properties. A run finds one part, of all bookings; spread over
// processes, each bucket is one. How many pairs are listed is a matter of all of them together.

extension ConflictPart {
    /// The double bookings among some bookings, with the sites that are free for the second of each.
    ///
    /// Sites that have to be left out for `limit`, whatever other parts there are, are only counted. `isWhole` says that
    /// there are none; otherwise each site is described, as it may have to be left out for the others' pairs.
    package static func find(
        _ bookings: Bookings, _ campSites: CampSites, limit: Int, isWhole: Bool, jobs: Int
    ) async -> ConflictPart {
        let calendar = await SiteCalendar.made(of: bookings, campSites, jobs: jobs)
        async let finder = FreeSites(calendar, bookings, campSites)
        let pieces = calendar.units.indices.pieces(jobs * 2)
        let counts = await inParallel(pieces, jobs: jobs) { $0.map(calendar.pairCount) }.flatMap { $0 }
        var part = ConflictPart()
        let met = counts.indices.filter { counts[$0] > 0 }
        part.units = met.map { unit in
            Unit(
                first: Int(calendar.rows[calendar.unitStarts[unit]]), place: calendar.place(of: unit, in: bookings),
                pairs: counts[unit], listed: 0, crowd: nil)
        }
        let crowded = Set(part.units.crowded(limit: limit).map { met[$0] })
        for (index, unit) in met.enumerated() {
            let isCrowded = crowded.contains(unit)
            if !isCrowded { part.units[index].listed = counts[unit] }
            if isCrowded || !isWhole { part.units[index].crowd = calendar.crowd(on: unit, pairs: counts[unit]) }
        }
        part.rows = await inParallel(pieces, jobs: jobs) { units in
            calendar.conflicts(of: bookings, on: units, but: crowded)
        }.flatMap { $0 }
        let seconds = ConflictSeconds(part.rows, bookings)
        let sites = await finder
        let proposals = await inParallel(seconds.bookings.indices.pieces(jobs * 2), jobs: jobs) { piece in
            sites.proposals(for: seconds.bookings[piece])
        }.flatMap { $0 }
        for index in part.rows.indices { part.rows[index].freeSites = proposals[seconds.places[index]] }
        part.coverage = SiteCoverage(bookings, withSite: calendar.stayCount)
        return part
    }

    /// The rows of bookings that it names.
    package var bookings: Set<Int> {
        var bookings = Set(units.map(\.first))
        bookings.formUnion(units.compactMap { $0.crowd?.booking })
        for row in rows { bookings.formUnion([row.first, row.second]) }
        return bookings
    }

    /// The same with other numbers for rows of bookings; nil if one of them has none.
    package func renumbered(_ number: (Int) -> Int?) -> ConflictPart? {
        var part = self
        for index in units.indices {
            guard let first = number(units[index].first) else { return nil }
            part.units[index].first = first
            guard let crowd = units[index].crowd else { continue }
            guard let booking = number(crowd.booking) else { return nil }
            part.units[index].crowd?.booking = booking
        }
        for index in rows.indices {
            guard let first = number(rows[index].first), let second = number(rows[index].second) else { return nil }
            (part.rows[index].first, part.rows[index].second) = (first, second)
        }
        return part
    }
}

extension [ConflictPart.Unit] {
    /// Positions of those too crowded for listing their pairs. Of several with as many pairs, the ones go first whose first
    /// stay comes first: that is the same whatever other units there are, so those that some are too crowded among
    /// themselves are so among all.
    fileprivate func crowded(limit: Int) -> [Int] {
        let order = indices.sorted { (self[$0].first, self[$0].place) < (self[$1].first, self[$1].place) }
        return SiteCalendar.crowded(order.map { self[$0].pairs }, limit: limit).map { order[$0] }
    }
}

extension Dataset {
    /// Puts the parts together, which cover all bookings and were found with the same `limit`.
    mutating func adopt(_ parts: [ConflictPart], limit: Int) {
        let units = parts.flatMap(\.units)
        let crowded = Set(units.crowded(limit: limit))
        var places: [(unit: Int, rows: ArraySlice<ConflictRow>)] = []
        for part in parts {
            var start = 0
            for unit in part.units {
                places.append((places.count, part.rows[start..<start + unit.listed]))
                start += unit.listed
            }
        }
        // The order in which a single part has them.
        places.sort { one, other in
            let (a, b) = (units[one.unit], units[other.unit])
            return (bookings.property.codes[a.first], bookings.site.codes[a.first], a.first, a.place)
                < (bookings.property.codes[b.first], bookings.site.codes[b.first], b.first, b.place)
        }
        // Otherwise pairs would get lost in silence.
        precondition(units.indices.allSatisfy { units[$0].listed > 0 || crowded.contains($0) })
        conflicts = places.flatMap { crowded.contains($0.unit) ? [] : $0.rows }
        crowdedSites = places.compactMap { crowded.contains($0.unit) ? units[$0.unit].crowd : nil }
        siteCoverage = parts.reduce(into: SiteCoverage()) { sum, part in
            sum.stays += part.coverage.stays
            sum.withoutSite += part.coverage.withoutSite
        }
        provided.insert(.conflicts)
    }
}

/// The second bookings of conflicts, each once, however many others it overlaps. Those of the same property and stay
/// are adjacent, which suits `FreeSites`.
private struct ConflictSeconds {
    private(set) var bookings: [Int] = []
    /// For each conflict, the position of its second booking.
    private(set) var places: [Int]

    init(_ rows: [ConflictRow], _ table: Bookings) {
        places = [Int](repeating: 0, count: rows.count)
        let keys = rows.indices.map { index in
            let second = rows[index].second
            return (
                property: table.property.codes[second], arrival: table.arrival[second].raw,
                departure: table.departure[second].raw, row: second, conflict: index
            )
        }.sorted { a, b in
            (a.property, a.arrival, a.departure, a.row) < (b.property, b.arrival, b.departure, b.row)
        }
        for key in keys {
            if bookings.last != key.row { bookings.append(key.row) }
            places[key.conflict] = bookings.count - 1
        }
    }
}

extension FreeSites {
    /// Proposals parallel to `seconds`.
    fileprivate func proposals(for seconds: ArraySlice<Int>) -> [[String]] {
        var finder = self
        return seconds.map { finder.propose(for: $0) }
    }
}
