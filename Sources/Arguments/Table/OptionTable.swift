internal import InnkeeperConfiguration

// The options: spelling, value, meaning and help, each in one place. A command's entry names those that it has.

extension OptionEntry {
    /// What every command understands, and `innkeeper` without a command.
    package static let everywhere = [noColor, help, version]

    static let noColor = OptionEntry("no-color", "Print without colours, as with NO_COLOR in the environment") {
        $0.log.noColor = true
    }
    // These two are answered before any value is read.
    static let help = OptionEntry("help", short: "h", "Print help and stop") { _ in }
    static let version = OptionEntry("version", "Print the version and stop") { _ in }

    static let asOf = OptionEntry(
        "as-of", .date, "Take DATE (YYYY-MM-DD) for today, so that the same input gives the same output"
    ) { $0.asOf = $1 }
    static let checkFormat = OptionEntry(
        "format", .choice(CheckFormat.self),
        "How to print the findings: for people, for GitHub, GitLab, code scanning, test reports, or programs"
    ) { $0.checkFormat = $1 }
    static let baseline = OptionEntry(
        "baseline", .file, "Take the findings in FILE for known: they are counted, and change no exit status"
    ) { $0.baseline = $1 }
    static let updateBaseline = OptionEntry(
        "update-baseline", "Add every current finding to the baseline; reasons and days of its entries stay"
    ) { $0.updatesBaseline = true }
    static let diffFormat = OptionEntry(
        "format", .choice(DiffFormat.self), "How to print what differs: for people, or as the table changes.csv"
    ) { $0.diffFormat = $1 }
    static let exclude = OptionEntry(
        "exclude", .text(.glob), repeats: true, "Skip files in folders whose path matches GLOB; may be given again"
    ) { $0.exclude.append($1) }
    static let pathPrefix = OptionEntry(
        "path-prefix", .folder,
        "Put DIR before the paths of files, which are relative to this folder"
    ) { $0.pathPrefix = $1 }
    static let strict = OptionEntry(
        "strict", "Fail on warnings too, and on every file that is not read, whatever it is"
    ) { $0.isStrict = true }
    static let json = OptionEntry("json", "Print JSON: an array of objects, one a row") { $0.queryFormat = .json }
    static let csv = OptionEntry("csv", "Print CSV, as in the output folder's file") { _, _, options in
        if options.queryFormat == .json { return "--json and --csv can't both be" }
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
        "The least severity of a finding that makes the exit status 1, or new for any that the last run did not have; "
            + "the configuration's failOn, or error, by default"
    ) { $0.failOn = $1 }
    static let jobs = OptionEntry(
        "jobs", short: "j", .integer(1...256), "Work on N cores; all of them by default. The output is the same"
    ) { $0.jobs = $1 }
    static let language = OptionEntry(
        "language", .language,
        "The language of what people read; the configuration's, or English, by default. A region (de-AT) is ignored"
    ) { $0.language = $1 }
    static let logFormat = OptionEntry(
        "log-format", .choice(LogFormat.self),
        "How problems are written to standard error: lines for people, one JSON object a line, or for the journal, with "
            + "a priority before each line"
    ) { $0.log.format = $1 }
    static let offline = OptionEntry(
        "offline", .folder, "Ask nobody: take what the run whose output is DIR has fetched. Nothing is posted"
    ) { $0.offline = $1 }
    static let output = OptionEntry(
        "output", short: "o", .folder, "Write to DIR instead of the configuration's output folder"
    ) { $0.output = $1 }
    static let quiet = OptionEntry("quiet", short: "q", "Print nothing when the exit status is 0") {
        $0.log.quiet = true
    }
    static let redact = OptionEntry(
        "redact",
        "Mask every person in all that is written; write no accepted or rejected records, people or birthdays"
    ) { $0.redacts = true }
    static let redactTexts = OptionEntry("redact", "Leave the values of texts out") { $0.redacts = true }
    static let settle = OptionEntry(
        "settle", .integer(1...86_400), "Wait until the files have been the same for N seconds; 10 by default"
    ) { $0.settle = $1 }
    static let root = OptionEntry(
        "root", .folder, "Look for the sources below DIR instead of beside the configuration"
    ) { $0.root = $1 }
    static let rulesFormat = OptionEntry(
        "format", .choice(RulesFormat.self), "How to print the catalogue: for the terminal, as Markdown, or as JSON"
    ) { $0.rulesFormat = $1 }
    static let showValues = OptionEntry(
        "show-values",
        "Print names, phones, e-mails and other personal values instead of masking them"
    ) { $0.showValues = true }
    static let wait = OptionEntry(
        "wait", .integer(0...86_400),
        "Wait up to N seconds for another run that is writing the same output; without it such a run is an error"
    ) { $0.wait = $1 }
}

extension [OptionEntry] {
    /// Those of every command that answers one question.
    static let answers: [OptionEntry] = [.json, .csv, .language, .asOf, .root, .jobs, .logFormat]
}
