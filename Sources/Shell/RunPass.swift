import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperReports
import InnkeeperServices
import InnkeeperStages

/// One pass over the files that were found, and everything made from it except publishing. If a file changes meanwhile,
/// the pass ends and another attempt is made.
struct RunPass {
    let request: RunRequest
    let registry: Registry
    let process: ProcessEnvironment
    let unpacking: any Unpacking
    let progress: (any Progress)?
    let context: RunContext
    /// nil for a run that writes nothing.
    let publisher: Publisher?
    let places: WorkPlaces

    private var configuration: Configuration { request.configuration }
    private var folder: DiskFolder? { publisher?.folder }
    /// For what follows the reading. Stages pass over whole columns: with a memory limit one at a time is enough.
    private var jobs: Int { request.memory == nil ? request.jobs : 1 }
    /// Where records are written unmodified; raw bytes can't be redacted.
    private var recordFolder: DiskFolder? { request.redacts ? nil : folder }

    func run(_ found: FoundFiles) async throws -> RunResult {
        var watch = Stopwatch(ticks: process.ticks)
        let seen = SeenFiles(found)
        let spool = unpacking.spool(in: places.spool, formats: registry.formats, configuration)
        defer { try? spool.remove() }
        let isCompared = folder != nil || request.failOn == .new
        // Concurrently with reading the files: it may have to come from the disk.
        let last = request.output ?? request.lastOutput
        async let earlier = RunPass.previous(last, isCompared)
        var unpacked = try spool.unpack(found)
        unpacked.settlePlaces()
        let loader = try await read(unpacked, &watch)
        request.memory?.settle(process.allocator)
        try seen.assertUnchanged()
        // Writes the records to disk while the stages work, which leaves little for `publish` to wait for.
        let early = folder?.absolutePaths ?? []
        async let synced: Void = BlockingExecutor.run { try DiskFolder.sync(early) }
        let (reasons, read, files, rules) = (loader.reasons, loader.findings, loader.dataset.files, registry.rules)
        let (explained, language) = (recordFolder, context.findingsLanguage)
        let loaded = loader.dataset
        async let reasoned: Void = RunPass.explain(reasons, read, loaded, rules, language, explained)

        let past = try await earlier
        // Concurrently with the stages, which don't keep all cores busy. A run that writes nothing only determines
        // which findings are new.
        let (bookings, written, jobs) = (loader.dataset.bookings, folder, jobs)
        async let bookingChanges =
            written == nil ? nil : (try? past?.get())?.changes(to: bookings, files, jobs: jobs)
        let (today, redacts) = (context.today, request.redacts)
        let (judged, isJudged) = AsyncStream.makeStream(of: RunData.self)
        defer { isJudged.finish() }
        async let snapshotWritten: Void = SnapshotFile.write(
            asOf: today, files: files, bookings: redacts ? nil : bookings, judged: judged, to: written)

        var dataset = loader.dataset
        try await derive(&dataset, past, loader, &watch)
        try request.memory?.assertRoom(process.allocator, beside: places.parent)
        // While the rules work, which create no files: creating one now might have to wait until the file system has
        // freed a large file.
        let kept = publisher?.kept
        async let cleared: Void = BlockingExecutor.run { try kept?.makeRoom() }
        let unsorted = await findings(loader, &dataset, past)
        // Concurrently with sorting.
        let derived = dataset
        async let namesFound = KnownNames.find(in: unsorted, of: derived)
        var findings = unsorted
        findings.sort()
        let known = request.baseline?.judge(&findings, files: dataset.files, today: context.today) ?? []
        watch.lap("rules_ms")
        // A baseline adds findings of its own.
        var names = await namesFound
        if findings.count != unsorted.count { names = KnownNames.find(in: findings, of: dataset) }
        dataset.mask(names)
        let people = request.redacts ? KnownNames.all(of: dataset) : .none
        if request.redacts { dataset.redact(people) }
        var input = input(dataset, findings, loader)
        input.names = names
        input.known = known
        await input.keepFingerprints(jobs: jobs)
        isJudged.yield(input)
        isJudged.finish()
        if isCompared { input.comparison = compare(past, bookings: await bookingChanges, input.fingerprints()) }
        watch.lap("changes_ms")
        if let folder {
            try await render(input, to: folder, &watch)
            // Reports have reread records from these files.
            try seen.assertUnchanged()
            try await reasoned
            try await snapshotWritten
            try writeRecord(input, people, to: folder, watch)
        }
        try await synced
        try request.memory?.assertRoom(process.allocator, beside: places.parent)
        if let loss = input.findings.loss { throw Fault(.outputFailed, "the findings can't be read back: \(loss)") }
        let status = ExitStatus(input, failOn: request.failOn, isMissingInput: loader.isMissingInput)
        var result = RunResult(status: status, input: input, outputs: folder?.written ?? [])
        do {
            try await cleared
        } catch {
            result.remarks.append((error as? Fault)?.message ?? "\(error)")
        }
        return result
    }

    private func read(_ found: FoundFiles, _ watch: inout Stopwatch) async throws -> SourceLoader {
        let loader = SourceLoader(
            found, configuration: configuration, formats: registry.formats, rules: registry.rules, context: context,
            folder: recordFolder, jobs: request.jobs,
            spill: places.spill(beyond: request.findingBudget, request.memory), mapped: request.mapped
        ) { [progress, count = found.files.count] step in
            switch step {
            case .began(let file, let number):
                progress?.began(file.path, bytes: file.byteCount)
                SignalHandler.reached("in file \(number) of \(count), \(file.path)")
            case .advanced(let bytes, let records):
                progress?.advanced(bytes: bytes, records: records)
                try request.memory?.assertRoom(process.allocator, beside: places.parent)
            }
        }
        if let recordFolder { try found.fetched?.write(to: recordFolder) }
        try await loader.run { watch.lap("read_ms") }
        progress?.ended()
        watch.lap("persons_ms")
        return loader
    }

    /// Writes the reasons beside the rejected records.
    private static func explain(
        _ reasons: RejectionReasons, _ findings: Findings, _ dataset: Dataset, _ rules: [any Rule],
        _ language: Language, _ folder: DiskFolder?
    ) throws {
        guard let folder, !reasons.isEmpty else { return }
        let names = KnownNames.find(in: findings, of: dataset)
        try reasons.write(
            findings, files: dataset.files, rules: rules, language: language, names: names, to: folder)
    }

    private typealias Previous = Result<PreviousResults, PreviousRun.Absence>

    /// The last run; nil if it isn't known which one that is. What only a comparison needs is read only if
    /// `isCompared`.
    private static func previous(_ folder: String?, _ isCompared: Bool) async throws -> Previous? {
        guard let folder else { return nil }
        return try await BlockingExecutor.run {
            Result { () throws(PreviousRun.Absence) in
                PreviousResults(try PreviousRun(Publisher.place(of: folder)), isCompared: isCompared)
            }
        }
    }

    /// Runs the stages.
    private func derive(
        _ dataset: inout Dataset, _ past: Previous?, _ loader: SourceLoader, _ watch: inout Stopwatch
    ) async throws {
        if case .failure(let absence)? = past {
            dataset.unchecked.formUnion(SizeGuards.unchecked(configuration.sources, noPast: absence))
        }
        dataset.adoptProperties()
        dataset.findEchoes(context.property.echoes)
        let stages = configuration.stages.compactMap { unit in
            registry.stages.first { $0.name == unit.name }.map { StageScheduler.Unit($0, options: unit.options) }
        }
        let known = try loader.stays(of: dataset.bookings)
        (dataset.conflictParts, dataset.occupancyParts) = (known?.conflicts, known?.occupancy)
        let laps = await StageScheduler(ticks: process.ticks, jobs: jobs).run(stages, &dataset, in: context) {
            SignalHandler.reached("in the stage \($0)")
        }
        (dataset.conflictParts, dataset.occupancyParts) = (nil, nil)
        watch.add(laps)
        dataset.findBirthdayStays(loader.texts, country: context.property.country)
    }

    /// All findings that aren't switched off, unsorted.
    private func findings(
        _ loader: SourceLoader, _ dataset: inout Dataset, _ past: Previous?
    ) async -> Findings {
        var findings = loader.findings
        findings.append(
            contentsOf: SizeGuards.findings(
                dataset, configuration.sources, past: try? past?.get().run, today: context.today))
        findings.append(
            contentsOf: await TableFindings.check(
                dataset, rules: registry.rules, configuration: configuration, context: context, texts: loader.texts,
                jobs: jobs))
        findings.append(
            contentsOf: CheckFindings.run(
                configuration.checks, registry.checkEngine, dataset, loader.texts, context, process.ticks))
        findings.append(contentsOf: dataset.echoFindings)
        findings.spillBeyondBudget()
        findings = findings.keepingKinds { [codes = findings.codes] kind in
            let source = kind.file < 0 ? "" : dataset.files[Int(kind.file)].source
            return configuration.level(of: codes[Int(kind.code)], source: source) != .off
        }
        return findings
    }

    private func input(_ dataset: Dataset, _ findings: Findings, _ loader: SourceLoader) -> RunData {
        let severities = Severities(registry.rules, configuration)
        var input = RunData(
            dataset: dataset, context: context, findings: findings,
            rules: Dictionary(uniqueKeysWithValues: registry.rules.map { ($0.code, $0) }),
            severity: { severities.of($0, $1) },
            texts: loader.texts.shown(isRedacted: request.redacts, showsNotes: context.property.showsNotes),
            toolVersion: request.toolVersion)
        input.showValues = request.showValues && !request.redacts
        input.isRedacted = request.redacts
        input.lines = request.redacts ? nil : LinesWithoutNames(loader.lines, of: loader.dataset)
        input.isConfigured = request.configurationPath != nil
        input.checks = Dictionary(configuration.checks.map { ($0.code, $0) }) { first, _ in first }
        input.configuration = request.configurationPath.map { Paths.name($0) } ?? ""
        input.outputs = Set(reports.flatMap { unit in registry.reports.first { $0.name == unit.name }?.files ?? [] })
        return input
    }

    private func compare(
        _ past: Previous?, bookings: Result<BookingChanges, PreviousRun.Absence>?, _ fingerprints: FingerprintList
    ) -> Comparison {
        switch past {
        case .success(let past)?: .made(past.changes(bookings: bookings, fingerprints: fingerprints))
        case .failure(let absence)?: .impossible(absence)
        case nil: .impossible(.unknown)
        }
    }

    /// The configured reports; a database exists to be queried for people, so a redacted run writes none.
    private var reports: [Configuration.Unit] {
        configuration.reports.filter { !request.redacts || $0.name != "database" }
    }

    private func render(_ input: RunData, to folder: DiskFolder, _ watch: inout Stopwatch) async throws {
        SignalHandler.reached("in the reports")
        let laps = try await ReportScheduler(ticks: process.ticks, jobs: jobs).render(
            reports.compactMap { unit in
                registry.reports.first { $0.name == unit.name }.map { ($0.init(options: unit.options), unit.name) }
            }, input, to: folder)
        watch.add(laps)
    }

    private func writeRecord(_ input: RunData, _ people: KnownNames, to folder: DiskFolder, _ watch: Stopwatch) throws {
        let shown = request.shownConfiguration(people)
        let record = RunRecord.json(input, configuration: shown, outputs: folder.written, timing: watch.laps)
        try folder.write("run.json") { piece in try piece(record) }
    }
}
