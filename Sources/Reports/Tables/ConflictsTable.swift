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
            double-booking; same-guest: probably one booking imported twice; or echo: a channel that only says closed, \
            on nights that another has sold, probably the same stay
            """),
        OutputColumn("free_sites", .text, "sites free for the whole second stay, with a blank between"),
    ]

    package static func rows(_ input: RunData) -> Rows { Rows(dataset: input.dataset) }

    package struct Rows: TableRows {
        /// A row may list hundreds of free sites.
        package static let countInPiece = 512

        fileprivate let dataset: Dataset

        package var count: Int { dataset.conflicts.count + dataset.echoes.count }

        package func forEach(in rows: Range<Int>, _ body: (borrowing OutputRow) throws -> Void) rethrows {
            let (conflicts, echoes, bookings) = (dataset.conflicts, dataset.echoes, dataset.bookings)
            for piece in rows.clamped(to: conflicts.indices).pieces(rows.count / Rows.countInPiece + 1) {
                bookings.touch(conflicts[piece].map(\.first))
                bookings.touch(conflicts[piece].map(\.second))
                try ConflictsTable.forEachRow(bookings, conflicts[piece], body)
            }
            // The rows after the conflicts.
            let behind = max(rows.lowerBound, conflicts.count)..<max(rows.upperBound, conflicts.count)
            let others = behind.lowerBound - conflicts.count..<behind.upperBound - conflicts.count
            try ConflictsTable.forEachRow(bookings, echoes[others], body)
        }
    }

    private static func forEachRow(
        _ bookings: Bookings, _ conflicts: ArraySlice<ConflictRow>, _ body: (borrowing OutputRow) throws -> Void
    ) rethrows {
        var cells = OutputRow()
        for row in conflicts {
            cells.clear()
            cells.add(bookings.property[row.first] ?? "")
            cells.add(bookings.site[row.first] ?? "")
            cells.add(bookings.id, row.first)
            cells.add(bookings.arrival[row.first].date)
            cells.add(bookings.departure[row.first].date)
            cells.add(bookings.id, row.second)
            cells.add(bookings.arrival[row.second].date)
            cells.add(bookings.departure[row.second].date)
            cells.add(row.overlap.count)
            cells.add(row.kind.rawValue)
            cells.add(row.freeSites.joined(separator: " "))
            try body(cells)
        }
    }
}
