import Arguments
import Configuration
import Core
import Shell

/// `explain CODE`: what a finding means, a bad example, and how to put it right.
enum ExplainCommand {
    static func perform(_ options: ExplainOptions, _ console: Console) throws(Fault) {
        let rules = Composition.vocabulary.rules
        guard let rule = rules.first(where: { $0.code == options.code }) else {
            let near = suggestion(for: options.code, among: rules.map { $0.code })
            throw Fault(.usage, "there is no code '\(options.code)'\(near). 'innkeeper rules' lists them all.")
        }
        var lines = [console.bold(rule.code), "", rule.summary]
        let effect =
            switch rule.effect {
            case .rejects: "The record is refused and goes to rejected/."
            case .marks: "The record is used; the finding stands beside it."
            }
        lines += ["", "Severity: \(rule.severity.rawValue). \(effect)", "", "What to do: \(rule.advice)"]
        try console.print(lines.map { $0 + "\n" }.joined())
    }
}
