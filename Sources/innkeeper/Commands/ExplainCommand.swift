import Arguments
import Catalog
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
        try console.print(console.bold(rule.code) + "\n" + RuleReference.explanation(of: rule))
    }
}
