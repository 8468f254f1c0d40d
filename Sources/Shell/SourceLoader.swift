package import Configuration
package import Core
import Formats
import Services
import Stages

/// Reads every file of the sources into the dataset: the two passes of each file, slices decoded and validated on
/// several cores, everything that depends on order at one place.
package final class SourceLoader {
    package private(set) var dataset = Dataset()
    package private(set) var findings: Findings
    /// Beside `dataset.files`.
    package private(set) var cells: [(any RecordCells)?]
    private var lineMasks: [(any LineMask)?]
    package private(set) var isMissingInput: Bool
    /// What is to stand beside the files of rejected records.
    package private(set) var reasons = RejectionReasons()

    private let configuration: Configuration
    private let paths: [String?]
    /// Of what was unpacked; beside `dataset.files`.
    private let originals: [FoundFile.Original?]
    private let formats: [any Format.Type]
    private let rules: [any Rule.Type]
    private let context: RunContext
    private let folder: DiskFolder?
    private let jobs: Int
    private let fetcher: RecordFetcher
    private let progress: any Progress
    private var sources: [String: SourceState] = [:]
    private var knownStays = KnownStays()
    /// When the campsites are read; nil without a source of them.
    private var sites: SiteDirectory?

    private struct SourceState {
        var earlier = SeenKeyIndex()
        var repeats: RepeatFinder?
        var instalments = InstalmentFinder()
        var carried: Set<String> = []
        var wasRead = false
    }

    private static let headSize = 1 << 16

    /// `folder` is where accepted and rejected records go; nil writes none.
    package init(
        _ found: FoundFiles, configuration: Configuration, formats: [any Format.Type], rules: [any Rule.Type],
        context: RunContext, folder: DiskFolder?, jobs: Int, progress: any Progress = NoProgress()
    ) {
        self.configuration = configuration
        self.formats = formats
        self.rules = rules
        self.context = context
        self.folder = folder
        self.jobs = max(1, jobs)
        self.progress = progress
        paths = found.paths
        findings = found.findings
        isMissingInput = found.isAnyMissing
        originals = found.entries.map(\.original)
        fetcher = RecordFetcher(paths: found.paths)
        cells = [(any RecordCells)?](repeating: nil, count: found.files.count)
        lineMasks = [(any LineMask)?](repeating: nil, count: found.files.count)
        dataset.files = found.files
        for source in configuration.sources {
            let files = found.files.count { $0.source == source.settings.name }
            sources[source.settings.name] = SourceState(repeats: files > 1 ? RepeatFinder() : nil)
        }
    }

    /// Reads all files; campsites first, because bookings are checked against them. `whenRead` is called when all records
    /// are in the tables, before it is awaited who is one person.
    package func run(whenRead: () -> Void = {}) async throws {
        for kind in [RecordKind.campsites, .places, .contacts] { try await read(kind) }
        if hasCampSites { sites = SiteDirectory(dataset.campSites) }
        // Who is one person is a matter of the contacts alone, and work for one core.
        let contacts = dataset.contacts
        let hasContacts = configuration.sources.contains { $0.settings.kind == .contacts }
        async let persons = hasContacts ? Persons(contacts) : nil
        try await read(.bookings)
        whenRead()
        dataset.persons = await persons
        defer {
            // The indexes of ids are as large as several columns, and all is read.
            sources = [:]
            knownStays = KnownStays()
        }
        for (file, original) in originals.enumerated() {
            guard let original else { continue }
            dataset.files[file].byteCount = original.bytes
            dataset.files[file].digest = original.digest
        }
        var given: Set<RuleNeed> = hasCampSites ? [.campSites] : []
        if context.property.origin != nil { given.insert(.origin) }
        for source in configuration.sources {
            dataset.provided.insert(DatasetPart(rawValue: source.settings.kind.rawValue) ?? .bookings)
            let state = sources[source.settings.name] ?? SourceState()
            guard state.wasRead else { continue }
            dataset.unchecked.formUnion(
                RuleSet.unchecked(
                    rules, kind: source.settings.kind, source: source.settings.name, carried: state.carried,
                    given: given))
        }
    }

    private func read(_ kind: RecordKind) async throws {
        let files = dataset.files.indices.filter { dataset.files[$0].kind == kind }
        let repeating = kind == .bookings ? Set(files.filter(repeatsOthers)) : []
        for file in files where !repeating.contains(file) { try await read(file) }
        for file in repeating.sorted() { try await read(file) }
    }

    package var texts: FetchedBookingTexts {
        FetchedBookingTexts(records: dataset.bookings.records, fetcher: fetcher, cells: cells)
    }

    package var lines: FileLines {
        FileLines(paths: paths, masks: lineMasks) { [dataset, fetcher] line, file in
            // Offsets of a file that was transcoded are not those of its bytes.
            fetcher.isTranscoded(file) ? nil : dataset.record(atOrBefore: line, ofFile: file)
        }
    }

    /// Whether a file may have the records of others over again. What can't be looked at says so when it is read.
    private func repeatsOthers(_ file: Int) -> Bool {
        guard let path = paths[file],
            let source = configuration.sources.first(where: { $0.settings.name == dataset.files[file].source }),
            formats.contains(where: { $0.repeatsOthers && $0.kinds.contains(source.settings.kind) }),
            let descriptor = try? Posix.open(path)
        else { return false }
        defer { Posix.close(descriptor) }
        guard let head = try? Posix.read(descriptor, at: 0, count: SourceLoader.headSize), !head.isEmpty else {
            return false
        }
        return SourceLoader.format(for: source, head: head, path: path, formats: formats)?.repeatsOthers ?? false
    }

    private var hasCampSites: Bool { configuration.sources.contains { $0.settings.kind == .campsites } }

    private func read(_ file: Int) async throws {
        guard let path = paths[file],
            let source = configuration.sources.first(where: { $0.settings.name == dataset.files[file].source })
        else { return }
        let descriptor: Int32
        let size: Int64
        do {
            guard let status = try Posix.status(path) else {
                return miss(file, "source-missing", "there is no such file")
            }
            guard status.type != .folder else { return miss(file, "source-unreadable", "it is a folder, not a file") }
            descriptor = try Posix.open(path)
            size = try Posix.status(of: descriptor).size
        } catch {
            return miss(file, "source-unreadable", error.text)
        }
        defer { Posix.close(descriptor) }
        dataset.files[file].byteCount = size
        let limit = min(configuration.limits.file, Int(RecordReference.offsetLimit))
        guard size <= Int64(limit) else {
            return miss(file, "source-unreadable", "it is larger than the limit of \(Limits.text(limit))")
        }
        let head: [UInt8]
        do {
            head = try Posix.read(descriptor, at: 0, count: SourceLoader.headSize)
        } catch {
            return miss(file, "source-unreadable", error.text)
        }
        guard head.count > TextEncoding.byteOrderMark(of: head)?.length ?? 0 else {
            let digest = Digest()
            digest.add(head[...])
            dataset.files[file].digest = digest.text
            reportMalformedJSON(file, path, descriptor, head)
            let detail = head.isEmpty ? "it has no bytes" : "it has a byte order mark and no more"
            return findings.add(code: "source-empty", file: file, detail: detail)
        }
        guard let format = SourceLoader.format(for: source, head: head, path: path, formats: formats) else {
            reportMalformedJSON(file, path, descriptor, head)
            return miss(file, "source-unrecognised", SourceLoader.refusalDetail(head))
        }
        dataset.files[file].format = format.name
        sources[source.settings.name]?.wasRead = true
        progress.began(dataset.files[file].path, bytes: size)
        SignalHandler.reached("in file \(file + 1) of \(dataset.files.count), \(dataset.files[file].path)")

        var settings = source.settings
        if settings.kind == .bookings { settings.siteNumbers = sites?.numbers }
        var sniffer = format.sniffer(settings, file: file)
        let digest = Digest()
        do {
            var offset: Int64 = 0
            while true {
                let chunk = try Posix.read(descriptor, at: offset, count: OrderedParallelMap.chunkSize)
                offset += Int64(chunk.count)
                if chunk.isEmpty || !sniffer.push(chunk) { break }
            }
            try await readRecords(file, descriptor, sniffer.finish(), digest, source)
        } catch let failure as Posix.Failure {
            miss(file, "source-unreadable", failure.text)
        }
        dataset.files[file].digest = digest.text
    }

    /// Says where a file that should be JSON, but fits no format, breaks its rules: that may be why.
    private func reportMalformedJSON(_ file: Int, _ path: String, _ descriptor: Int32, _ head: [UInt8]) {
        guard JSONCheck.isMeant(fileName: Paths.name(path), head: head) else { return }
        var check = JSONCheck()
        var offset: Int64 = 0
        do {
            while !check.isDecided {
                let chunk = try Posix.read(descriptor, at: offset, count: OrderedParallelMap.chunkSize)
                offset += Int64(chunk.count)
                if chunk.isEmpty { check.finish() } else { check.push(chunk) }
            }
        } catch {
            return miss(file, "source-unreadable", error.text)
        }
        guard let error = check.error else { return }
        findings.add(
            code: "json-malformed", file: file, line: error.position.line, column: error.position.column,
            detail: error.message)
    }

    private func miss(_ file: Int, _ code: String, _ detail: String) {
        isMissingInput = true
        findings.add(code: code, file: file, detail: detail)
    }

    /// The format of a file: the one that the configuration names; else the one that recognises it; else, for an empty
    /// list, the one that has lists; else, if the file is text at all, one whose headers may be mapped.
    private static func format(
        for source: Configuration.Source, head: [UInt8], path: String, formats: [any Format.Type]
    ) -> (any Format.Type)? {
        let settings = source.settings
        let candidates = formats.filter { $0.kinds.contains(settings.kind) }
        if let named = source.format { return candidates.first { $0.name == named } }
        if let sure = candidates.first(where: { $0.recognise(head, fileName: Paths.name(path)) == settings.kind }) {
            return sure
        }
        if JSONCheck.isEmptyArray(head), let list = candidates.first(where: { $0.holdsEmptyArray }) { return list }
        let isText =
            !head.contains(0) || TextEncoding.byteOrderMark(of: head) != nil || TextEncoding.unmarkedUTF16(head) != nil
        return isText ? candidates.first { $0.isAnyText } : nil
    }

    private static func refusalDetail(_ head: [UInt8]) -> String {
        FileRefusal.advice(head) ?? "it is in no format that is read here, or not in one of its kind"
    }

    // MARK: Pass B

    private func readRecords(
        _ file: Int, _ descriptor: Int32, _ sniffed: any SourceReader, _ digest: Digest, _ source: Configuration.Source
    ) async throws {
        var reader = sniffed
        dataset.files[file].reading = reader.reading
        cells[file] = reader.cells
        lineMasks[file] = reader.lineMask
        if reader.isTranscoded { fetcher.noteTranscoded(file) }
        let name = source.settings.name
        let ruleSet = RuleSet(rules) { configuration.level(of: $0, source: name) == .off }
        let validator = SliceValidator(rules: ruleSet, context: RuleContext(run: context, sites: sites))
        let sink = folder.map { RecordSink(folder: $0, file: dataset.files[file]) }
        let flow = OrderedParallelMap(descriptor: descriptor, jobs: jobs)
        reader = try await flow.run(reader, digest, work: { validator.validate($0.decode()) }) {
            slice, reader, offset in
            try take(slice, of: file, source: name, validator, sink, reader.framing)
            progress.advanced(bytes: offset, records: dataset.files[file].counts.read)
        }
        sources[name]?.carried.formUnion(reader.carried)
        try sink?.finish(framing: reader.framing)
        if dataset.files[file].counts.read == 0 {
            findings.add(code: "source-empty", file: file, detail: "it has no records")
        }
        if let sink, dataset.files[file].counts.rejected > 0 {
            reasons.expect(file, path: sink.reasonsName, codes: ruleSet.rejecting)
        }
        guard dataset.files[file].counts.isBalanced else {
            throw Fault(.outputFailed, "internal fault: the records of \(dataset.files[file].path) do not add up")
        }
    }

    /// The one place where order matters: repeats, rules that need earlier rows, the sums, the records' own bytes.
    private func take(
        _ validated: ValidatedSlice, of file: Int, source: String, _ validator: SliceValidator, _ sink: RecordSink?,
        _ framing: Framing
    ) throws {
        var slice = leaveOutKnown(
            joinInstalments(leaveOutRepeats(validated, source: source), source: source), of: file)
        switch slice.decoded.batch {
        case .bookings(var batch):
            if batch.repeatedID == .instalment { dataset.files[file].addsPayments = true }
            let share = share(of: slice.decoded, rows: batch.count, of: file)
            if share > 1 { reserve(Int(Double(batch.count) * share), source) }
            validator.validateInSequence(
                &slice, after: dataset.bookings, earlier: &sources[source, default: SourceState()].earlier)
            for row in slice.rejected.indices where slice.rejected[row] { batch.status[row] = .invalid }
            slice.decoded.batch = .bookings(Bookings())
            dataset.bookings.append(contentsOf: batch)
        case .campSites(let batch):
            let first = dataset.campSites.count
            dataset.campSites.append(contentsOf: batch)
            validator.validateInSequence(&slice, in: dataset.campSites, from: first)
            for row in slice.rejected.indices { dataset.campSites.rows[first + row].isRejected = slice.rejected[row] }
        case .contacts(var batch):
            batch.rejected = slice.rejected
            let share = share(of: slice.decoded, rows: batch.count, of: file)
            // A table that is larger than what comes grows by itself, before many files copy it many times.
            if Double(dataset.contacts.count) < Double(batch.count) * share {
                dataset.contacts.reserveCapacity(share, of: batch)
            }
            dataset.contacts.append(contentsOf: batch)
        case .places(var batch):
            batch.rejected = slice.rejected
            let rows = Int(Double(batch.count) * share(of: slice.decoded, rows: batch.count, of: file))
            if dataset.places.count < rows { dataset.places.reserveCapacity(dataset.places.count + rows) }
            dataset.places.append(contentsOf: batch)
        }
        findings.append(contentsOf: slice.decoded.findings)
        findings.append(contentsOf: slice.rowFindings.findings)
        try account(slice, file, sink, framing)
    }

    /// At a file's first slice: how many times as many rows the whole file may have, if it has as many to the byte
    /// throughout; 0 for a small one and at any other slice. With room made for all of them nothing grows step by step,
    /// which would copy the whole table several times over and hold it twice while it does.
    private func share(of slice: DecodedSlice, rows: Int, of file: Int) -> Double {
        // Of the records' own bytes: a slice may hold those of its neighbours too.
        guard dataset.files[file].counts.read == 0, rows > 100, let first = slice.records.first,
            let last = slice.records.last
        else { return 0 }
        return Double(dataset.files[file].byteCount) / Double(last.end - first.start) * 1.02
    }

    private func reserve(_ bookings: Int, _ source: String) {
        let expected = dataset.bookings.count + bookings
        dataset.bookings.reserveCapacity(expected)
        sources[source]?.earlier.reserveCapacity(expected)
    }

    private func leaveOutRepeats(_ slice: ValidatedSlice, source: String) -> ValidatedSlice {
        guard var finder = sources[source]?.repeats else { return slice }
        // Taken out while it changes: a second reference would copy the whole index for each slice.
        sources[source]?.repeats = nil
        let batch = slice.decoded.batch
        let repeats = finder.repeats(in: slice.decoded, record: { batch.reference($0) }) { [fetcher] record in
            fetcher.bytes(record)?[...]
        }
        sources[source]?.repeats = finder
        for (row, earlier) in repeats.sorted(by: { $0.key < $1.key }) {
            let record = batch.reference(row)
            let key = batch.naturalKey(row)
            findings.add(
                code: "record-repeated", file: Int(record.file), line: Int(record.line), column: 1, record: key,
                related: (Int(earlier.file), Int(earlier.line), key),
                recordDigest: Hash64.digest(ofRecord: slice.decoded.recordBytes(record)))
        }
        return slice.skipping(Set(repeats.keys))
    }

    /// Stays of a calendar that another source has already.
    private func leaveOutKnown(_ slice: ValidatedSlice, of file: Int) -> ValidatedSlice {
        guard case .bookings(let batch) = slice.decoded.batch, batch.isFeed else { return slice }
        let found = knownStays.find(batch, in: dataset.bookings, file: Int32(file)) { [files = dataset.files] in
            files[Int($0)].source
        }
        for (row, other) in found.sorted(by: { $0.key < $1.key }) {
            let record = batch.records[row]
            findings.add(
                code: "reservation-known", file: file, line: Int(record.line), column: 1, record: batch.id[row],
                related: (Int(other.file), Int(other.line), batch.id[row]))
        }
        return slice.skipping(Set(found.keys))
    }

    /// Further payments for a stay go to the row that has it.
    private func joinInstalments(_ slice: ValidatedSlice, source: String) -> ValidatedSlice {
        guard case .bookings(var batch) = slice.decoded.batch, batch.repeatedID == .instalment else { return slice }
        let joined =
            sources[source]?.instalments.join(&batch, rejected: slice.rejected, to: &dataset.bookings) ?? [:]
        guard !joined.isEmpty else { return slice }
        for (row, earlier) in joined.sorted(by: { $0.key < $1.key }) {
            let record = batch.records[row]
            findings.add(
                code: "reservation-instalment", file: Int(record.file), line: Int(record.line), column: 1,
                record: batch.id[row], related: (Int(earlier.file), Int(earlier.line), batch.id[row]))
        }
        var changed = slice
        changed.decoded.batch = .bookings(batch)
        return changed.skipping(Set(joined.keys))
    }

    private func account(_ slice: ValidatedSlice, _ file: Int, _ sink: RecordSink?, _ framing: Framing) throws {
        var counts = RecordCounts()
        // Neighbours of one verdict are written at once where nothing stands between records.
        var run: (start: Int, end: Int, verdict: RecordSink.Verdict)?
        for span in slice.decoded.records {
            if span.disposition != .rest { counts.read += 1 }
            let verdict: RecordSink.Verdict
            switch span.disposition {
            case .row(let row): verdict = slice.rejected[Int(row)] ? .rejected : .accepted
            case .malformed, .rest: verdict = .rejected
            case .skipped:
                counts.skipped += 1
                continue
            }
            if verdict == .accepted { counts.accepted += 1 } else if span.disposition != .rest { counts.rejected += 1 }
            let start = Int(span.start)
            let end = Int(span.end)
            if let open = run {
                if framing.separator.isEmpty, open.verdict == verdict, open.end == start {
                    run = (open.start, end, verdict)
                    continue
                }
                try sink?.write(slice.decoded.bytes[open.start..<open.end], open.verdict, framing: framing)
            }
            run = (start, end, verdict)
        }
        if let open = run {
            try sink?.write(slice.decoded.bytes[open.start..<open.end], open.verdict, framing: framing)
        }
        dataset.files[file].counts += counts
    }
}
