import Foundation
import InnkeeperCatalog
import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct RuleReferenceTests {
    private func rule(_ code: String) throws -> any Rule { try #require(Catalog.rules.first { $0.code == code }) }

    @Test func `RULES.md is what the rules say of themselves`() throws {
        let committed = try String(contentsOf: Corpora.packageRoot.appendingPathComponent("RULES.md"), encoding: .utf8)
        #expect(
            committed == RuleReference.markdown(Catalog.rules),
            "make it again: innkeeper rules --format markdown > RULES.md")
    }

    @Test func `an explanation says what is wrong, what becomes of the record, what to do, and shows both`() throws {
        for rule in Catalog.rules {
            let text = RuleReference.explanation(of: rule, .english)
            #expect(text.hasPrefix(rule.summary + "\n"))
            #expect(text.contains("Severity: \(Messages.english.name(.severity(rule.severity)))."))
            #expect(text.contains("goes to rejected/") == (rule.effect == .rejects))
            #expect(text.contains("What to do\n  \(rule.advice.prefix { $0 != "\n" })"))
            #expect(text.contains("\nPasses\n") == rule.examples.contains { !$0.fails })
            #expect(text.contains("Fails (» marks the place)") == rule.examples.contains { $0.fails })
        }
    }

    @Test func `only a rule whose records are kept says that they are`() throws {
        func explanation(_ code: String) throws -> String {
            RuleReference.explanation(of: try rule(code), .english)
        }
        #expect(try explanation("reservation-overlap").contains("The record is kept and flagged."))
        #expect(try explanation("record-repeated").contains("The record is skipped."))
        #expect(try explanation("source-missing").contains("Severity: error. No record is rejected."))
    }

    @Test func `what a rule needs is told`() throws {
        let unknown = RuleReference.explanation(of: try rule("reservation-site-unknown"), .english)
        #expect(unknown.contains("Needs a campsites source.") && unknown.contains("Needs the columns: site_number."))
        let swapped = RuleReference.explanation(of: try rule("place-coordinates-swapped"), .english)
        #expect(swapped.contains("Needs the property's origin."))
    }

    @Test func `the list has one line a rule, in columns`() {
        let lines = RuleReference.text(Catalog.rules).split(separator: "\n")
        #expect(lines.count == Catalog.rules.count)
        for (line, rule) in zip(lines, Catalog.rules) {
            #expect(line.hasPrefix(rule.code + " ") && line.hasSuffix("  " + rule.summary))
        }
        // The severity stands in the same column of each line
        let width = Catalog.rules.map { $0.code.count }.max() ?? 0
        for (line, rule) in zip(lines, Catalog.rules) {
            #expect(line.dropFirst(width + 2).hasPrefix(rule.severity.rawValue))
        }
        #expect(RuleReference.text([]).isEmpty)
    }

    @Test func `the Markdown has a row and a section a rule, and no cell breaks the table`() {
        let text = RuleReference.markdown(Catalog.rules)
        for rule in Catalog.rules {
            #expect(text.contains("| [`\(rule.code)`](#\(rule.code)) |"))
            #expect(text.contains("\n## \(rule.code)\n"))
            #expect(!rule.summary.contains("|") && !rule.summary.contains("\n"), "\(rule.code)")
        }
        #expect(text.split(separator: "\n").count { $0.hasPrefix("```") } % 2 == 0)
    }

    @Test func `the JSON is read by others`() throws {
        let list = try #require(
            try JSONSerialization.jsonObject(with: Data(RuleReference.json(Catalog.rules))) as? [[String: String]])
        #expect(list.map { $0["code"] } == Catalog.rules.map { $0.code })
        for (item, rule) in zip(list, Catalog.rules) {
            #expect(item["effect"] == rule.effect.rawValue && item["severity"] == rule.severity.rawValue)
            #expect(item["kind"] == rule.kind?.rawValue && item["advice"] == rule.advice)
        }
    }
}
