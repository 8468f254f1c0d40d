import InnkeeperCore

/// Runs the configuration's own checks and locates their findings.
enum CheckFindings {
    /// A check that can't be run becomes a finding at its position in the configuration.
    static func run(
        _ checks: [CustomCheck], _ engine: (any CheckEngine)?, _ dataset: Dataset, _ texts: FetchedBookingTexts,
        _ context: RunContext, _ ticks: @escaping @Sendable () -> UInt64
    ) -> Findings {
        var findings = Findings()
        guard !checks.isEmpty, let engine else { return findings }
        let outcomes = engine.run(checks, over: dataset, texts: texts, context: context, ticks: ticks)
        for (check, outcome) in zip(checks, outcomes) {
            for found in outcome.rows {
                findings.add(
                    RowFinding(code: check.code, row: found.row, field: found.field), found.kind, dataset, texts)
            }
            if let failure = outcome.failure {
                findings.add(
                    .checkFailed, file: -1, line: check.line, column: check.column, record: check.code,
                    field: "sql", arguments: [.reason: .text(failure)])
            }
        }
        return findings
    }
}
