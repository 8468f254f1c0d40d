import InnkeeperArguments
import Testing

struct CompletionsTests {
    @Test(arguments: ShellName.allCases)
    func `each script knows every command, option and code`(shell: ShellName) {
        let script = Completions.script(for: shell, codes: ["alpha-beta", "gamma-delta"])
        for command in CommandTable.commands { #expect(script.contains(command.name.rawValue)) }
        for option in CommandTable.options {
            #expect(script.contains(shell == .fish ? "-l \(option.name)" : option.typed))
        }
        #expect(script.contains("alpha-beta gamma-delta"))
        #expect(script.contains("innkeeper completions \(shell.rawValue)"))
    }

    @Test func `choices are offered in every shell`() {
        for shell in ShellName.allCases {
            #expect(Completions.script(for: shell, codes: []).contains("info warning error new never"))
        }
    }

    @Test func `zsh finds its mark in the first line`() {
        #expect(Completions.script(for: .zsh, codes: []).hasPrefix("#compdef innkeeper\n"))
    }
}
