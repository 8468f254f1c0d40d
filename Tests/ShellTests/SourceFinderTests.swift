import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import Testing
import TestSupport

struct SourceFinderTests {
    private func source(_ name: String, _ files: [String], exclude: [String] = []) -> Configuration.Source {
        var source = Configuration.Source(settings: SourceSettings(name: name, kind: .bookings), files: files)
        source.exclude = exclude
        return source
    }

    @Test func `files come sorted by source and path, each once`() throws {
        // Given
        let folder = try TemporaryFolder()
        for name in ["in/b.csv", "in/a.csv", "in/deep/c.csv", "other.csv"] { try folder.write(name, "x") }
        // When
        let found = SourceFinder.find(
            [source("z", ["in/*.csv", "in/a.csv"]), source("a", ["other.csv"])], root: folder.path)
        // Then
        #expect(found.files.map(\.path) == ["other.csv", "in/a.csv", "in/b.csv"])
        #expect(found.files.map(\.source) == ["a", "z", "z"])
        #expect(found.paths == [folder.path("other.csv"), folder.path("in/a.csv"), folder.path("in/b.csv")])
        #expect(found.findings.count == 0)
    }

    @Test func `what is missing has an entry and a finding`() throws {
        let folder = try TemporaryFolder()
        let found = SourceFinder.find([source("desk", ["no.csv", "no-*.csv"])], root: folder.path)
        #expect(found.files.map(\.path) == ["no-*.csv", "no.csv"])
        #expect(found.paths == [nil, nil])
        #expect(found.findings.totals == ["source-missing": 2])
    }

    @Test func `a member of an archive is found when the archive is there`() throws {
        let folder = try TemporaryFolder()
        try folder.write("in/x.zip", "any bytes")
        let found = SourceFinder.find([source("desk", ["in/x.zip!a.csv", "in/y.zip!a.csv"])], root: folder.path)
        #expect(found.files.map(\.path) == ["in/x.zip!a.csv", "in/y.zip!a.csv"])
        #expect(found.paths == [folder.path("in/x.zip"), nil])
        #expect(found.entries.map(\.member) == ["a.csv", nil])
        #expect(found.isAnyMissing)
    }

    @Test func `a pattern leaves out the configuration`() throws {
        let folder = try TemporaryFolder()
        for name in ["pipeline.json", "places.json", "in/pipeline.json"] { try folder.write(name, "{}") }
        let found = SourceFinder.find([source("map", ["*.json", "in/*.json"])], root: folder.path)
        #expect(found.files.map(\.path) == ["in/pipeline.json", "places.json"])
    }

    @Test func `excluded files are not read`() throws {
        let folder = try TemporaryFolder()
        for name in ["in/a.csv", "in/a-old.csv"] { try folder.write(name, "x") }
        let found = SourceFinder.find([source("desk", ["in/*"], exclude: ["**/*-old.csv"])], root: folder.path)
        #expect(found.files.map(\.path) == ["in/a.csv"])
    }
}
