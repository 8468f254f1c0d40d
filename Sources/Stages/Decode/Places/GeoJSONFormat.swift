package import InnkeeperCore

/// GeoJSON, RFC 7946: a FeatureCollection, one Feature, or a bare geometry; points, lines and areas. Google Takeout's
/// saved places are GeoJSON too.
///
/// ## Before
/// `{"type": "Feature", "id": 7, "properties": {"name": "Lake"}, "geometry": {"type": "Polygon", …}}`
/// ## After
/// A row with id `7`, name `Lake` and a point inside the lake.
package struct GeoJSONFormat: Format {
    package static let name = "geojson"
    package static let summary = "GeoJSON (RFC 7946): features of any geometry"
    package static let kinds: [RecordKind] = [.places]
    package static let framing: FramingSyntax = .jsonEnvelope

    /// An object whose `type` is defined by RFC 7946, or that has `features`; or any file with the extension
    /// `.geojson`.
    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        PlaceHead(head, fileName: fileName) == .geoJSON ? .places : nil
    }

    package static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer {
        NothingToSniff(reader: PlaceReader<JSONArraySplitter>(settings, file: file, style: .feature))
    }
}
