import Arguments
import Catalog
import Configuration
import Core
import Shell

/// `rules`: the whole catalogue.
enum RulesCommand {
    static func perform(_ options: RulesOptions, _ console: Console) throws(Fault) {
        let rules = Composition.vocabulary.rules
        switch options.format {
        case .text: try console.print(RuleReference.text(rules))
        case .markdown: try console.print(RuleReference.markdown(rules))
        case .json: try console.print(RuleReference.json(rules))
        }
    }
}
