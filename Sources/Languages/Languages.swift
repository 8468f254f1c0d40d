package import InnkeeperCore

extension Language {
    /// The languages for texts for people, in the order in which they are listed. To add one: its file here, and a
    /// line.
    package static let all: [Language] = [
        .en,
        .de,
        .fr,
        .es,
        .it,
        .nl,
    ]

    /// From a tag such as `de`, `de-AT` or `DE_at` (RFC 5646); ignores what follows the language. nil for an
    /// unsupported language.
    package init?(tag: String, among languages: [Language] = Language.all) {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false).flatMap {
            $0.split(separator: "_", omittingEmptySubsequences: false)
        }
        let isTag = parts.allSatisfy { part in
            (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { $0 < 0x80 && ($0.isDigit || $0.isLetter) }
        }
        guard isTag, let code = parts.first?.lowercased(),
            let language = languages.first(where: { $0.code == code })
        else { return nil }
        self = language
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
    fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}
