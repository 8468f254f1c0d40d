/// Completions for fish.
enum FishCompletions {
    static func script(codes: [String]) -> String {
        let program = CommandTable.program
        let noCommand =
            "not __fish_seen_subcommand_from \(CommandTable.commands.map(\.name.rawValue).joined(separator: " "))"
        var lines = ["complete -c \(program) -f"]
        for option in OptionEntry.everywhere { lines.append("complete -c \(program) " + arguments(option)) }
        for command in CommandTable.commands {
            lines.append(
                "complete -c \(program) -n \(quoted(noCommand)) -a \(command.name.rawValue) -d \(quoted(command.summary))"
            )
        }
        for command in CommandTable.commands {
            let condition = "complete -c \(program) -n '__fish_seen_subcommand_from \(command.name.rawValue)' "
            lines += command.ownOptions.map { condition + arguments($0) }
            // Only the last operand is completed: dates and positions are typed.
            switch command.operands.last?.shape {
            case .path: lines.append(condition + "-F")
            case .code: lines.append(condition + "-a \(quoted(codes.joined(separator: " ")))")
            case .choice(let words): lines.append(condition + "-a \(quoted(words.joined(separator: " ")))")
            case .file, .folder, .glob, .position, .date, .integer, .size, .table, nil: break
            }
        }
        let use = "Use: \(program) completions fish | source"
        return Completions.heading(.fish, use) + lines.map { $0 + "\n" }.joined()
    }

    private static func arguments(_ option: OptionEntry) -> String {
        let short = option.short.map { " -s \($0)" } ?? ""
        let value =
            switch option.value {
            case nil: ""
            case .choice(let words): " -x -a \(quoted(words.joined(separator: " ")))"
            case .folder: " -x -a '(__fish_complete_directories)'"
            case .file, .glob, .path: " -r -F"
            case .code, .date, .integer, .position, .size, .table: " -x"
            }
        return "-l \(option.name)\(short)\(value) -d \(quoted(option.summary))"
    }

    /// Fish has two escapes within single quotes.
    private static func quoted(_ text: String) -> String {
        "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
    }
}
