/// The manual page, in the macros of man(7).
package enum ManualPage {
    package static func text(version: String) -> String {
        var page = Roff()
        page.macro(
            ".TH", [CommandTable.program.uppercased(), "1", "", "\(CommandTable.program) \(version)", "User Commands"])
        page.macro(".SH", ["NAME"])
        page.text("\(CommandTable.program) - \(CommandTable.summary)")
        page.macro(".SH", ["SYNOPSIS"])
        for (index, command) in CommandTable.commands.enumerated() {
            if index > 0 { page.macro(".br", []) }
            page.text(command.usage)
        }
        page.macro(".SH", ["DESCRIPTION"])
        page.text(CommandTable.description)
        page.macro(".SH", ["COMMANDS"])
        for command in CommandTable.commands { add(command, to: &page) }
        page.macro(".SH", ["OPTIONS"])
        page.text("Options may come before or after the command and its arguments; \"--\" ends them.")
        for option in CommandTable.options { add(option, to: &page) }
        page.macro(".SH", ["EXIT STATUS"])
        for entry in CommandTable.exitStatuses { page.entry("\(entry.status)", entry.meaning + ".") }
        page.macro(".SH", ["ENVIRONMENT"])
        for variable in CommandTable.environment { page.entry(variable.name, variable.meaning) }
        page.macro(".SH", ["FILES"])
        for file in CommandTable.files { page.entry(file.name, file.meaning) }
        page.macro(".SH", ["EXAMPLES"])
        for example in CommandTable.commands.flatMap(\.examples) { page.entry(example.line, example.does + ".") }
        return page.source
    }

    private static func add(_ command: CommandEntry, to page: inout Roff) {
        page.entry(command.usage, command.summary + ".")
        for paragraph in command.details {
            page.macro(".IP", [])
            page.text(paragraph)
        }
        guard !command.ownOptions.isEmpty else { return }
        page.macro(".IP", [])
        page.text("Options: " + command.options.map(\.typed).joined(separator: ", ") + ".")
    }

    private static func add(_ option: OptionEntry, to page: inout Roff) {
        let owners = CommandTable.commands.filter { $0.options.contains(option) }
        let all = owners.count == CommandTable.commands.count
        let scope = all ? "" : " (" + owners.map(\.name.rawValue).joined(separator: ", ") + ")"
        page.entry(option.usage, option.summary + "." + scope)
    }
}

/// Source of a man page. Every text that comes in is plain; what roff would take for a command is escaped here.
struct Roff {
    private(set) var source = ""

    mutating func macro(_ name: String, _ arguments: [String]) {
        let quoted = arguments.map {
            $0.allSatisfy { $0.isLetter || $0.isNumber } && !$0.isEmpty ? $0 : "\"\(escaped($0))\""
        }
        source += ([name] + quoted).joined(separator: " ") + "\n"
    }

    /// A line of running text.
    mutating func text(_ text: String) {
        let line = escaped(text)
        source += (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + line + "\n"
    }

    /// A term in bold, and what it means, indented below it.
    mutating func entry(_ term: String, _ meaning: String) {
        macro(".TP", [])
        source += "\\fB" + escaped(term) + "\\fR\n"
        text(meaning)
    }

    private func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "\"": result += "\\(dq"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            default: result.append(character)
            }
        }
        return result
    }
}
