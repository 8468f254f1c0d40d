package import InnkeeperCore

/// What the rules say in every language but English; the English text is part of each rule. A language is one file.
package enum RuleTranslations {
    /// By code; empty for English.
    package static func texts(in language: Language) -> [String: RuleText] {
        switch language {
        case .en: [:]
        case .de: german
        case .fr: french
        case .es: spanish
        case .it: italian
        case .nl: dutch
        }
    }

    /// What `rule` says in `language`; in English where nobody has translated it.
    package static func text(of rule: any Rule, in language: Language) -> RuleText {
        texts(in: language)[rule.code] ?? rule.text
    }
}
