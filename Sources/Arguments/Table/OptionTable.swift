import Configuration

// The options. Each stands here once; a command's entry names those that it has.

extension OptionEntry {
    /// What every command understands, and `innkeeper` without a command.
    package static let everywhere = [
        OptionEntry(.noColor, "Print without colours, as with NO_COLOR in the environment"),
        OptionEntry(.help, short: "h", "Print help and stop"),
        OptionEntry(.version, "Print the version and stop"),
    ]

    static let asOf = OptionEntry(
        .asOf, value: .date, "Take DATE (YYYY-MM-DD) for today, so that the same input gives the same output")
    static let checkFormat = OptionEntry(
        .format, value: .choice(CheckFormat.allCases.map(\.rawValue)),
        "How to print the findings: for people, for GitHub, code scanning, test reports, or programs")
    static let baseline = OptionEntry(
        .baseline, value: .file, "Take the findings in FILE for known: they are counted, and change no exit status")
    static let updateBaseline = OptionEntry(
        .updateBaseline, "Make the baseline know every finding of now; reasons and days of its entries stay")
    static let diffFormat = OptionEntry(
        .format, value: .choice(DiffFormat.allCases.map(\.rawValue)),
        "How to print what differs: for people, or as the table changes.csv")
    static let exclude = OptionEntry(
        .exclude, value: .glob, repeats: true, "Skip files in folders whose path matches GLOB; may be given again")
    static let csv = OptionEntry(.csv, "Print CSV, as in the output folder's file")
    static let days = OptionEntry(.days, value: .integer(1...3660), "Look N days ahead; 30 by default")
    static let electricity = OptionEntry(.electricity, "Only sites with electricity")
    static let guests = OptionEntry(.guests, value: .integer(1...10_000), "Only sites that take N guests")
    static let json = OptionEntry(.json, "Print JSON: an array of objects, one a row")
    static let limit = OptionEntry(.limit, value: .integer(1...100_000), "At most N places; 10 by default")
    static let water = OptionEntry(.water, "Only sites with water")
    static let failOn = OptionEntry(
        .failOn, value: .choice(FailOn.allCases.map(\.rawValue)),
        "The least severity of a finding that makes the exit status 1, or new for any that the last run did not have; "
            + "the configuration's failOn, or error, by default"
    )
    static let jobs = OptionEntry(
        .jobs, short: "j", value: .integer(1...256), "Work on N cores; all of them by default. The output is the same")
    static let logFormat = OptionEntry(
        .logFormat, value: .choice(LogFormat.allCases.map(\.rawValue)),
        "How problems are written to standard error: lines for people, or one JSON object a line")
    static let offline = OptionEntry(
        .offline, value: .folder,
        "Ask nobody: take what the run whose output is DIR has fetched. Nothing is posted")
    static let output = OptionEntry(
        .output, short: "o", value: .folder, "Write to DIR instead of the configuration's output folder")
    static let quiet = OptionEntry(.quiet, short: "q", "Print nothing when the exit status is 0")
    static let redact = OptionEntry(
        .redact, "Mask every person in all that is written; write no accepted or rejected records, people or birthdays")
    static let settle = OptionEntry(
        .settle, value: .integer(1...86_400),
        "Wait until the files have been the same for N seconds; 10 by default")
    static let root = OptionEntry(
        .root, value: .folder, "Look for the sources below DIR instead of beside the configuration")
    static let rulesFormat = OptionEntry(
        .format, value: .choice(RulesFormat.allCases.map(\.rawValue)),
        "How to print the catalogue: for the terminal, as Markdown, or as JSON")
    static let showValues = OptionEntry(
        .showValues, "Print names, phones, e-mails and other personal values in findings instead of masking them")
    static let wait = OptionEntry(
        .wait, value: .integer(0...86_400),
        "Wait up to N seconds for another run that is writing the same output; without it such a run is an error")
}

extension [OptionEntry] {
    /// Those of every command that answers one question.
    static let answers: [OptionEntry] = [.json, .csv, .asOf, .root, .jobs, .logFormat]
}

/// How an answer is printed.
package enum QueryFormat: Sendable, Equatable {
    case text, json, csv
}

/// How problems are written to standard error.
package enum LogFormat: String, Sendable, CaseIterable {
    case text, json
}

/// How `check` prints its findings.
package enum CheckFormat: String, Sendable, CaseIterable {
    case text, github, sarif, junit, json, jsonl
}

/// How `diff` prints what differs.
package enum DiffFormat: String, Sendable, CaseIterable {
    case text, csv
}

/// How `rules` prints the catalogue.
package enum RulesFormat: String, Sendable, CaseIterable {
    case text, markdown, json
}

/// The shells that completions are made for.
package enum ShellName: String, Sendable, CaseIterable {
    case bash, zsh, fish
}
