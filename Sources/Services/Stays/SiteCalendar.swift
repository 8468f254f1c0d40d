package import InnkeeperCore

/// All active stays by site and arrival: the basis for finding conflicts and free sites.
///
/// A unit is a site of a property; bookings without a site belong to none. Active stays are those whose status holds
/// the site and that have at least one night.
package struct SiteCalendar: Sendable {
    /// Rows of the bookings, ordered by property and site (in order of first appearance in the table), arrival, row.
    package private(set) var rows: [Int32] = []
    package private(set) var arrivals = PackedIntegerColumn<Int32>()
    package private(set) var departures = PackedIntegerColumn<Int32>()
    /// Where each unit's stays start in `rows`, and finally the end of the last.
    package private(set) var unitStarts: [Int] = [0]
    /// Codes of each unit's property (-1 for none) and site.
    package private(set) var units: [(property: Int32, site: Int32)] = []
    /// Where bookings name several sites together, their site column with a code for each of these.
    let sites: DictionaryColumn?

    /// Which of the sites of a unit's first stay it is, where that stay names several; 0 otherwise.
    package func place(of unit: Int, in bookings: Bookings) -> Int {
        guard let sites, let name = bookings.site[Int(rows[unitStarts[unit]])] else { return 0 }
        return JointSites.parts(of: name).firstIndex { sites.existingCode(for: $0) == units[unit].site } ?? 0
    }

    /// The number of stays, however many sites each has.
    package var stayCount: Int { sites == nil ? rows.count : Set(rows).count }

    package init(_ bookings: Bookings, _ campSites: CampSites = CampSites()) {
        let joint = JointSites(bookings.site, listed: campSites)
        let bookings = bookings.naming(joint.column)
        let numbers = UnitNumbers(bookings, joint)
        let stays = UnitStays([UnitStays.Piece(bookings, bookings.records.indices, numbers)], numbers, bookings)
        self.init(stays, [stays.sorted(stays.units.indices)], joint)
    }

    /// The same with `jobs` tasks at once.
    package static func made(
        of bookings: Bookings, _ campSites: CampSites = CampSites(), jobs: Int
    ) async -> SiteCalendar {
        let joint = JointSites(bookings.site, listed: campSites)
        let bookings = bookings.naming(joint.column)
        let numbers = UnitNumbers(bookings, joint)
        var stays = UnitStays(
            await inParallel(bookings.records.indices.pieces(jobs), jobs: jobs) { rows in
                UnitStays.Piece(bookings, rows, numbers)
            }, numbers, bookings)
        let sorted = await inParallel(stays.parts(jobs), jobs: jobs, stays.sorted)
        stays.forgetPieces()
        return SiteCalendar(stays, sorted, joint)
    }

    private init(_ stays: UnitStays, _ sorted: consuming [UnitStays.Sorted], _ joint: JointSites) {
        sites = joint.column
        units = stays.units
        unitStarts = stays.starts
        // Append to the first piece, which has room for all. Go column by column and free each piece of a column once
        // it is copied: two copies of all stays would be the memory peak of a run.
        var pieces = sorted
        guard !pieces.isEmpty else { return }
        (rows, arrivals, departures) = (pieces[0].rows, pieces[0].arrivals, pieces[0].departures)
        pieces.removeFirst()
        for index in pieces.indices {
            rows += pieces[index].rows
            pieces[index].rows = []
        }
        for index in pieces.indices {
            arrivals.append(contentsOf: pieces[index].arrivals)
            pieces[index].arrivals = []
        }
        for index in pieces.indices {
            departures.append(contentsOf: pieces[index].departures)
            pieces[index].departures = []
        }
    }

    /// Calls `body` for each pair of stays that share a night on a unit, with positions in `rows`.
    ///
    /// With stays sorted by arrival, those that come later and share a night with a given stay are exactly the next
    /// ones that arrive before it departs. So the work is proportional to the number of stays plus the number of pairs.
    package func forEachOverlap(_ body: (_ first: Int, _ second: Int) -> Void) {
        forEachOverlap(on: units.indices, but: [], body)
    }

    private func forEachOverlap(
        on units: Range<Int>, but crowded: Set<Int>, _ body: (_ first: Int, _ second: Int) -> Void
    ) {
        for unit in units where !crowded.contains(unit) {
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

    /// Every pair as a conflict, without proposals of other sites. `bookings` must be those from which the calendar was
    /// made.
    package func conflicts(of bookings: Bookings) -> [ConflictRow] { conflicts(of: bookings, on: units.indices) }

    /// The pairs on some units, given by their indices in `units`, except for crowded ones.
    package func conflicts(
        of bookings: Bookings, on units: Range<Int>, but crowded: Set<Int> = []
    ) -> [ConflictRow] {
        var conflicts: [ConflictRow] = []
        forEachOverlap(on: units, but: crowded) { first, second in
            // The second arrives no earlier, so the shared nights start with its arrival.
            let end = min(departures[first], departures[second])
            let one = Int(rows[first])
            let other = Int(rows[second])
            let isSameStay = arrivals[first] == arrivals[second] && departures[first] == departures[second]
            conflicts.append(
                ConflictRow(
                    first: one, second: other, overlap: arrivals[second]..<end,
                    kind: bookings.isSameGuest(one, other, sameStay: isSameStay) ? .sameGuest : .doubleBooking,
                    freeSites: []))
        }
        return conflicts
    }
}

extension Bookings {
    /// The same with another column of sites, unless there is none.
    func naming(_ sites: DictionaryColumn?) -> Bookings {
        guard let sites else { return self }
        var bookings = self
        bookings.site = sites
        return bookings
    }

    /// Whether two stays on one site are probably the same guest's: same name and dates, or same name and e-mail
    /// address or telephone number with any dates, as when a booking was changed and imported again.
    func isSameGuest(_ one: Int, _ other: Int, sameStay: Bool) -> Bool {
        guard camper[one] != 0, camper[one] == camper[other] else { return false }
        if sameStay { return true }
        for column in [email, phone] where !column.isEmpty {
            if column[one] != 0, column[one] == column[other] { return true }
        }
        return false
    }
}
