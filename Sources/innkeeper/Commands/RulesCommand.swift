import Arguments
import Catalog
import Shell

/// `rules`: the whole catalogue.
enum RulesCommand {
    static func perform(_ options: RulesOptions, _ console: Console) throws(Fault) {
        switch options.format {
        case .text: try console.print(RuleReference.text(Catalog.rules))
        case .markdown: try console.print(RuleReference.markdown(Catalog.rules))
        case .json: try console.print(RuleReference.json(Catalog.rules))
        }
    }
}
