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
            operands: [.configurationOrFolder],
            ownOptions: [
                .asOf, .language, .root, .output, .exclude, .offline, .jobs, .failOn, .baseline, .updateBaseline,
                .showValues, .redact, .wait, .quiet, .logFormat,
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
                "A file that is not read is a finding, with what it seems to be: an error where it may be an export, or "
                    + "was named.",
                "With some files only, the rules that need others (the campsites, say) are listed as not checked.",
            ],
            operands: [Operand("CONFIG|FILE|FOLDER", .text(.path), repeats: true) { $0.targets.append($1) }],
            ownOptions: [
                .checkFormat, .pathPrefix, .exclude, .asOf, .language, .root, .jobs, .failOn, .strict, .baseline,
                .updateBaseline, .showValues, .quiet, .logFormat,
            ],
            examples: [
                .init(line: "innkeeper check bookings.csv", does: "Is this export all right?"),
                .init(line: "innkeeper check --format github --exclude 'old/*'", does: "Annotate a pull request"),
            ]),
        CommandEntry(
            name: .diff,
            summary: "Tell what differs between two runs",
            details: [
                "RUN_A and RUN_B are output folders of runs, the earlier one first; the output that the last run replaced "
                    + "is beside the new one as .NAME.previous. Bookings that are new, gone, moved or changed are told field by field, "
                    + "findings that are new or resolved by their codes. Nothing but the two folders is read, and what "
                    + "is not as its run wrote it is not believed.",
                "The exit status is 0 whatever differs, and 3 when a run can't be read.",
            ],
            operands: [
                Operand("RUN_A", .text(.path), required: true) { $0.earlier = $1 },
                Operand("RUN_B", .text(.path), required: true) { $0.later = $1 },
            ],
            ownOptions: [.diffFormat, .language, .jobs, .logFormat],
            examples: [
                .init(line: "innkeeper diff .Output.previous Output", does: "What has changed since the last run?")
            ]),
        CommandEntry(
            name: .near,
            summary: "List the places nearest to a position",
            details: [
                "LAT,LON are decimal degrees, north and east positive. Distances are geodesics on WGS84, as in "
                    + "distances.csv."
            ],
            operands: [Operand("LAT,LON", .position, required: true) { $0.position = $1 }, .configurationOrFolder],
            ownOptions: [.limit] + .answers,
            examples: [
                .init(line: "innkeeper near -33.8568,151.2153", does: "What is near? South and west need no --"),
                .init(line: "innkeeper near 37.33,-121.85 --limit 3 --json", does: "Three places, for a program"),
            ]),
        CommandEntry(
            name: .birthdays,
            summary: "List the birthdays of the coming days",
            details: ["With bookings among the sources it tells whose birthday falls within a stay."],
            operands: [.configurationOrFolder],
            ownOptions: [.days] + .answers,
            examples: [.init(line: "innkeeper birthdays --days 7", does: "Whose birthday is it this week?")]),
        CommandEntry(
            name: .conflicts,
            summary: "List the stays that share a night on one site, and free sites",
            details: ["Those still to come first, the soonest before the others."],
            operands: [.configurationOrFolder],
            ownOptions: .answers,
            examples: [.init(line: "innkeeper conflicts", does: "Which site is promised twice?")]),
        CommandEntry(
            name: .occupancy,
            summary: "List how full the coming nights are",
            details: ["Sites sold, occupancy and room revenue, night by night from today."],
            operands: [.configurationOrFolder],
            ownOptions: [.days] + .answers,
            examples: [
                .init(line: "innkeeper occupancy --days 14 --csv > nights.csv", does: "Two weeks, for a spreadsheet")
            ]),
        CommandEntry(
            name: .free,
            summary: "List the sites that are free",
            details: [
                "FROM is the first night, NIGHTS how many. A site is free when no stay holds it and it is open on all of "
                    + "them. Without a list of campsites these are the sites that bookings name."
            ],
            operands: [
                Operand("FROM", .date, required: true) { $0.from = $1 },
                Operand("NIGHTS", .integer(1...3660), required: true) { $0.nights = $1 },
                .configurationOrFolder,
            ],
            ownOptions: [.guests, .electricity, .water] + .answers,
            examples: [
                .init(
                    line: "innkeeper free 2026-12-24 3 --guests 4", does: "Where can four people stay over Christmas?")
            ]),
        CommandEntry(
            name: .test,
            summary: "Run the cases beside the configuration",
            details: [
                "A file NAME.cases.json beside the configuration, or in a folder Tests there, holds small cases: texts by "
                    + "source, and all findings that they must give. Each case is a check of its own, by the configuration's rules and columns. "
                    + "The exit status is 1 when one gives other findings."
            ],
            operands: [.configuration],
            ownOptions: [.quiet, .logFormat],
            examples: [.init(line: "innkeeper test", does: "Does the configuration still find what it should?")]),
        CommandEntry(
            name: .initialise,
            summary: "Write a pipeline.json for a folder of exports",
            details: [
                "Looks at every file of FOLDER, tells what it takes it for and why, and writes FOLDER/pipeline.json. "
                    + "Nothing is overwritten. Change what is guessed wrong there, then run it."
            ],
            operands: [Operand("FOLDER", .text(.path), required: true) { $0.folder = $1 }],
            ownOptions: [.logFormat],
            examples: [.init(line: "innkeeper init exports", does: "Begin with a folder of exports")]),
        CommandEntry(
            name: .plan,
            summary: "Show what would be read, run and written",
            details: ["Prints the effective configuration and the files that it finds. Nothing is touched."],
            operands: [.configuration],
            ownOptions: [.asOf, .root, .output, .jobs, .logFormat],
            examples: [.init(line: "innkeeper plan pipeline.json", does: "Look before running")]),
        CommandEntry(
            name: .watch,
            summary: "Run again whenever exports have arrived",
            details: [
                "Runs at once, and again when files of the sources have come, gone or changed and have then been the same "
                    + "for a while, so that an upload in progress is not read. One run at a time; a run that fails is "
                    + "told, and the next export tried. Runs until it is stopped.",
                "On network file systems, which tell nothing, it looks once a minute.",
            ],
            operands: [.configurationOrFolder],
            ownOptions: [.settle, .language, .root, .output, .jobs, .redact, .quiet, .logFormat],
            examples: [.init(line: "innkeeper watch --quiet pipeline.json", does: "Keep the reports up to date")]),
        CommandEntry(
            name: .cells,
            summary: "Print what is seen in a workbook, cell by cell",
            details: [
                "FILE is a .xlsx, .xlsm, .ods or .xls. A line of JSON for each cell that is not empty: sheet, cell, type, "
                    + "value (null where a formula's result is not stored), and whether a formula made it."
            ],
            operands: [Operand("FILE", .text(.path), required: true) { $0.file = $1 }],
            ownOptions: [.redactTexts, .logFormat],
            examples: [.init(line: "innkeeper cells bookings.xlsx", does: "What does this workbook hold?")]),
        CommandEntry(
            name: .explain,
            summary: "Tell what a finding means, or how a file is read and why",
            details: ["CODE is a finding's code. Of a file its kind and columns are shown, and nothing personal."],
            operands: [Operand("CODE|FILE", .text(.code), required: true) { $0.code = $1 }],
            ownOptions: [.showValues, .language],
            examples: [.init(line: "innkeeper explain reservation-overlap", does: "What is an overlap?")]),
        CommandEntry(
            name: .rules,
            summary: "List everything that is checked",
            details: [],
            operands: [],
            ownOptions: [.rulesFormat, .language],
            examples: [.init(line: "innkeeper rules --format markdown", does: "The catalogue as a page")]),
        CommandEntry(
            name: .schema,
            summary: "Print the JSON Schema of pipeline.json or of an output table",
            details: [
                "An editor that knows the schema of pipeline.json completes keys and marks mistakes.",
                "TABLE is the name of a CSV file of the output without its end, as in conflicts. Its schema tells what "
                    + "each column means, and holds for its rows as JSON Lines.",
            ],
            operands: [Operand("TABLE", .text(.table)) { $0.table = $1 }],
            ownOptions: [],
            examples: [
                .init(line: "innkeeper schema > pipeline.schema.json", does: "Save it for the editor"),
                .init(line: "innkeeper schema conflicts", does: "What do the columns of conflicts.csv mean?"),
            ]),
        CommandEntry(
            name: .completions,
            summary: "Print completions for a shell",
            details: [],
            operands: [Operand("SHELL", .choice(ShellName.self), required: true) { $0.shell = $1 }],
            ownOptions: [],
            examples: [.init(line: "source <(innkeeper completions bash)", does: "Complete in this shell")]),
        CommandEntry(
            name: .man,
            summary: "Print the manual page",
            details: [],
            operands: [],
            ownOptions: [],
            examples: [.init(line: "innkeeper man | man -l -", does: "Read the manual without installing it")]),
    ]

    package static func command(_ name: CommandName) -> CommandEntry? { commands.first { $0.name == name } }

    /// Every option of every command, each entry once, by name.
    package static let options: [OptionEntry] = {
        var found: [OptionEntry] = []
        for option in commands.flatMap(\.options) where !found.contains(option) { found.append(option) }
        return found.sorted { $0.name < $1.name }
    }()

    /// An option that stands without a command.
    package static func option(_ name: String) -> OptionEntry? { options.first { $0.name == name } }

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
