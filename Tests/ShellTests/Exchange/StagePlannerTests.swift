import Foundation
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperSpools
import InnkeeperStages
import Testing
import TestSupport

struct StagePlannerTests {
    private static let row = "reservation_id,arrival,nights,guests\nR1,2026-07-01,2,2\n"

    private func plan(_ files: [String: String]) throws -> StagePlan {
        try Exchange(files).plan(2)
    }

    @Test func `files of tables go to tasks, with what tells whether they change`() throws {
        // Given two files, the second of which is longer
        let work = try Exchange(["in/a.csv": Self.row, "in/b.csv": Self.row + "R2,2026-07-01,2,2\n"])
        // When
        var request = work.request
        request.asOf = CalendarDate(iso: "2026-11-21")
        let plan = try StagePlanner(request, Exchange.registry, work.process, ArchiveUnpacking()).plan(tasks: 2)
        // Then
        #expect(plan.files.map(\.path) == ["in/a.csv", "in/b.csv"])
        #expect(plan.files.map(\.task) == [1, 0])
        #expect(plan.files.map(\.byteCount) == [Int64(Self.row.utf8.count), Int64(Self.row.utf8.count) + 18])
        #expect(plan.files.allSatisfy { $0.modified > 0 })
        #expect(plan.unmapped.isEmpty)
        #expect(plan.asOf == CalendarDate(iso: "2026-11-21") && plan.now == work.process.now && plan.tool == "1.0")
    }

    @Test func `compressed tables go to tasks, too`() throws {
        // Given
        let work = try Exchange(["in/a.csv": Self.row])
        try work.folder.write("in/b.csv.gz", bytes: TinyGzip.stored(Self.row))
        try work.folder.write("in/c.csv.zst", bytes: TinyZstd.stored(Self.row))
        // When
        let plan = try work.plan(2)
        // Then
        #expect(plan.files.map(\.path) == ["in/a.csv", "in/b.csv.gz", "in/c.csv.zst"])
        #expect(plan.unmapped.isEmpty)
    }

    @Test func `a source with what only libarchive opens is read in one place`() throws {
        // Given a table in xz: that of xz(1) with nothing in it
        let work = try Exchange(["in/a.csv": Self.row])
        try work.folder.write(
            "in/b.csv.xz",
            bytes: [
                0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00, 0x00, 0x04, 0xE6, 0xD6, 0xB4, 0x46, 0x00, 0x00, 0x00,
                0x00, 0x1C, 0xDF,
                0x44, 0x21, 0x1F, 0xB6, 0xF3, 0x7D, 0x01, 0x00, 0x00, 0x00, 0x00, 0x04, 0x59, 0x5A,
            ])
        // When
        let plan = try work.plan(2)
        // Then
        #expect(plan.files.isEmpty)
        #expect(
            plan.unmapped.map(\.reason) == ["in/b.csv.xz is compressed with xz; tasks open gzip and zstd"]
        )
    }

    @Test(arguments: [
        (["old.zip!sites.csv"], "old.zip!sites.csv is in an archive or a workbook"),
        (["sites.xls"], "sites.xls is a workbook"), (["old.zip"], "old.zip is an archive"),
        (["sites.csv", "none.csv"], nil), (["sites.csv.gz"], nil),
    ])
    func `bookings are read where their campsites can be`(files: [String], obstacle: String?) throws {
        // Given
        var configuration = ShellFixtures.configuration(["in/*"])
        configuration.sources.append(
            Configuration.Source(settings: SourceSettings(name: "sites", kind: .campsites), files: files))
        let table = "site_number\nA1\n"
        let work = try Exchange(["in/a.csv": Self.row, "sites.csv": table], configuration)
        try work.folder.write("old.zip", bytes: TinyZip.archive([(name: "sites.csv", content: table)]))
        try work.folder.write("sites.xls", TinyWorkbook.text([("A", [["site_number"], ["A1"]])]))
        try work.folder.write("sites.csv.gz", bytes: TinyGzip.stored(table))
        // When
        let plan = try work.plan(1)
        // Then
        #expect(plan.files.map(\.path) == (obstacle == nil ? ["in/a.csv"] : []))
        #expect(plan.common == (obstacle == nil ? [files[0]] : []))
        let reason = obstacle.map { "its campsites can't be read by tasks: " + $0 }
        #expect(
            plan.unmapped.map(\.reason) == [reason, "only bookings are read by tasks"].compactMap { $0 })
    }

    @Test func `a source with an archive is read in one place`() throws {
        // Given a table, and another one in an archive
        let work = try Exchange(["in/a.csv": Self.row])
        try work.folder.write("in/b.zip", bytes: TinyZip.archive([(name: "b.csv", content: Self.row)]))
        // When
        let plan = try work.plan(2)
        // Then
        #expect(plan.files.isEmpty)
        #expect(
            plan.unmapped == [
                StagePlan.Unmapped(source: "desk", reason: "in/b.zip is an archive")
            ])
    }

    @Test func `a file that only begins like a compressed one leaves its source to finish`() throws {
        // Given
        let work = try Exchange(["in/a.csv": Self.row])
        try work.folder.write("in/b.gz", bytes: [0x1F, 0x8B, 8, 0, 0])
        // When
        let plan = try work.plan(2)
        // Then
        #expect(plan.files.isEmpty)
        #expect(plan.unmapped.map(\.reason) == ["in/b.gz is an archive or damaged"])
    }

    @Test func `files without records are no obstacle and go to no task`() throws {
        let plan = try plan(["in/a.csv": Self.row, "in/b.csv": "", "in/c.csv": "\u{FEFF}"])
        #expect(plan.files.map(\.path) == ["in/a.csv"])
        #expect(plan.unmapped.isEmpty)
    }

    @Test func `other records and what is fetched are read in one place`() throws {
        // Given a source of contacts
        var configuration = ShellFixtures.configuration(["in/*"])
        configuration.sources.append(
            Configuration.Source(settings: SourceSettings(name: "book", kind: .contacts), files: ["book.vcf"]))
        let work = try Exchange(["in/a.csv": Self.row, "book.vcf": ""], configuration)
        // When, then
        #expect(
            try work.plan(1).unmapped
                == [StagePlan.Unmapped(source: "book", reason: "only bookings are read by tasks")])
    }

    @Test func `a file that is too large to read is left to the step that says so`() throws {
        var configuration = ShellFixtures.configuration(["in/*"])
        configuration.limits.file = 60
        let work = try Exchange(["in/a.csv": Self.row, "in/b.csv": Self.row + "R2,2026-07-01,2,2\n"], configuration)
        #expect(try work.plan(1).files.map(\.path) == ["in/a.csv"])
    }

    @Test func `a plan has what tasks need of the configuration, and names what every task reads`() throws {
        // Given campsites, and a report, a check, a stage and a format that tasks don't know
        var configuration = ShellFixtures.configuration(["in/*"])
        configuration.sources.append(
            Configuration.Source(
                settings: SourceSettings(name: "sites", kind: .campsites),
                files: ["sites.csv", "none.csv"]))
        var cards = Configuration.Source(
            settings: SourceSettings(name: "book", kind: .contacts), files: ["book.vcf"])
        cards.format = "vcard"
        configuration.sources.append(cards)
        configuration.checks = [CustomCheck(code: "house-a", severity: .info, message: "A.", sql: "SELECT 1")]
        for stage in ["matching", "birthdays"] {
            configuration.stages.append(Configuration.Unit(name: stage, options: OptionValues()))
        }
        let work = try Exchange(["in/a.csv": Self.row, "sites.csv": "site_number\nA1\n"], configuration)
        let replacement = StagePlan.Replacement(source: "desk", files: ["in/*"])
        // When
        let plan = try StagePlanner(work.request, Exchange.registry, work.process, ArchiveUnpacking())
            .plan(tasks: 1, replacements: [replacement])
        // Then
        #expect(plan.common == ["sites.csv"])
        let (read, faults) = ConfigurationReader.read(
            Array(plan.configurationText.utf8), facts: MapTask.registry)
        #expect(faults == [])
        var expected = configuration
        (expected.reports, expected.checks, expected.stages) = ([], [], Array(configuration.stages[..<2]))
        expected.sources[2].format = nil
        expected.sources.sort { $0.settings.name < $1.settings.name }
        expected.settle()
        #expect(read == expected)
        #expect(plan.replacements == [replacement])
    }

    @Test func `a folder without a configuration is refused`() async throws {
        let work = try Exchange(["in/a.csv": Self.row])
        var request = work.request
        request.configurationPath = nil
        let planner = StagePlanner(request, Exchange.registry, work.process, ArchiveUnpacking())
        #expect(
            await faultMessage { _ = try planner.plan(tasks: 1) }
                == "stage plan needs a configuration; innkeeper init \(work.folder.path) writes one for the folder")
    }
}
