package import InnkeeperCore

/// A JSON object that holds a list of places, as returned by RIDB (`RECDATA`), the National Park Service (`data`),
/// Google Places (`results`, `places`), Foursquare (`results`) and Yelp (`businesses`).
///
/// ## Before
/// `{"RECDATA": [{"FacilityID": "234059", "FacilityName": "Pine Flat", "FacilityLatitude": 38.1, …}], "METADATA": {…}}`
/// ## After
/// A row with that id, name and position.
package struct JSONEnvelopeFormat: Format {
    package static let name = "json-envelope"
    package static let summary = "a JSON object with a list of places, as RIDB, NPS, Google, Foursquare and Yelp answer"
    package static let kinds: [RecordKind] = [.places]
    package static let framing: FramingSyntax = .jsonEnvelope

    /// An object with an array under a known name, directly or in an object with a known name, whose objects, as far as
    /// `head` goes, have a position.
    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        PlaceHead(head, fileName: fileName) == .envelope ? .places : nil
    }

    package static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer {
        HeadSniffer {
            PlaceReader<JSONArraySplitter>(
                settings, file: file, style: .object, paths: PlaceHead.envelopePaths($0))
        }
    }
}
