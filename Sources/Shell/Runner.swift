package import InnkeeperConfiguration
package import InnkeeperCore

/// One complete run: find, read, validate, derive, report, publish.
package struct Runner {
    private let registry: Registry
    private let process: ProcessEnvironment
    private let unpacking: any Unpacking
    private let progress: (any Progress)?

    package init(
        registry: Registry, process: ProcessEnvironment, unpacking: any Unpacking, progress: (any Progress)? = nil
    ) {
        self.registry = registry
        self.process = process
        self.unpacking = unpacking
        self.progress = progress
    }

    /// Throws a `Fault` if the run fails; the output is then unchanged, and a note beside it says why.
    package func run(_ request: RunRequest) async throws -> RunResult {
        var context = try process.context(request.configuration.property, asOf: request.asOf)
        context.findingsLanguage = request.configuration.findingsLanguage
        guard let output = request.output else {
            let places = WorkPlaces(
                Paths.join(process.environment["TMPDIR"] ?? "/tmp", "innkeeper"), Publisher.ownProcess)
            defer { try? Fetching.remove(places.fetched) }
            try limitMemory(request, places)
            let found = try await fetch(request, find(request), places, today: context.today)
            return try await perform(request, found, context, nil, places)
        }
        let (publisher, found) = try await begin(request, output)
        SignalHandler.began(
            output: output, newFolder: publisher.folder.path, toolVersion: request.toolVersion, now: process.now)
        defer { SignalHandler.ended() }
        do {
            defer { try? Fetching.remove(publisher.places.fetched) }
            try limitMemory(request, publisher.places)
            let found = try await fetch(request, found, publisher.places, today: context.today)
            var result = try await perform(request, found, context, publisher, publisher.places)
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
            let reached = SignalHandler.position
            // First free the space of the unfinished run: the note may need it.
            try? publisher.abandon()
            FailureNote.write(
                fault, reached: reached, now: process.now, toolVersion: request.toolVersion, for: output)
            throw fault
        }
    }

    private func limitMemory(_ request: RunRequest, _ places: WorkPlaces) throws {
        guard let limit = request.memory else { return }
        guard let allocator = process.allocator else { throw Fault(.usage, "this program can't limit its memory") }
        try limit.begin(allocator, beside: places.parent)
    }

    private func find(_ request: RunRequest) -> FoundFiles {
        var found = SourceFinder.find(request.configuration.sources, root: request.root)
        UnreadFiles(
            registry, unpacking, root: request.root, request.configuration,
            configurationPath: request.configurationPath,
            own: [request.baseline?.path].compactMap { $0 }
        ).add(request.others, to: &found)
        AgeGuards.apply(to: &found, request.configuration.sources, now: process.now)
        CopiedFiles.apply(to: &found, request.configuration.sources)
        return found
    }

    /// The files found, plus those of fetched sources.
    private func fetch(
        _ request: RunRequest, _ found: FoundFiles, _ places: WorkPlaces, today: CalendarDate
    ) async throws -> FoundFiles {
        guard request.configuration.sources.contains(where: { $0.remote != nil }) else { return found }
        SignalHandler.reached("in what is fetched")
        let fetching = fetching(request)
        var fetched = try await fetching.fetch(
            request.configuration, into: places.fetched, offline: request.offline)
        if request.offline == nil, !request.redacts, let output = request.output {
            try KeptCopies(of: Publisher.place(of: output), today: today, now: process.now)
                .complete(&fetched, request.configuration.sources)
        }
        var all = found
        all.entries += fetched.entries(request.configuration.sources)
        all.sort()
        all.fetched = fetched
        return all
    }

    private func fetching(_ request: RunRequest) -> Fetching {
        Fetching(
            helper: process.helper, toolVersion: request.toolVersion,
            configurationFolder: request.configurationPath.map(Paths.parent) ?? process.currentFolder)
    }

    /// Posts new people, now that the run is published. People who weren't accepted are reported, and posted again by
    /// the next run.
    private func post(_ request: RunRequest, _ result: inout RunResult) async {
        guard request.offline == nil, let configurationPath = request.configurationPath else { return }
        let postings = request.configuration.sources.compactMap { source in
            NewPeople.posting(source, result.input.dataset, journalsIn: Paths.parent(configurationPath))
        }.filter { !$0.people.isEmpty }
        guard !postings.isEmpty else { return }
        switch await fetching(request).post(postings) {
        case .failure(let failure):
            result.remarks.append("no people were posted: \(failure.text)")
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

    /// Finds the files and takes the output, waiting for another run if requested. Finds files that arrive meanwhile,
    /// too.
    private func begin(_ request: RunRequest, _ output: String) async throws -> (Publisher, FoundFiles) {
        let group = try Runner.group(request.configuration)
        let deadline = process.ticks() + UInt64(request.wait) * 1_000_000_000
        while true {
            let found = find(request)
            var terms = Publisher.Terms(
                inputs: found.paths.compactMap { $0 } + [request.configurationPath].compactMap { $0 },
                home: process.environment["HOME"], now: process.now)
            terms.fileMode = request.configuration.outputMode
            terms.group = group
            terms.keep = request.configuration.keep ?? (request.configuration.keepFor == nil ? 1 : 366)
            terms.keepFor = request.configuration.keepFor
            do {
                return (try Publisher(output: output, terms), found)
            } catch let fault as Fault where fault.status == .locked && process.ticks() < deadline {
                await process.pause(250)
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

    /// Reads, derives and reports. Files that change meanwhile are read again, from copies; each only once, so that
    /// this terminates.
    private func perform(
        _ request: RunRequest, _ found: FoundFiles, _ context: RunContext, _ publisher: Publisher?, _ places: WorkPlaces
    ) async throws -> RunResult {
        var changed: Set<String> = []
        while true {
            let copies = changed.isEmpty ? nil : try SourceCopies(changed, of: found, in: places.copies)
            defer { try? copies?.remove() }
            do {
                return try await RunPass(
                    request: request, registry: registry, process: process, unpacking: unpacking, progress: progress,
                    context: context,
                    publisher: publisher, places: places
                ).run(copies?.found ?? found)
            } catch let news as SourcesChanged where !news.paths.isSubset(of: changed) {
                changed.formUnion(news.paths)
                try publisher?.folder.clear()
            }
        }
    }
}

extension ProcessEnvironment {
    /// Today is `asOf`, else the clock's date in the property's time zone.
    package func context(_ property: Property, asOf: CalendarDate?) throws -> RunContext {
        guard let offset = offset(property.timeZone, now) else {
            let problem = "the system has no time zone \"\(property.timeZone)\"; "
            throw Fault(
                .usage,
                problem
                    + (hasZones
                        ? "use an IANA name such as Europe/Lisbon"
                        : "it has none at all: install their files (on Debian the package tzdata)"))
        }
        let local = now + Int64(offset)
        let day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
        var context = RunContext(today: asOf ?? CalendarDate(dayNumber: Int32(day)), now: now, property: property)
        if asOf == nil { context.utcOffset = Int(offset) }
        return context
    }
}
