import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperServices
import InnkeeperStages

/// The step `ids` for one bucket of a plan: finds which records earlier ones of their source have already.
///
/// It needs the results of all tasks, and nothing else. It can run anywhere and any number of times.
package struct IdsTask {
    /// How much was compared, and found.
    package struct Outcome: Sendable, Equatable {
        package var records = 0
        package var found = 0

        /// What the step says.
        package func text(_ bucket: Int) -> String {
            "bucket \(bucket): \(records) record\(records == 1 ? "" : "s"), \(found) of them in earlier ones"
        }
    }

    /// Does it as `stage ids` is asked for it; paths are absolute.
    package static func run(_ bucket: Int, in path: String, toolVersion: String) throws -> Outcome {
        let exchange = try ExchangeFolder(path, toolVersion: toolVersion)
        try exchange.assertBucket(bucket)
        let configuration = try exchange.taskConfiguration(MapTask.registry)
        let stream = exchange.stream(ofBucket: bucket, .ids)
        let result = try FrameFile(exchange.result(of: stream), stream)
        do {
            let outcome = try compare(bucket, exchange, configuration, to: result)
            try result.finish()
            return outcome
        } catch {
            result.abandon()
            throw error
        }
    }

    private static func compare(
        _ bucket: Int, _ exchange: ExchangeFolder, _ configuration: Configuration, to result: FrameFile
    ) throws -> Outcome {
        let streams = KeyStreams(exchange, bucket: bucket)
        var finders: [String: EarlierFinder] = [:]
        var outcome = Outcome()
        for (number, file) in exchange.plan.files.enumerated() where exchange.plan.bucketed.contains(file.source) {
            var finder =
                finders.removeValue(forKey: file.source)
                ?? EarlierFinder(rules: rules(of: file.source, configuration))
            var isBegun = false
            while let keys = try streams.next(of: number) {
                outcome.records += keys.rejected.count
                let found = finder.take(keys)
                guard found.count > 0 else { continue }
                outcome.found += found.count
                if !isBegun {
                    let begun = MappedFile(source: file.source, path: file.path)
                    try result.write(.file, BinaryWriter.payload(of: begun))
                    isBegun = true
                }
                try result.write(.earlier, rows: found.count, bucket: bucket, BinaryWriter.payload(of: found))
            }
            finders[file.source] = finder
        }
        try streams.finish()
        return outcome
    }

    private static func rules(of source: String, _ configuration: Configuration) -> RuleSet {
        RuleSet(MapTask.registry.rules) { configuration.level(of: $0, source: source) == .off }
    }
}
