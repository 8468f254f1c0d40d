import InnkeeperCore
import InnkeeperReports
import TestSupport
import Testing

struct PartFilesTests {
    @Test(arguments: [1, 3]) func `part files are the whole file, in order, and only the first has the headings`(
        jobs: Int
    ) async throws {
        // Given seven bookings, of which one has no bill, and a pair of them
        var dataset = Dataset()
        dataset.provided = [.bookings, .conflicts]
        dataset.files = [Fixture.file("desk", .bookings, "desk.csv")]
        dataset.bookings = Fixture.bookings(
            (0..<7).map {
                .init(
                    id: "R-\($0)", site: "A1", arrival: "2026-07-01", departure: "2026-07-05", paid: 5,
                    status: $0 == 4 ? .cancelled : .confirmed)
            })
        let shared = Fixture.day("2026-07-01").dayNumber..<Fixture.day("2026-07-05").dayNumber
        dataset.conflicts = [ConflictRow(first: 0, second: 1, overlap: shared, kind: .doubleBooking, freeSites: [])]
        func files(_ options: [String: OptionValue]) async throws -> [String: String] {
            let folder = MemoryFolder()
            let options = OptionValues(options.merging(["lines": .flag(true), "bom": .flag(true)]) { $1 })
            _ = try await ReportScheduler(ticks: { 0 }, jobs: jobs).render(
                [(TablesReport(options: options), "tables")], Fixture.input(dataset), to: folder)
            return folder.files.mapValues { String(decoding: $0, as: UTF8.self) }
        }
        // When they are written as one file, and as files of three bookings
        let whole = try await files([:])
        let parts = try await files(["rowsPerFile": .integer(3)])
        // Then the folder has the name of the file, and the parts are what it was
        for (path, ending) in [("payments.csv", "csv"), ("payments.jsonl", "jsonl")] {
            let names = (0..<3).map { "\(path)/part-0000\($0).\(ending)" }
            #expect(parts.keys.filter { $0.hasPrefix(path) }.sorted() == names)
            #expect(names.compactMap { parts[$0] }.joined() == whole[path])
        }
        #expect(parts["payments.csv/part-00001.csv"]?.split(separator: "\n").count == 2)
        // And a table of fewer rows stays one file
        #expect(parts["conflicts.csv"] == whole["conflicts.csv"] && whole["conflicts.csv"] != nil)
    }
}
