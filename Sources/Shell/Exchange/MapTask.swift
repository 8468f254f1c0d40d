package import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperPacking
import InnkeeperServices
import InnkeeperStages

/// One task of a plan: reads and validates its files, and leaves the slices for the run that merges them, and what tells
/// their records apart for the step `ids`.
///
/// Nothing is decided here for which another file's bookings must be known. It can run anywhere and any number of times.
package struct MapTask {
    private let exchange: ExchangeFolder
    private let configuration: Configuration
    private let registry: Registry
    private let process: ProcessEnvironment
    private let jobs: Int
    private let stream: Int32?
    /// For sources whose records a later step compares: the files' positions in the plan, and how many each source has.
    private let numbers: [String: Int]
    private let fileCounts: [String: Int]

    /// `stream` is a descriptor that gets the result instead of the exchange folder.
    package init(
        _ exchange: ExchangeFolder, _ configuration: Configuration, _ registry: Registry, _ process: ProcessEnvironment,
        jobs: Int, stream: Int32? = nil
    ) {
        self.exchange = exchange
        self.configuration = configuration
        self.registry = registry
        self.process = process
        self.jobs = jobs
        self.stream = stream
        let bucketed = exchange.plan.files.filter { exchange.plan.bucketed.contains($0.source) }
        fileCounts = Dictionary(grouping: bucketed, by: \.source).mapValues(\.count)
        numbers = bucketed.isEmpty ? [:] : exchange.plan.numbers
    }

    /// What tasks know, in whatever program they are done.
    package static let registry = Registry(
        rules: RuleCatalogue.all, stages: TaskReading.stages, reports: [], formats: TaskReading.formats,
        presets: Presets.facts)

    /// Does a task as `stage map` is asked for it, with the configuration and the clock of the plan in the folder `exchange`.
    /// `root` is where the files of the sources are, if not where the plan has them. All paths are absolute.
    package static func run(
        _ task: Int, in exchange: String, root: String?, toolVersion: String, process: ProcessEnvironment, jobs: Int?,
        stream: Int32?
    ) async throws -> Int {
        let exchange = try ExchangeFolder(exchange, toolVersion: toolVersion, root: root)
        var process = process
        process.now = exchange.plan.now
        let work = MapTask(
            exchange, try exchange.taskConfiguration(registry), registry, process, jobs: jobs ?? process.cores,
            stream: stream)
        return try await work.run(task)
    }

    /// Returns how many records were read.
    package func run(_ task: Int) async throws -> Int {
        guard 0..<exchange.plan.taskCount ~= task else {
            let last = exchange.plan.taskCount - 1
            throw Fault(.usage, "the plan has no task \(task): its tasks are 0 to \(last)")
        }
        let context = try process.context(configuration.property, asOf: exchange.plan.asOf)
        let spool = CompressedSpool(
            folder: Paths.join(exchange.path, ".spool-\(task)-\(Publisher.ownProcess)"),
            limits: ArchiveLimits(configuration.limits))
        defer { try? spool.remove() }
        let files = exchange.plan.files(of: task)
        for file in files { try exchange.assertUnchanged(file) }
        let found = try find(files, spool)
        let loader = SourceLoader(
            found, configuration: configuration, formats: TaskReading.formats, rules: registry.rules, context: context,
            folder: nil, jobs: jobs)
        try await loader.read(.campsites)
        loader.settleSites()
        let result =
            if let stream { FrameFile(streamingTo: stream, exchange.stream(ofTask: task)) } else {
                try FrameFile(exchange.result(ofTask: task), exchange.stream(ofTask: task))
            }
        do {
            var count = 0
            var keys = KeyCollector(buckets: exchange.plan.bucketCount)
            if task == exchange.plan.taskWithCampSites {
                let sites = loader.dataset.campSites
                try result.write(.campSites, rows: sites.rows.count, BinaryWriter.payload(of: sites))
            }
            for file in files { count += try await map(file, found, loader, &keys, to: result) }
            for (bucket, batch) in keys.rest() { try MapTask.write(batch, bucket, to: result) }
            try result.finish()
            return count
        } catch {
            result.abandon()
            throw error
        }
    }

    /// The files of all sources, as all steps find them. Of packed files only campsites and the task's own are unpacked.
    private func find(_ files: [StagePlan.File], _ spool: CompressedSpool) throws -> FoundFiles {
        var found = SourceFinder.find(configuration.sources, root: exchange.root)
        AgeGuards.apply(to: &found, configuration.sources, now: process.now)
        CopiedFiles.apply(to: &found, configuration.sources)
        let own = Set(files.map { [$0.source, $0.path] })
        var needed = FoundFiles()
        needed.entries = found.entries.filter {
            $0.file.kind == .campsites || own.contains([$0.file.source, $0.file.path])
        }
        found.entries.removeAll {
            $0.file.kind == .campsites || own.contains([$0.file.source, $0.file.path])
        }
        found.entries += try spool.unpack(needed).entries
        found.sort()
        return found
    }

    /// Returns how many records the file has.
    private func map(
        _ file: StagePlan.File, _ found: FoundFiles, _ loader: SourceLoader, _ keys: inout KeyCollector,
        to result: FrameFile
    ) async throws -> Int {
        try exchange.assertUnchanged(file)
        let number = found.files.firstIndex { $0.source == file.source && $0.path == file.path }
        guard let number, let path = found.paths[number] else {
            // A compressed file that is damaged has no content, and merging says so.
            try result.write(.file, BinaryWriter.payload(of: MappedFile(source: file.source, path: file.path)))
            try result.write(.fileEnd, BinaryWriter.payload(of: MappedFileEnd(digest: "", byteCount: 0)))
            return 0
        }
        var count: Int?
        var collector = keys
        keys = KeyCollector(buckets: 0)
        try await loader.read(number) { sniffed in
            count = try await map(file, sniffed, loader.validator(of: sniffed.source).0, &collector, to: result)
        }
        keys = collector
        try exchange.assertUnchanged(file)
        guard let count else { throw Fault(.outputFailed, "\(path): can't be read") }
        return count
    }

    private func map(
        _ file: StagePlan.File, _ sniffed: SniffedFile, _ validator: SliceValidator, _ keys: inout KeyCollector,
        to result: FrameFile
    ) async throws -> Int {
        let split = splitter(of: file)
        let noFacts = KeyFacts(sniffed.pipeline.reader)
        var facts = noFacts
        let mapped = MappedFile(source: file.source, path: file.path, conditions: sniffed.conditions.digest)
        try result.write(.file, BinaryWriter.payload(of: mapped))
        let digest = Digest()
        var count = 0
        _ = try await OrderedParallelMap(descriptor: sniffed.descriptor, jobs: jobs).run(
            sniffed.pipeline, digest,
            work: { slice in
                let validated = validator.run(SliceDecoder().run(slice))
                let batch = validated.decoded.batch
                let keys = split.map { (noFacts.noting(batch), $0(validated)) }
                return (batch.count, BinaryWriter.payload(of: validated), keys)
            },
            take: { outcome, _, _ in
                count += outcome.0
                try result.write(.slice, rows: outcome.0, outcome.1)
                guard let (noted, parts) = outcome.2 else { return }
                facts.merge(noted)
                for (bucket, rows) in parts {
                    if let batch = keys.add(rows, to: bucket) { try MapTask.write(batch, bucket, to: result) }
                }
            })
        let end = MappedFileEnd(
            digest: digest.text, byteCount: digest.count, keys: count > 0 && split != nil ? facts : nil)
        try result.write(.fileEnd, rows: count, BinaryWriter.payload(of: end))
        return count
    }

    private typealias Splitter = @Sendable (ValidatedSlice) -> [(bucket: Int, rows: KeyRows)]

    /// Distributes what tells a file's records apart; nil if no later step wants it.
    private func splitter(of file: StagePlan.File) -> Splitter? {
        guard let count = fileCounts[file.source], let number = numbers[StagePlan.key(file.source, file.path)] else {
            return nil
        }
        let buckets = exchange.plan.bucketCount
        // A file doesn't repeat itself.
        return { KeyRows.split($0, file: number, buckets: buckets, digest: count == 1 ? nil : { Digest.hash128($0) }) }
    }

    private static func write(_ batch: KeyBatch, _ bucket: Int, to result: FrameFile) throws {
        try result.write(.keys, rows: batch.count, bucket: bucket, BinaryWriter.payload(of: batch))
    }
}
