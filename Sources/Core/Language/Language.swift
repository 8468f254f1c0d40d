/// A language of what people read: labels, sentences, names, what the rules say, and how it writes numbers. What programs
/// read is the same in every one.
///
/// It is a value that comes in with the run, as part of the property, and never from the environment. English is here;
/// each of the others is one file of the room `Languages` and one line of its list.
public struct Language: Sendable {
    /// ISO 639-1, and what makes two languages equal.
    public let code: String
    /// Which of a sentence's forms goes with a number of things, from 0 (Unicode CLDR, plural rules for cardinals).
    package let pluralForm: @Sendable (Int) -> Int
    /// What opens and closes a quotation.
    package let quotes: (open: String, close: String)
    package let notation: Notation
    package let label: @Sendable (Label) -> String
    /// A template of each sentence, with the arguments that English has.
    package let sentence: @Sendable (Sentence) -> String
    package let term: @Sendable (Term) -> String
    /// What the rules say, by code. Empty for English, whose texts are in the rules themselves.
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

    /// Two forms, the first for one thing.
    package static let oneIsSingular: @Sendable (Int) -> Int = { $0 == 1 || $0 == -1 ? 0 : 1 }
    /// Two forms, the first for none and one.
    package static let upToOneIsSingular: @Sendable (Int) -> Int = { (-1...1).contains($0) ? 0 : 1 }
}

extension Language: Hashable, CustomStringConvertible {
    public static func == (a: Language, b: Language) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
    public var description: String { code }
}

extension Rule {
    /// What the rule says in that language; in English where it has not been translated.
    package func text(in language: Language) -> RuleText { language.rules()[code] ?? text }
}
