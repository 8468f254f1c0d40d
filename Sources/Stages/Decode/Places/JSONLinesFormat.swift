package import InnkeeperCore

/// One JSON object per line (NDJSON, JSON Lines), each with a name and a position, as Overture's and Foursquare's
/// places are exported from a database.
///
/// ## Before
/// `{"fsq_place_id": "4b0", "name": "Creek Diner", "latitude": 37.33, "longitude": -121.89, "date_closed": null}`
/// ## After
/// A row with that id, name and position.
package struct JSONLinesFormat: Format {
    package static let name = "json-lines"
    package static let summary = "one JSON object a line, with a name and a position (Overture, Foursquare)"
    package static let kinds: [RecordKind] = [.places]
    package static let framing: FramingSyntax = .jsonEnvelope

    /// A sequence of objects that have a member with a position and are not GeoJSON.
    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        PlaceHead(head, fileName: fileName) == .lines ? .places : nil
    }

    package static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer {
        NothingToSniff(reader: PlaceReader<JSONSequenceSplitter>(settings, file: file, style: .object))
    }
}
