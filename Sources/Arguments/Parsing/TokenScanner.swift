import InnkeeperConfiguration

/// A piece of the command line, matched with the names of all options but not yet with those of its command.
enum Token: Equatable {
    case operand(String)
    /// `spelling` is what was typed, without the value.
    case option(spelling: String, name: String, value: String?)
    case unknown(spelling: String)
}

/// Splits the command line into tokens. Of each option it only needs to know whether it takes a value, which is the
/// same for all commands that have it.
struct TokenScanner {
    private let arguments: [String]
    private var position = 0
    private var optionsEnded = false
    /// Remaining letters of a bundle (`-qh`).
    private var bundle: Substring = ""

    init(_ arguments: [String]) { self.arguments = arguments }

    mutating func next() -> Token? {
        if !bundle.isEmpty { return shortOption() }
        guard position < arguments.count else { return nil }
        let argument = arguments[position]
        position += 1
        if optionsEnded || !isOption(argument) { return .operand(argument) }
        if argument == "--" {
            optionsEnded = true
            return next()
        }
        if argument.hasPrefix("--") { return longOption(argument) }
        bundle = argument.dropFirst()
        return shortOption()
    }

    private mutating func longOption(_ argument: String) -> Token {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let spelling = String(parts[0])
        let joined = parts.count == 2 ? String(parts[1]) : nil
        if let entry = CommandTable.options.first(where: { $0.typed == spelling }) {
            let value = joined ?? (entry.value == nil ? nil : takeValue())
            return .option(spelling: spelling, name: entry.name, value: value)
        }
        // The option probably meant determines whether the next argument is its value rather than an extra operand.
        let near = closest(spelling, among: CommandTable.options.map(\.typed))
        if joined == nil, CommandTable.options.contains(where: { $0.typed == near && $0.value != nil }) {
            _ = takeValue()
        }
        return .unknown(spelling: spelling)
    }

    private mutating func shortOption() -> Token {
        let letter = bundle.removeFirst()
        let spelling = "-\(letter)"
        guard let entry = CommandTable.options.first(where: { $0.short == letter }) else {
            return .unknown(spelling: spelling)
        }
        guard entry.value != nil else { return .option(spelling: spelling, name: entry.name, value: nil) }
        let joined = String(bundle)
        bundle = ""
        return .option(spelling: spelling, name: entry.name, value: joined.isEmpty ? takeValue() : joined)
    }

    /// The next argument, unless it looks like an option.
    private mutating func takeValue() -> String? {
        guard position < arguments.count, !isOption(arguments[position]) else { return nil }
        defer { position += 1 }
        return arguments[position]
    }

    /// Starts with `-`, but isn't just `-` or a negative number, such as `-33.8,151.2`.
    private func isOption(_ argument: String) -> Bool {
        guard argument.hasPrefix("-"), argument != "-" else { return false }
        let rest = argument.dropFirst()
        let digits = rest.first == "." ? rest.dropFirst() : rest
        return !(digits.first.map { $0.isASCII && $0.isNumber } ?? false)
    }
}
