import InnkeeperCatalog
import InnkeeperCore
import InnkeeperLanguages
import InnkeeperReports
import InnkeeperServices
import Testing
import TestSupport

struct TranslationsTests {
    private static let others = Language.all.filter { $0 != .en }

    @Test(arguments: others)
    func `every rule is there in every language, and nothing else`(language: Language) {
        let texts = language.rules()
        let codes = Set(Catalog.rules.map { $0.code })
        #expect(codes.subtracting(texts.keys).sorted() == [], "missing in \(language)")
        #expect(Set(texts.keys).subtracting(codes).sorted() == [], "unknown in \(language)")
        for rule in Catalog.rules {
            let phrases = Set((texts[rule.code]?.phrases ?? [:]).keys)
            #expect(phrases == Set(rule.phrases.keys), "\(language) \(rule.code)")
        }
    }

    @Test(arguments: others)
    func `nothing is left in English, and no fact is lost`(language: Language) {
        for rule in Catalog.rules {
            let text = rule.text(in: language)
            #expect(text.summary != rule.summary && text.advice != rule.advice, "\(language) \(rule.code)")
            #expect(text.message != rule.message || text.message == "{problem}", "\(language) \(rule.code)")
            #expect(Template(text.message).names == Template(rule.message).names, "\(language) \(rule.code)")
            for (key, phrase) in text.phrases {
                #expect(phrase != rule.phrases[key], "\(language) \(rule.code) \(key)")
                // A line to copy into pipeline.json stays JSON
                #expect(!phrase.contains(/"\w+"[\u{A0}\u{202F}]/), "\(language) \(rule.code) \(key)")
                #expect(
                    Template(phrase).names == rule.phrases[key].map { Template($0).names },
                    "\(language) \(rule.code) \(key)")
            }
        }
    }

    @Test(arguments: Language.all, [0, 1, 2, 5])
    func `every message is a sentence with what it is given, whatever that is`(language: Language, count: Int) {
        let attack = "<script>\"{value}\\u{202E}\\n"
        for rule in Catalog.rules {
            let message = RuleMessage(rule.text(in: language), FactFormat(language))
            for (word, finding) in SampleFindings.all(of: rule, count: count, text: attack) {
                let text = message.text(finding, shownValue: attack)
                let rest = text.replacing(attack, with: "")
                #expect(text.hasSuffix("."), "\(language) \(rule.code) \(word): \(text)")
                #expect(!rest.contains("#") && !rest.contains("|"), "\(language) \(rule.code) \(word): \(text)")
            }
        }
    }

    @Test(arguments: [
        (Language.en, ["0 nights", "1 night", "2 nights", "5 nights"]),
        (.de, ["0 Nächte", "1 Nacht", "2 Nächte", "5 Nächte"]),
        (.fr, ["0 nuit", "1 nuit", "2 nuits", "5 nuits"]),
        (.es, ["0 noches", "1 noche", "2 noches", "5 noches"]),
        (.it, ["0 notti", "1 notte", "2 notti", "5 notti"]),
        (.nl, ["0 nachten", "1 nacht", "2 nachten", "5 nachten"]),
    ])
    func `a number of nights has the language's own plural`(language: Language, nights: [String]) throws {
        let rule = try #require(Catalog.rules.first { $0.code == "reservation-overlap" })
        let message = RuleMessage(rule.text(in: language), FactFormat(language))
        for (count, expected) in zip([0, 1, 2, 5], nights) {
            let finding = Finding(
                code: rule.code, severity: .error, source: "desk", file: "a.csv", arguments: [.nights: .count(count)])
            #expect(message.text(finding, shownValue: "").contains(" \(expected) "), "\(language) \(count)")
        }
    }

    @Test func `a seventh language needs nothing but its value to explain the rules`() {
        // Given
        let invented = InventedLanguage.of(Catalog.rules)
        for rule in Catalog.rules {
            // When
            let explained = RuleReference.explanation(of: rule, Messages(invented))
            // Then
            for text in [rule.summary, rule.advice] {
                #expect(explained.contains("⟦\(text)⟧"), "\(rule.code)")
            }
        }
        #expect(RuleReference.text(Catalog.rules, in: invented).contains("⟦"))
    }
}
