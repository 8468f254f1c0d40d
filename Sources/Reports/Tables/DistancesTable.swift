package import InnkeeperCore

/// The places near each site, or near the property.
package enum DistancesTable: OutputTable {
    package static let path = "distances.csv"
    package static let needs = DatasetPart.distances
    package static let columns = [
        OutputColumn("property", .text, "the property of the site; empty where sites name none"),
        OutputColumn("site_number", .text, "the site; empty for the property's own position"),
        OutputColumn("place_id", .text, "the place's own id; empty where it has none"),
        OutputColumn("place_name", .text, "the place's name"),
        OutputColumn("category", .text, "the place's category; empty where it has none"),
        OutputColumn("distance_m", .decimal, "metres along the geodesic on WGS84"),
        OutputColumn("bearing_deg", .decimal, "degrees clockwise from north at the site, 0 to below 360"),
    ]

    package static func forEachRow(_ input: RunData, _ body: (borrowing OutputRow) throws -> Void) rethrows {
        let places = input.dataset.places
        var cells = OutputRow()
        for row in input.dataset.distances {
            cells.clear()
            cells.add(row.property)
            cells.add(row.siteNumber)
            cells.add(utf8: places.id.slice(row.place))
            cells.add(utf8: places.name.slice(row.place))
            cells.add(places.category[row.place] ?? "")
            cells.add(Numbers.fixed(row.metres, digits: 1))
            cells.add(bearing(row.bearing))
            try body(cells)
        }
    }

    /// One decimal; a value that rounds up to 360 is north again.
    static func bearing(_ degrees: Double) -> String {
        let text = Numbers.fixed(degrees, digits: 1)
        return text == "360.0" ? "0.0" : text
    }
}
