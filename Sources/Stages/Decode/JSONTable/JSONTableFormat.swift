package import InnkeeperCore

/// A JSON list of objects whose keys are headings, as booking systems' APIs return it: bookings, campsites, contacts, or
/// places whose positions no format of places finds.
/// The list is the whole text, is nested in objects, or has one object per line. It may also be an object with an id for
/// each: such a key isn't read, so that a record without a number of its own has none.
///
/// ## Before
/// `{"data": {"items": [{"ref": "HM4", "checkIn": "2026-07-04", "nights": 3, "guest": {"name": "Ada Alder"}}]}}`
/// ## After
/// A booking HM4 of Ada Alder from 2026-07-04 to 2026-07-07.
package struct JSONTableFormat: Format {
    package static let name = "json-table"
    package static let summary = "a JSON list of objects whose keys are headings, in an array, under ids or one a line"
    package static let kinds: [RecordKind] = [.bookings, .campsites, .contacts, .places]
    package static let framing: FramingSyntax = .jsonEnvelope
    package static let isAnyJSON = true
    package static let emptyArrayKinds: [RecordKind] = [.bookings, .campsites]

    /// Stricter than for the headings of a table, as many of them are keys of anything.
    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        recognition(head, fileName: fileName)?.kind
    }

    package static func recognition(_ head: [UInt8], fileName: String) -> Recognition? {
        guard let head = JSONTableHead(head, fileName: fileName) else { return nil }
        return head.table.recognition { "its objects have the keys " + $0 }
    }

    package static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer {
        JSONTableSniffer(settings, file: file)
    }
}

extension TableHead {
    /// `head` are the first bytes of a table: of CSV, or of JSON whose objects form one. nil if they contain no
    /// headings.
    package init?(head: [UInt8]) {
        if let json = JSONTableHead(head) { self = json.table } else { self.init(csv: head) }
    }
}
