package import InnkeeperCore
import InnkeeperStages

/// A CardDAV server's response to a query for contacts (RFC 6352), saved unchanged.
package struct CardDAVFormat: Format {
    package static let name = "carddav"
    package static let summary = "CardDAV multistatus (RFC 6352), with vCards in it"
    package static let kinds: [RecordKind] = [.contacts]
    package static let framing: FramingSyntax = .xmlEnvelope(
        around: ["multistatus"], unread: ["responsedescription", "sync-token"])

    /// A WebDAV `multistatus`, unless it is only about calendars.
    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        guard let head = XMLHead(head), let root = head.root, root.name == "multistatus",
            head.contains("\"\(CardDAVGrammar.dav)\"") || head.contains("'\(CardDAVGrammar.dav)'")
        else { return nil }
        let isAboutCalendars = head.contains("urn:ietf:params:xml:ns:caldav")
        return isAboutCalendars && !head.contains(CardDAVGrammar.cardDAV) ? nil : .contacts
    }

    package static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer {
        NothingToSniff(reader: XMLRecordReader<CardDAVGrammar>(settings: settings, file: file))
    }
}
