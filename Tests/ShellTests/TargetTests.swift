import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperServices
import InnkeeperShell
import InnkeeperSpools
import InnkeeperStages
import Testing
import TestSupport

struct TargetTests {
    private let configuration = #"{"version": 1, "sources": {"desk": {"kind": "bookings", "files": ["desk.csv"]}}}"#
    private let csv = "arrival,nights\n2026-07-01,2\n"

    private func resolver(_ folder: TemporaryFolder) -> TargetResolver {
        let facts = Registry(
            rules: RuleCatalogue.all, stages: [OccupancyStage.self], reports: [],
            formats: [CSVFormat.self, JSONArrayFormat.self])
        return TargetResolver(facts: facts, unpacking: ArchiveUnpacking(), currentFolder: folder.path)
    }

    @Test func `nothing means pipeline.json of this folder`() throws {
        // Given
        let folder = try TemporaryFolder()
        #expect(throws: TargetFault.self) { try resolver(folder).target(nil) }
        try folder.write("pipeline.json", configuration)
        // When
        let target = try resolver(folder).target(nil)
        // Then
        #expect(target.configurationPath == folder.path("pipeline.json"))
        #expect(target.root == folder.path)
        #expect(target.output == folder.path("Output"))
    }

    @Test func `root and output can be given from outside`() throws {
        let folder = try TemporaryFolder()
        try folder.write("conf/pipeline.json", configuration)
        let target = try resolver(folder).target("conf/pipeline.json", root: "data", output: "/tmp/x")
        #expect(target.root == folder.path("data"))
        #expect(target.output == "/tmp/x")
        #expect(try resolver(folder).target("conf").configurationPath == folder.path("conf/pipeline.json"))
    }

    @Test func `a folder without a configuration is looked at, and its report lies beside it`() throws {
        let folder = try TemporaryFolder()
        try folder.write("exports/desk.csv", csv)
        try folder.write("exports/readme.txt", "hello\n")
        let target = try resolver(folder).target("exports")
        #expect(target.output == folder.path("exports-report"))
        #expect(target.configuration.sources.map(\.files) == [["desk.csv"]])
        #expect(target.others == .met(["readme.txt"]))
        #expect(target.configuration.stages.map(\.name) == ["occupancy"])
        // And what is excluded is not met
        #expect(try resolver(folder).target("exports", exclude: ["*.txt"]).others == .met([]))
    }

    @Test func `a folder of which nothing can be read is a fault that names its files`() throws {
        let folder = try TemporaryFolder()
        try folder.write("nothing/readme.txt", "hello\n")
        let fault = #expect(throws: TargetFault.self) { try resolver(folder).target("nothing") }
        #expect(fault?.messages.count == 2 && fault?.messages.last?.hasPrefix("readme.txt: ") == true)
    }

    @Test func `faults of a configuration come with their places`() throws {
        let folder = try TemporaryFolder()
        try folder.write("pipeline.json", "{\"version\": 1,\n \"souces\": {}}")
        let fault = #expect(throws: TargetFault.self) { try resolver(folder).target(nil) }
        #expect(fault?.messages.contains { $0.hasPrefix("pipeline.json:2:2: ") && $0.contains("sources") } == true)
    }

    @Test func `a folder without a file is empty, and one with a document is not`() throws {
        let folder = try TemporaryFolder()
        try folder.write("bare/.hidden", "")
        try folder.write("letters/letter.txt", "Dear guests\n")
        #expect(try resolver(folder).targets(["bare"]).map(\.isEmpty) == [true])
        #expect(try resolver(folder).targets(["letters"]).map(\.isEmpty) == [false])
    }

    @Test func `check takes files, folders and configurations, and keeps data together`() throws {
        // Given
        let folder = try TemporaryFolder()
        try folder.write("conf.json", configuration)
        try folder.write("a.csv", csv)
        try folder.write("b.csv", csv)
        try folder.write("sub/c.csv", csv)
        try folder.write("odd.bin", "zzz")
        // When
        let targets = try resolver(folder).targets(["conf.json", "a.csv", "sub", "b.csv", "odd.bin", "gone.csv"])
        // Then
        #expect(targets.count == 3)
        #expect(targets[0].configurationPath == folder.path("conf.json"))
        #expect(targets[1].root == folder.path("sub"))
        #expect(targets[2].configuration.sources.flatMap(\.files) == ["a.csv", "b.csv"])
        #expect(targets[2].others == .named(["odd.bin", "gone.csv"]))
        // And without arguments the folder is walked
        #expect(
            try resolver(folder).targets([], exclude: ["b.*"])[0].configuration.sources.flatMap(\.files).contains(
                "b.csv") == false)
    }

    @Test func `a folder below with a configuration of its own is checked by itself`() throws {
        // Given files of a folder, two configurations below it, and one below one of those
        let folder = try TemporaryFolder()
        try folder.write("all/desk.csv", csv)
        for path in ["all/creek", "all/lake", "all/lake/old"] {
            try folder.write(path + "/pipeline.json", configuration)
            try folder.write(path + "/desk.csv", csv)
        }
        // When
        let targets = try resolver(folder).targets(["all"])
        // Then
        #expect(targets.map(\.root) == ["all", "all/creek", "all/lake"].map { folder.path($0) })
        #expect(targets[0].configuration.sources.map(\.files) == [["desk.csv"]])
        // And a run of the folder leaves them out, and says so
        let run = try resolver(folder).target("all")
        #expect(run.configuration.sources.map(\.files) == [["desk.csv"]])
        #expect(
            run.nestedAdvice("all") == [
                "all/creek: has its own pipeline.json and was skipped; run it separately: innkeeper run all/creek",
                "all/lake: has its own pipeline.json and was skipped; run it separately: innkeeper run all/lake",
            ])
    }

    @Test func `a folder of nothing but configurations is those, and a run of it says where to go`() throws {
        let folder = try TemporaryFolder()
        try folder.write("all/creek/pipeline.json", configuration)
        #expect(try resolver(folder).targets(["all"]).map(\.root) == [folder.path("all/creek")])
        let fault = #expect(throws: TargetFault.self) { try resolver(folder).target("all") }
        #expect(fault?.messages.last?.hasSuffix("innkeeper run all/creek") == true)
    }
}
