package import InnkeeperCore

/// What `pipeline.json` says, checked, with every default filled in: the effective configuration.
package struct Configuration: Sendable, Equatable {
    package var property = Property()
    /// Sorted by name.
    package var sources: [Source] = []
    /// Severity by code or by prefix of codes (`contact-`), for all sources.
    package var rules: [String: RuleLevel] = [:]
    /// In the order in which they run.
    package var stages: [Unit] = []
    package var checks: [CustomCheck] = []
    package var reports: [Unit] = []
    /// As written; relative to the configuration's file. nil: the default of the command.
    package var output: String?
    package var failOn = FailOn.error
    /// File of known findings, as written; relative to the configuration's file.
    package var baseline: String?
    /// Permissions of the manager's files.
    package var outputMode = 0o600
    /// Name of the group that may read them; nil: the one of the user that runs it, which may do what `outputMode` says.
    package var outputGroup: String?
    /// Past runs that are kept beside the output.
    /// nil when it is not said.
    package var keep: Int?
    /// Seconds after which a past run is removed; nil without a limit.
    package var keepFor: Int?
    /// File for a monitor, as written; relative to the configuration's file.
    package var metrics: String?
    package var notices: [NoticeOrder] = []
    package var limits = Limits()
    /// Patterns of files beside the sources that are not reported as unread, relative to the root.
    package var ignore: [String] = []

    package init() {}

    package struct Source: Sendable, Equatable {
        package var settings: SourceSettings
        /// Paths and glob patterns, relative to the root.
        package var files: [String]
        /// Where it is fetched from; nil for a source of files.
        package var remote: RemoteSource?
        package var exclude: [String] = []
        /// Name of the format; nil when it is to be recognised.
        package var format: String?
        package var rules: [String: RuleLevel] = [:]
        package var guards = SourceGuards()
        /// Patterns of exports of one list, from older to newer ones; empty where the names tell.
        package var newest: [String] = []
        /// A booking that is there again is refused, whichever export is newer.
        package var refusesDuplicates = false

        package init(settings: SourceSettings, files: [String]) {
            self.settings = settings
            self.files = files
        }
    }

    /// A stage or a report with its options.
    package struct Unit: Sendable, Equatable {
        package var name: String
        package var options: OptionValues

        package init(name: String, options: OptionValues) {
            self.name = name
            self.options = options
        }
    }
}

/// What `rules` may say of a code.
package enum RuleLevel: String, Sendable, CaseIterable {
    case error, warning, info, off
}

/// The least severity that makes the exit status 1.
package enum FailOn: String, Sendable, CaseIterable {
    case info, warning, error
    /// Any finding that the last run did not have.
    case new
    case never
}

/// What the program is made of, as the catalogue lists it: all that a configuration can name.
package struct Registry: Sendable {
    package var rules: [any Rule]
    package var stages: [any TableStage.Type]
    package var reports: [any Report.Type]
    package var formats: [any Format.Type]
    package var presets: [PresetFact]
    /// Checks whether a query can be run; nil if there is no such check.
    package var checkEngine: (any CheckEngine)?

    package init(
        rules: [any Rule], stages: [any TableStage.Type], reports: [any Report.Type],
        formats: [any Format.Type] = [], presets: [PresetFact] = [], checkEngine: (any CheckEngine)? = nil
    ) {
        self.checkEngine = checkEngine
        self.rules = rules
        self.stages = stages
        self.reports = reports
        self.formats = formats
        self.presets = presets
    }
}

/// A fault of the configuration, or of the command line: where, what, and what to do.
package struct ConfigurationFault: Error, Sendable, Equatable {
    /// From 1.
    package var line: Int
    package var column: Int
    package var message: String

    package init(line: Int, column: Int, message: String) {
        self.line = line
        self.column = column
        self.message = message
    }

    /// As it is printed; `name` is the file's.
    package func text(in name: String) -> String { "\(name):\(line):\(column): \(message)" }
}

extension Registry {
    /// What is worked out and written where a configuration does not say it.
    package var usualStages: [Configuration.Unit] { ConfigurationKeys(facts: self).stages.defaults }
    package var usualReports: [Configuration.Unit] { ConfigurationKeys(facts: self).reports.defaults }
}

extension Configuration {
    /// Gives each source what follows from the rest: an amount without a currency is in the property's, a telephone
    /// number without a country is in its country, and guests are kept if they will be matched with contacts.
    package mutating func settle() {
        let matches = stages.contains { $0.name == "matching" } && hasSource(of: .contacts)
        for index in sources.indices {
            sources[index].settings.currency = property.currency
            sources[index].settings.country = property.country
            sources[index].settings.keepsGuests = matches
            sources[index].settings.recordLimit = limits.record
            sources[index].settings.depthLimit = limits.depth
        }
    }

    /// Has the tables written as the spreadsheet of the property's language opens them.
    package mutating func setForSpreadsheets() {
        for index in reports.indices where reports[index].name == "tables" {
            reports[index].options.values["style"] = .text("spreadsheet")
        }
    }

    /// The source of that name.
    package func source(_ name: String) -> Source? { sources.first { $0.settings.name == name } }

    package func hasSource(of kind: RecordKind) -> Bool { sources.contains { $0.settings.kind == kind } }

    /// The severity in force of a code for a source: the source's word before the general one, a whole code before
    /// a prefix, a longer prefix before a shorter. nil when the configuration does not name it.
    package func level(of code: String, source: String) -> RuleLevel? {
        let own = self.source(source)?.rules ?? [:]
        return Configuration.level(of: code, in: own) ?? Configuration.level(of: code, in: rules)
    }

    private static func level(of code: String, in rules: [String: RuleLevel]) -> RuleLevel? {
        if let level = rules[code] { return level }
        return rules.filter { RuleLevel.key($0.key, covers: code) }.max { $0.key.utf8.count < $1.key.utf8.count }?.value
    }
}
