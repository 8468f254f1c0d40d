/// The language of what people read: labels, sentences, names, the texts of the rules, and number formats. What
/// programs read is the same in every language.
///
/// It is a value that comes with the run, as part of the property, never from the environment. English is defined here;
/// every other language is one file in `Languages` and one line in its list.
public struct Language: Sendable {
    /// ISO 639-1; languages are equal if their codes are.
    public let code: String
    /// The index from 0 of the plural form for a number (Unicode CLDR, plural rules for cardinals).
    package let pluralForm: @Sendable (Int) -> Int
    /// Opening and closing quotation marks.
    package let quotes: (open: String, close: String)
    package let notation: Notation
    package let label: @Sendable (Label) -> String
    /// The template of each sentence, with the same arguments as in English.
    package let sentence: @Sendable (Sentence) -> String
    package let term: @Sendable (Term) -> String
    /// The texts of the rules, by code. Empty for English, whose texts are in the rules themselves.
    package let rules: @Sendable () -> [String: RuleText]

    package init(
        code: String, pluralForm: @escaping @Sendable (Int) -> Int, quotes: (open: String, close: String),
        notation: Notation, label: @escaping @Sendable (Label) -> String,
        sentence: @escaping @Sendable (Sentence) -> String, term: @escaping @Sendable (Term) -> String,
        rules: @escaping @Sendable () -> [String: RuleText]
    ) {
        (self.code, self.pluralForm, self.quotes, self.notation) = (code, pluralForm, quotes, notation)
        (self.label, self.sentence, self.term, self.rules) = (label, sentence, term, rules)
    }

    /// Two forms; 1 takes the first.
    package static let oneIsSingular: @Sendable (Int) -> Int = { $0 == 1 || $0 == -1 ? 0 : 1 }
    /// Two forms; 0 and 1 take the first.
    package static let upToOneIsSingular: @Sendable (Int) -> Int = { (-1...1).contains($0) ? 0 : 1 }
}

extension Language: Hashable, CustomStringConvertible {
    public static func == (a: Language, b: Language) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
    public var description: String { code }
}

extension Rule {
    /// The rule's texts in that language; in English if they have not been translated.
    package func text(in language: Language) -> RuleText { language.rules()[code] ?? text }
}
