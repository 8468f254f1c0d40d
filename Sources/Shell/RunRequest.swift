package import InnkeeperConfiguration
package import InnkeeperCore

/// How one run is asked for.
package struct RunRequest: Sendable {
    package var configuration: Configuration
    /// The effective configuration as JSON, for run.json.
    package var configurationJSON: [UInt8] = []
    /// Absolute path of the configuration's file; nil when there is none.
    package var configurationPath: String?
    /// Absolute; what the sources' files are relative to.
    package var root: String
    /// The files besides those of its sources.
    package var others = OtherFiles.beside
    /// Absolute; nil for a run that writes nothing (`check`).
    package var output: String?
    package var asOf: CalendarDate?
    package var jobs = 1
    package var failOn: FailOn
    package var showValues = false
    /// Nothing that is written tells who a person is.
    package var redacts = false
    /// Known findings; nil without a baseline.
    package var baseline: BaselineUse?
    /// Bytes of findings that are held in memory; those beyond go to a file.
    package var findingBudget = FindingSpill.budget
    /// Seconds to wait for another run to give the output free.
    package var wait = 0
    /// Absolute; the output of an earlier run, whose fetched files are taken instead of asking anybody.
    package var offline: String?
    /// Absolute; the output folder whose run is the last one, for a run that writes none. nil: `output`.
    package var lastOutput: String?
    package var toolVersion: String

    /// A run on one core that writes nothing.
    package init(_ configuration: Configuration, root: String, toolVersion: String) {
        self.configuration = configuration
        self.root = root
        self.toolVersion = toolVersion
        failOn = configuration.failOn
    }
}

/// What came of a run.
package struct RunResult: Sendable {
    package var status: ExitStatus
    package var input: RunData
    /// Paths written below the output folder; empty for `check`.
    package var outputs: [WrittenFile]
    /// What else a person should know of the run: it did what it was asked for all the same.
    package var remarks: [String] = []
}
