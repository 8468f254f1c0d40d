import Arguments
import Catalog
import Core
import Shell

/// `completions SHELL`: the script for one shell, with the catalogue's codes for `explain`.
enum CompletionsCommand {
    static func perform(_ shell: ShellName, _ console: Console) throws(Fault) {
        try console.print(Completions.script(for: shell, codes: Catalog.rules.map { $0.code }))
    }
}
