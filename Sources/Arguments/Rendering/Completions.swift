/// Completion scripts, generated from the table.
package enum Completions {
    /// `codes` are those of the catalogue, for `explain`.
    package static func script(for shell: ShellName, codes: [String]) -> String {
        switch shell {
        case .bash: BashCompletions.script(codes: codes)
        case .zsh: ZshCompletions.script(codes: codes)
        case .fish: FishCompletions.script(codes: codes)
        }
    }

    /// The comments at the top of each script: how to enable the completions, and where the script comes from.
    static func heading(_ shell: ShellName, _ use: String) -> String {
        "# Made by '\(CommandTable.program) completions \(shell.rawValue)'.\n# \(use)\n"
    }

    /// `text` in single quotes. A quote in it ends the quoting, is escaped, and quoting resumes.
    static func singleQuoted(_ text: String) -> String {
        "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
    }
}
