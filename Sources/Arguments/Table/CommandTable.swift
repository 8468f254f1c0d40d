/// The program's commands. Parser, help, man page and completions are generated from this one table.
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
                "CONFIG is a pipeline.json; the default is the one in this folder. A FOLDER that holds a "
                    + "pipeline.json uses it. For a FOLDER without one, kinds and columns are detected, and the output "
                    + "goes to FOLDER-report beside it unless --output is given.",
                "The output is a new folder that replaces the old one in one step. A run that fails leaves the old "
                    + "one alone.",
            ],
            operands: [.configurationOrFolder],
            ownOptions: [
                .asOf, .language, .root, .output, .exclude, .offline, .jobs, .memory, .spill, .failOn, .baseline,
                .updateBaseline, .showValues, .redact, .wait, .quiet, .logFormat,
            ],
            examples: [
                .init(line: "innkeeper run", does: "Run pipeline.json of this folder"),
                .init(line: "innkeeper run exports", does: "Report on a folder of exports, without a configuration"),
                .init(
                    line: "innkeeper run --quiet --fail-on warning", does: "Run from cron: print only problems"),
            ]),
        CommandEntry(
            name: .check,
            summary: "Read and check, write nothing",
            details: [
                "An argument is a configuration, a file or a folder of exports; - is standard input. Without one it "
                    + "is pipeline.json, else this folder. Folders are walked without hidden files and what git ignores.",
                "A file that is not read is a finding that says what it seems to be: an error if it may be an export "
                    + "or was named.",
                "If only some files are given, rules that need others (the campsites, for example) are listed as not checked.",
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
            summary: "Show what differs between two runs",
            details: [
                "RUN_A and RUN_B are output folders of runs, the earlier one first; the output that the last run replaced "
                    + "is beside the new one as .NAME.previous. New, gone, moved and changed bookings are listed field by field, "
                    + "new and resolved findings by code. Only the two folders are read, and files that were altered since "
                    + "their run are ignored.",
                "The exit status is 0 whether or not anything differs, and 3 when a run can't be read.",
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
            details: ["If the sources include bookings, it also shows whose birthday falls within a stay."],
            operands: [.configurationOrFolder],
            ownOptions: [.days] + .answers,
            examples: [.init(line: "innkeeper birthdays --days 7", does: "Whose birthday is it this week?")]),
        CommandEntry(
            name: .conflicts,
            summary: "List the stays that share a night on one site, and free sites",
            details: ["Upcoming ones come first, the soonest at the top."],
            operands: [.configurationOrFolder],
            ownOptions: .answers,
            examples: [.init(line: "innkeeper conflicts", does: "Which sites are double-booked?")]),
        CommandEntry(
            name: .occupancy,
            summary: "Show how full the coming nights are",
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
                "FROM is the first night, NIGHTS the number of nights. A site is free if it is open and not booked on all of "
                    + "them. Without a list of campsites, the sites named in bookings are used."
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
                    + "source, and all findings they must produce. Each case is checked on its own, with the configuration's rules and "
                    + "columns. The exit status is 1 if a case produces other findings."
            ],
            operands: [.configuration],
            ownOptions: [.quiet, .logFormat],
            examples: [.init(line: "innkeeper test", does: "Does the configuration still find what it should?")]),
        CommandEntry(
            name: .initialise,
            summary: "Write a pipeline.json for a folder of exports",
            details: [
                "Looks at every file in FOLDER, says what it is taken for and why, and writes FOLDER/pipeline.json. "
                    + "Nothing is overwritten. Correct wrong guesses there, then run it."
            ],
            operands: [Operand("FOLDER", .text(.path), required: true) { $0.folder = $1 }],
            ownOptions: [.logFormat],
            examples: [.init(line: "innkeeper init exports", does: "Start with a folder of exports")]),
        CommandEntry(
            name: .plan,
            summary: "Show what would be read, run and written",
            details: ["Prints the effective configuration and the files it finds. Nothing is changed."],
            operands: [.configuration],
            ownOptions: [.asOf, .root, .output, .jobs, .logFormat],
            examples: [.init(line: "innkeeper plan pipeline.json", does: "Look before running")]),
        CommandEntry(
            name: .watch,
            summary: "Run again whenever new exports arrive",
            details: [
                "Runs at once, and again whenever source files have appeared, disappeared or changed and then stayed the same "
                    + "for a while, so that an upload in progress is not read. One run at a time; a failed run is "
                    + "reported, and the next export is tried. Runs until it is stopped.",
                "On network file systems, which do not report changes, it looks once a minute.",
            ],
            operands: [.configurationOrFolder],
            ownOptions: [.settle, .language, .root, .output, .jobs, .redact, .quiet, .logFormat],
            examples: [.init(line: "innkeeper watch --quiet pipeline.json", does: "Keep the reports up to date")]),
        CommandEntry(
            name: .cells,
            summary: "Print a workbook cell by cell",
            details: [
                "FILE is a .xlsx, .xlsm, .ods or .xls. Prints a line of JSON for each non-empty cell: sheet, cell, type, "
                    + "value (null if a formula's result is not stored), and whether it comes from a formula."
            ],
            operands: [Operand("FILE", .text(.path), required: true) { $0.file = $1 }],
            ownOptions: [.redactTexts, .logFormat],
            examples: [.init(line: "innkeeper cells bookings.xlsx", does: "What does this workbook hold?")]),
        CommandEntry(
            name: .explain,
            summary: "Explain a finding, or how a file is read and why",
            details: ["CODE is a finding's code. For a file, its kind and columns are shown, but nothing personal."],
            operands: [Operand("CODE|FILE", .text(.code), required: true) { $0.code = $1 }],
            ownOptions: [.showValues, .language],
            examples: [.init(line: "innkeeper explain reservation-overlap", does: "What is an overlap?")]),
        .stage,
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
                "TABLE is the name of a CSV file of the output without its extension, such as conflicts. Its schema says what "
                    + "each column means, and also describes its rows as JSON Lines.",
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
            summary: "Print a page of the reference",
            details: [
                "PAGE is innkeeper (commands and options), pipeline.json (every key) or outputs (every file and column). "
                    + "Without it, it is innkeeper."
            ],
            operands: [Operand("PAGE", .choice(PageName.self)) { $0.page = $1 }],
            ownOptions: [.pageFormat],
            examples: [
                .init(line: "innkeeper man | man -l -", does: "Read the manual without installing it"),
                .init(line: "innkeeper man outputs | man -l -", does: "What do the columns mean?"),
            ]),
    ]

    package static func command(_ name: CommandName) -> CommandEntry? { commands.first { $0.name == name } }

    /// Every option of every command, each entry once, by name.
    package static let options: [OptionEntry] = {
        var found: [OptionEntry] = []
        for option in commands.flatMap(\.options) where !found.contains(option) { found.append(option) }
        return found.sorted { $0.name < $1.name }
    }()

    /// Finds an option regardless of its command.
    package static func option(_ name: String) -> OptionEntry? { options.first { $0.name == name } }
}
