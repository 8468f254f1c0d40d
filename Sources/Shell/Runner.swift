import Archive
package import Configuration
package import Core
import Stages

/// What the program is made of, as the catalogue lists it.
package struct Units: Sendable {
    package var formats: [any Format.Type]
    package var rules: [any Rule.Type]
    package var stages: [any TableStage.Type]
    package var reports: [any Report.Type]
    package var checkEngine: (any CheckEngine)?

    package init(
        formats: [any Format.Type], rules: [any Rule.Type], stages: [any TableStage.Type], reports: [any Report.Type],
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
    package var input: ReportInput
    /// Paths written below the output folder; empty for `check`.
    package var outputs: [WrittenFile]
    /// What else a person should know of the run: it did what it was asked for all the same.
    package var remarks: [String] = []
}

/// One whole run: find, read, validate, derive, report, publish.
package struct Runner {
    private let units: Units
    private let surroundings: Surroundings
    private let progress: any Progress

    package init(units: Units, surroundings: Surroundings, progress: any Progress = NoProgress()) {
        self.units = units
        self.surroundings = surroundings
        self.progress = progress
    }

    /// Throws a `Fault` when the run can't be done; the output is untouched then, and a note beside it says why.
    package func run(_ request: RunRequest) async throws -> RunResult {
        let world = try world(of: request)
        guard let output = request.output else {
            let places = WorkPlaces(
                Paths.join(surroundings.environment["TMPDIR"] ?? "/tmp", "innkeeper"), Publisher.ownProcess)
            defer { try? Fetching.remove(places.fetched) }
            let found = try await fetch(request, find(request), places)
            return try await perform(request, found, world, nil, places)
        }
        let (publisher, found) = try await begin(request, output)
        Interruption.began(
            output: output, newFolder: publisher.folder.path, toolVersion: request.toolVersion, now: surroundings.now)
        defer { Interruption.ended() }
        do {
            defer { try? Fetching.remove(publisher.places.fetched) }
            let found = try await fetch(request, found, publisher.places)
            var result = try await perform(request, found, world, publisher, publisher.places)
            if let stale = publisher.lock.stale {
                result.remarks.append(
                    "the run before (\(stale.text)) did not come to its end; its left-overs are removed")
            }
            result.remarks += try await publisher.publish()
            publisher.end()
            await post(request, &result)
            return result
        } catch {
            let fault = error as? Fault ?? Fault(.outputFailed, "\(error)")
            let reached = Interruption.position
            // First the room that the half run takes: the note may need it.
            try? publisher.abandon()
            FailureNote(fault: fault, reached: reached, now: surroundings.now, toolVersion: request.toolVersion)
                .write(for: output)
            throw fault
        }
    }

    private func find(_ request: RunRequest) -> FoundFiles {
        var found = SourceFinder.find(request.configuration.sources, root: request.root)
        AgeGuards.apply(to: &found, request.configuration.sources, now: surroundings.now)
        return found
    }

    /// The files as found, and those of the sources that are fetched.
    private func fetch(_ request: RunRequest, _ found: FoundFiles, _ places: WorkPlaces) async throws -> FoundFiles {
        guard request.configuration.sources.contains(where: { $0.remote != nil }) else { return found }
        Interruption.reached("in what is fetched")
        let fetching = Fetching(helper: surroundings.helper, toolVersion: request.toolVersion)
        let fetched = try await fetching.fetch(
            request.configuration, into: places.fetched, offline: request.offline)
        var all = found
        all.entries += fetched.entries(request.configuration.sources)
        all.sort()
        all.fetched = fetched
        return all
    }

    /// Posts new people, now that the run is published. What is not taken is told, and tried again by the next run.
    private func post(_ request: RunRequest, _ result: inout RunResult) async {
        guard request.offline == nil, let configurationPath = request.configurationPath else { return }
        let postings = request.configuration.sources.compactMap { source in
            NewPeople.posting(source, result.input.dataset, journalsIn: Paths.parent(configurationPath))
        }.filter { !$0.people.isEmpty }
        guard !postings.isEmpty else { return }
        let fetching = Fetching(helper: surroundings.helper, toolVersion: request.toolVersion)
        switch await fetching.post(postings) {
        case .failure(let failure):
            result.remarks.append("nobody was posted: \(failure.text)")
            result.status = ExitStatus.worse(result.status, .inputMissing)
        case .success(let posted):
            for one in posted {
                if one.posted > 0 { result.remarks.append("\(one.source): \(one.posted) new people were posted") }
                guard one.failed > 0 else { continue }
                result.remarks.append(
                    "\(one.source): \(one.failed) people were not taken (\(one.problem ?? "")); "
                        + "the next run tries again")
                result.status = ExitStatus.worse(result.status, .inputMissing)
            }
        }
    }

    /// Finds the files and takes the output, waiting for another run if asked to. What came meanwhile is found too.
    private func begin(_ request: RunRequest, _ output: String) async throws -> (Publisher, FoundFiles) {
        let group = try Runner.group(request.configuration)
        let deadline = surroundings.ticks() + UInt64(request.wait) * 1_000_000_000
        while true {
            let found = find(request)
            var terms = Publisher.Terms(
                inputs: found.paths.compactMap { $0 } + [request.configurationPath].compactMap { $0 },
                home: surroundings.environment["HOME"], now: surroundings.now)
            terms.fileMode = request.configuration.outputMode
            terms.group = group
            terms.keep = request.configuration.keep
            do {
                return (try Publisher(output: output, terms), found)
            } catch let fault as Fault where fault.status == .locked && surroundings.ticks() < deadline {
                await surroundings.pause(250)
            }
        }
    }

    private static func group(_ configuration: Configuration) throws -> Posix.Group? {
        guard let name = configuration.outputGroup else { return nil }
        do {
            if let group = try Posix.group(named: name) { return group }
        } catch {
            throw Fault(.usage, "the group \"\(name)\" of `outputGroup` can't be looked up: \(error.text)")
        }
        throw Fault(.usage, "the system has no group \"\(name)\"; `outputGroup` names one of those in /etc/group")
    }

    /// Reads, derives and reports. Files that are changed meanwhile are read again, from copies; each only once, so that
    /// it comes to an end.
    private func perform(
        _ request: RunRequest, _ found: FoundFiles, _ world: World, _ publisher: Publisher?, _ places: WorkPlaces
    ) async throws -> RunResult {
        var changed: Set<String> = []
        while true {
            let copies = changed.isEmpty ? nil : try SourceCopies(changed, of: found, in: places.copies)
            defer { try? copies?.remove() }
            do {
                return try await attempt(request, copies?.found ?? found, world, publisher, places)
            } catch let news as SourcesChanged where !news.paths.isSubset(of: changed) {
                changed.formUnion(news.paths)
                try publisher?.folder.clear()
            }
        }
    }

    /// Today is `--as-of`, else the day of the clock in the property's time zone.
    package func world(of request: RunRequest) throws -> World {
        let property = request.configuration.property
        let now = surroundings.now
        guard let offset = surroundings.offset(property.timeZone, now) else {
            throw Fault(
                .usage, "the system has no time zone \"\(property.timeZone)\"; use an IANA name such as Europe/Lisbon")
        }
        let local = now + Int64(offset)
        let day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
        return World(today: request.asOf ?? CalendarDate(dayNumber: Int32(day)), now: now, property: property)
    }

    private func attempt(
        _ request: RunRequest, _ found: FoundFiles, _ world: World, _ publisher: Publisher?, _ places: WorkPlaces
    ) async throws -> RunResult {
        var watch = Stopwatch(ticks: surroundings.ticks)
        let (folder, kept) = (publisher?.folder, publisher?.kept)
        let seen = SeenFiles(found)
        var limits = ArchiveLimits()
        limits.members = request.configuration.limits.archiveMembers
        limits.ratio = Int64(request.configuration.limits.archiveRatio)
        limits.bytes = Int64(request.configuration.limits.file)
        let spool = ArchiveSpool(folder: places.spool, formats: units.formats, limits: limits)
        defer { try? spool.remove() }
        let found = try spool.unpack(found)
        let configuration = request.configuration
        let ingest = Ingest(
            found, configuration: configuration, formats: units.formats, rules: units.rules, world: world,
            // The records' own bytes can't be masked.
            folder: request.redacts ? nil : folder, jobs: request.jobs, progress: progress)
        if let folder, !request.redacts { try found.fetched?.write(to: folder) }
        try await ingest.run()
        progress.ended()
        try seen.assertUnchanged()
        watch.lap("read_ms")
        // The disk takes the records while the stages work; what `publish` waits for at the end is then little.
        let early = folder?.absolutePaths ?? []
        async let synced: Void = OffPool.run { try DiskFolder.sync(early) }

        let (reasons, read, files) = (ingest.reasons, ingest.findings, ingest.dataset.files)
        async let reasoned: Void = Runner.explain(
            reasons, read, files, units.rules, request.redacts ? nil : folder)

        let past = past(of: request)
        let finder = (try? past?.get()).map { ChangeFinder($0, units: units, jobs: request.jobs) }
        let current = ChangeFinder.Current(
            bookings: ingest.dataset.bookings, files: ingest.dataset.files, sources: configuration.sources,
            written: folder?.written ?? [], folder: folder?.path ?? "")
        // Beside the stages, which do not keep all cores busy. A run that writes nothing tells only which findings are
        // new.
        async let bookingChanges = folder == nil ? nil : finder?.bookings(current)
        let isCompared = folder != nil || request.failOn == .new
        async let pastFindings = isCompared ? finder?.pastFindings() : nil
        var dataset = ingest.dataset
        if case .failure(let absence)? = past {
            dataset.unchecked.formUnion(SizeGuards.unchecked(configuration.sources, noPast: absence.text))
        }
        dataset.bookings.adoptOnlyProperty()
        if dataset.provided.contains(.contacts) { dataset.findPersons() }
        watch.lap("persons_ms")
        let stages = configuration.stages.compactMap { unit in
            units.stages.first { $0.name == unit.name }.map { Derivation.Unit($0, options: unit.options) }
        }
        let stageLaps = await Derivation(ticks: surroundings.ticks, jobs: request.jobs).run(stages, &dataset, in: world)
        watch.add(stageLaps)
        dataset.findBirthdayStays(ingest.texts, country: world.property.country)
        var findings = ingest.findings
        findings.append(
            contentsOf: SizeGuards.findings(
                dataset, configuration.sources, past: try? past?.get(), today: world.today))
        findings.append(
            contentsOf: await TableFindings.check(
                &dataset, rules: units.rules, configuration: configuration, world: world, texts: ingest.texts,
                jobs: request.jobs))
        findings.append(
            contentsOf: CheckFindings.run(
                configuration.checks, units.checkEngine, dataset, ingest.texts, world, surroundings.ticks))
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
        let known = request.baseline?.judge(&findings, files: dataset.files, today: world.today) ?? []
        watch.lap("rules_ms")
        async let cleared: Void = OffPool.run { try kept?.makeRoom() }

        if request.redacts { dataset.redact() }
        var input = ReportInput(
            dataset: dataset, world: world, findings: findings,
            rules: Dictionary(uniqueKeysWithValues: units.rules.map { ($0.code, $0) }),
            severity: severity(configuration),
            texts: request.redacts ? RedactedTexts(ingest.texts) : ingest.texts, toolVersion: request.toolVersion)
        input.showValues = request.showValues && !request.redacts
        input.isRedacted = request.redacts
        input.lines = request.redacts ? nil : ingest.lines
        input.known = known
        input.isConfigured = request.configurationPath != nil
        input.checks = Dictionary(configuration.checks.map { ($0.code, $0) }) { first, _ in first }
        await input.keepFingerprints(jobs: request.jobs)
        if isCompared {
            let findings = await pastFindings.map { ChangeFinder.findings(input.fingerprints(), $0) }
            input.comparison = compare(past, finder, bookings: await bookingChanges, findings)
        }
        watch.lap("changes_ms")
        input.configuration = request.configurationPath.map { Paths.name($0) } ?? ""
        // A database is there to be asked for people.
        let reports = configuration.reports.filter { !request.redacts || $0.name != "database" }
        input.outputs = Set(
            reports.flatMap { unit in units.reports.first { $0.name == unit.name }?.files ?? [] })
        if let folder {
            Interruption.reached("in the reports")
            let reportLaps = try await Rendering(ticks: surroundings.ticks, jobs: request.jobs).render(
                reports.compactMap { unit in
                    units.reports.first { $0.name == unit.name }.map { ($0.init(options: unit.options), unit.name) }
                }, input, to: folder)
            watch.add(reportLaps)
            // What reports show of a record they have read again from its file.
            try seen.assertUnchanged()
            try await reasoned
            var record = RunRecord(
                toolVersion: request.toolVersion, asOf: world.today, configuration: request.configurationJSON,
                dataset: dataset, findings: findings, knownFindings: input.knownCount, outputs: folder.written,
                timing: watch.laps)
            record.comparison = input.comparison
            try folder.write("run.json") { piece in try piece(record.json) }
        }
        try await synced
        let status = status(request, input, missingInput: ingest.isMissingInput)
        var result = RunResult(status: status, input: input, outputs: folder?.written ?? [])
        do {
            try await cleared
        } catch {
            result.remarks.append((error as? Fault)?.message ?? "\(error)")
        }
        return result
    }

    /// The last run; nil where nobody asks for it.
    private func past(of request: RunRequest) -> Result<PastRun, PastRun.Absence>? {
        (request.output ?? request.lastOutput).map { folder in
            Result { () throws(PastRun.Absence) in try PastRun(Publisher.place(of: folder)) }
        }
    }

    /// Beside rejected records stands why.
    private static func explain(
        _ reasons: RejectionReasons, _ findings: Findings, _ files: [SourceFile], _ rules: [any Rule.Type],
        _ folder: DiskFolder?
    ) throws {
        if let folder { try reasons.write(findings, files: files, rules: rules, to: folder) }
    }

    private func compare(
        _ past: Result<PastRun, PastRun.Absence>?, _ finder: ChangeFinder?,
        bookings: Result<BookingChanges, PastRun.Absence>?, _ findings: Result<FindingChanges, PastRun.Absence>?
    ) -> Comparison {
        if let finder, let findings { return .made(finder.changes(bookings: bookings, findings: findings)) }
        if case .failure(let absence)? = past { return .impossible(absence.text) }
        return .impossible("it is not known where the last run is")
    }

    /// The severities in force, worked out once a code and source: they are asked for with every finding.
    private func severity(_ configuration: Configuration) -> @Sendable (String, String) -> Severity {
        let sources = configuration.sources.map(\.settings.name) + [""]
        var table: [String: [String: Severity]] = [:]
        let known =
            units.rules.map { ($0.code, $0.severity) } + configuration.checks.map { ($0.code, $0.severity) }
        for (code, usual) in known {
            for source in sources {
                let level = configuration.level(of: code, source: source)
                table[code, default: [:]][source] = level.flatMap { Severity(rawValue: $0.rawValue) } ?? usual
            }
        }
        return { [table] code, source in
            if let known = table[code]?[source] { return known }
            let level = configuration.level(of: code, source: source)
            return level.flatMap { Severity(rawValue: $0.rawValue) } ?? .error
        }
    }

    private func status(_ request: RunRequest, _ input: ReportInput, missingInput: Bool) -> ExitStatus {
        var status = missingInput ? ExitStatus.inputMissing : .clean
        var least = Severity.info
        switch request.failOn {
        case .never: return status
        case .new: break
        case .info: least = .info
        case .warning: least = .warning
        case .error: least = .error
        }
        let isFailing = input.findings.rows.indices.contains { index in
            guard !input.isKnown(index) else { return false }
            // Where nothing could be compared, everything is new.
            if request.failOn == .new { return input.comparison.changes?.findings == nil || input.isNew(index) }
            let row = input.findings.rows[index]
            let source = row.file < 0 ? "" : input.dataset.files[Int(row.file)].source
            return input.severity(input.findings.codes[Int(row.code)], source) >= least
        }
        if isFailing { status = ExitStatus.worse(status, .findings) }
        return status
    }
}

/// Folders for what a run must keep for a while, besides what it writes: beside the output there is room, and the next
/// run sweeps them up if this one crashes.
package struct WorkPlaces: Sendable {
    /// For copies of files that are changed while they are read.
    package var copies: String
    /// For what is unpacked.
    package var spool: String
    /// For what is fetched.
    package var fetched: String

    package init(_ prefix: String, _ processID: Int32) {
        copies = "\(prefix).copies-\(processID)"
        spool = "\(prefix).spool-\(processID)"
        fetched = "\(prefix).fetched-\(processID)"
    }
}

/// Times the parts of a run.
private struct Stopwatch {
    private let ticks: @Sendable () -> UInt64
    private let start: UInt64
    private var last: UInt64
    private var parts: [(name: String, nanoseconds: UInt64)] = []

    init(ticks: @escaping @Sendable () -> UInt64) {
        self.ticks = ticks
        start = ticks()
        last = start
    }

    mutating func lap(_ name: String) {
        let now = ticks()
        parts.append((name, now - last))
        last = now
    }

    /// Parts that were timed elsewhere, side by side.
    mutating func add(_ laps: [(name: String, nanoseconds: UInt64)]) {
        parts += laps
        last = ticks()
    }

    var laps: [(name: String, nanoseconds: UInt64)] { parts + [("total_ms", ticks() - start)] }
}
