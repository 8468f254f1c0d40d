import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperStages

/// The step `stays` for one bucket of a plan: finds the double bookings in it.
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
    package static func run(_ bucket: Int, in path: String, toolVersion: String, jobs: Int) async throws -> Outcome {
        let exchange = try ExchangeFolder(path, toolVersion: toolVersion)
        try exchange.assertBucket(bucket)
        let configuration = try exchange.taskConfiguration(MapTask.registry)
        let stream = exchange.stream(ofBucket: bucket, .stays)
        let result = try FrameFile(exchange.result(of: stream), stream)
        do {
            var outcome = Outcome()
            if let unit = configuration.stages.first(where: { $0.name == ConflictsStage.name }) {
                let stays = try read(bucket, exchange)
                let found = await stays.find(
                    files: files(of: exchange.plan, configuration), try campSites(exchange),
                    echoes: configuration.property.echoes, limit: ConflictsStage(options: unit.options).limit,
                    jobs: jobs)
                (outcome.records, (outcome.pairs, outcome.sites)) = (stays.count, found.counts)
                try result.write(.conflicts, rows: outcome.pairs, bucket: bucket, BinaryWriter.payload(of: found))
            }
            try result.finish()
            return outcome
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
            guard let earlier = EarlierRows.merged(try results.rows(of: number), file: { $0 }) else { continue }
            stays.begin(earlier)
            while let keys = try streams.next(of: number) { stays.take(keys, earlier) }
        }
        try streams.finish()
        guard stays.openCount == 0 else {
            throw Fault(.outputFailed, "internal fault: records of bucket \(bucket) that stage ids found are missing")
        }
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
