import InnkeeperConfiguration
import InnkeeperShell
import InnkeeperSpools
import Testing
import TestSupport

struct ConfigurationFilesTests {
    private func messages(_ name: String, _ text: String) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write(name, text)
        let resolver = TargetResolver(
            facts: Registry(rules: [], stages: [], reports: [], formats: []), unpacking: ArchiveUnpacking(),
            currentFolder: folder.path)
        return #expect(throws: TargetFault.self) { try resolver.target(name) }?.messages ?? []
    }

    @Test(arguments: [
        ("desk.csv", "arrival,nights\n2026-07-01,2\n"), ("list.json", "\u{FEFF} [{}]"), ("blank.csv", ""),
    ])
    func `an export named as a configuration is answered with what to do`(name: String, text: String) throws {
        #expect(
            try messages(name, text) == [
                "\(name): is not a configuration; name its folder, or run: innkeeper check \(name)"
            ])
    }

    @Test(arguments: ["lake.conf", "pipeline.json"])
    func `a configuration that is cut off is one, with the place of its fault`(name: String) throws {
        #expect(try messages(name, "{\"version\": 1,").first?.hasPrefix("\(name):1:") == true)
    }
}
