package import InnkeeperCore
import InnkeeperFormats

/// jCard: vCard 4.0 as JSON (RFC 7095), one card or an array of them.
///
/// ## Before
/// `["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", "Ada Alder"], ["bday", {}, "date", "1980-06-05"]]]`
/// ## After
/// A contact with that name and birthday.
package struct JCardFormat: Format {
    package static let name = "jcard"
    package static let summary = "jCard, vCard 4.0 as JSON (RFC 7095)"
    package static let kinds: [RecordKind] = [.contacts]
    package static let framing: FramingSyntax = .jsonEnvelope
    package static let emptyArrayKinds = kinds

    /// An array that starts with the word `vcard`, or with an array that does.
    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        var reader = JSONReader()
        reader.push(head)
        do throws(JSONError) {
            guard try reader.next() == .arrayStart else { return nil }
            let first = try reader.next()
            if first == .string { return reader.textEquals("vcard") ? .contacts : nil }
            guard first == .arrayStart, try reader.next() == .string else { return nil }
            return reader.textEquals("vcard") ? .contacts : nil
        } catch {
            // Not JSON, so not this format.
            return nil
        }
    }

    package static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer {
        NothingToSniff(reader: JCardReader(settings, file: file))
    }
}
