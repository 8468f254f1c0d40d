package import InnkeeperCore
import InnkeeperStages

/// A Windows contact: one person per file.
package struct WindowsContactFormat: Format {
    package static let name = "windows-contact"
    package static let summary = "Windows Contacts (.contact)"
    package static let kinds: [RecordKind] = [.contacts]
    package static let framing: FramingSyntax = .xmlEnvelope(around: [])

    /// XML whose first element is a `contact` with Microsoft's namespace.
    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        guard let root = XMLHead(head)?.root, root.name == "contact",
            root.tag.contains("\"\(WindowsContactGrammar.namespace)\"")
                || root.tag.contains("'\(WindowsContactGrammar.namespace)'")
        else { return nil }
        return .contacts
    }

    package static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer {
        NothingToSniff(reader: XMLRecordReader<WindowsContactGrammar>(settings: settings, file: file))
    }
}
