import Core

/// Renders the reports of a run, as many parts at once as there are jobs.
struct Rendering {
    let ticks: @Sendable () -> UInt64
    let jobs: Int

    /// Gives what each report took, its parts added up. The longest parts begin first. If parts fail, the first of them says why, in the order of the
    /// reports; the others are done before.
    func render(
        _ reports: [(report: any Report, name: String)], _ input: ReportInput, to folder: any OutputFolder
    ) async throws -> [(name: String, nanoseconds: UInt64)] {
        let parts = reports.indices.flatMap { index in reports[index].report.parts.map { (report: index, run: $0) } }
        let ticks = ticks
        let efforts = parts.map { $0.run.effort(input) }
        let order = parts.indices.sorted { (efforts[$1], $0) < (efforts[$0], $1) }
        let ordered = await inParallel(order, jobs: jobs) { index in
            let start = ticks()
            let outcome = Result { try parts[index].run(input, folder) }
            return (index, outcome, ticks() - start)
        }
        let outcomes = ordered.sorted { $0.0 < $1.0 }.map { ($0.1, $0.2) }
        var laps = reports.map { (name: "\($0.name)_ms", nanoseconds: UInt64(0)) }
        for (part, (outcome, nanoseconds)) in zip(parts, outcomes) {
            try outcome.get()
            laps[part.report].nanoseconds += nanoseconds
        }
        return laps
    }
}
