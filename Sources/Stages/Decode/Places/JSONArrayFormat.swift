package import InnkeeperCore

/// A plain JSON array of objects that have a name and a position.
///
/// ## Before
/// `[{"name": "Lick Observatory", "category": "viewpoint", "latitude": 37.3414, "longitude": "-121.6429"}]`
/// ## After
/// A row with that name, category and position.
package struct JSONArrayFormat: Format {
    package static let name = "json-array"
    package static let summary = "a JSON array of objects with a name, a latitude and a longitude"
    package static let kinds: [RecordKind] = [.places]
    package static let framing: FramingSyntax = .jsonEnvelope
    package static let emptyArrayKinds = kinds

    /// An array whose objects, as far as `head` goes, have a member with a position.
    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        PlaceHead(head, fileName: fileName) == .array ? .places : nil
    }

    package static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer {
        NothingToSniff(reader: PlaceReader<JSONArraySplitter>(settings, file: file, style: .object))
    }
}
