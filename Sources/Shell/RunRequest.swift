package import Configuration
package import Core

/// What the program is made of, as the catalogue lists it.
package struct Registry: Sendable {
    package var formats: [any Format.Type]
    package var rules: [any Rule]
    package var stages: [any TableStage.Type]
    package var reports: [any Report.Type]
    package var checkEngine: (any CheckEngine)?

    package init(
        formats: [any Format.Type], rules: [any Rule], stages: [any TableStage.Type], reports: [any Report.Type],
        checkEngine: (any CheckEngine)? = nil
    ) {
        self.checkEngine = checkEngine
        self.formats = formats
        self.rules = rules
        self.stages = stages
        self.reports = reports
    }
}

/// How one run is asked for.
package struct RunRequest: Sendable {
    package var configuration: Configuration
    /// The effective configuration as JSON, for run.json.
    package var configurationJSON: [UInt8]
    /// Absolute path of the configuration's file; nil when there is none.
    package var configurationPath: String?
    /// Absolute; what the sources' files are relative to.
    package var root: String
    /// Absolute; nil for a run that writes nothing (`check`).
    package var output: String?
    package var asOf: CalendarDate?
    package var jobs: Int
    package var failOn: FailOn
    package var showValues = false
    /// Nothing that is written tells who a person is.
    package var redacts = false
    /// Known findings; nil without a baseline.
    package var baseline: BaselineUse?
    /// Seconds to wait for another run to give the output free.
    package var wait = 0
    /// Absolute; the output of an earlier run, whose fetched files are taken instead of asking anybody.
    package var offline: String?
    /// Absolute; the output folder whose run is the last one, for a run that writes none. nil: `output`.
    package var lastOutput: String?
    package var toolVersion: String

    package init(
        configuration: Configuration, configurationJSON: [UInt8], configurationPath: String?, root: String,
        output: String?, asOf: CalendarDate?, jobs: Int, failOn: FailOn, toolVersion: String
    ) {
        self.configuration = configuration
        self.configurationJSON = configurationJSON
        self.configurationPath = configurationPath
        self.root = root
        self.output = output
        self.asOf = asOf
        self.jobs = jobs
        self.failOn = failOn
        self.toolVersion = toolVersion
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
