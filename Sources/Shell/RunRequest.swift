package import InnkeeperConfiguration
package import InnkeeperCore

/// The parameters of one run.
package struct RunRequest: Sendable {
    package var configuration: Configuration
    /// The effective configuration as JSON, for run.json.
    package var configurationJSON: [UInt8] = []
    /// Absolute path of the configuration file; nil if there is none.
    package var configurationPath: String?
    /// Absolute; the base of the sources' paths.
    package var root: String
    /// The files besides those of its sources.
    package var others = OtherFiles.beside
    /// Absolute; nil for a run that writes nothing (`check`).
    package var output: String?
    package var asOf: CalendarDate?
    package var jobs = 1
    package var failOn: FailOn
    package var showValues = false
    /// Nothing that is written reveals a person's identity.
    package var redacts = false
    /// Known findings; nil without a baseline.
    package var baseline: BaselineUse?
    /// How many bytes of findings are held in memory; the rest goes to a file.
    package var findingBudget = FindingSpill.budget
    /// nil means as much memory as is needed.
    package var memory: MemoryLimit?
    /// The slices of files that the tasks of a plan have read; nil if this run reads every file itself.
    package var mapped: MappedSlices?
    /// Seconds to wait for another run to release the output.
    package var wait = 0
    /// Absolute; the output of an earlier run, whose fetched files are used instead of fetching.
    package var offline: String?
    /// Absolute; the output folder of the last run, for a run that writes none. nil means `output`.
    package var lastOutput: String?
    package var toolVersion: String

    /// A run on one core that writes nothing.
    package init(_ configuration: Configuration, root: String, toolVersion: String) {
        self.configuration = configuration
        self.root = root
        self.toolVersion = toolVersion
        failOn = configuration.failOn
    }

    /// The effective configuration for run.json. If the run is redacted, files are named as everywhere else in it.
    func shownConfiguration(_ people: KnownNames) -> [UInt8] {
        guard redacts, !configurationJSON.isEmpty else { return configurationJSON }
        var shown = configuration
        for source in shown.sources.indices {
            shown.sources[source].files = shown.sources[source].files.map(people.masked)
            shown.sources[source].exclude = shown.sources[source].exclude.map(people.masked)
            shown.sources[source].newest = shown.sources[source].newest.map(people.masked)
        }
        shown.ignore = shown.ignore.map(people.masked)
        return ConfigurationWriter.json(shown)
    }
}

/// The result of a run.
package struct RunResult: Sendable {
    package var status: ExitStatus
    package var input: RunData
    /// Paths written, relative to the output folder; empty for `check`.
    package var outputs: [WrittenFile]
    /// What else a user should know about the run, which succeeded nevertheless.
    package var remarks: [String] = []
}
