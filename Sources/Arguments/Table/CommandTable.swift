/// The program's commands. Parser, help, man page and completions are made from this one table.
package enum CommandTable {
    package static let program = "innkeeper"
    package static let summary = "check a campground's exports and report on them"
    package static let description =
        "Innkeeper reads a campground's exports (places, contacts, campsites, bookings), checks every record, works "
        + "out distances, birthdays, conflicts and occupancy, and writes reports."

    package static let commands: [CommandEntry] = [
        CommandEntry(
            name: .run,
            summary: "Read, check, derive and write the reports",
            details: [
                "CONFIG is a pipeline.json; without an argument it is the one in this folder. A FOLDER with a "
                    + "pipeline.json uses it. In a FOLDER without one, kinds and columns are detected, and the output "
                    + "is FOLDER-report beside it unless --output says otherwise.",
                "The output is a new folder that replaces the old one in one step. A run that fails leaves the old "
                    + "one alone.",
            ],
            operand: Operand("CONFIG|FOLDER", .path),
            ownOptions: [
                .asOf, .root, .output, .jobs, .failOn, .baseline, .updateBaseline, .showValues, .wait, .quiet,
                .logFormat,
            ],
            examples: [
                .init(line: "innkeeper run", does: "Run pipeline.json of this folder"),
                .init(line: "innkeeper run exports", does: "Report on a folder of exports, without a configuration"),
                .init(
                    line: "innkeeper run --quiet --fail-on warning", does: "Run from cron: print only what needs care"),
            ]),
        CommandEntry(
            name: .check,
            summary: "Read and check, write nothing",
            details: [
                "An argument is a configuration, a file or a folder of exports; - is standard input. Without one it "
                    + "is pipeline.json, else this folder. Folders are walked without hidden files and what git ignores.",
                "A file that fits no format is an error when it is named, and one line of count when it is only met.",
                "With some files only, the rules that need others (the campsites, say) are listed as not checked.",
            ],
            operand: Operand("CONFIG|FILE|FOLDER", .path, repeats: true),
            ownOptions: [
                .checkFormat, .exclude, .asOf, .root, .jobs, .failOn, .baseline, .updateBaseline, .showValues, .quiet,
                .logFormat,
            ],
            examples: [
                .init(line: "innkeeper check bookings.csv", does: "Is this export all right?"),
                .init(line: "innkeeper check --format github --exclude 'old/*'", does: "Annotate a pull request"),
            ]),
        CommandEntry(
            name: .test,
            summary: "Run the cases beside the configuration",
            details: [
                "A file NAME.cases.json beside the configuration, or in a folder Tests there, holds small cases: texts by "
                    + "source, and all findings that they must give. Each case is a check of its own, by the configuration's rules and columns. "
                    + "The exit status is 1 when one gives other findings."
            ],
            operand: Operand("CONFIG", .path),
            ownOptions: [.quiet, .logFormat],
            examples: [.init(line: "innkeeper test", does: "Does the configuration still find what it should?")]),
        CommandEntry(
            name: .initialise,
            summary: "Write a pipeline.json for a folder of exports",
            details: [
                "Looks at every file of FOLDER, tells what it takes it for and why, and writes FOLDER/pipeline.json. "
                    + "Nothing is overwritten. Change what is guessed wrong there, then run it."
            ],
            operand: Operand("FOLDER", .path, required: true),
            ownOptions: [.logFormat],
            examples: [.init(line: "innkeeper init exports", does: "Begin with a folder of exports")]),
        CommandEntry(
            name: .plan,
            summary: "Show what would be read, run and written",
            details: ["Prints the effective configuration and the files that it finds. Nothing is touched."],
            operand: Operand("CONFIG", .path),
            ownOptions: [.asOf, .root, .output, .jobs, .logFormat],
            examples: [.init(line: "innkeeper plan pipeline.json", does: "Look before running")]),
        CommandEntry(
            name: .explain,
            summary: "Tell what a finding means and how to put it right",
            details: ["CODE is a finding's code, as reports and the command rules show it."],
            operand: Operand("CODE", .code, required: true),
            ownOptions: [],
            examples: [.init(line: "innkeeper explain reservation-overlap", does: "What is an overlap?")]),
        CommandEntry(
            name: .rules,
            summary: "List everything that is checked",
            details: [],
            operand: nil,
            ownOptions: [.rulesFormat],
            examples: [.init(line: "innkeeper rules --format markdown", does: "The catalogue as a page")]),
        CommandEntry(
            name: .schema,
            summary: "Print the JSON Schema of pipeline.json",
            details: ["An editor that knows the schema completes keys and marks mistakes."],
            operand: nil,
            ownOptions: [],
            examples: [.init(line: "innkeeper schema > pipeline.schema.json", does: "Save it for the editor")]),
        CommandEntry(
            name: .completions,
            summary: "Print completions for a shell",
            details: [],
            operand: Operand("SHELL", .choice(ShellName.allCases.map(\.rawValue)), required: true),
            ownOptions: [],
            examples: [.init(line: "source <(innkeeper completions bash)", does: "Complete in this shell")]),
        CommandEntry(
            name: .man,
            summary: "Print the manual page",
            details: [],
            operand: nil,
            ownOptions: [],
            examples: [.init(line: "innkeeper man | man -l -", does: "Read the manual without installing it")]),
    ]

    package static func command(_ name: CommandName) -> CommandEntry? { commands.first { $0.name == name } }

    /// Every option of every command, each entry once, by name.
    package static let options: [OptionEntry] = {
        var found: [OptionEntry] = []
        for option in commands.flatMap(\.options) where !found.contains(option) { found.append(option) }
        return found.sorted { $0.name.rawValue < $1.name.rawValue }
    }()

    /// An option that stands without a command.
    package static func option(_ name: OptionName) -> OptionEntry? { options.first { $0.name == name } }

    /// What the program says to its caller when it ends. If several apply: 5 before 2, 4, 3 and 1.
    package static let exitStatuses: [(status: Int32, meaning: String)] = [
        (0, "all is well"),
        (1, "there are findings at or above --fail-on"),
        (2, "the command line or the configuration is wrong; nothing was done"),
        (3, "an input is missing or can't be read; the rest was done"),
        (4, "an output can't be written, or Innkeeper itself failed; the old output is untouched"),
        (5, "another run is at work on the same output"),
    ]

    /// What is read from the environment, for the man page.
    package static let environment: [(name: String, meaning: String)] = [
        ("NO_COLOR", "If set and not empty, nothing is coloured."),
        ("SOURCE_DATE_EPOCH", "Seconds since 1970 that stand for the clock, so that outputs are reproducible."),
    ]

    /// What is read and written by default, for the man page.
    package static let files: [(name: String, meaning: String)] = [
        ("pipeline.json", "The configuration that is used when no other is named."),
        ("NAME.cases.json", "Cases for the command test, beside the configuration."),
        ("FOLDER-report", "The output for a folder without a configuration."),
    ]
}
