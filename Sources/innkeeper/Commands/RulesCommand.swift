import Arguments
import Catalog
import Shell

/// `rules`: the whole catalogue.
enum RulesCommand {
    static func perform(_ options: CommandOptions, _ console: Console) throws(Fault) {
        switch options.rulesFormat {
        case .text: try console.print(RuleReference.text(Catalog.rules))
        case .markdown: try console.print(RuleReference.markdown(Catalog.rules))
        case .json: try console.print(RuleReference.json(Catalog.rules))
        }
    }
}
