package import Core
import Services

/// Double bookings: every pair of active stays that share a night on one site.
///
/// Before: bookings; the same site may be promised twice, by two channels or by mistake.
/// After: `conflicts`, one row for each pair, with the nights that the two share and sites to move the second to.
/// By property and site in the order in which the bookings first name them, then by arrival.
///
/// Stays are half-open: a departure and an arrival on one day do not meet, and a stay without nights meets nobody.
/// Pending bookings count; cancelled, no-show, rejected and refused ones do not. Bookings without a site can't
/// conflict. The same guest with the same dates twice is probably one booking that came in twice, and is said so.
package struct ConflictsStage: TableStage {
    package static let name = "conflicts"
    package static let summary = "stays that share a night on one site"
    package static let requires: [DatasetPart] = [.bookings]
    package static let provides: [DatasetPart] = [.conflicts]

    package init(options: OptionValues) {}

    package func run(_ dataset: inout Dataset, in world: World) {
        let bookings = dataset.bookings
        let calendar = SiteCalendar(bookings)
        var rows = calendar.conflicts(of: bookings)
        if !rows.isEmpty { ConflictsStage.proposeSites(&rows, calendar, dataset) }
        dataset.conflicts = rows
        dataset.provided.insert(.conflicts)
    }

    /// Fills `freeSites`, once for each second booking however many it collides with.
    private static func proposeSites(_ rows: inout [ConflictRow], _ calendar: SiteCalendar, _ dataset: Dataset) {
        let bookings = dataset.bookings
        var finder = FreeSites(calendar, bookings, dataset.campSites)
        // Bookings of one property and one stay one after another, as the finder likes it.
        var seconds = Array(Set(rows.map(\.second)))
        seconds.sort { a, b in
            let one = (bookings.property.codes[a], bookings.arrival[a].raw, bookings.departure[a].raw, a)
            let other = (bookings.property.codes[b], bookings.arrival[b].raw, bookings.departure[b].raw, b)
            return one < other
        }
        var proposals: [Int: [String]] = [:]
        proposals.reserveCapacity(seconds.count)
        for second in seconds { proposals[second] = finder.propose(for: second) }
        for index in rows.indices { rows[index].freeSites = proposals[rows[index].second] ?? [] }
    }
}
