import Arguments
import Configuration
import Core
import Shell

/// `rules`: the whole catalogue.
enum RulesCommand {
    static func perform(_ options: RulesOptions, _ console: Console) throws(Fault) {
        try console.print(Composition.vocabulary.rules.map { $0.code + "\n" }.joined())
    }
}
