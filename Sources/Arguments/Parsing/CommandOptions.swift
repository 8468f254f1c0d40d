package import InnkeeperConfiguration
package import InnkeeperCore

/// All that a command line can say, whichever command it is for. Each property is filled by the entry of one option or
/// operand; where the command has none, or none was typed, it keeps the value that it has here.
package struct CommandOptions: Sendable, Equatable {
    /// A configuration or a folder; nil means pipeline.json of this folder.
    package var target: String?
    /// Of `check`: configurations, files, folders, or `-` for standard input; none means pipeline.json, else this
    /// folder.
    package var targets: [String] = []
    /// Of `diff`: output folders of runs.
    package var earlier = ""
    package var later = ""
    /// Of `near`.
    package var position = Coordinate(latitude: 0, longitude: 0)
    /// Of `free`: the first night, and how many.
    package var from = CalendarDate(dayNumber: 0)
    package var nights = 1
    /// Of `init`.
    package var folder = ""
    /// Of `cells`.
    package var file = ""
    /// Of `explain`, as typed; whether there is such a code is for the catalogue to say.
    package var code = ""
    /// Of `schema`: the name of a table as typed; nil for pipeline.json.
    package var table: String?
    /// Of `man`.
    package var page = PageName.innkeeper
    package var pageFormat = PageFormat.roff
    /// Of `completions`.
    package var shell = ShellName.bash

    package var asOf: CalendarDate?
    /// nil means what the configuration says.
    package var language: Language?
    package var root: String?
    /// The output of an earlier run, whose fetched files are taken.
    package var offline: String?
    package var output: String?
    /// nil means all cores.
    package var jobs: Int?
    /// nil means what the configuration says.
    package var failOn: FailOn?
    /// nil means what the configuration says.
    package var baseline: String?
    package var updatesBaseline = false
    package var exclude: [String] = []
    /// The prefix of paths in documents for build servers; empty by default.
    package var pathPrefix = ""
    /// Warnings and files that are not read count like errors.
    package var isStrict = false
    package var showValues = false
    package var redacts = false
    /// Seconds.
    package var wait = 0
    /// Seconds for which the files must have been the same.
    package var settle = 10
    package var days = 30
    /// Places at most.
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

/// How problems are told.
package struct LogOptions: Sendable, Equatable {
    /// Print nothing at status 0.
    package var quiet = false
    package var format = LogFormat.text
    package var noColor = false

    package init() {}
}

/// How an answer is printed.
package enum QueryFormat: Sendable, Equatable {
    case text, json, csv
}

/// How problems are written to standard error.
package enum LogFormat: String, Sendable, CaseIterable {
    case text, json
    /// Lines with a priority before each, as sd-daemon(3) has them.
    case journal
}

/// How `check` prints its findings.
package enum CheckFormat: String, Sendable, CaseIterable {
    case text, github, gitlab, sarif, junit, json, jsonl
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

/// The pages of the reference.
package enum PageName: String, Sendable, CaseIterable {
    case innkeeper
    case pipeline = "pipeline.json"
    case outputs
}

/// How `man` prints a page.
package enum PageFormat: String, Sendable, CaseIterable {
    case roff, markdown
}
