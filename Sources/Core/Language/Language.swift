/// A language of what people read: labels, sentences, dates, numbers. What programs read is the same in every one.
///
/// It is a value that comes in with the run, as part of the property, and never from the environment.
public enum Language: String, Sendable, CaseIterable {
    // ISO 639-1.
    case en, de, fr, es, it, nl

    /// Of a tag such as `de`, `de-AT` or `DE_at` (RFC 5646); what follows the language is ignored. nil for a language
    /// that nothing is written in.
    public init?(tag: String) {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false).flatMap {
            $0.split(separator: "_", omittingEmptySubsequences: false)
        }
        let isTag = parts.allSatisfy { part in
            (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { $0 < 0x80 && ($0.isDigit || $0.isLetter) }
        }
        guard isTag, let code = parts.first else { return nil }
        self.init(rawValue: code.lowercased())
    }

    /// Which of a sentence's two forms goes with a number of things: 0 for one, 1 for several (Unicode CLDR, plural
    /// rules for cardinals; French has no plural for none).
    public func pluralForm(_ count: Int) -> Int {
        switch self {
        case .fr: (-1...1).contains(count) ? 0 : 1
        case .en, .de, .es, .it, .nl: count == 1 || count == -1 ? 0 : 1
        }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
    fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}
