package import InnkeeperConfiguration
package import InnkeeperCore

/// The parsed options and operands of any command. Each property is set by one option or operand; if the command lacks
/// it, or it isn't given, it keeps its default.
package struct CommandOptions: Sendable, Equatable {
    /// A configuration or a folder; nil means pipeline.json in the current folder.
    package var target: String?
    /// For `check`: configurations, files, folders, or `-` for standard input; none means pipeline.json, else the
    /// current folder.
    package var targets: [String] = []
    /// For `diff`: output folders of runs.
    package var earlier = ""
    package var later = ""
    /// For `near`.
    package var position = Coordinate(latitude: 0, longitude: 0)
    /// For `free`: the first night, and how many.
    package var from = CalendarDate(dayNumber: 0)
    package var nights = 1
    /// For `init`.
    package var folder = ""
    /// For `cells`.
    package var file = ""
    /// For `explain`, as typed; whether the code exists is for the catalogue to decide.
    package var code = ""
    /// For `schema`: the name of a table as typed; nil for pipeline.json.
    package var table: String?
    /// For `stage`: what to do, in which exchange folder.
    package var step = StageStep.plan
    package var exchange = ""
    /// How many tasks to plan; nil means one for each core.
    package var tasks: Int?
    /// Which task to do, from 0.
    package var task: Int?
    /// How many buckets to plan; nil means none.
    package var buckets: Int?
    /// Of which bucket to compare the records or the stays, from 0.
    package var bucket: Int?
    /// Whether its result goes to standard output.
    package var streams = false
    /// As typed, SOURCE=GLOB: files to read instead of those in the configuration.
    package var replacements: [String] = []
    /// For `man`.
    package var page = PageName.innkeeper
    package var pageFormat = PageFormat.roff
    /// For `completions`.
    package var shell = ShellName.bash

    package var asOf: CalendarDate?
    /// nil: as configured.
    package var language: Language?
    package var root: String?
    /// The output of an earlier run, whose fetched files are used.
    package var offline: String?
    package var output: String?
    /// nil means all cores.
    package var jobs: Int?
    /// Bytes; nil: as configured.
    package var memory: Int?
    /// nil: beside the output.
    package var spill: String?
    /// nil: as configured.
    package var failOn: FailOn?
    /// nil: as configured.
    package var baseline: String?
    package var updatesBaseline = false
    package var exclude: [String] = []
    /// The prefix of paths in documents for build servers; empty by default.
    package var pathPrefix = ""
    /// Warnings and unread files count as errors.
    package var isStrict = false
    package var showValues = false
    package var redacts = false
    /// Seconds.
    package var wait = 0
    /// For how many seconds the files must have been unchanged.
    package var settle = 10
    package var days = 30
    /// The maximum number of places.
    package var limit = 10
    package var guests = 0
    package var needsElectricity = false
    package var needsWater = false
    package var checkFormat = CheckFormat.text
    package var diffFormat = DiffFormat.text
    package var rulesFormat = RulesFormat.text
    package var queryFormat = QueryFormat.text
    package var log = LogOptions()

    package init() {}
}

/// How problems are reported.
package struct LogOptions: Sendable, Equatable {
    /// Print nothing if the status is 0.
    package var quiet = false
    package var format = LogFormat.text
    package var noColor = false

    package init() {}
}

/// How a query's answer is printed.
package enum QueryFormat: Sendable, Equatable {
    case text, json, csv
}

/// How problems are written to standard error.
package enum LogFormat: String, Sendable, CaseIterable {
    case text, json
    /// Lines prefixed with a priority, as in sd-daemon(3).
    case journal
}

/// How `check` prints its findings.
package enum CheckFormat: String, Sendable, CaseIterable {
    case text, github, gitlab, sarif, junit, json, jsonl
}

/// How `diff` prints the differences.
package enum DiffFormat: String, Sendable, CaseIterable {
    case text, csv
}

/// How `rules` prints the catalogue.
package enum RulesFormat: String, Sendable, CaseIterable {
    case text, markdown, json
}

/// The shells with completions.
package enum ShellName: String, Sendable, CaseIterable {
    case bash, zsh, fish
}

/// The pages of the reference.
package enum PageName: String, Sendable, CaseIterable {
    case innkeeper
    case pipeline = "pipeline.json"
    case outputs
}

/// The steps of a run that is spread over processes.
package enum StageStep: String, Sendable, CaseIterable {
    case plan, map, ids, stays, finish, clean
}

/// How `man` prints a page.
package enum PageFormat: String, Sendable, CaseIterable {
    case roff, markdown
}
