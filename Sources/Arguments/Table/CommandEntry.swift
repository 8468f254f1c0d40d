/// Every command by its name, in the order in which help lists them.
package enum CommandName: String, CaseIterable, Sendable {
    case run, check, diff, near, birthdays, conflicts, occupancy, free, test, initialise = "init", plan, watch, explain
    case rules, schema, completions, man
}

/// What a command's arguments are, besides its options.
package struct Operand: Sendable, Equatable {
    package enum Shape: Sendable, Equatable {
        case path
        /// A code of the catalogue.
        case code
        /// `LAT,LON` in decimal degrees.
        case position
        /// `YYYY-MM-DD`.
        case date
        /// A whole number.
        case count
        /// The name of an output table.
        case table
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

extension Operand {
    /// What the commands that answer one question read.
    static let configuration = Operand("CONFIG|FOLDER", .path)
}

/// One command: all that is known about it.
package struct CommandEntry: Sendable {
    package let name: CommandName
    /// One sentence, without a stop at its end.
    package let summary: String
    /// Paragraphs for its help and the man page.
    package let details: [String]
    /// In the order in which they are typed; only the last may repeat.
    package let operands: [Operand]
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
        return "innkeeper \(name.rawValue)\(options)" + operands.map { " " + $0.usage }.joined()
    }

    package func option(_ name: OptionName) -> OptionEntry? { options.first { $0.name == name } }
}
