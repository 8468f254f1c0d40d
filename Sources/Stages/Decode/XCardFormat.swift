package import Core

/// xCard: vCard 4.0 as XML (RFC 6351).
package struct XCardFormat: Format {
    package static let name = "xcard"
    package static let summary = "xCard, vCard 4.0 as XML (RFC 6351)"
    package static let kinds: [RecordKind] = [.contacts]

    /// XML that names xCard's namespace.
    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        // UTF-16 is recognised too, so that it is refused with a finding of its own.
        let text = head.filter { $0 != 0 && $0 < 0x80 }
        guard text.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return nil }
        let namespace = Array(XCardElement.namespace.utf8)
        for start in text.indices where text[start] == namespace[0] {
            if text[start...].starts(with: namespace) { return .contacts }
        }
        return nil
    }

    package static func survey(_ settings: SourceSettings, file: Int) -> any Survey {
        XCardSurvey(settings: settings, file: file)
    }
}

/// XML says in itself all that there is to know.
private struct XCardSurvey: Survey {
    let settings: SourceSettings
    let file: Int

    mutating func push(_ bytes: [UInt8]) -> Bool { false }

    mutating func finish() -> any SourceReader { XCardReader(settings: settings, file: file) }
}
