import Configuration
import Core
import Shell
import Stages
import TestSupport
import Testing

struct IngestTests {
    private func ingest(
        _ folder: TemporaryFolder, _ configuration: Configuration, jobs: Int = 1,
        formats: [any Format.Type] = [CSVFormat.self, VCardFormat.self], origin: Coordinate? = nil
    ) async throws -> Ingest {
        var world = World(today: CalendarDate(dayNumber: 20_000), now: 0)
        world.property.origin = origin
        let ingest = Ingest(
            SourceFinder.find(configuration.sources, root: folder.path), configuration: configuration, formats: formats,
            rules: [NoGuests.self, NotFirst.self], world: world, folder: nil, jobs: jobs)
        try await ingest.run()
        return ingest
    }

    private func shown(_ ingest: Ingest) -> [String] {
        var findings = ingest.findings
        findings.sort()
        return findings.rows.indices.map {
            let finding = findings.finding($0, files: ingest.dataset.files) { _, _ in .error }
            return "\(finding.file):\(finding.line) \(finding.code) \(finding.detail)"
        }
    }

    @Test func `every record of every file is read, and each file accounts for its own`() async throws {
        // Given two files, one with a booking that a rule refuses
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "reservation_id,arrival,nights,guests\nR1,2026-07-01,2,2\nR2,2026-07-01,2,0\n")
        try folder.write("b.csv", "reservation_id,arrival,nights,guests\nR3,2026-07-01,2,2\n")
        // When they are read
        let ingest = try await ingest(folder, ShellFixtures.configuration(["*.csv"]))
        // Then
        #expect(ingest.dataset.files.map(\.counts.read) == [2, 1])
        #expect(ingest.dataset.files.map(\.counts.rejected) == [1, 0])
        #expect(ingest.dataset.bookings.status == [.confirmed, .invalid, .confirmed])
        #expect(ingest.dataset.files.allSatisfy { $0.digest.hasPrefix("xxh128:") && $0.format == CSVFormat.name })
        #expect(ingest.dataset.provided == [.bookings])
        #expect(!ingest.isMissingInput)
        #expect(ingest.texts.text(2, .reservationID) == "R3")
    }

    @Test func `a file that is empty, or has no records, says so and is no missing input`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "")
        try folder.write("b.csv", "reservation_id,arrival,nights\n")
        let ingest = try await ingest(folder, ShellFixtures.configuration(["a.csv", "b.csv"]))
        #expect(shown(ingest) == ["a.csv:0 source-empty it has no bytes", "b.csv:0 source-empty it has no records"])
        #expect(!ingest.isMissingInput)
    }

    @Test func `a workbook is refused with what to do, and is a missing input`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "PK\u{3}\u{4}\u{0}\u{0}")
        let ingest = try await ingest(folder, ShellFixtures.configuration(["a.csv"]))
        #expect(
            shown(ingest) == [
                "a.csv:0 source-unrecognised it looks like a workbook or an archive; export it as CSV (UTF-8)"
            ])
        #expect(ingest.isMissingInput)
    }

    @Test func `an input of another kind is told so`() async throws {
        // Given places, for which no format is there
        let folder = try TemporaryFolder()
        try folder.write("a.txt", "hello")
        var configuration = ShellFixtures.configuration([])
        configuration.sources = [
            Configuration.Source(settings: SourceSettings(name: "map", kind: .places), files: ["a.txt"])
        ]
        let ingest = try await ingest(folder, configuration)
        #expect(
            shown(ingest) == [
                "a.txt:0 source-unrecognised it is in no format that is read here, or not in one of its kind"
            ])
    }

    @Test func `a rule whose columns are not there is listed as not checked, one that is off is not run`() async throws
    {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "reservation_id,arrival,nights\nR1,2026-07-01,2\n")
        let without = try await ingest(folder, ShellFixtures.configuration(["a.csv"]))
        #expect(without.dataset.unchecked.map(\.rule) == [NoGuests.code])
        // And a source of which nothing was read has nothing to list
        let none = try await ingest(folder, ShellFixtures.configuration(["gone.csv"]))
        #expect(none.dataset.unchecked.isEmpty && none.isMissingInput)
    }

    @Test func `any number of cores gives the same tables and the same findings`() async throws {
        // Given a file of several slices
        let folder = try TemporaryFolder()
        var text = "reservation_id,site_number,arrival,nights,guests\n"
        for number in 0..<80_000 { text += "R\(number),S\(number % 97),2026-07-01,2,\(number % 50)\n" }
        try folder.write("a.csv", text)
        let one = try await ingest(folder, ShellFixtures.configuration(["a.csv"]))
        let many = try await ingest(folder, ShellFixtures.configuration(["a.csv"]), jobs: 7)
        #expect(one.dataset.bookings == many.dataset.bookings)
        #expect(one.findings == many.findings)
        #expect(one.dataset.files == many.dataset.files)
        #expect(one.dataset.bookings.count == 80_000 && one.findings.count == 1_600)
    }
}
