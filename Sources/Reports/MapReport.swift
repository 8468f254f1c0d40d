package import Core
import Formats

/// The accepted places for a map.
///
/// Before: places, and their distances where that stage ran.
/// After: `places.geojson` (RFC 7946), a point a place in the order of the sources, with `id`, `name`, `category`,
/// and `distance_m` and `bearing_deg` for those near the property's own position. What is not known is left out.
package struct MapReport: Report {
    package static let name = "map"
    package static let summary = "the places as GeoJSON"
    package static let files = ["places.geojson"]

    package init(options: OptionValues) {}

    package func render(_ input: ReportInput, to folder: any OutputFolder) throws {
        guard input.dataset.provided.contains(.places) else { return }
        let places = input.dataset.places
        let fromProperty = input.dataset.distances.filter(\.siteNumber.isEmpty)
        let distances = Dictionary(fromProperty.map { ($0.place, $0) }) { first, _ in first }
        try folder.write("places.geojson") { piece in
            var json = JSONWriter()
            try json.object { json in
                json.field("type", "FeatureCollection")
                json.key("features")
                try json.array { json in
                    for row in 0..<places.count where !places.rejected[row] {
                        guard let position = places.coordinate(row), position.isValid else { continue }
                        feature(row, places, position, distances[row], to: &json)
                        if json.bytes.count >= pieceSize { try piece(json.take()) }
                    }
                }
            }
            json.newline()
            try piece(json.take())
        }
    }

    private func feature(
        _ row: Int, _ places: Places, _ position: Coordinate, _ distance: DistanceRow?, to json: inout JSONWriter
    ) {
        json.object { json in
            json.field("type", "Feature")
            json.key("geometry")
            json.object { json in
                json.field("type", "Point")
                json.key("coordinates")
                // Longitude first (RFC 7946, 3.1.1).
                json.array { json in
                    json.value(position.longitude)
                    json.value(position.latitude)
                }
            }
            json.key("properties")
            json.object { json in
                if !places.id.isEmpty(row) { json.field("id", places.id[row]) }
                if !places.name.isEmpty(row) { json.field("name", places.name[row]) }
                if let category = places.category[row] { json.field("category", category) }
                guard let distance else { return }
                json.key("distance_m")
                json.raw(Numbers.fixed(distance.metres, digits: 1).utf8)
                json.key("bearing_deg")
                json.raw(DistancesTable.bearing(distance.bearing).utf8)
            }
        }
    }
}
