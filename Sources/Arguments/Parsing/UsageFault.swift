/// All that is wrong with a command line.
package struct UsageFault: Error, Sendable, Equatable {
    /// The command that was recognised.
    package var command: CommandName?
    /// Each without the program's name in front and without a stop at its end.
    package var messages: [String]

    package init(command: CommandName? = nil, messages: [String]) {
        self.command = command
        self.messages = messages
    }

    /// Where help is to be found.
    package var advice: String {
        "Try '\(CommandTable.program) \(command.map { $0.rawValue + " " } ?? "")--help'."
    }
}
