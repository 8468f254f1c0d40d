package import InnkeeperFormats

/// The manual page of the program: commands, options and exit statuses.
package enum ManualPage {
    package static var page: ReferencePage {
        var page = ReferencePage(name: CommandTable.program, section: 1, summary: CommandTable.summary)
        page.add(section: "Synopsis")
        page.add(lines: CommandTable.commands.map(\.usage))
        page.add(section: "Description")
        page.add(text: CommandTable.description)
        page.add(section: "Commands")
        page.add(items: CommandTable.commands.map(item))
        page.add(section: "Options")
        page.add(text: "Options may come before or after the command and its arguments; `--` ends them.")
        page.add(["option", "of", "meaning"], CommandTable.options.map(entry))
        page.add(section: "Exit status")
        page.add(text: "If several apply, it is the first of 5, 2, 4, 3 and 1.")
        page.add(
            ["status", "meaning"],
            CommandTable.exitStatuses.map { ReferencePage.Entry("\($0.status)", $0.meaning + ".") })
        page.add(section: "Environment")
        page.add(["variable", "meaning"], CommandTable.environment.map { ReferencePage.Entry($0.name, $0.meaning) })
        page.add(section: "Files")
        page.add(["file", "meaning"], CommandTable.files.map { ReferencePage.Entry($0.name, $0.meaning) })
        page.add(section: "Examples")
        page.add(
            ["command", "what it does"],
            CommandTable.commands.flatMap(\.examples).map { ReferencePage.Entry($0.line, $0.does + ".") })
        return page
    }

    private static func item(_ command: CommandEntry) -> ReferencePage.Item {
        var paragraphs = [command.summary + "."] + command.details
        if !command.ownOptions.isEmpty {
            paragraphs.append("Options: " + command.options.map { "`\($0.typed)`" }.joined(separator: ", ") + ".")
        }
        return ReferencePage.Item(command.name.rawValue, usage: command.usage, paragraphs)
    }

    private static func entry(_ option: OptionEntry) -> ReferencePage.Entry {
        let owners = CommandTable.commands.filter { $0.options.contains(option) }
        let isEverywhere = owners.count == CommandTable.commands.count
        return ReferencePage.Entry(
            option.usage, isEverywhere ? "every command" : owners.map(\.name.rawValue).joined(separator: ", "),
            option.summary + ".")
    }
}
