package import Core

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
        OutputColumn("kind", .text, "double-booking, or same-guest: probably one booking imported twice"),
        OutputColumn("free_sites", .text, "sites free for the whole second stay, with a blank between"),
    ]

    package static func rowCount(_ input: RunData) -> Int { input.dataset.conflicts.count }

    package static func forEachRow(
        _ input: RunData, in rows: Range<Int>, _ body: (borrowing OutputRow) throws -> Void
    ) rethrows {
        for piece in rows.pieces(rows.count / 512 + 1) {
            let bookings = input.dataset.bookings
            bookings.touch(input.dataset.conflicts[piece].map(\.first))
            bookings.touch(input.dataset.conflicts[piece].map(\.second))
            try forEachRow(bookings, input.dataset.conflicts[piece], body)
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
