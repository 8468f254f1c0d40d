// The program's exit statuses, environment and files, for help and the manual.

extension CommandTable {
    /// The meaning of each exit status. If several apply: 5 before 2, 4, 3 and 1.
    package static let exitStatuses: [(status: Int32, meaning: String)] = [
        (0, "all is well"),
        (1, "there are findings at or above --fail-on"),
        (2, "the command line or the configuration is wrong; nothing was done"),
        (3, "an input is missing or can't be read; the rest was done"),
        (4, "an output can't be written, or Innkeeper itself failed; the old output is untouched"),
        (5, "another run is working on the same output"),
    ]

    /// The environment variables read, for the man page.
    package static let environment: [(name: String, meaning: String)] = [
        ("NO_COLOR", "If set and not empty, nothing is coloured."),
        ("SOURCE_DATE_EPOCH", "Seconds since 1970 to use instead of the clock, for reproducible output."),
    ]

    /// The files read and written by default, for the man page.
    package static let files: [(name: String, meaning: String)] = [
        ("pipeline.json", "The default configuration."),
        ("NAME.cases.json", "Cases for innkeeper test, beside the configuration."),
        ("FOLDER-report", "The output for a folder without a configuration."),
    ]
}
