/// The interpreted command line: what to do, typed and checked.
package enum Invocation: Sendable, Equatable {
    /// For one command, or for all.
    case help(CommandName?)
    case version
    case command(CommandName, CommandOptions)

    /// `arguments` are those after the program's name.
    package init(_ arguments: [String]) throws(UsageFault) {
        let typed = TypedArguments(arguments)
        // A request for help takes precedence over other faults, unless the command doesn't exist.
        if typed.hasUnknownCommand { throw UsageFault(command: nil, messages: typed.faults) }
        if typed.options[OptionEntry.help.name] != nil {
            self = .help(typed.command)
            return
        }
        if typed.options[OptionEntry.version.name] != nil {
            self = .version
            return
        }
        var options = CommandOptions()
        let faults = typed.faults + typed.read(into: &options)
        guard let command = typed.command, faults.isEmpty else {
            throw UsageFault(command: typed.command, messages: faults)
        }
        self = .command(command, options)
    }
}
