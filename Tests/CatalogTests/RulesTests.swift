import Foundation
import InnkeeperCatalog
import InnkeeperCore
import Testing
import TestSupport

struct RulesTests {
    private func isOfReading(_ rule: any Rule) -> Bool {
        if case .reading = rule.form { true } else { false }
    }

    @Test func `the list is sorted by code, and each code is there once and written as codes are`() {
        let codes = Catalog.rules.map { $0.code }
        #expect(codes == codes.sorted())
        #expect(Set(codes).count == codes.count)
        for code in codes {
            #expect(code.wholeMatch(of: /[a-z]+(-[a-z0-9]+)+/) != nil, "\(code) is not kebab-case")
        }
    }

    @Test func `every rule's file is in the list, under its own name`() throws {
        // Given the files of the rules that check records, one each; those of reading are tables
        let folder = Corpora.packageRoot.appendingPathComponent("Sources/Services/Rules")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Reading/") }
        let listed = Set(Catalog.rules.filter { !isOfReading($0) }.map { String(describing: type(of: $0)) })
        // Then each is listed, and nothing else is
        for file in files {
            let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
            #expect(listed.contains(name), "add \(name)() to Sources/Services/RuleCatalogue.swift")
        }
        #expect(files.count == listed.count)
    }

    @Test(arguments: Catalog.rules.indices)
    func `the examples of a rule pass and fail where they say`(index: Int) async throws {
        let rule = Catalog.rules[index]
        if isOfReading(rule) { return }
        // No example has room for a million pairs: ConflictsStageTests makes them.
        if rule.code == "reservation-site-crowded" { return }
        #expect(rule.examples.contains { $0.fails }, "\(rule.code) has no example that fails")
        #expect(rule.examples.contains { !$0.fails }, "\(rule.code) has no example that passes")
        for example in rule.examples {
            let reader = ExampleReader(example.text)
            #expect(example.fails == !reader.marks.isEmpty, "\(rule.code): only what fails has marks")
            #expect(try await reader.findings(of: rule) == reader.marks, "\(rule.code):\n\(example.text)")
        }
    }

    @Test(arguments: Catalog.rules.indices)
    func `a rule says what is wrong and what to do`(index: Int) {
        let rule = Catalog.rules[index]
        #expect(rule.summary.hasSuffix(".") && rule.summary.count > 15, "\(rule.code): summary")
        #expect(rule.advice.count > 15, "\(rule.code): advice")
        for (facts, finding) in SampleFindings.all(of: rule, count: 2) {
            let message = RuleMessage(rule.text).text(finding, shownValue: "v")
            #expect(message.hasSuffix(".") && message.first?.isLowercase != true, "\(rule.code) \(facts): \(message)")
            // Behind what is wrong comes what to do, or what was done.
            #expect(message.contains("; ") || message.contains(". "), "\(rule.code) \(facts): \(message)")
            #expect(!message.contains(/[{}#]/) || message.contains("\": "), "\(rule.code) \(facts): \(message)")
        }
    }

    @Test func `each code of reading is in the table, and each word of its closed lists has a phrase`() {
        let rules = Dictionary(uniqueKeysWithValues: Catalog.rules.map { ($0.code, $0) })
        for code in ReadingCode.allCases {
            #expect(rules[code.rawValue].map(isOfReading) == true, "\(code)")
        }
        for (codes, words) in SampleFindings.words {
            for code in codes {
                let phrases = Set((rules[code.rawValue]?.phrases ?? [:]).keys)
                #expect(phrases.isSuperset(of: words), "\(code): \(Set(words).subtracting(phrases))")
            }
        }
    }

    @Test func `phrases are only of words that there are`() {
        let words = Dictionary(
            SampleFindings.words.flatMap { entry in entry.codes.map { ($0.rawValue, Set(entry.words)) } },
            uniquingKeysWith: { $0.union($1) })
        for rule in Catalog.rules where isOfReading(rule) {
            #expect(Set(rule.phrases.keys) == words[rule.code, default: []], "\(rule.code)")
        }
    }

    @Test func `the codes of the contract are all there, with the effect that it states`() {
        let rejecting = [
            "reservation-nights-not-positive", "reservation-site-unknown", "reservation-camper-missing",
            "reservation-date-invalid", "reservation-date-ambiguous", "reservation-status-unknown",
            "reservation-money-invalid", "reservation-id-duplicate", "campsite-number-duplicate",
            "contact-name-missing",
            "place-coordinate-out-of-range", "place-coordinate-missing", "csv-malformed", "json-malformed",
            "vcard-malformed", "xml-malformed", "encoding-invalid",
        ]
        let marking = [
            "reservation-overlap", "reservation-nights-disagree", "reservation-rate-negative",
            "reservation-over-capacity",
            "reservation-guests-none", "reservation-paid-over-total", "contact-birthday-invalid",
            "contact-birthday-implausible", "contact-duplicate", "contact-phone-invalid", "place-null-island",
            "place-coordinates-swapped", "place-name-missing", "place-closed", "place-duplicate", "source-missing",
            "source-empty", "source-unrecognised", "record-repeated",
        ]
        let effects = Dictionary(uniqueKeysWithValues: Catalog.rules.map { ($0.code, $0.effect) })
        for code in rejecting { #expect(effects[code] == .rejects, "\(code)") }
        for code in marking { #expect(effects[code] == .marks, "\(code)") }
    }
}
