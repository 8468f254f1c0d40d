import Catalog
import Core
import Foundation
import TestSupport
import Testing

struct RuleReferenceTests {
    @Test func `RULES.md is what the catalogue says`() throws {
        let file = Corpora.packageRoot.appendingPathComponent("RULES.md")
        let committed = try String(contentsOf: file, encoding: .utf8)
        #expect(committed == RuleReference.markdown(Catalog.rules), "run `make docs` and look at the difference")
    }

    @Test func `Markdown has a row and a section for each rule, and shows where an example fails`() {
        let text = RuleReference.markdown(Catalog.rules)
        for rule in Catalog.rules {
            #expect(text.contains("| [`\(rule.code)`](#\(rule.code)) |"))
            #expect(text.contains("\n## \(rule.code)\n\n\(rule.summary)"))
            if let example = rule.examples.first(where: \.fails) { #expect(text.contains(example.text)) }
        }
    }

    @Test func `JSON has the facts of each rule`() throws {
        let parsed = try JSONSerialization.jsonObject(with: Data(RuleReference.json(Catalog.rules)))
        let rows = try #require(parsed as? [[String: Any]])
        #expect(rows.map { $0["code"] as? String } == Catalog.rules.map { $0.code })
        for (row, rule) in zip(rows, Catalog.rules) {
            #expect(row["severity"] as? String == rule.severity.rawValue)
            #expect(row["effect"] as? String == rule.effect.rawValue)
            #expect(row["summary"] as? String == rule.summary)
            #expect(row["kind"] as? String == rule.kind?.rawValue)
        }
    }

    @Test func `text has one line a rule, in columns`() {
        let lines = RuleReference.text(Catalog.rules).split(separator: "\n")
        #expect(lines.count == Catalog.rules.count)
        // The third column begins at the same place in every line
        let starts = zip(lines, Catalog.rules).map { line, rule in
            line.range(of: "  \(rule.effect.rawValue)  ").map {
                line.distance(from: line.startIndex, to: $0.lowerBound)
            }
        }
        #expect(Set(starts).count == 1)
    }

    @Test func `an explanation says what is wrong, what it does, what it needs and what to do`() throws {
        let rule = try #require(Catalog.rules.first { $0.code == "reservation-over-capacity" })
        let text = RuleReference.explanation(of: rule)
        #expect(text.hasPrefix(rule.summary))
        #expect(text.contains("Severity: warning. The record is used"))
        #expect(text.contains("site_number, guests"))
        #expect(text.contains("a campsites source"))
        #expect(text.contains(rule.advice))
        #expect(text.contains("»"))
    }
}
