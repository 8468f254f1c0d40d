package import InnkeeperCore

/// A sequence of GeoJSON texts, one per line or each after a record separator (RFC 8142). If a text is a whole
/// FeatureCollection, its features are the records.
///
/// ## Before
/// `{"type": "Feature", "properties": {"name": "Lake"}, "geometry": {"type": "Point", …}}`, and more such lines.
/// ## After
/// A row per feature.
package struct GeoJSONSequenceFormat: Format {
    package static let name = "geojson-sequence"
    package static let summary = "GeoJSON, one feature a line or a record separator before each (RFC 8142)"
    package static let kinds: [RecordKind] = [.places]
    package static let framing: FramingSyntax = .jsonEnvelope

    /// More than one GeoJSON text, or a record separator before the first; or an extension such as `.geojsonl`.
    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        PlaceHead(head, fileName: fileName) == .geoJSONSequence ? .places : nil
    }

    package static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer {
        NothingToSniff(reader: PlaceReader<JSONSequenceSplitter>(settings, file: file, style: .feature))
    }
}
