package import InnkeeperCore

/// The content of `pipeline.json`, validated, with every default filled in: the effective configuration.
package struct Configuration: Sendable, Equatable {
    package var property = Property()
    /// Sorted by name.
    package var sources: [Source] = []
    /// Severity by code or code prefix (`contact-`), for all sources.
    package var rules: [String: RuleLevel] = [:]
    /// In execution order.
    package var stages: [Unit] = []
    package var checks: [CustomCheck] = []
    package var reports: [Unit] = []
    /// As written; relative to the configuration's file. nil for the command's default.
    package var output: String?
    package var failOn = FailOn.error
    /// File of known findings, as written; relative to the configuration's file.
    package var baseline: String?
    /// Permissions of the reports.
    package var outputMode = 0o600
    /// The group that may read them; nil for the primary group of the user that runs it, with the access that
    /// `outputMode` grants.
    package var outputGroup: String?
    /// Number of past runs kept next to the output; nil if not given.
    package var keep: Int?
    /// Seconds after which a past run is removed; nil for no limit.
    package var keepFor: Int?
    /// Metrics file for monitoring, as written; relative to the configuration's file.
    package var metrics: String?
    package var notices: [NoticeOrder] = []
    package var limits = Limits()
    /// Patterns of files next to the sources that are not reported as unread, relative to the root.
    package var ignore: [String] = []

    package init() {}

    package struct Source: Sendable, Equatable {
        package var settings: SourceSettings
        /// Paths and glob patterns, relative to the root.
        package var files: [String]
        /// Where it is fetched from; nil for a source made of files.
        package var remote: RemoteSource?
        package var exclude: [String] = []
        /// Name of the format; nil to recognise it.
        package var format: String?
        package var rules: [String: RuleLevel] = [:]
        package var guards = SourceGuards()
        /// Patterns of exports of one list, from older to newer; empty to decide by their names.
        package var newest: [String] = []
        /// Whether a repeated booking is rejected, whichever export is newer.
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

/// The level that `rules` may give a code.
package enum RuleLevel: String, Sendable, CaseIterable {
    case error, warning, info, off
}

/// The least severity that makes the exit status 1.
package enum FailOn: String, Sendable, CaseIterable {
    case info, warning, error
    /// Any finding that the previous run did not have.
    case new
    case never
}

/// The parts of the program, as the catalogue lists them: everything that a configuration can name.
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

/// An error in the configuration, or on the command line: where, what, and what to do.
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

    /// In the form printed; `name` is the file's.
    package func text(in name: String) -> String { "\(name):\(line):\(column): \(message)" }
}

extension Registry {
    /// What is computed and written if a configuration doesn't say.
    package var usualStages: [Configuration.Unit] { ConfigurationKeys(facts: self).stages.defaults }
    package var usualReports: [Configuration.Unit] { ConfigurationKeys(facts: self).reports.defaults }
}

extension Configuration {
    /// Gives each source what follows from the rest: an amount without a currency has the property's, a telephone
    /// number without a country is in its country, and bookings keep what their guests are matched by if they will be
    /// matched with contacts.
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

    /// Makes the tables open correctly in a spreadsheet in the property's language.
    package mutating func setForSpreadsheets() {
        for index in reports.indices where reports[index].name == "tables" {
            reports[index].options.values["style"] = .text("spreadsheet")
        }
    }

    /// The language of messages in what programs read: an option of the report `findings`.
    package var findingsLanguage: Language {
        reports.first { $0.name == "findings" }?.options.language("language") ?? .en
    }

    /// The source with that name.
    package func source(_ name: String) -> Source? { sources.first { $0.settings.name == name } }

    package func hasSource(of kind: RecordKind) -> Bool { sources.contains { $0.settings.kind == kind } }

    /// The level in force for a code in a source: the source's own takes precedence over the general one, a full code
    /// over a prefix, a longer prefix over a shorter. nil if the configuration doesn't cover it.
    package func level(of code: String, source: String) -> RuleLevel? {
        let own = self.source(source)?.rules ?? [:]
        return Configuration.level(of: code, in: own) ?? Configuration.level(of: code, in: rules)
    }

    private static func level(of code: String, in rules: [String: RuleLevel]) -> RuleLevel? {
        if let level = rules[code] { return level }
        return rules.filter { RuleLevel.key($0.key, covers: code) }.max { $0.key.utf8.count < $1.key.utf8.count }?.value
    }
}
