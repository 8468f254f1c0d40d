package import Core
import Formats

/// The rules as people read them: for `explain`, `rules` and RULES.md.
package enum RuleReference {
    /// One rule in full, as plain text.
    package static func explanation(of rule: any Rule) -> String {
        var lines = [rule.summary, ""]
        lines.append("Severity: \(rule.severity.rawValue). \(effect(rule))")
        if !rule.requires.isEmpty { lines.append("Needs the columns: \(rule.requires.joined(separator: ", ")).") }
        if !rule.requiresAny.isEmpty {
            lines.append("Needs one of the columns: \(rule.requiresAny.joined(separator: ", ")).")
        }
        for need in rule.needs { lines.append("Needs \(needed(need)).") }
        lines += ["", "What to do", indented(rule.advice)]
        for (title, fails) in [("Refused or marked, at each »", true), ("In order", false)] {
            let examples = rule.examples.filter { $0.fails == fails }
            guard let example = examples.first else { continue }
            lines += ["", title, indented(example.text)]
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// One line a rule: code, severity, effect, summary.
    package static func text(_ rules: [any Rule]) -> String {
        let width = rules.map { $0.code.count }.max() ?? 0
        return rules.map { rule in
            let code = rule.code + String(repeating: " ", count: width - rule.code.count)
            let severity = rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
            return "\(code)  \(severity)  \(rule.effect.rawValue)  \(rule.summary)\n"
        }.joined()
    }

    package static func markdown(_ rules: [any Rule]) -> String {
        var text = """
            # Rules

            Made from the rules themselves by `make docs`. `innkeeper explain CODE` shows one of them.

            A finding of a rule that **rejects** sends its record to `rejected/`; it takes part in nothing. Of a rule that \
            **marks**, the record is used. Severities can be changed in `pipeline.json`; effects can't.

            | code | severity | effect | what is wrong |
            | --- | --- | --- | --- |

            """
        for rule in rules {
            text +=
                "| [`\(rule.code)`](#\(rule.code)) | \(rule.severity.rawValue) | \(rule.effect.rawValue) | \(rule.summary) |\n"
        }
        for rule in rules {
            text += "\n## \(rule.code)\n\n\(rule.summary) \(effect(rule))\n\n\(rule.advice)\n"
            for example in rule.examples.filter(\.fails).prefix(1) {
                text += "\nThe finding points at each `»`:\n\n```\n\(example.text)\n```\n"
            }
        }
        return text
    }

    package static func json(_ rules: [any Rule]) -> [UInt8] {
        var writer = JSONWriter(indent: 2)
        writer.array { list in
            for rule in rules {
                list.object { item in
                    item.field("code", rule.code)
                    if let kind = rule.kind { item.field("kind", kind.rawValue) }
                    item.field("severity", rule.severity.rawValue)
                    item.field("effect", rule.effect.rawValue)
                    item.field("summary", rule.summary)
                    item.field("advice", rule.advice)
                }
            }
        }
        writer.newline()
        return writer.bytes
    }

    private static func effect(_ rule: any Rule) -> String {
        switch rule.effect {
        case .rejects: "The record is refused and goes to rejected/."
        case .marks: "The record is used; the finding stands beside it."
        }
    }

    private static func needed(_ need: RuleNeed) -> String {
        switch need {
        case .campSites: "a campsites source"
        case .origin: "the property's origin"
        }
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
    }
}
