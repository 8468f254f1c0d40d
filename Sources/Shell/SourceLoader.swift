package import InnkeeperConfiguration
package import InnkeeperCore
import InnkeeperFormats
package import InnkeeperReports
import InnkeeperServices
import InnkeeperStages

/// Opens the sources' files one after another, reads them in chunks, has slices decoded and validated on several cores,
/// passes the results to the `TableBuilder` in order and writes the bytes that it selects.
package final class SourceLoader {
    /// Parallel to `dataset.files`.
    package private(set) var cells: [(any RecordCells)?]
    private var lineMasks: [(any LineMask)?]
    /// The reasons to write beside the files of rejected records.
    package private(set) var reasons = RejectionReasons()

    /// The progress of loading.
    package enum Step {
        /// The `number`th of all files, from 1.
        case began(SourceFile, number: Int)
        case advanced(bytes: Int64, records: Int)
    }

    private var builder: TableBuilder
    private let configuration: Configuration
    private let paths: [String?]
    /// For unpacked files; parallel to `dataset.files`.
    private let originals: [FoundFile.Original?]
    private let formats: [any Format.Type]
    private let rules: [any Rule]
    private let context: RunContext
    private let folder: DiskFolder?
    private let jobs: Int
    private let fetcher: RecordFetcher
    private let order: LoadingOrder
    private let reached: (Step) -> Void
    /// Set once the campsites are read; nil without a source of them.
    private var sites: SiteDirectory?
    /// The sites of calendars whose source names none, by file.
    private var feedSites: [Int: String] = [:]
    private var evidence: FolderEvidence
    /// Whether campsites and sources name more than one property: the ones that bookings name aren't known yet.
    private var hasSeveralProperties = false

    /// `folder` is where accepted and rejected records go; nil writes none. `spill` takes findings that exceed the
    /// memory budget; nil holds all.
    package init(
        _ found: FoundFiles, configuration: Configuration, formats: [any Format.Type], rules: [any Rule],
        context: RunContext, folder: DiskFolder?, jobs: Int, spill: FindingSpill? = nil,
        reached: @escaping (Step) -> Void = { _ in }
    ) {
        self.configuration = configuration
        self.formats = formats
        self.rules = rules
        self.context = context
        self.folder = folder
        self.jobs = max(1, jobs)
        self.reached = reached
        let files = found.files
        paths = found.paths
        originals = found.entries.map(\.original)
        fetcher = RecordFetcher(paths: paths)
        cells = [(any RecordCells)?](repeating: nil, count: files.count)
        lineMasks = [(any LineMask)?](repeating: nil, count: files.count)
        order = LoadingOrder(found, configuration, formats, today: context.today)
        evidence = FolderEvidence(found, configuration, order)
        var findings = found.findings
        findings.spill = spill
        builder = TableBuilder(
            files: files, findings: findings, isMissingInput: found.isAnyMissing, order: order.exports,
            lender: fetcher, hash: { Digest.hash64($0) })
        for source in configuration.sources {
            for file in files.indices where files[file].source == source.settings.name {
                builder.dataset.files[file].property = source.settings.property ?? ""
            }
        }
    }

    package var dataset: Dataset { builder.dataset }
    package var findings: Findings { builder.findings }
    package var isMissingInput: Bool { builder.isMissingInput }

    /// Reads all files, campsites first, because bookings are checked against them. `whenRead` is called once all
    /// records are in the tables, before waiting for the contacts to be matched to persons.
    package func run(whenRead: () -> Void = {}) async throws {
        for kind in [RecordKind.campsites, .places, .contacts] { try await read(kind) }
        if configuration.hasSource(of: .campsites) {
            let listed = SiteDirectory(builder.dataset.campSites)
            let count = evidence.sitesOutside(listed)
            if let count { builder.leaveOutCampSites(named: count) } else { sites = listed }
        }
        builder.dataset.adoptCampSiteProperties()
        hasSeveralProperties = builder.dataset.properties.count > 1
        // Matching persons depends on the contacts alone.
        let (contacts, jobs) = (builder.dataset.contacts, jobs)
        let hasContacts = configuration.hasSource(of: .contacts)
        async let people = hasContacts ? Persons.find(contacts, jobs: jobs) : nil
        try await read(.bookings)
        whenRead()
        (builder.dataset.likeContacts, builder.dataset.persons) = await (people?.like, people?.persons)
        for (file, original) in originals.enumerated() {
            guard let original else { continue }
            builder.dataset.files[file].byteCount = original.bytes
            builder.dataset.files[file].digest = original.digest
        }
        var given: Set<RuleNeed> = sites == nil ? [] : [.campSites]
        if context.property.origin != nil { given.insert(.origin) }
        if configuration.stages.contains(where: { $0.name == ConflictsStage.name }) { given.insert(.conflicts) }
        builder.finish(configuration.sources.map(\.settings), rules: rules, given: given)
    }

    private func read(_ kind: RecordKind) async throws {
        let (first, last) = order.files(of: kind, in: dataset.files)
        for file in first { try await read(file) }
        findFeedSites(last)
        for file in last { try await read(file) }
    }

    /// Determines the sites of calendars for which the configuration has none.
    private func findFeedSites(_ files: [Int]) {
        let open = files.filter { configuration.source(dataset.files[$0].source)?.settings.site == nil }
        // Fetched files are named after their source.
        let named = open.filter { configuration.source(dataset.files[$0].source)?.remote == nil }
        feedSites = FeedSites(sites, dataset.bookings).sites(of: named, in: dataset.files)
        for file in open where feedSites[file] == nil {
            builder.report(.calendarSiteUnknown, file, FeedSites.question(file, in: dataset.files))
        }
    }

    package var texts: FetchedBookingTexts {
        FetchedBookingTexts(records: dataset.bookings.records, fetcher: fetcher, cells: cells)
    }

    package var lines: FileLines {
        FileLines(paths: paths, masks: lineMasks, sheets: dataset.files.worksheets) { [dataset, fetcher] line, file in
            // Offsets in a transcoded file aren't those of its raw bytes.
            fetcher.isTranscoded(file) ? nil : dataset.record(atOrBefore: line, ofFile: file)
        }
    }

    private func read(_ file: Int) async throws {
        guard let path = paths[file], let source = configuration.source(dataset.files[file].source) else { return }
        let opened: OpenedSource
        switch OpenedSource.open(path) {
        case .success(let source): opened = source
        case .failure(let problem): return builder.miss(problem.code, file, problem.facts)
        }
        defer { Posix.close(opened.descriptor) }
        builder.dataset.files[file].byteCount = opened.size
        // Unpacked and fetched files are as new as this run.
        if originals[file] == nil { builder.dataset.files[file].modified = opened.modified }
        let limit = min(configuration.limits.file, Int(RecordReference.offsetLimit))
        guard opened.size <= Int64(limit) else {
            return builder.miss(
                .sourceUnreadable, file,
                [.problem: .key(ReadingProblem.Unreadable.tooLarge), .limit: .text(Limits.sizes.text(limit))])
        }
        do {
            try await read(file, path, opened.descriptor, source)
        } catch let failure as Posix.Failure {
            let problem = OpenedSource.Problem(failure)
            builder.miss(problem.code, file, problem.facts)
        }
    }

    private func read(_ file: Int, _ path: String, _ descriptor: Int32, _ source: Configuration.Source) async throws {
        func chunk(_ offset: Int64) throws(Posix.Failure) -> [UInt8] {
            try Posix.read(descriptor, at: offset, count: RecordPipeline.chunkSize)
        }
        let (digest, name) = (Digest(), Paths.name(path))
        let head = try Posix.read(descriptor, at: 0, count: FormatChoice.headSize)
        let emptiness = FormatChoice.emptiness(of: head)
        guard emptiness == nil, let format = order.format(of: head, path, source) else {
            if let error = try FormatChoice.malformedJSON(head, fileName: name, nextChunk: chunk) {
                let (line, column) = (error.position.line, error.position.column)
                builder.report(.jsonMalformed, file, [.reason: .text(error.message)], line: line, column: column)
            }
            guard let emptiness else {
                let unread = ContentSniffer.unread(head, fileName: name, kind: source.settings.kind)
                return builder.miss(
                    .sourceUnrecognised, file, unread.facts, value: unread.headings.joined(separator: ", "))
            }
            digest.add(head[...])
            builder.dataset.files[file].digest = digest.text
            return builder.report(.sourceEmpty, file, [.problem: .key(emptiness)])
        }
        builder.dataset.files[file].format = format.name
        reached(.began(dataset.files[file], number: file + 1))
        defer { builder.dataset.files[file].digest = digest.text }
        var pipeline = try RecordPipeline(format, settings(file, source), file: file, nextChunk: chunk)
        if let order = evidence.dateOrder(for: pipeline.reader.dateOrder, of: file, settings) {
            pipeline.adopt(order, reason: "another file with these headings shows it")
        }
        try await readRecords(file, descriptor, format, pipeline, digest, source)
    }

    private func settings(_ file: Int, _ source: Configuration.Source) -> SourceSettings {
        var settings = source.settings
        settings.isWorksheet = dataset.files[file].isWorksheet
        settings.colouredCell = dataset.files[file].colouredCell
        if settings.kind == .bookings {
            settings.siteNumbers = sites?.numbers
            settings.site = settings.site ?? feedSites[file]
            if settings.property == nil, hasSeveralProperties { settings.property = "" }
        }
        return settings
    }

    private func readRecords(
        _ file: Int, _ descriptor: Int32, _ format: any Format.Type, _ sniffed: RecordPipeline, _ digest: Digest,
        _ source: Configuration.Source
    ) async throws {
        builder.dataset.files[file].reading = sniffed.reader.reading
        // Kept for what is read from a file that fails halfway; replaced by the complete ones at its end.
        cells[file] = sniffed.reader.cells
        lineMasks[file] = sniffed.reader.lineMask
        if sniffed.reader.isTranscoded { fetcher.noteTranscoded(file) }
        let ruleSet = RuleSet(rules) { configuration.level(of: $0, source: source.settings.name) == .off }
        let validator = SliceValidator(rules: ruleSet, context: RuleContext(run: context, sites: sites))
        let sink = folder.map { RecordSink(folder: $0, file: dataset.files[file], of: sniffed.reader) }
        builder.begin(file, validator)
        var ledger = ByteLedger(format.framing, head: sniffed.reader.framing.head, file: file, lender: fetcher)
        let flow = OrderedParallelMap(descriptor: descriptor, jobs: jobs)
        let reader = try await flow.run(sniffed, digest, work: { validator.run(SliceDecoder().run($0)) }) {
            slice, reader, offset in
            ledger.add(slice.decoded)
            let loaded = builder.run(slice)
            try sink?.write(loaded, framing: reader.framing)
            reached(.advanced(bytes: offset, records: builder.dataset.files[file].counts.read))
        }
        builder.end(file, carried: reader.carried)
        ledger.finish(size: fetcher.textLength(of: file) ?? digest.count)
        builder.report(ledger, of: file)
        // Fails any test that loses bytes.
        assert(ledger.lost.isEmpty, "\(dataset.files[file].path): \(ledger.lost)")
        cells[file] = reader.cells
        try sink?.finish(framing: reader.framing)
        let counts = builder.dataset.files[file].counts
        if let sink, counts.rejected > 0 {
            reasons.expect(file, path: sink.reasonsName, codes: ruleSet.rejecting)
        }
        guard counts.isBalanced else {
            throw Fault(.outputFailed, "internal fault: the records of \(dataset.files[file].path) do not add up")
        }
    }
}
