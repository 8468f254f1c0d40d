/// Everything that is wrong with a command line.
package struct UsageFault: Error, Sendable, Equatable {
    /// The command, if recognised.
    package var command: CommandName?
    /// Each without the program's name and without a full stop.
    package var messages: [String]

    package init(command: CommandName? = nil, messages: [String]) {
        self.command = command
        self.messages = messages
    }

    /// Where to find help.
    package var advice: String {
        "Try '\(CommandTable.program) \(command.map { $0.rawValue + " " } ?? "")--help'."
    }
}
