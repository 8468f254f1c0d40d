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
/// conflict, but there may be too many of them for the sites that are left: that is `shortages`. The same guest twice
/// is probably one booking that came in twice, and is said so.
package struct ConflictsStage: TableStage {
    package static let name = "conflicts"
    package static let summary = "stays that share a night on one site"
    package static let requires: [DatasetPart] = [.bookings]
    package static let provides: [DatasetPart] = [.conflicts]

    package init(options: OptionValues) {}

    package func run(_ dataset: inout Dataset, in world: World) {
        let bookings = dataset.bookings
        let calendar = SiteCalendar(bookings)
        let rows = calendar.conflicts(of: bookings)
        let finder = FreeSites(calendar, bookings, dataset.campSites)
        dataset.adopt(rows, [finder.proposals(for: ConflictsStage.seconds(rows, bookings)[...])])
    }

    package func run(_ dataset: inout Dataset, in world: World, jobs: Int) async {
        let bookings = dataset.bookings
        let calendar = await SiteCalendar.made(of: bookings, jobs: jobs)
        let rows = await inParallel(calendar.units.indices.pieces(jobs * 2), jobs: jobs) { units in
            calendar.conflicts(of: bookings, on: units)
        }.flatMap { $0 }
        let finder = FreeSites(calendar, bookings, dataset.campSites)
        let seconds = ConflictsStage.seconds(rows, bookings)
        let proposals = await inParallel(seconds.indices.pieces(jobs * 2), jobs: jobs) { piece in
            finder.proposals(for: seconds[piece])
        }
        dataset.adopt(rows, proposals)
    }

    /// Each second booking once, however many it collides with. Those of one property and one stay stand one after
    /// another, as `FreeSites` likes it.
    private static func seconds(_ rows: [ConflictRow], _ bookings: Bookings) -> [Int] {
        Set(rows.map(\.second)).sorted { a, b in
            let one = (bookings.property.codes[a], bookings.arrival[a].raw, bookings.departure[a].raw, a)
            let other = (bookings.property.codes[b], bookings.arrival[b].raw, bookings.departure[b].raw, b)
            return one < other
        }
    }
}

extension FreeSites {
    fileprivate func proposals(for seconds: ArraySlice<Int>) -> [Int: [String]] {
        var finder = self
        return Dictionary(uniqueKeysWithValues: seconds.map { ($0, finder.propose(for: $0)) })
    }
}

extension Dataset {
    fileprivate mutating func adopt(_ rows: [ConflictRow], _ proposals: [[Int: [String]]]) {
        conflicts = rows
        for index in conflicts.indices {
            let second = conflicts[index].second
            conflicts[index].freeSites = proposals.lazy.compactMap { $0[second] }.first ?? []
        }
        shortages = CategoryShortages.find(bookings, campSites)
        provided.insert(.conflicts)
    }
}
