package import InnkeeperCore
import InnkeeperServices

/// Double bookings: every pair of active stays that share a night on one site.
///
/// Before: bookings, in which a site may be promised twice, by two channels or by mistake.
/// After: `conflicts`, one row per pair, with the shared nights and sites to which the second can move. Ordered by
/// property and site (in order of their first appearance in the bookings), then by arrival.
///
/// Stays are half-open: a departure and an arrival on the same day don't overlap, and a stay without nights overlaps
/// nothing. Pending bookings count; cancelled, no-show and rejected ones don't. Bookings without a site can't conflict,
/// but there may be too many of them for the remaining sites: see `shortages`. A pair with the same guest is probably
/// one booking imported twice, and is marked as such.
///
/// At most `pairs` are listed. Beyond that, the sites with the most pairs can't be single sites: their pairs are only
/// counted, in `crowdedSites`.
package struct ConflictsStage: TableStage {
    package static let name = "conflicts"
    package static let summary = "stays that share a night on one site"
    package static let requires: [DatasetPart] = [.bookings]
    package static let provides: [DatasetPart] = [.conflicts]
    package static let options = [
        OptionSpec(
            "pairs", .integer(0...Int(Int32.max)), default: .integer(1_000_000),
            "How many pairs of stays are listed at most; beyond that, the sites with the most are summed up.")
    ]

    private let limit: Int

    package init(options: OptionValues) {
        limit = options.integer("pairs") ?? 1_000_000
    }

    package func run(_ dataset: inout Dataset, in context: RunContext, jobs: Int) async {
        let (bookings, campSites) = (dataset.bookings, dataset.campSites)
        async let shortages = CategoryShortages.find(bookings, campSites)
        let calendar = await SiteCalendar.made(of: bookings, jobs: jobs)
        async let finder = FreeSites(calendar, bookings, campSites)
        let pieces = calendar.units.indices.pieces(jobs * 2)
        let counts = await inParallel(pieces, jobs: jobs) { $0.map(calendar.pairCount) }.flatMap { $0 }
        let crowded = SiteCalendar.crowded(counts, limit: limit)
        let rows = await inParallel(pieces, jobs: jobs) { units in
            calendar.conflicts(of: bookings, on: units, but: crowded)
        }.flatMap { $0 }
        dataset.crowdedSites = crowded.sorted().compactMap { calendar.crowd(on: $0, pairs: counts[$0]) }
        let seconds = ConflictSeconds(rows, bookings)
        let sites = await finder
        let proposals = await inParallel(seconds.bookings.indices.pieces(jobs * 2), jobs: jobs) { piece in
            sites.proposals(for: seconds.bookings[piece])
        }
        dataset.adopt(rows, seconds, Array(proposals.joined()))
        dataset.shortages = await shortages
        dataset.siteCoverage = SiteCoverage(bookings, withSite: calendar.rows.count)
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

extension Dataset {
    /// `proposals` are parallel to the bookings of `seconds`.
    fileprivate mutating func adopt(_ rows: [ConflictRow], _ seconds: ConflictSeconds, _ proposals: [[String]]) {
        conflicts = rows
        for index in conflicts.indices { conflicts[index].freeSites = proposals[seconds.places[index]] }
        provided.insert(.conflicts)
    }
}
