/// Every option by its long name.
package enum OptionName: String, CaseIterable, Sendable {
    case asOf = "as-of"
    case baseline
    case csv
    case days
    case electricity
    case exclude
    case failOn = "fail-on"
    case format
    case guests
    case help
    case jobs
    case json
    case limit
    case logFormat = "log-format"
    case noColor = "no-color"
    case offline
    case output
    case quiet
    case redact
    case root
    case settle
    case showValues = "show-values"
    case updateBaseline = "update-baseline"
    case version
    case water
    case wait

    /// As it is typed: `--as-of`.
    package var typed: String { "--" + rawValue }
}

/// What an option's value may be. Checks, help, the man page and completions are made from it.
package enum ValueShape: Sendable, Equatable {
    case choice([String])
    /// `YYYY-MM-DD`.
    case date
    case file
    case folder
    /// A pattern of paths.
    case glob
    case integer(ClosedRange<Int>)

    /// What stands for the value in help: `DATE`.
    package var placeholder: String {
        switch self {
        case .choice(let words): words.joined(separator: "|")
        case .date: "DATE"
        case .file: "FILE"
        case .folder: "DIR"
        case .glob: "GLOB"
        case .integer: "N"
        }
    }
}

/// One option of one command: all that is known about it.
package struct OptionEntry: Sendable, Equatable {
    package let name: OptionName
    package let short: Character?
    /// nil for a flag.
    package let value: ValueShape?
    /// It may be given several times, and each counts. Of others the last one counts.
    package let repeats: Bool
    /// One sentence, without a stop at its end.
    package let summary: String

    init(
        _ name: OptionName, short: Character? = nil, value: ValueShape? = nil, repeats: Bool = false, _ summary: String
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.repeats = repeats
        self.summary = summary
    }

    /// Both spellings and the value: `-o, --output DIR`.
    package var usage: String {
        let spelling = (short.map { "-\($0), " } ?? "") + name.typed
        return value.map { "\(spelling) \($0.placeholder)" } ?? spelling
    }
}
