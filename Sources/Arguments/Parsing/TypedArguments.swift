import InnkeeperConfiguration

/// The command line as typed: tokens matched with the table, not yet interpreted.
///
/// GNU conventions: `--name=value` and `--name value`, `-x`, flags bundled as `-qh`, `-oDIR` and `-o DIR`; `--` ends
/// the options; `-` and negative numbers are plain arguments; options may be anywhere, even before the command. A value
/// that starts with `-` must be joined to its option (`--exclude=-old`), so that a forgotten value is noticed.
package struct TypedArguments: Sendable, Equatable {
    package private(set) var command: CommandName?
    package private(set) var operands: [String] = []
    /// The values of each option in order; an empty text for a flag.
    package private(set) var options: [String: [String]] = [:]
    /// Each without a full stop, in the order of the tokens.
    package private(set) var faults: [String] = []
    /// The first argument isn't a command, so its arguments can't be checked.
    private(set) var hasUnknownCommand = false

    package init(_ arguments: [String]) {
        var scanner = TokenScanner(arguments)
        var found: [Token] = []
        while let token = scanner.next() { found.append(token) }

        for case .operand(let text) in found {
            if command == nil, !hasUnknownCommand { take(command: text) } else { operands.append(text) }
        }
        for token in found { take(option: token) }
        if command == nil, !hasUnknownCommand, options[OptionEntry.help.name] == nil,
            options[OptionEntry.version.name] == nil, faults.isEmpty
        {
            faults.append("a command is missing")
        }
        checkOperands()
    }

    private mutating func take(command text: String) {
        command = CommandName(rawValue: text)
        guard command == nil else { return }
        hasUnknownCommand = true
        let near = text == "help" ? "--help" : closest(text, among: CommandName.allCases.map(\.rawValue))
        faults.append("there is no command '\(text)'" + didYouMean(near))
    }

    private mutating func take(option token: Token) {
        switch token {
        case .operand: return
        case .option(let spelling, let name, let value):
            guard let entry = command.map({ CommandTable.command($0)?.option(name) }) ?? CommandTable.option(name)
            else {
                return faults.append("\(spelling) is not an option of '\(commandText)'" + belongs(name))
            }
            switch (entry.value, value) {
            case (nil, nil): options[name, default: []].append("")
            case (nil, .some): faults.append("\(spelling) takes no value")
            case (.some(let shape), nil):
                faults.append("\(spelling) needs a value: --\(name)=\(shape.placeholder)")
            case (.some, .some(let value)): options[name, default: []].append(value)
            }
        case .unknown(let spelling):
            let names = command.flatMap(CommandTable.command)?.options ?? CommandTable.options
            let near = closest(spelling, among: names.map(\.typed))
            faults.append("there is no option '\(spelling)'" + didYouMean(near))
        }
    }

    private mutating func checkOperands() {
        guard let entry = command.flatMap(CommandTable.command) else { return }
        let most = entry.operands.last?.repeats == true ? Int.max : entry.operands.count
        if operands.count > most {
            let extra = operands[most...].map { "'\($0)'" }.joined(separator: ", ")
            faults.append(most == 0 ? "'\(commandText)' takes no argument: \(extra)" : "too many arguments: \(extra)")
        }
        guard options[OptionEntry.help.name] == nil else { return }
        let missing = entry.operands.dropFirst(operands.count).filter(\.required).map(\.name)
        if !missing.isEmpty { faults.append("'\(commandText)' needs \(missing.joined(separator: " and "))") }
    }

    private var commandText: String { command?.rawValue ?? CommandTable.program }

    private func belongs(_ name: String) -> String {
        let owners = CommandTable.commands.filter { $0.option(name) != nil }.map { "'\($0.name.rawValue)'" }
        return owners.isEmpty ? "" : "; it belongs to \(owners.joined(separator: ", "))"
    }

    private func didYouMean(_ near: String?) -> String { near.map { "; did you mean '\($0)'?" } ?? "" }

    /// Stores the values, and returns what is wrong with them, in the order of the command's entry.
    func read(into options: inout CommandOptions) -> [String] {
        guard let entry = command.flatMap(CommandTable.command) else { return [] }
        var faults: [String?] = []
        for (index, text) in operands.enumerated() {
            // Surplus operands are already a fault.
            let isRepeated = index >= entry.operands.count && entry.operands.last?.repeats == true
            let operand = isRepeated ? entry.operands.last : entry.operands.dropFirst(index).first
            guard let operand else { continue }
            // An unset variable in a script must not mean the current folder.
            faults.append(text.isEmpty ? "\(operand.name) is empty" : operand.read(operand.name, text, &options))
        }
        for option in entry.options {
            for text in (self.options[option.name] ?? []).suffix(option.repeats ? .max : 1) {
                faults.append(option.read(option.typed, text, &options))
            }
        }
        return faults.compactMap { $0 }
    }
}
