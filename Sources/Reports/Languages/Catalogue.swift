package import InnkeeperCore

/// All that people read in the reports, in one language. To add a language: its catalogue, and a line in `of`.
package struct Catalogue: Sendable {
    package let language: Language
    let label: @Sendable (Label) -> String
    let sentence: @Sendable (Sentence) -> String
    let term: @Sendable (Term) -> String

    package init(
        language: Language, label: @escaping @Sendable (Label) -> String,
        sentence: @escaping @Sendable (Sentence) -> String, term: @escaping @Sendable (Term) -> String
    ) {
        (self.language, self.label, self.sentence, self.term) = (language, label, sentence, term)
    }

    /// The template of a sentence.
    package func text(_ sentence: Sentence) -> String { self.sentence(sentence) }

    package static func of(_ language: Language) -> Catalogue {
        switch language {
        case .en: .english
        case .de: .german
        case .fr: .french
        case .es: .spanish
        case .it: .italian
        case .nl: .dutch
        }
    }
}
