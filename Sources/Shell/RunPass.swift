import Archive
import Configuration
import Core
import Reports
import Stages

/// One reading of the files that were found, and all that is made of it but the publishing. A file that changes
/// meanwhile ends it: then another attempt is made.
struct RunPass {
    let request: RunRequest
    let registry: Registry
    let process: ProcessEnvironment
    let progress: any Progress
    let context: RunContext
    /// nil for a run that writes nothing.
    let publisher: Publisher?
    let places: WorkPlaces

    private var configuration: Configuration { request.configuration }
    private var folder: DiskFolder? { publisher?.folder }
    /// Where records go as they are; their own bytes can't be masked.
    private var recordFolder: DiskFolder? { request.redacts ? nil : folder }

    func run(_ found: FoundFiles) async throws -> RunResult {
        var watch = Stopwatch(ticks: process.ticks)
        let seen = SeenFiles(found)
        let spool = spool()
        defer { try? spool.remove() }
        let past = past
        let isWritten = folder != nil
        let forecast = isWritten ? (try? past?.get()).map { DiffPlan($0, found) } : nil
        let finder = (try? past?.get()).map { ChangeFinder($0, registry: registry, jobs: request.jobs) }
        // Nothing waits for it but the comparison: it may have to come from the disk. A run that fails before leaves it alone.
        let pastLines = Task { try await BlockingExecutor.run { finder?.lines(of: forecast?.outputs ?? []) ?? [:] } }
        let ingest = try await read(spool.unpack(found), forecast, &watch)
        try seen.assertUnchanged()
        // The disk takes the records while the stages work; what `publish` waits for at the end is then little.
        let early = folder?.absolutePaths ?? []
        async let synced: Void = BlockingExecutor.run { try DiskFolder.sync(early) }
        let (reasons, read, files, rules) = (ingest.reasons, ingest.findings, ingest.dataset.files, registry.rules)
        let explained = recordFolder
        async let reasoned: Void = RunPass.explain(reasons, read, files, rules, explained)

        let current = ChangeFinder.Current(
            bookings: ingest.dataset.bookings, files: ingest.dataset.files, sources: configuration.sources,
            written: folder?.written ?? [], folder: folder?.path ?? "", lines: ingest.takeAcceptedLines())
        // Beside the stages, which do not keep all cores busy. A run that writes nothing tells only which findings are
        // new.
        async let bookingChanges = isWritten ? finder?.bookings(current, pastLines: pastLines.value) : nil
        let isCompared = isWritten || request.failOn == .new
        async let pastFindings = isCompared ? finder?.pastFindings() : nil

        var dataset = ingest.dataset
        await derive(&dataset, past, ingest.texts, &watch)
        // While the rules work, which make no file: for one that is made beside it the file system may wait until a large
        // file is gone.
        let kept = publisher?.kept
        async let cleared: Void = BlockingExecutor.run { try kept?.makeRoom() }
        var findings = await findings(ingest, &dataset, past)
        let known = request.baseline?.judge(&findings, files: dataset.files, today: context.today) ?? []
        watch.lap("rules_ms")
        if request.redacts { dataset.redact() }
        var input = input(dataset, findings, ingest)
        input.known = known
        await input.keepFingerprints(jobs: request.jobs)
        if isCompared {
            let findings = await pastFindings.map { ChangeFinder.findings(input.fingerprints(), $0) }
            input.comparison = compare(past, finder, bookings: try await bookingChanges, findings)
        }
        watch.lap("changes_ms")
        if let folder {
            try await render(input, to: folder, &watch)
            // What reports show of a record they have read again from its file.
            try seen.assertUnchanged()
            try await reasoned
            try writeRecord(input, to: folder, watch)
        }
        try await synced
        let status = ExitStatus(input, failOn: request.failOn, isMissingInput: ingest.isMissingInput)
        var result = RunResult(status: status, input: input, outputs: folder?.written ?? [])
        do {
            try await cleared
        } catch {
            result.remarks.append((error as? Fault)?.message ?? "\(error)")
        }
        return result
    }

    private func spool() -> ArchiveSpool {
        var limits = ArchiveLimits()
        limits.members = configuration.limits.archiveMembers
        limits.ratio = Int64(configuration.limits.archiveRatio)
        limits.bytes = Int64(configuration.limits.file)
        return ArchiveSpool(folder: places.spool, formats: registry.formats, limits: limits)
    }

    private func read(
        _ found: FoundFiles, _ forecast: DiffPlan?, _ watch: inout Stopwatch
    ) async throws -> SourceLoader {
        let ingest = SourceLoader(
            found, configuration: configuration, formats: registry.formats, rules: registry.rules, context: context,
            folder: recordFolder, jobs: request.jobs, forecast: forecast
        ) { [progress, count = found.files.count] step in
            switch step {
            case .began(let file, let number):
                progress.began(file.path, bytes: file.byteCount)
                SignalHandler.reached("in file \(number) of \(count), \(file.path)")
            case .advanced(let bytes, let records): progress.advanced(bytes: bytes, records: records)
            }
        }
        if let recordFolder { try found.fetched?.write(to: recordFolder) }
        try await ingest.run { watch.lap("read_ms") }
        progress.ended()
        watch.lap("persons_ms")
        return ingest
    }

    /// Beside rejected records stands why.
    private static func explain(
        _ reasons: RejectionReasons, _ findings: Findings, _ files: [SourceFile], _ rules: [any Rule.Type],
        _ folder: DiskFolder?
    ) throws {
        if let folder { try reasons.write(findings, files: files, rules: rules, to: folder) }
    }

    /// The last run; nil where nobody asks for it.
    private var past: Result<PreviousRun, PreviousRun.Absence>? {
        (request.output ?? request.lastOutput).map { folder in
            Result { () throws(PreviousRun.Absence) in try PreviousRun(Publisher.place(of: folder)) }
        }
    }

    /// Runs the stages.
    private func derive(
        _ dataset: inout Dataset, _ past: Result<PreviousRun, PreviousRun.Absence>?, _ texts: FetchedBookingTexts,
        _ watch: inout Stopwatch
    ) async {
        if case .failure(let absence)? = past {
            dataset.unchecked.formUnion(SizeGuards.unchecked(configuration.sources, noPast: absence.text))
        }
        dataset.adoptProperties()
        let stages = configuration.stages.compactMap { unit in
            registry.stages.first { $0.name == unit.name }.map { StageScheduler.Unit($0, options: unit.options) }
        }
        let laps = await StageScheduler(ticks: process.ticks, jobs: request.jobs).run(stages, &dataset, in: context) {
            SignalHandler.reached("in the stage \($0)")
        }
        watch.add(laps)
        dataset.findBirthdayStays(texts, country: context.property.country)
    }

    /// All findings that are not switched off, in order.
    private func findings(
        _ ingest: SourceLoader, _ dataset: inout Dataset, _ past: Result<PreviousRun, PreviousRun.Absence>?
    ) async -> Findings {
        var findings = ingest.findings
        findings.append(
            contentsOf: SizeGuards.findings(
                dataset, configuration.sources, past: try? past?.get(), today: context.today))
        findings.append(
            contentsOf: await TableFindings.check(
                &dataset, rules: registry.rules, configuration: configuration, context: context, texts: ingest.texts,
                jobs: request.jobs))
        findings.append(
            contentsOf: CheckFindings.run(
                configuration.checks, registry.checkEngine, dataset, ingest.texts, context, process.ticks))
        // Asked once a code and file, not once a finding.
        var isOff: [[Bool?]] = findings.codes.map { _ in [Bool?](repeating: nil, count: dataset.files.count + 1) }
        findings = findings.keeping { index in
            let row = findings.rows[index]
            let (code, file) = (Int(row.code), Int(row.file))
            if let known = isOff[code][file + 1] { return !known }
            let source = file < 0 ? "" : dataset.files[file].source
            let found = configuration.level(of: findings.codes[code], source: source) == .off
            isOff[code][file + 1] = found
            return !found
        }
        findings.sort()
        return findings
    }

    private func input(_ dataset: Dataset, _ findings: Findings, _ ingest: SourceLoader) -> RunData {
        let severities = Severities(registry.rules, configuration)
        var input = RunData(
            dataset: dataset, context: context, findings: findings,
            rules: Dictionary(uniqueKeysWithValues: registry.rules.map { ($0.code, $0) }),
            severity: { severities.of($0, $1) },
            texts: request.redacts ? RedactedTexts(ingest.texts) : ingest.texts, toolVersion: request.toolVersion)
        input.showValues = request.showValues && !request.redacts
        input.isRedacted = request.redacts
        input.lines = request.redacts ? nil : ingest.lines
        input.isConfigured = request.configurationPath != nil
        input.checks = Dictionary(configuration.checks.map { ($0.code, $0) }) { first, _ in first }
        input.configuration = request.configurationPath.map { Paths.name($0) } ?? ""
        input.outputs = Set(reports.flatMap { unit in registry.reports.first { $0.name == unit.name }?.files ?? [] })
        return input
    }

    private func compare(
        _ past: Result<PreviousRun, PreviousRun.Absence>?, _ finder: ChangeFinder?,
        bookings: Result<BookingChanges, PreviousRun.Absence>?, _ findings: Result<FindingChanges, PreviousRun.Absence>?
    ) -> Comparison {
        if let finder, let findings { return .made(finder.changes(bookings: bookings, findings: findings)) }
        if case .failure(let absence)? = past { return .impossible(absence.text) }
        return .impossible("it is not known where the last run is")
    }

    /// Those of the configuration; a database is there to be asked for people, so a redacted run writes none.
    private var reports: [Configuration.Unit] {
        configuration.reports.filter { !request.redacts || $0.name != "database" }
    }

    private func render(_ input: RunData, to folder: DiskFolder, _ watch: inout Stopwatch) async throws {
        SignalHandler.reached("in the reports")
        let laps = try await ReportScheduler(ticks: process.ticks, jobs: request.jobs).render(
            reports.compactMap { unit in
                registry.reports.first { $0.name == unit.name }.map { ($0.init(options: unit.options), unit.name) }
            }, input, to: folder)
        watch.add(laps)
    }

    private func writeRecord(_ input: RunData, to folder: DiskFolder, _ watch: Stopwatch) throws {
        var record = RunRecord(
            toolVersion: request.toolVersion, asOf: context.today, configuration: request.configurationJSON,
            dataset: input.dataset, findings: input.findings, knownFindings: input.knownCount, outputs: folder.written,
            timing: watch.laps)
        record.comparison = input.comparison
        try folder.write("run.json") { piece in try piece(record.json) }
    }
}
