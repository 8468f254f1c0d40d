import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import Testing
import TestSupport

struct CopiedFilesTests {
    /// What is said of the files of one source, by name, and which of them are still to be read.
    private func judge(
        _ files: [String: String], _ change: (inout Configuration.Source) -> Void = { _ in }
    ) throws -> (said: [String], read: [String], isAnyMissing: Bool) {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(name, text) }
        var configuration = ShellFixtures.configuration(["*.csv"])
        change(&configuration.sources[0])
        var found = SourceFinder.find(configuration.sources, root: folder.path)
        CopiedFiles.apply(to: &found, configuration.sources)
        let said = found.findings.rows.indices.map { index in
            let finding = found.findings.finding(index, files: found.files) { _, _ in .error }
            return "\(finding.file) \(finding.code): \(finding.arguments)"
        }
        let read = found.entries.filter { $0.path != nil }.map(\.file.path)
        return (said, read, found.isAnyMissing)
    }

    @Test(arguments: ["desk (1).csv", "desk - Kopie.csv", "Copy of desk.csv"])
    func `a copy with the same bytes is skipped, and nothing is missing`(copy: String) throws {
        let (said, read, isAnyMissing) = try judge(["desk.csv": "R1", copy: "R1"])

        #expect(said == ["\(copy) source-repeated: desk.csv"])
        #expect(read == ["desk.csv"])
        #expect(!isAnyMissing)
    }

    @Test(arguments: ["R2", "R1,A1"])
    func `a copy with other bytes is a question, and not read`(text: String) throws {
        let (said, read, isAnyMissing) = try judge(["desk.csv": "R1", "desk - Kopie.csv": text])

        #expect(said == ["desk - Kopie.csv source-ambiguous: copies desk.csv"])
        #expect(read == ["desk.csv"])
        #expect(isAnyMissing)
    }

    @Test func `a later download with other bytes is a newer export`() throws {
        let (said, read, _) = try judge(["desk.csv": "R1", "desk (1).csv": "R2"])
        #expect(said.isEmpty && read.count == 2)
    }

    @Test func `a copy without its original is read`() throws {
        let (said, read, _) = try judge(["desk - Kopie.csv": "R1", "web.csv": "R1"])
        #expect(said.isEmpty && read.count == 2)
    }

    @Test func `a copy of a skipped copy is held against its bytes`() throws {
        let (said, read, _) = try judge(["desk.csv": "R1", "desk (1).csv": "R1", "desk (1) - Kopie.csv": "R1"])
        #expect(said.count == 2 && read == ["desk.csv"])
    }

    @Test func `what newest says is no question, but the same bytes are still skipped`() throws {
        let files = ["desk.csv": "R1", "desk - Kopie.csv": "R2", "desk copy.csv": "R1"]
        let (said, read, _) = try judge(files) { $0.newest = ["* - Kopie.csv"] }
        #expect(said == ["desk copy.csv source-repeated: desk.csv"])
        #expect(read == ["desk - Kopie.csv", "desk.csv"])
    }

    @Test func `nothing is skipped where duplicates are errors`() throws {
        let (said, read, _) = try judge(["desk.csv": "R1", "desk (1).csv": "R1"]) { $0.refusesDuplicates = true }
        #expect(said.isEmpty && read.count == 2)
    }

    @Test func `a large file is compared to its end`() throws {
        let text = String(repeating: "R1,A1,Ada,2026-09-10,2\n", count: 100_000)
        let files = ["desk.csv": text + "x", "desk - Copy.csv": text + "y", "desk (1).csv": text + "x"]
        let (said, _, _) = try judge(files)
        #expect(
            said == ["desk (1).csv source-repeated: desk.csv", "desk - Copy.csv source-ambiguous: copies desk.csv"])
    }
}
