package import InnkeeperCore

/// Nights on which bookings without a site can't all get one.
package enum ShortagesTable: OutputTable {
    package static let path = "shortages.csv"
    package static let needs = DatasetPart.conflicts
    package static let columns = [
        OutputColumn("property", .text, "the property of the sites; empty where sites name none"),
        OutputColumn("category", .text, "empty for all sites together"),
        OutputColumn("from", .date, "the first night"),
        OutputColumn("to", .date, "the night after the last"),
        OutputColumn("nights", .integer, "number of nights"),
        OutputColumn("sites", .integer, "open sites of the category"),
        OutputColumn("stays", .integer, "stays that need one, with a site or without"),
        OutputColumn("unassigned", .integer, "of these, without a site"),
        OutputColumn("missing", .integer, "stays less sites"),
    ]

    package static func forEachRow(_ input: RunData, _ body: (borrowing OutputRow) throws -> Void) rethrows {
        var cells = OutputRow()
        for row in input.dataset.shortages {
            cells.clear()
            cells.add(row.property)
            cells.add(row.category)
            cells.add(CalendarDate(dayNumber: row.nights.lowerBound))
            cells.add(CalendarDate(dayNumber: row.nights.upperBound))
            for number in [row.nights.count, row.sites, row.stays, row.unassigned, row.missing] { cells.add(number) }
            try body(cells)
        }
    }
}
