import Arguments
import Catalog
import Configuration
import Core
import Shell

/// `explain CODE`: what a finding means, a bad example, and how to put it right.
enum ExplainCommand {
    static func perform(_ options: CommandOptions, _ console: Console) throws(Fault) {
        guard let rule = Catalog.rules.first(where: { $0.code == options.code }) else {
            let near = closest(options.code, among: Catalog.rules.map { $0.code })
            let advice = near.map { "did you mean '\($0)'?" } ?? "'innkeeper rules' lists them all"
            throw Fault(.usage, "there is no code '\(options.code)'; \(advice)")
        }
        try console.print(console.bold(rule.code) + "\n\n" + RuleReference.explanation(of: rule))
    }
}
