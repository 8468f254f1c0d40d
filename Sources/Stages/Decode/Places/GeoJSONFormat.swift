package import Core
import Formats

/// GeoJSON, RFC 7946: a FeatureCollection, one Feature, or a bare geometry; points, lines and areas.
///
/// ## Before
/// `{"type": "Feature", "id": 7, "properties": {"name": "Lake"}, "geometry": {"type": "Polygon", …}}`
/// ## After
/// A row with id `7`, name `Lake` and a point inside the lake.
package struct GeoJSONFormat: Format {
    package static let name = "geojson"
    package static let summary = "GeoJSON (RFC 7946): features of any geometry"
    package static let kinds: [RecordKind] = [.places]

    private static let types: Set<String> = [
        "FeatureCollection", "Feature", "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon",
        "MultiPolygon", "GeometryCollection",
    ]

    /// An object whose `type` is one of RFC 7946, or that has `features`; or any file that calls itself `.geojson`.
    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        if fileName.lowercased().hasSuffix(".geojson") { return .places }
        var reader = JSONReader()
        reader.push(head)
        do throws(JSONError) {
            guard try reader.next() == .objectStart else { return nil }
            while true {
                let event = try reader.next()
                if event == .needMore || event == .end { return nil }
                guard event == .key, reader.depth == 1 else { continue }
                if reader.textEquals("features") { return try reader.next() == .arrayStart ? .places : nil }
                guard reader.textEquals("type") else { continue }
                return try reader.next() == .string && types.contains(reader.text) ? .places : nil
            }
        } catch {
            // No JSON, so not this format.
            return nil
        }
    }

    package static func survey(_ settings: SourceSettings, file: Int) -> any Survey {
        PlaceSurvey(reader: JSONRecordCutter(settings, file: file, style: .feature))
    }
}

/// JSON leaves nothing to find out before it is read.
struct PlaceSurvey: Survey {
    var reader: JSONRecordCutter

    mutating func push(_ bytes: [UInt8]) -> Bool { false }
    mutating func finish() -> any SourceReader { reader }
}
