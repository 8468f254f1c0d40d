package import InnkeeperCore
import InnkeeperStages

/// xCard: vCard 4.0 as XML (RFC 6351).
package struct XCardFormat: Format {
    package static let name = "xcard"
    package static let summary = "xCard, vCard 4.0 as XML (RFC 6351)"
    package static let kinds: [RecordKind] = [.contacts]
    package static let framing: FramingSyntax = .xmlEnvelope(around: ["vcards"])

    /// XML with xCard's namespace, or whose first element is hidden behind an endless document type declaration, so
    /// that this reader reports what is wrong with it.
    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        guard let head = XMLHead(head), head.root?.name != "multistatus" else { return nil }
        return head.contains(XCardElement.namespace) || head.breaksOffInDocumentType ? .contacts : nil
    }

    package static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer {
        NothingToSniff(reader: XMLRecordReader<XCardGrammar>(settings: settings, file: file))
    }
}
