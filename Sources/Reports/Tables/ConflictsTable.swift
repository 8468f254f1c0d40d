package import InnkeeperCore

/// Pairs of active stays that share a night on one site.
package enum ConflictsTable: CountedTable {
    package static let path = "conflicts.csv"
    package static let needs = DatasetPart.conflicts
    package static let columns = [
        OutputColumn("property", .text, "the property of the site; empty when not known"),
        OutputColumn("site_number", .text, "the site that both want"),
        OutputColumn("first_id", .text, "the stay that arrives earlier; empty where the source has no ids"),
        OutputColumn("first_arrival", .date, "its first night"),
        OutputColumn("first_departure", .date, "the day on which it leaves"),
        OutputColumn("second_id", .text, "the other stay"),
        OutputColumn("second_arrival", .date, "its first night"),
        OutputColumn("second_departure", .date, "the day on which it leaves"),
        OutputColumn("overlap_nights", .integer, "nights that both have"),
        OutputColumn(
            "kind", .text,
            """
            `double-booking`; `same-guest`: probably one booking imported twice; or `echo`: a channel that only says \
            closed, on nights that another has sold, probably the same stay
            """),
        OutputColumn("free_sites", .text, "sites free for the whole second stay, with a blank between"),
    ]

    package static func rows(_ input: RunData) -> Rows { Rows(input.dataset) }

    package struct Rows: TableRows {
        /// A row may list hundreds of free sites.
        package static let countInPiece = 512

        private let conflicts: [ConflictRow]
        private let echoes: [ConflictRow]
        private let excerpt: BookingExcerpt

        fileprivate init(_ dataset: Dataset) {
            (conflicts, echoes) = (dataset.conflicts, dataset.echoes)
            excerpt = BookingExcerpt(
                of: dataset.bookings, rows: (conflicts + echoes).flatMap { [$0.first, $0.second] })
        }

        package var count: Int { conflicts.count + echoes.count }

        package func forEach(in rows: Range<Int>, _ body: (borrowing OutputRow) throws -> Void) rethrows {
            let bookings = excerpt.bookings
            var cells = OutputRow()
            for number in rows {
                let row = number < conflicts.count ? conflicts[number] : echoes[number - conflicts.count]
                let (first, second) = (excerpt.row(row.first), excerpt.row(row.second))
                cells.clear()
                cells.add(bookings.property[first] ?? "")
                cells.add(bookings.sharedSite(first, second) ?? "")
                cells.add(bookings.id, first)
                cells.add(bookings.arrival[first].date)
                cells.add(bookings.departure[first].date)
                cells.add(bookings.id, second)
                cells.add(bookings.arrival[second].date)
                cells.add(bookings.departure[second].date)
                cells.add(row.overlap.count)
                cells.add(row.kind.rawValue)
                cells.add(row.freeSites.joined(separator: " "))
                try body(cells)
            }
        }
    }
}
