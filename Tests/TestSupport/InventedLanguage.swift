package import InnkeeperCore

/// A language that nobody speaks: English in brackets. What is shown without them has not come from a language's value.
package enum InventedLanguage {
    /// Labels that are lists of words; each word has its brackets.
    package static let lists: Set<Label> = [.months, .shortMonths, .weekdays, .shortWeekdays, .compass]

    /// `rules` are those that it translates.
    package static func of(_ rules: [any Rule]) -> Language {
        let texts = Dictionary(uniqueKeysWithValues: rules.map { ($0.code, bracketed($0.text)) })
        return Language(
            code: "xx", pluralForm: Language.oneIsSingular, quotes: ("‹", "›"),
            notation: Notation(marks: Notation.Marks("·", "'"), currencyPlace: .after),
            label: { label in
                let text = Language.en.label(label)
                return lists.contains(label)
                    ? text.split(separator: " ").map { bracketed(String($0)) }.joined(separator: " ") : bracketed(text)
            },
            sentence: { bracketed(Language.en.sentence($0)) }, term: { bracketed(Language.en.term($0)) },
            rules: { texts })
    }

    private static func bracketed(_ text: String) -> String { "⟦\(text)⟧" }

    private static func bracketed(_ text: RuleText) -> RuleText {
        RuleText(
            summary: bracketed(text.summary), advice: bracketed(text.advice), message: bracketed(text.message),
            phrases: text.phrases.mapValues(bracketed))
    }
}
