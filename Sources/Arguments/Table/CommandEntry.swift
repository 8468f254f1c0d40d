/// Every command by its name, in the order in which help lists them.
package enum CommandName: String, CaseIterable, Sendable {
    case run, check, test, initialise = "init", plan, explain, rules, schema, completions, man
}

/// What a command's arguments are, besides its options.
package struct Operand: Sendable, Equatable {
    package enum Shape: Sendable, Equatable {
        case path
        /// A code of the catalogue.
        case code
        case choice([String])
    }

    /// As help shows it: `CONFIG`.
    package let name: String
    package let shape: Shape
    package let required: Bool
    package let repeats: Bool

    init(_ name: String, _ shape: Shape, required: Bool = false, repeats: Bool = false) {
        self.name = name
        self.shape = shape
        self.required = required
        self.repeats = repeats
    }

    /// `CODE`, `[CONFIG|FOLDER]`, `[FILE]...`
    package var usage: String { (required ? name : "[\(name)]") + (repeats ? "..." : "") }
}

/// One command: all that is known about it.
package struct CommandEntry: Sendable {
    package let name: CommandName
    /// One sentence, without a stop at its end.
    package let summary: String
    /// Paragraphs for its help and the man page.
    package let details: [String]
    package let operand: Operand?
    /// Its own options, in the order of help. Those that every command has come after them.
    package let ownOptions: [OptionEntry]
    /// Lines as they are typed, each with what it does.
    package let examples: [Example]

    package struct Example: Sendable {
        package let line: String
        package let does: String
    }

    package var options: [OptionEntry] { ownOptions + OptionEntry.everywhere }

    /// `innkeeper run [OPTION]... [CONFIG|FOLDER]`
    package var usage: String {
        let options = ownOptions.isEmpty ? "" : " [OPTION]..."
        return "innkeeper \(name.rawValue)\(options)" + (operand.map { " " + $0.usage } ?? "")
    }

    package func option(_ name: OptionName) -> OptionEntry? { options.first { $0.name == name } }
}
