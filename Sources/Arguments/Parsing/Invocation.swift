package import Configuration
package import Core

/// The command line as meant: what to do, typed and checked.
package enum Invocation: Sendable, Equatable {
    /// Of one command, or of all.
    case help(CommandName?)
    case version
    case run(RunOptions)
    case check(CheckOptions)
    case diff(DiffOptions)
    case near(Coordinate, limit: Int, QueryOptions)
    case birthdays(days: Int, QueryOptions)
    case conflicts(QueryOptions)
    case occupancy(days: Int, QueryOptions)
    case free(FreeOptions, QueryOptions)
    case initialise(InitOptions)
    case test(TestOptions)
    case plan(PlanOptions)
    case watch(WatchOptions)
    case explain(ExplainOptions)
    case rules(RulesOptions)
    /// Of pipeline.json, or of a table by its name as typed.
    case schema(table: String?)
    case completions(ShellName)
    case man

    /// `arguments` are those after the program's name.
    package init(_ arguments: [String]) throws(UsageFault) {
        let typed = TypedArguments(arguments)
        // Who asks for help gets it, whatever else is wrong with the line.
        if typed.options[.help] != nil {
            self = .help(typed.command)
            return
        }
        if typed.options[.version] != nil {
            self = .version
            return
        }
        var reader = ValueReader(typed)
        let meant = reader.command()
        guard let meant, reader.faults.isEmpty else {
            throw UsageFault(command: typed.command, messages: reader.faults)
        }
        self = meant
    }
}

/// How `run`, `check`, `init` and `plan` tell of problems.
package struct LogOptions: Sendable, Equatable {
    /// Print nothing at status 0.
    package var quiet = false
    package var format = LogFormat.text
    package var noColor = false

    package init(noColor: Bool = false) { self.noColor = noColor }
}

package struct RunOptions: Sendable, Equatable {
    /// A configuration or a folder; nil means pipeline.json of this folder.
    package var target: String?
    package var asOf: CalendarDate?
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
    package var showValues = false
    package var redacts = false
    /// Seconds.
    package var wait = 0
    package var log = LogOptions()

    package init() {}
}

package struct CheckOptions: Sendable, Equatable {
    /// Configurations, files, folders, or `-` for standard input; none means pipeline.json, else this folder.
    package var targets: [String] = []
    package var format = CheckFormat.text
    package var exclude: [String] = []
    package var asOf: CalendarDate?
    package var root: String?
    /// nil means all cores.
    package var jobs: Int?
    /// nil means what the configuration says.
    package var failOn: FailOn?
    /// nil means what the configuration says.
    package var baseline: String?
    package var updatesBaseline = false
    package var showValues = false
    package var log = LogOptions()

    package init() {}
}

package struct DiffOptions: Sendable, Equatable {
    /// Output folders of runs.
    package var earlier: String
    package var later: String
    package var format = DiffFormat.text
    /// nil means all cores.
    package var jobs: Int?
    package var log = LogOptions()

    package init(earlier: String, later: String) {
        self.earlier = earlier
        self.later = later
    }
}

/// What the commands that answer one question have in common.
package struct QueryOptions: Sendable, Equatable {
    /// nil means pipeline.json of this folder.
    package var target: String?
    package var format = QueryFormat.text
    package var asOf: CalendarDate?
    package var root: String?
    /// nil means all cores.
    package var jobs: Int?
    package var log = LogOptions()

    package init() {}
}

/// Which free sites are looked for.
package struct FreeOptions: Sendable, Equatable {
    /// The first night.
    package var from: CalendarDate
    package var nights: Int
    package var guests = 0
    package var needsElectricity = false
    package var needsWater = false

    package init(from: CalendarDate, nights: Int) {
        self.from = from
        self.nights = nights
    }
}

package struct InitOptions: Sendable, Equatable {
    package var folder: String
    package var log = LogOptions()

    package init(folder: String) { self.folder = folder }
}

package struct TestOptions: Sendable, Equatable {
    /// nil means pipeline.json of this folder.
    package var target: String?
    package var log = LogOptions()

    package init() {}
}

package struct PlanOptions: Sendable, Equatable {
    /// nil means pipeline.json of this folder.
    package var target: String?
    package var asOf: CalendarDate?
    package var root: String?
    package var output: String?
    /// nil means all cores.
    package var jobs: Int?
    package var log = LogOptions()

    package init() {}
}

package struct WatchOptions: Sendable, Equatable {
    /// How each run is done.
    package var run = RunOptions()
    /// Seconds for which the files must have been the same.
    package var settle = 10

    package init() {}
}

package struct ExplainOptions: Sendable, Equatable {
    /// As typed; whether there is such a code is for the catalogue to say.
    package var code: String
    package var noColor = false

    package init(code: String) { self.code = code }
}

package struct RulesOptions: Sendable, Equatable {
    package var format = RulesFormat.text
    package var noColor = false

    package init() {}
}
