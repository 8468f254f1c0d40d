package import InnkeeperCore

/// The response of the Overpass API: OpenStreetMap elements, with their positions if the query asked for them
/// (`out center` or `out geom`), else positioned by the nodes of ways if the file has them (`out; >; out skel qt;`).
///
/// ## Before
/// `{"version": 0.6, "elements": [{"type": "way", "id": 5, "center": {…}, "tags": {"tourism": "camp_site"}}]}`
/// ## After
/// A row with id `way/5`, category `camp_site` and the position of the centre.
package struct OverpassFormat: Format {
    package static let name = "overpass"
    package static let summary = "Overpass JSON: nodes, ways and relations of OpenStreetMap"
    package static let kinds: [RecordKind] = [.places]
    package static let framing: FramingSyntax = .jsonEnvelope

    /// An object with an array `elements`.
    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        PlaceHead(head, fileName: fileName) == .overpass ? .places : nil
    }

    package static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer {
        OverpassSniffer(settings: settings, file: file)
    }
}
