import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperServices
import InnkeeperShell
import InnkeeperSpools
import InnkeeperStages
import Testing
import TestSupport

struct UnreadFilesTests {
    private let folder: TemporaryFolder
    private let registry = Registry(
        rules: RuleCatalogue.all, stages: [], reports: [], formats: [CSVFormat.self, VCardFormat.self])

    init() throws { folder = try TemporaryFolder() }

    private func source(_ files: [String], exclude: [String] = []) -> Configuration.Source {
        var source = Configuration.Source(settings: SourceSettings(name: "desk", kind: .bookings), files: files)
        source.exclude = exclude
        return source
    }

    /// What is found besides the sources' own files, as `path code`.
    private func unread(
        _ sources: [Configuration.Source], _ others: OtherFiles = .beside, ignore: [String] = []
    ) -> [String] {
        var configuration = Configuration()
        (configuration.sources, configuration.ignore) = (sources, ignore)
        var found = SourceFinder.find(sources, root: folder.path)
        UnreadFiles(
            registry, ArchiveUnpacking(), root: folder.path, configuration,
            configurationPath: folder.path("pipeline.json")
        ).add(others, to: &found)
        return found.entries.filter { !$0.file.hasSource }.map { "\($0.file.path) \($0.problems[0].code.rawValue)" }
    }

    private func write(_ names: String...) throws {
        for name in names { try folder.write(name, "a,b\n1,2\n") }
    }

    @Test func `files in the folder of a pattern are named, and not those below it`() throws {
        try write("in/desk.csv", "in/other.csv", "in/deep/x.csv", "elsewhere/y.csv")
        #expect(unread([source(["in/desk*.csv"])]) == ["in/other.csv source-unrecognised"])
    }

    @Test func `a pattern that finds nothing expects files all the same`() throws {
        try write("in/other.csv")
        #expect(unread([source(["in/desk*.csv"])]) == ["in/other.csv source-unrecognised"])
    }

    @Test func `where folders are patterns, those count in which something is found`() throws {
        try write("in/a/desk.csv", "in/a/x.csv", "in/b/y.csv", "in/z.csv")
        #expect(unread([source(["in/*/desk.csv"])]) == ["in/a/x.csv source-unrecognised"])
    }

    @Test func `what a source excludes or the configuration ignores is not named`() throws {
        try write("desk.csv", "old.csv", "notes.csv")
        #expect(unread([source(["desk.csv"], exclude: ["old*"])], ignore: ["notes.csv"]).isEmpty)
    }

    @Test func `hidden files, those that git ignores and those of Windows are not named`() throws {
        try write("in/desk.csv", "in/.x.csv", "in/tmp.csv", "in/desktop.ini", "in/Thumbs.db", "in/~$desk.xlsx")
        try folder.write("in/.gitignore", "tmp.*\n")
        #expect(unread([source(["in/desk.csv"])]).isEmpty)
    }

    @Test func `what Innkeeper itself works with or has written is not named`() throws {
        try write("desk.csv", "pipeline.json", "pipeline.schema.json", "all.cases.json")
        try folder.write("second.json", "{\"version\": 1, \"sources\": {}}")
        #expect(unread([source(["desk.csv"])]).isEmpty)
        try folder.write("Out/run.json", "{\n  \"tool\": \"innkeeper 1\"")
        try write("Out/conflicts.csv", "Out/page.csv")
        #expect(unread([source(["Out/page.csv"])]).isEmpty)
    }

    @Test func `a file that no report needs is named without alarm`() throws {
        try write("desk.csv")
        try folder.write("map.png", bytes: [0x89, 0x50, 0x4E, 0x47])
        try folder.write("bank.csv", "Buchungstag;Verwendungszweck\n1;2\n")
        #expect(unread([source(["desk.csv"])]) == ["bank.csv source-not-export", "map.png source-not-export"])
    }

    @Test func `a file that somebody names should have been read, whatever it is`() throws {
        try folder.write("letter.txt", "Hello\n")
        #expect(
            unread([], .named(["gone.csv", "letter.txt"])) == [
                "gone.csv source-missing", "letter.txt source-unrecognised",
            ])
        #expect(unread([], .met(["letter.txt"])) == ["letter.txt source-not-export"])
    }

    @Test func `of an archive each member that may be an export is named`() throws {
        try folder.write(
            "a.zip",
            bytes: TinyZip.archive([("x.csv", "a,b\n1,2\n"), ("readme.txt", "Hello"), ("y.csv", "a,b\n1,2\n")]))
        try folder.write("b.zip", bytes: TinyZip.archive([("readme.txt", "Hello")]))
        #expect(
            unread([], .met(["a.zip", "b.zip"])) == [
                "a.zip!x.csv source-unrecognised", "a.zip!y.csv source-unrecognised", "b.zip source-not-export",
            ])
    }

    @Test func `an empty log beside the exports is not reported as a failed export`() throws {
        try folder.write("innkeeper.log", "")
        #expect(unread([], .met(["innkeeper.log"])) == ["innkeeper.log source-not-export"])
    }

    @Test func `an empty file is empty, and a damaged workbook still a workbook`() throws {
        try folder.write("empty.csv", "")
        try folder.write("a.xlsx", bytes: Array(TinyZip.archive([("xl/workbook.xml", "<workbook/>")]).prefix(50)))
        #expect(
            unread([], .met(["a.xlsx", "empty.csv"])) == ["a.xlsx source-unrecognised", "empty.csv source-empty"])
    }

    @Test func `JSON that breaks off is told with the place`() throws {
        try folder.write("a.json", "{\"guests\": [{\"a\": 1}")
        #expect(unread([], .met(["a.json"])) == ["a.json json-malformed"])
    }

    @Test func `of damaged JSON nothing says that it is not needed`() throws {
        try folder.write("b.json", "{")
        let lines = UnreadFiles(registry, ArchiveUnpacking(), root: folder.path).lines(.met(["b.json"]))
        #expect(lines.count == 1 && lines[0].hasPrefix("b.json: This is not valid JSON"), "\(lines)")
    }

    @Test func `an export that no source asks for is told with its kind`() throws {
        try folder.write("desk.csv", "arrival,nights\n2026-07-01,2\n")
        try folder.write("desk-2.csv", "arrival,nights\n2026-07-01,2\n")
        #expect(unread([source(["desk.csv"])]) == ["desk-2.csv source-unrecognised"])
        let lines = UnreadFiles(registry, ArchiveUnpacking(), root: folder.path).lines(.met(["desk-2.csv"]))
        #expect(lines[0].contains("it holds bookings, but no source of the configuration asks for it"))
    }

    @Test func `a file that is called a workbook and can't be unpacked is a damaged one, with advice`() throws {
        try folder.write("bookings.xlsx", bytes: [0x50, 0x4B, 0x03, 0x04] + [UInt8](repeating: 0xAA, count: 500))
        try folder.write("bookings.zip", bytes: [0x50, 0x4B, 0x03, 0x04] + [UInt8](repeating: 0xAA, count: 500))
        let lines = UnreadFiles(registry, ArchiveUnpacking(), root: folder.path).lines(
            .met(["bookings.xlsx", "bookings.zip"]))
        #expect(lines[0].contains("bookings.xlsx: This is a damaged workbook: ") && lines[0].contains("save it as CSV"))
        #expect(!lines[1].contains("workbook"))
    }

    @Test func `a line tells the path and the reason`() throws {
        try folder.write("a.csv", "Guest name,Room\nAda,1\nBo,2\n")
        let lines = UnreadFiles(registry, ArchiveUnpacking(), root: folder.path).lines(.met(["a.csv"]))
        #expect(lines.count == 1 && lines[0].hasPrefix("a.csv: The file was not read; the table looks like bookings"))
        #expect(lines[0].contains("an arrival date") && lines[0].contains("its headings are Guest name, Room"))
    }
}
