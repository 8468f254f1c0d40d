package import InnkeeperCore
import InnkeeperFormats
package import InnkeeperReports
import InnkeeperServices

/// The rules as people read them: for `explain`, `rules` and RULES.md.
package enum RuleReference {
    /// One rule in full, as plain text.
    package static func explanation(of rule: any Rule, _ words: Messages) -> String {
        func fields(_ sentence: Sentence, _ names: [String]) -> [String] {
            names.isEmpty ? [] : [words.say(sentence, ["fields": .text(names.joined(separator: ", "))])]
        }
        let text = rule.text(in: words.language)
        var lines = [text.summary, ""]
        lines.append(
            words.say(
                .severityAndEffect,
                [
                    "severity": .text(words.name(.severity(rule.severity))),
                    "effect": .text(words[fate(of: rule)]),
                ]))
        lines += fields(.needsFields, rule.requires) + fields(.needsAnyField, rule.requiresAny)
        for need in rule.needs {
            switch need {
            case .campSites: lines.append(words[.needsCampSites])
            case .origin: lines.append(words[.needsOrigin])
            case .conflicts: lines.append(words[.needsConflicts])
            }
        }
        lines += ["", words[.whatToDo], indented(text.advice)]
        for (title, fails) in [(words[.failing], true), (words[.passing], false)] {
            let examples = rule.examples.filter { $0.fails == fails }
            guard let example = examples.first else { continue }
            lines += ["", title, indented(example.text)]
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// One line a rule: code, severity, effect, summary.
    package static func text(_ rules: [any Rule], in language: Language = .en) -> String {
        let width = rules.map { $0.code.count }.max() ?? 0
        return rules.map { rule in
            let code = rule.code + String(repeating: " ", count: width - rule.code.count)
            let severity = rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
            let summary = rule.text(in: language).summary
            return "\(code)  \(severity)  \(rule.effect.rawValue)  \(summary)\n"
        }.joined()
    }

    package static func markdown(_ rules: [any Rule]) -> String {
        var text = """
            # Rules

            Made from the rules themselves by `make docs`. `innkeeper explain CODE` shows one of them.

            A finding of a rule that **rejects** sends its record to `rejected/`; it takes part in nothing. One of a rule that \
            **marks** rejects nothing: the record is kept and flagged, or was skipped, or it is about a file. Severities \
            can be changed in `pipeline.json`; effects can't.

            | code | severity | effect | what is wrong |
            | --- | --- | --- | --- |

            """
        for rule in rules {
            text +=
                "| [`\(rule.code)`](#\(rule.code)) | \(rule.severity.rawValue) | \(rule.effect.rawValue) | \(rule.summary) |\n"
        }
        for rule in rules {
            text +=
                "\n## \(rule.code)\n\n\(rule.summary) \(Messages.english[fate(of: rule)])\n\n\(rule.advice)\n"
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

    /// The sentence about the record that a finding points at.
    private static func fate(of rule: any Rule) -> Label {
        switch RecordFate(rule.effect, code: rule.code) {
        case .rejected: .effectRejects
        case .kept: .effectMarks
        case .skipped: .effectSkips
        case .untouched: .effectNone
        }
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
    }
}
