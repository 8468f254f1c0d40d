package import InnkeeperCore

/// Sites sold and room revenue, night by night.
package enum OccupancyTable: OutputTable {
    package static let path = "occupancy.csv"
    package static let needs = DatasetPart.occupancy
    package static let columns = [
        OutputColumn("night", .date, "the night that begins on this day"),
        OutputColumn(
            "sites", .integer, "all sites, closed ones too, as STR counts; empty when the sites are not known"),
        OutputColumn("sold", .integer, "sites sold"),
        OutputColumn("occupancy", .decimal, "sold / sites, 1 is full; empty without sites"),
        OutputColumn("revenue", .decimal, "room revenue of the night, tax left out"),
        OutputColumn("currency", .text, "ISO 4217; empty when not known"),
    ]

    package static func forEachRow(_ input: RunData, _ body: (borrowing OutputRow) throws -> Void) rethrows {
        var cells = OutputRow()
        for row in input.dataset.occupancy {
            cells.clear()
            cells.add(row.night)
            cells.add(row.sites)
            cells.add(row.sold)
            cells.add(row.occupancy?.decimal(digits: 4) ?? "")
            cells.add(minorUnits: row.revenue, digits: row.currency.minorDigits)
            cells.add(row.currency.code)
            try body(cells)
        }
    }
}
