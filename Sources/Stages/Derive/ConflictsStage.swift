package import InnkeeperCore

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
///
/// Takes what `conflictParts` has in place of looking for it.
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
        let (bookings, campSites, known) = (dataset.bookings, dataset.campSites, dataset.conflictParts)
        async let shortages = CategoryShortages.find(bookings, campSites)
        let parts: [ConflictPart]
        if let known {
            parts = known
        } else {
            parts = [await ConflictPart.find(bookings, campSites, limit: limit, isWhole: true, jobs: jobs)]
        }
        dataset.adopt(parts, limit: limit)
        dataset.shortages = await shortages
    }

    /// What is found among some of the bookings, of which no other has the properties.
    package func part(of bookings: Bookings, _ campSites: CampSites, jobs: Int) async -> ConflictPart {
        await ConflictPart.find(bookings, campSites, limit: limit, isWhole: false, jobs: jobs)
    }
}
