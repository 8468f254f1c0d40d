package import Core

/// Sites sold and room revenue, night by night.
package enum OccupancyTable: OutputTable {
    package static let path = "occupancy.csv"
    package static let needs = DatasetPart.occupancy
    package static let columns = [
        OutputColumn("night", .date, "the night that begins on this day"),
        OutputColumn("sites", .integer, "sites that could be sold; empty when the sites are not known"),
        OutputColumn("sold", .integer, "sites sold"),
        OutputColumn("occupancy", .decimal, "sold / sites, 1 is full; empty without sites"),
        OutputColumn("revenue", .decimal, "room revenue of the night, tax left out"),
        OutputColumn("currency", .text, "ISO 4217; empty when not known"),
    ]

    package static func forEachRow(_ input: ReportInput, _ body: ([String]) throws -> Void) rethrows {
        for row in input.dataset.occupancy {
            try body([
                row.night.description,
                row.sites.map(String.init) ?? "",
                String(row.sold),
                row.occupancy?.decimal(digits: 4) ?? "",
                Money(minorUnits: row.revenue, currency: row.currency).decimal,
                row.currency.code,
            ])
        }
    }
}
