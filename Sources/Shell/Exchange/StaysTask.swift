import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperStages

/// The step `stays` for one bucket of a plan: finds the double bookings in it, and counts what key figures need.
///
/// It needs the results of all tasks and what `ids` has found in the bucket, and nothing else. It can run anywhere and any
/// number of times.
package struct StaysTask {
    /// How much was compared, and found.
    package struct Outcome: Sendable, Equatable {
        package var records = 0
        package var pairs = 0
        package var sites = 0

        package init(records: Int = 0, pairs: Int = 0, sites: Int = 0) {
            (self.records, self.pairs, self.sites) = (records, pairs, sites)
        }

        /// What the step says.
        package func text(_ bucket: Int) -> String {
            let overlaps = "\(pairs) overlap\(pairs == 1 ? "" : "s") on \(sites) site\(sites == 1 ? "" : "s")"
            return "bucket \(bucket): \(records) record\(records == 1 ? "" : "s"), \(overlaps)"
        }
    }

    /// Does it as `stage stays` is asked for it; paths are absolute.
    package static func run(
        _ bucket: Int, in path: String, toolVersion: String, process: ProcessEnvironment, jobs: Int
    ) async throws -> Outcome {
        let exchange = try ExchangeFolder(path, toolVersion: toolVersion)
        try exchange.assertBucket(bucket)
        let configuration = try exchange.taskConfiguration(MapTask.registry)
        var process = process
        process.now = exchange.plan.now
        let context = try process.context(configuration.property, asOf: exchange.plan.asOf)
        let stream = exchange.stream(ofBucket: bucket, .stays)
        let result = try FrameFile(exchange.result(of: stream), stream)
        do {
            let stays = try read(bucket, exchange)
            let found = await stays.find(
                configuration.options(of: ConflictsStage.name).map { ConflictsStage(options: $0) },
                configuration.options(of: OccupancyStage.name).map { OccupancyStage(options: $0) },
                files: files(of: exchange.plan, configuration), try campSites(exchange), in: context, jobs: jobs)
            try result.write(.stays, rows: stays.count, bucket: bucket, BinaryWriter.payload(of: found))
            try result.finish()
            return Outcome(records: stays.count, pairs: found.counts.pairs, sites: found.counts.sites)
        } catch {
            result.abandon()
            throw error
        }
    }

    private static func read(_ bucket: Int, _ exchange: ExchangeFolder) throws -> BucketStays {
        let streams = KeyStreams(exchange, bucket: bucket)
        let results = try EarlierResults(exchange, buckets: bucket..<bucket + 1)
        var stays = BucketStays()
        for (number, file) in exchange.plan.files.enumerated() where exchange.plan.bucketed.contains(file.source) {
            stays.begin(number, EarlierRows.merged(try results.rows(of: number), file: { $0 }) ?? EarlierRows())
            while let keys = try streams.next(of: number) { stays.take(keys) }
            stays.end()
            guard stays.openCount == 0 else {
                throw Fault(.outputFailed, "internal fault: records of \(file.path) that stage ids found are missing")
            }
        }
        try streams.finish()
        return stays
    }

    private static func files(of plan: StagePlan, _ configuration: Configuration) -> [SourceFile] {
        plan.files.map { planned in
            var file = SourceFile(source: planned.source, kind: .bookings, path: planned.path)
            file.property = configuration.source(planned.source)?.settings.property ?? ""
            return file
        }
    }

    /// Those that tasks check bookings against: the run that merges their results makes sure that it has the same.
    private static func campSites(_ exchange: ExchangeFolder) throws -> CampSites {
        guard let task = exchange.plan.taskWithCampSites else { return CampSites() }
        let stream = exchange.stream(ofTask: task)
        return try exchange.naming(stream) {
            var reader = try FrameFileReader(exchange.result(of: stream), stream)
            while let frame = try reader.next(isSkipped: { $0.kind != .campSites }) {
                guard frame.kind == .campSites else { continue }
                return try BinaryReader.value(inPayload: frame.payload)
            }
            throw BinaryFault.damaged("it has no campsites")
        }
    }
}

extension Configuration {
    /// nil for a stage that isn't wanted.
    fileprivate func options(of stage: String) -> OptionValues? { stages.first { $0.name == stage }?.options }
}
