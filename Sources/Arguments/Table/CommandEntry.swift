/// Every command, in the order in which help lists them.
package enum CommandName: String, CaseIterable, Sendable {
    case run, check, diff, near, birthdays, conflicts, occupancy, free, test
    case initialise = "init"
    case plan, watch, cells,
        explain
    case stage
    case rules, schema, completions, man
}

/// An argument of a command other than its options.
package struct Operand: Sendable {
    /// As shown in help: `CONFIG`.
    package let name: String
    package let shape: ValueShape
    package let required: Bool
    package let repeats: Bool
    let read: ValueReading

    init<Value>(
        _ name: String, _ form: ValueForm<Value>, required: Bool = false, repeats: Bool = false,
        set: @escaping @Sendable (inout CommandOptions, Value) -> Void
    ) {
        (self.name, shape, self.required, self.repeats) = (name, form.shape, required, repeats)
        read = form.reading(set)
    }

    /// `CODE`, `[CONFIG|FOLDER]`, `[FILE]...`
    package var usage: String { (required ? name : "[\(name)]") + (repeats ? "..." : "") }
}

extension Operand {
    static let configuration = Operand("CONFIG", .text(.path)) { $0.target = $1 }
    /// The input of the query commands.
    static let configurationOrFolder = Operand("CONFIG|FOLDER", .text(.path)) { $0.target = $1 }
}

/// The full description of one command.
package struct CommandEntry: Sendable {
    package let name: CommandName
    /// One sentence, without a full stop.
    package let summary: String
    /// Paragraphs for help and the man page.
    package let details: [String]
    /// In the order of typing; only the last may repeat.
    package let operands: [Operand]
    /// Its own options, in the order of help. Those common to all commands follow them.
    package let ownOptions: [OptionEntry]
    /// Command lines, each with a description.
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

    package func option(_ name: String) -> OptionEntry? { options.first { $0.name == name } }
}
