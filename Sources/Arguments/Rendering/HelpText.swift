/// What `--help` prints.
package enum HelpText {
    private static let column = 28

    /// For the program as a whole.
    package static var general: String {
        var lines = TextLayout.wrapped(CommandTable.description, indent: 0)
        lines += ["", "Usage: \(CommandTable.program) COMMAND [OPTION]... [ARGUMENT]...", "", "Commands:"]
        for command in CommandTable.commands {
            let term = command.name.rawValue + command.operands.map { " " + $0.usage }.joined()
            lines += TextLayout.entry(term, command.summary, column: column)
        }
        lines += [""] + options("Options of every command:", OptionEntry.everywhere)
        lines += [""] + exitStatuses
        lines += ["", "'\(CommandTable.program) COMMAND --help' shows more about a command."]
        return joined(lines)
    }

    /// For one command.
    package static func of(_ command: CommandEntry) -> String {
        var lines = [command.summary + ".", "", "Usage: \(command.usage)"]
        for paragraph in command.details { lines += [""] + TextLayout.wrapped(paragraph, indent: 0) }
        lines += [""] + options("Options:", command.options)
        lines += ["", "Examples:"]
        for example in command.examples { lines += ["  " + example.line, "      " + example.does] }
        lines += [""] + exitStatuses
        return joined(lines)
    }

    private static func options(_ title: String, _ entries: [OptionEntry]) -> [String] {
        // Long options are aligned, with or without a short form.
        [title]
            + entries.flatMap { entry in
                TextLayout.entry((entry.short == nil ? "    " : "") + entry.usage, entry.summary, column: column)
            }
    }

    private static var exitStatuses: [String] {
        ["Exit status:"]
            + CommandTable.exitStatuses.flatMap { TextLayout.entry("\($0.status)", $0.meaning, column: 6) }
    }

    private static func joined(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
