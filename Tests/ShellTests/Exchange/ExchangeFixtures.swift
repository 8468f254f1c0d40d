import Foundation
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperSpools
import InnkeeperStages
import TestSupport

/// A report of everything that stages have found, to compare it with that of another run.
struct DatasetReport: Report {
    static let name = "dataset"
    static let summary = "", files = ["dataset.txt"]
    init(options: OptionValues) {}
    func render(_ input: RunData, to folder: any OutputFolder) throws {
        let found = texts(of: input.dataset)
        let names = [
            "conflicts", "crowdedSites", "siteCoverage", "shortages", "echoes", "occupancy", "kpis", "conflictParts",
        ]
        let lines = names.map { "\($0): \(found[$0] ?? "?")\n" }.joined()
        try folder.write("dataset.txt") { piece in try piece(Array(lines.utf8)) }
    }
}

/// A folder of exports with a configuration file, and the steps of a run over it.
struct Exchange {
    /// With a rule that needs earlier records, which the task of a record doesn't have.
    static let registry: Registry = {
        var registry = ShellFixtures.registry
        registry.rules.append(houseRule("reservation-id-duplicate"))
        registry.stages += [MatchingStage.self, ConflictsStage.self]
        registry.reports.append(DatasetReport.self)
        return registry
    }()

    let folder: TemporaryFolder
    var configuration: Configuration
    var process = ShellFixtures.process

    /// Writes the files and a configuration for all of them.
    init(_ files: [String: String], _ configuration: Configuration = ShellFixtures.configuration(["in/*"])) throws {
        folder = try TemporaryFolder()
        self.configuration = configuration
        for (name, text) in files { try folder.write(name, text) }
        try folder.write("pipeline.json", "{}")
    }

    var request: RunRequest {
        var request = ShellFixtures.request(configuration, root: folder.path, output: nil)
        request.configurationPath = folder.path("pipeline.json")
        return request
    }

    func plan(_ tasks: Int, buckets: Int = 0) throws -> StagePlan {
        try StagePlanner(request, Self.registry, process, ArchiveUnpacking()).plan(tasks: tasks, buckets: buckets)
    }

    /// Plans, and does all tasks.
    func mapped(_ tasks: Int, buckets: Int = 0, _ name: String = "exchange") async throws -> ExchangeFolder {
        try ExchangeFolder.make(folder.path(name), plan(tasks, buckets: buckets))
        let exchange = try ExchangeFolder(folder.path(name), toolVersion: "1.0")
        for task in 0..<tasks { try await map(task, exchange) }
        return exchange
    }

    /// Plans, and does all tasks and buckets. Returns how many records were found in earlier ones, too.
    func compared(_ tasks: Int, buckets: Int, _ name: String = "exchange") async throws -> (ExchangeFolder, Int) {
        let exchange = try await mapped(tasks, buckets: buckets, name)
        var found = 0
        for bucket in 0..<buckets {
            found += try IdsTask.run(bucket, in: exchange.path, toolVersion: "1.0").found
        }
        for bucket in 0..<buckets {
            _ = try await StaysTask.run(bucket, in: exchange.path, toolVersion: "1.0", process: process, jobs: 2)
        }
        return (exchange, found)
    }

    @discardableResult
    func map(_ task: Int, _ exchange: ExchangeFolder) async throws -> Int {
        try await MapTask(exchange, configuration, Self.registry, process, jobs: 2).run(task)
    }

    /// Every file of the output but what tells time.
    func outputs(_ exchange: ExchangeFolder?, _ output: String) async throws -> [String: String] {
        var request = ShellFixtures.request(configuration, root: folder.path, output: folder.path(output))
        request.mapped = try exchange.map { try MappedSlices($0) }
        _ = try await Runner(registry: Self.registry, process: process, unpacking: ArchiveUnpacking()).run(request)
        var texts: [String: String] = [:]
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path(output))
        for file in files {
            let facts = try FileManager.default.attributesOfItem(atPath: folder.path(output + "/" + file))
            if facts[.type] as? FileAttributeType == .typeDirectory { continue }
            let text = try folder.read(output + "/" + file)
            texts[file] = file == "run.json" ? String(text.split(separator: "\"timing\"")[0]) : text
        }
        return texts
    }
}

/// The message of the fault that `work` ends with; empty if there is none.
func faultMessage(_ work: () async throws -> Void) async -> String {
    do {
        try await work()
        return ""
    } catch {
        return (error as? Fault)?.message ?? "\(error)"
    }
}

/// What is said of an exchange in which a result has these bytes; without any it is missing.
func refusalOf(_ exchange: ExchangeFolder, _ result: String, _ bytes: Data?) async throws -> String {
    try? FileManager.default.removeItem(atPath: result)
    try bytes?.write(to: URL(fileURLWithPath: result))
    return await faultMessage { _ = try MappedSlices(exchange) }
}
