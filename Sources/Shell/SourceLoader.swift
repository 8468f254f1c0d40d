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

    var builder: TableBuilder
    let configuration: Configuration
    let paths: [String?]
    /// For unpacked files; parallel to `dataset.files`.
    let originals: [FoundFile.Original?]
    private let sizes: [Int64]
    /// The size in bytes up to which a file is one slice, which no other core need be woken for.
    private static let oneSlice = 64 << 10
    private let formats: [any Format.Type]
    private let rules: [any Rule]
    private let context: RunContext
    private let folder: DiskFolder?
    let jobs: Int
    private let mapped: MappedSlices?
    private let fetcher: RecordFetcher
    let order: LoadingOrder
    /// What is known already about records that are in earlier ones; set before bookings are read.
    private var settled: SettledFiles?
    let reached: (Step) throws -> Void
    /// Set once the campsites are read; nil without a source of them.
    private(set) var sites: SiteDirectory?
    /// The digests of the campsites' files, in order; nil as above.
    private(set) var siteDigests: [String]?
    /// The sites of calendars whose source names none, by file.
    private(set) var feedSites: [Int: String] = [:]
    var evidence: FolderEvidence
    /// By source: an archive may have thousands of files of one. They know the campsites.
    private var validators: [String: (SliceValidator, RuleSet)] = [:]
    /// Whether campsites and sources name more than one property: the ones that bookings name aren't known yet.
    private(set) var hasSeveralProperties = false

    /// `folder` is where accepted and rejected records go; nil writes none. `spill` takes findings that exceed the
    /// memory budget; nil holds all. `mapped` has the slices of files that other processes have read.
    package init(
        _ found: FoundFiles, configuration: Configuration, formats: [any Format.Type], rules: [any Rule],
        context: RunContext, folder: DiskFolder?, jobs: Int, spill: FindingSpill? = nil, mapped: MappedSlices? = nil,
        reached: @escaping (Step) throws -> Void = { _ in }
    ) {
        self.configuration = configuration
        self.formats = formats
        self.rules = rules
        self.context = context
        self.folder = folder
        self.jobs = max(1, jobs)
        self.mapped = mapped
        self.reached = reached
        let files = found.files
        paths = found.paths
        originals = found.entries.map(\.original)
        sizes = found.sizes
        fetcher = RecordFetcher(paths: paths)
        cells = [(any RecordCells)?](repeating: nil, count: files.count)
        lineMasks = [(any LineMask)?](repeating: nil, count: files.count)
        order = LoadingOrder(found, configuration, formats, today: context.today)
        evidence = FolderEvidence(found, configuration, order)
        var findings = found.findings
        findings.spill = spill
        builder = TableBuilder(
            files: files, sizes: found.sizes, findings: findings, isMissingInput: found.isAnyMissing,
            order: order.exports, lender: fetcher, hash: { Digest.hash64($0) })
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
        settleSites()
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

    /// Determines what bookings are checked against. Call it once the campsites are read.
    func settleSites() {
        if configuration.hasSource(of: .campsites) {
            let listed = SiteDirectory(builder.dataset.campSites)
            let count = evidence.sitesOutside(listed)
            if let count {
                builder.leaveOutCampSites(named: count)
            } else {
                sites = listed
                siteDigests = dataset.files.filter { $0.kind == .campsites }.map(\.digest)
            }
        }
        validators = [:]
        builder.dataset.adoptCampSiteProperties()
        hasSeveralProperties = builder.dataset.properties.count > 1
    }

    func read(_ kind: RecordKind) async throws {
        let (first, last) = order.files(of: kind, in: dataset.files)
        if kind == .bookings { settled = mapped?.settled(settlable(first + last)) }
        for file in first { try await read(file, load) }
        findFeedSites(last)
        for file in last { try await read(file, load) }
    }

    private func settlable(_ files: [Int]) -> [(number: Int, file: SettledSources.File)] {
        files.map { number in
            let file = dataset.files[number]
            return (
                number,
                SettledSources.File(
                    source: file.source, path: file.path, byteCount: sizes[number],
                    isOrdered: order.exports.isOrdered(number))
            )
        }
    }

    /// What is known already about double bookings and key figures of `bookings`: those that were read, with the properties
    /// that all records together give them; nil if nothing is.
    func stays(of bookings: Bookings) throws -> StayParts? {
        let (first, last) = order.files(of: .bookings, in: dataset.files)
        return try mapped?.stays(of: bookings, settlable(first + last))
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

    /// What judges the records of a source, and the rules that it applies.
    func validator(of source: Configuration.Source) -> (SliceValidator, RuleSet) {
        let name = source.settings.name
        if let known = validators[name] { return known }
        let ruleSet = RuleSet(rules) { configuration.level(of: $0, source: name) == .off }
        let validator = SliceValidator(rules: ruleSet, context: RuleContext(run: context, sites: sites))
        validators[name] = (validator, ruleSet)
        return (validator, ruleSet)
    }

    /// Merges the slices of a file into the tables, in order, and writes its records.
    private func load(_ sniffed: SniffedFile) async throws {
        let (file, reader) = (sniffed.number, sniffed.pipeline.reader)
        builder.dataset.files[file].reading = reader.reading
        // Kept for what is read from a file that fails halfway; replaced by the complete ones at its end.
        cells[file] = reader.cells
        lineMasks[file] = reader.lineMask
        if reader.isTranscoded { fetcher.noteTranscoded(file) }
        let (validator, ruleSet) = validator(of: sniffed.source)
        let sink = folder.map { RecordSink(folder: $0, file: dataset.files[file], of: reader) }
        let source = sniffed.source.settings.name
        builder.begin(file, validator, settled: try settled?.rows(of: dataset.files[file]))
        var ledger = ByteLedger(sniffed.format.framing, head: reader.framing.head, file: file, lender: fetcher)
        let slices: any SliceSource =
            try mapped?.slices(of: sniffed, in: dataset.files[file])
            ?? FileSlices(sniffed, jobs: sizes[file] > SourceLoader.oneSlice ? jobs : 1)
        defer { builder.dataset.files[file].digest = slices.digest }
        let last = try await slices.run(validator) { slice, reader, offset in
            ledger.add(slice.decoded)
            let loaded = builder.run(slice)
            try sink?.write(loaded, framing: reader.framing)
            try reached(.advanced(bytes: offset, records: builder.dataset.files[file].counts.read))
        }
        builder.end(file, carried: last.carried)
        guard builder.openCount(of: source) == 0 else {
            throw Fault(
                .outputFailed, "internal fault: records of \(dataset.files[file].path) that stage ids found are missing"
            )
        }
        ledger.finish(size: fetcher.textLength(of: file) ?? slices.byteCount)
        builder.report(ledger, of: file)
        // Fails any test that loses bytes.
        assert(ledger.lost.isEmpty, "\(dataset.files[file].path): \(ledger.lost)")
        cells[file] = last.cells
        try sink?.finish(framing: last.framing)
        let counts = builder.dataset.files[file].counts
        if let sink, counts.rejected > 0 {
            reasons.expect(file, path: sink.reasonsName, codes: ruleSet.rejecting)
        }
        guard counts.isBalanced else {
            throw Fault(.outputFailed, "internal fault: the records of \(dataset.files[file].path) do not add up")
        }
    }
}
