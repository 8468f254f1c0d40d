package import InnkeeperCore
import InnkeeperFormats

/// The accepted places for maps and devices.
///
/// Before: places, and their distances if that stage ran.
/// After: `places.geojson` (RFC 7946), with one point per place in the order of the sources, with `id`, `name`,
/// `category`, `distance_m` and `bearing_deg` for those near the property's own position, and `marker-color` and
/// `marker-symbol` by category (simplestyle 1.1.0), as geojson.io and GitHub draw them. Unknown values are omitted. And
/// `places.gpx` (GPX 1.1) for navigation devices, which hold few waypoints: the places among the distances, or all
/// places if no distances were requested.
package struct MapReport: Report {
    package static let name = "map"
    package static let summary = "the places as GeoJSON and GPX"
    package static let files = ["places.geojson", "places.gpx"]

    package init(options: OptionValues) {}

    package func paths(given parts: Set<DatasetPart>) -> [String] { parts.contains(.places) ? MapReport.files : [] }

    package func render(_ input: RunData, to folder: any OutputFolder) throws {
        for part in parts { try part(input, folder) }
    }

    package var parts: [ReportPart] {
        [
            ReportPart(effort: { $0.dataset.places.count * 4 }, pieces: MapReport.geoJSON),
            ReportPart(MapReport.writeGPX),
        ]
    }

    @Sendable private static func writeGPX(_ input: RunData, _ folder: any OutputFolder) throws {
        guard input.dataset.provided.contains(.places) else { return }
        try folder.write("places.gpx") { piece in try GPXDocument.write(input, to: piece) }
    }

    /// An array in pieces: each is written as one of its own, whose brackets become what is between or around them.
    @Sendable private static func geoJSON(_ input: RunData) -> ReportChunks {
        guard input.dataset.provided.contains(.places) else { return ReportChunks(files: [], count: 0) { _ in [] } }
        let places = input.dataset.places
        let fromProperty = input.dataset.distances.filter(\.siteNumber.isEmpty)
        let styles = places.category.names.map(MarkerStyle.init)
        let distances = Dictionary(fromProperty.map { ($0.place, $0) }) { first, _ in first }
        let shown = (0..<places.count).filter { row in
            !places.rejected[row] && places.coordinate(row).map(\.isValid) ?? false
        }
        let ranges = shown.isEmpty ? [0..<0] : shown.indices.pieces(shown.count / placesInPiece + 1)
        return ReportChunks(files: ["places.geojson"], count: ranges.count) { number in
            var json = JSONWriter()
            json.array { json in
                for row in shown[ranges[number]] {
                    guard let position = places.coordinate(row) else { continue }
                    let style = places.category.codes[row]
                    feature(row, places, position, distances[row], style < 0 ? nil : styles[Int(style)], to: &json)
                }
            }
            var bytes = json.take()
            if number == 0 {
                var head = JSONWriter()
                head.beginObject()
                head.field("type", "FeatureCollection")
                head.key("features")
                bytes = head.bytes + bytes
            } else {
                bytes[0] = UInt8(ascii: ",")
            }
            if number == ranges.count - 1 { bytes += "}\n".utf8 } else { bytes.removeLast() }
            return [bytes]
        }
    }

    private static let placesInPiece = 2_048

    private static func feature(
        _ row: Int, _ places: Places, _ position: Coordinate, _ distance: DistanceRow?, _ style: MarkerStyle?,
        to json: inout JSONWriter
    ) {
        json.object { json in
            json.key(Name.type)
            json.value("Feature")
            json.key(Name.geometry)
            json.object { json in
                json.key(Name.type)
                json.value("Point")
                json.key(Name.coordinates)
                // Longitude first (RFC 7946, 3.1.1).
                json.array { json in
                    json.value(position.longitude)
                    json.value(position.latitude)
                }
            }
            json.key(Name.properties)
            json.object { json in
                if !places.id.isEmpty(row) {
                    json.key(Name.id)
                    json.value(places.id[row])
                }
                if !places.name.isEmpty(row) {
                    json.key(Name.name)
                    json.value(places.name[row])
                }
                if let category = places.category[row] {
                    json.key(Name.category)
                    json.value(category)
                }
                if let style {
                    json.field("marker-color", style.color)
                    if let symbol = style.symbol { json.field("marker-symbol", symbol) }
                }
                guard let distance else { return }
                json.key("distance_m")
                json.raw(Numbers.fixed(distance.metres, digits: 1).utf8)
                json.key("bearing_deg")
                json.raw(DistancesTable.bearing(distance.bearing).utf8)
            }
        }
    }

    /// Members that every place has.
    private enum Name {
        static let type = JSONName("type")
        static let geometry = JSONName("geometry")
        static let coordinates = JSONName("coordinates")
        static let properties = JSONName("properties")
        static let id = JSONName("id")
        static let name = JSONName("name")
        static let category = JSONName("category")
    }
}
