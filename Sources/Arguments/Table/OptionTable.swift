internal import InnkeeperConfiguration

// The options: spelling, value, meaning and help, each in one place. A command's entry lists the ones it has.

extension OptionEntry {
    /// Options of every command, and of `innkeeper` without a command.
    package static let everywhere = [noColor, help, version]

    static let noColor = OptionEntry("no-color", "Print without colours, as with NO_COLOR in the environment") {
        $0.log.noColor = true
    }
    // These two are handled before any value is read.
    static let help = OptionEntry("help", short: "h", "Print help and stop") { _ in }
    static let version = OptionEntry("version", "Print the version and stop") { _ in }

    static let asOf = OptionEntry(
        "as-of", .date, "Use DATE (YYYY-MM-DD) as today, so that the same input gives the same output"
    ) { $0.asOf = $1 }
    static let checkFormat = OptionEntry(
        "format", .choice(CheckFormat.self),
        "How to print the findings: for people, for GitHub, GitLab, code scanning, test reports, or programs"
    ) { $0.checkFormat = $1 }
    static let baseline = OptionEntry(
        "baseline", .file, "Treat the findings in FILE as known: they are counted but do not affect the exit status"
    ) { $0.baseline = $1 }
    static let updateBaseline = OptionEntry(
        "update-baseline", "Add every current finding to the baseline; its entries keep their reasons and dates"
    ) { $0.updatesBaseline = true }
    static let diffFormat = OptionEntry(
        "format", .choice(DiffFormat.self), "How to print the differences: for people, or as the table changes.csv"
    ) { $0.diffFormat = $1 }
    static let exclude = OptionEntry(
        "exclude", .text(.glob), repeats: true, "Skip files in folders whose path matches GLOB; may be given again"
    ) { $0.exclude.append($1) }
    static let pathPrefix = OptionEntry(
        "path-prefix", .folder,
        "Put DIR in front of file paths, which are relative to this folder"
    ) { $0.pathPrefix = $1 }
    static let strict = OptionEntry(
        "strict", "Also fail on warnings and on any file that is not read"
    ) { $0.isStrict = true }
    static let json = OptionEntry("json", "Print JSON: an array with one object per row") { $0.queryFormat = .json }
    static let csv = OptionEntry("csv", "Print CSV, like the file in the output folder") { _, _, options in
        if options.queryFormat == .json { return "--json and --csv can't be used together" }
        options.queryFormat = .csv
        return nil
    }
    static let days = OptionEntry("days", .integer(1...3660), "Look N days ahead; 30 by default") { $0.days = $1 }
    static let electricity = OptionEntry("electricity", "Only sites with electricity") { $0.needsElectricity = true }
    static let guests = OptionEntry("guests", .integer(1...10_000), "Only sites that take N guests") { $0.guests = $1 }
    static let limit = OptionEntry("limit", .integer(1...100_000), "At most N places; 10 by default") { $0.limit = $1 }
    static let water = OptionEntry("water", "Only sites with water") { $0.needsWater = true }
    static let failOn = OptionEntry(
        "fail-on", .choice(FailOn.self),
        "The lowest severity that makes the exit status 1, or new for any finding that the last run did not have; "
            + "by default the configuration's failOn, or error"
    ) { $0.failOn = $1 }
    static let jobs = OptionEntry(
        "jobs", short: "j", .integer(1...256), "Work on N cores; all of them by default. The output is the same"
    ) { $0.jobs = $1 }
    static let memory = OptionEntry(
        "memory", .memory,
        "Keep to about SIZE of memory, from 128 MiB (or 128M) on; what exceeds it goes to a file without a name, which takes "
            + "longer. The output is the same"
    ) { $0.memory = $1 }
    static let spill = OptionEntry(
        "spill", .folder, "With --memory: put that file into DIR instead of the folder that the output is in"
    ) { $0.spill = $1 }
    static let language = OptionEntry(
        "language", .language,
        "The language of reports and messages; by default the configuration's, or English. A region (de-AT) is ignored"
    ) { $0.language = $1 }
    static let logFormat = OptionEntry(
        "log-format", .choice(LogFormat.self),
        "How problems are written to standard error: text for people, one JSON object per line, or for the journal, with "
            + "a priority before each line"
    ) { $0.log.format = $1 }
    static let offline = OptionEntry(
        "offline", .folder, "Work offline: reuse the files fetched by the run whose output is DIR. Nothing is posted"
    ) { $0.offline = $1 }
    static let output = OptionEntry(
        "output", short: "o", .folder, "Write to DIR instead of the configuration's output folder"
    ) { $0.output = $1 }
    static let quiet = OptionEntry("quiet", short: "q", "Print nothing when the exit status is 0") {
        $0.log.quiet = true
    }
    static let redact = OptionEntry(
        "redact",
        "Mask every person in all output; write no accepted or rejected records, people or birthdays"
    ) { $0.redacts = true }
    static let redactTexts = OptionEntry("redact", "Leave out the values of texts") { $0.redacts = true }
    static let settle = OptionEntry(
        "settle", .integer(1...86_400), "Wait until the files have not changed for N seconds; 10 by default"
    ) { $0.settle = $1 }
    static let root = OptionEntry(
        "root", .folder, "Look for the sources below DIR instead of beside the configuration"
    ) { $0.root = $1 }
    static let rulesFormat = OptionEntry(
        "format", .choice(RulesFormat.self), "How to print the catalogue: for the terminal, as Markdown, or as JSON"
    ) { $0.rulesFormat = $1 }
    static let showValues = OptionEntry(
        "show-values",
        "Print names, phone numbers, e-mail addresses and other personal values instead of masking them"
    ) { $0.showValues = true }
    static let pageFormat = OptionEntry(
        "format", .choice(PageFormat.self), "How to print the page: for man, or as Markdown"
    ) { $0.pageFormat = $1 }
    static let stream = OptionEntry(
        "stream", "For map: write the result to standard output instead of the exchange folder"
    ) { $0.streams = true }
    static let replacement = OptionEntry(
        "source", .text(.glob), repeats: true,
        "For plan: read the files that match, as in NAME=GLOB, as source NAME instead of those in the configuration; may be "
            + "given again"
    ) { $0.replacements.append($1) }
    static let task = OptionEntry("task", .integer(0...999_999), "For map: do task N of the plan, from 0") {
        $0.task = $1
    }
    static let tasks = OptionEntry(
        "tasks", .integer(1...1_000_000), "For plan: spread the files over N tasks; by default one for each core"
    ) { $0.tasks = $1 }
    static let buckets = OptionEntry(
        "buckets", .integer(0...65_536),
        "For plan: have ids and stays compare bookings, in N buckets; by default finish does it"
    ) { $0.buckets = $1 }
    static let bucket = OptionEntry(
        "bucket", .integer(0...65_535), "For ids and stays: compare the bookings of bucket N, from 0"
    ) {
        $0.bucket = $1
    }
    static let wait = OptionEntry(
        "wait", .integer(0...86_400),
        "Wait up to N seconds for another run that is writing the same output, instead of failing"
    ) { $0.wait = $1 }
}

extension [OptionEntry] {
    /// Common to all query commands.
    static let answers: [OptionEntry] = [.json, .csv, .language, .asOf, .root, .jobs, .logFormat]
}
