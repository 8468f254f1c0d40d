import Foundation
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperStages
import Testing
import TestSupport

struct StagePlannerTests {
    private static let row = "reservation_id,arrival,nights,guests\nR1,2026-07-01,2,2\n"

    private func plan(_ files: [String: String], packed: [String] = []) throws -> StagePlan {
        let work = try Exchange(files)
        for name in packed { try work.folder.write(name, bytes: TinyGzip.stored(Self.row)) }
        return try work.plan(2)
    }

    @Test func `files of tables go to tasks, with what tells whether they change`() throws {
        // Given two files, the second of which is longer
        let work = try Exchange(["in/a.csv": Self.row, "in/b.csv": Self.row + "R2,2026-07-01,2,2\n"])
        // When
        var request = work.request
        request.asOf = CalendarDate(iso: "2026-11-21")
        let plan = try StagePlanner(request, Exchange.registry, work.process).plan(tasks: 2)
        // Then
        #expect(plan.files.map(\.path) == ["in/a.csv", "in/b.csv"])
        #expect(plan.files.map(\.task) == [1, 0])
        #expect(plan.files.map(\.byteCount) == [Int64(Self.row.utf8.count), Int64(Self.row.utf8.count) + 18])
        #expect(plan.files.allSatisfy { $0.modified > 0 })
        #expect(plan.unmapped.isEmpty)
        #expect(plan.asOf == CalendarDate(iso: "2026-11-21") && plan.now == work.process.now && plan.tool == "1.0")
    }

    @Test func `compressed tables go to tasks, too`() throws {
        let plan = try plan(["in/a.csv": Self.row], packed: ["in/b.csv.gz"])
        #expect(plan.files.map(\.path) == ["in/a.csv", "in/b.csv.gz"])
        #expect(plan.unmapped.isEmpty)
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
                StagePlan.Unmapped(source: "desk", reason: "in/b.zip is an archive, a workbook or damaged")
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
        #expect(plan.unmapped.map(\.reason) == ["in/b.gz is an archive, a workbook or damaged"])
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

    @Test func `a plan has the configuration, and names what every task reads`() throws {
        // Given campsites in a file and in an archive
        var configuration = ShellFixtures.configuration(["in/*"])
        configuration.sources.append(
            Configuration.Source(
                settings: SourceSettings(name: "sites", kind: .campsites),
                files: ["sites.csv", "old.zip!sites.csv", "none.csv"]))
        let work = try Exchange(["in/a.csv": Self.row, "sites.csv": "site_number\nA1\n"], configuration)
        try work.folder.write("old.zip", bytes: TinyZip.archive([(name: "sites.csv", content: "site_number\nA2\n")]))
        let replacement = StagePlan.Replacement(source: "desk", files: ["in/*"])
        // When
        let plan = try StagePlanner(work.request, Exchange.registry, work.process)
            .plan(tasks: 1, replacements: [replacement])
        // Then
        #expect(plan.common == ["old.zip", "sites.csv"])
        #expect(plan.configurationText == "{}")
        #expect(plan.replacements == [replacement])
    }

    @Test func `a folder without a configuration is refused`() async throws {
        let work = try Exchange(["in/a.csv": Self.row])
        var request = work.request
        request.configurationPath = nil
        let planner = StagePlanner(request, Exchange.registry, work.process)
        #expect(
            await faultMessage { _ = try planner.plan(tasks: 1) }
                == "stage plan needs a configuration; innkeeper init \(work.folder.path) writes one for the folder")
    }
}
