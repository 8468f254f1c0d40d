import InnkeeperCatalog
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

@testable import InnkeeperShell
@testable import InnkeeperStages

struct StageSchedulerTests {
    private let context = RunContext(today: CalendarDate(dayNumber: 20_700), now: 0)
    private let noTicks: @Sendable () -> UInt64 = { 0 }

    private struct Distances: TableStage {
        static let name = "distances"
        static let summary = "a place for each that is there"
        static let requires: [DatasetPart] = [.places]
        static let provides: [DatasetPart] = [.distances]
        init(options: OptionValues) {}
        func run(_ dataset: inout Dataset, in context: RunContext, jobs: Int) async {
            dataset.distances = [
                DistanceRow(siteNumber: "1", place: 0, metres: 5, bearing: 0)
            ]
            // What a stage does not provide is not kept.
            dataset.birthdays = []
            dataset.unchecked.insert(UncheckedRule(rule: "r", source: "s", reason: .stageMissing("distances")))
        }
    }

    private struct Occupancy: TableStage {
        static let name = "occupancy"
        static let summary = "a night for each distance"
        static let requires: [DatasetPart] = [.distances]
        static let provides: [DatasetPart] = [.occupancy]
        init(options: OptionValues) {}
        func run(_ dataset: inout Dataset, in context: RunContext, jobs: Int) async {
            dataset.occupancy = dataset.distances.map { _ in
                OccupancyRow(night: context.today, sites: nil, sold: 1, revenue: 0, currency: .none)
            }
        }
    }

    private struct Conflicts: TableStage {
        static let name = "conflicts"
        static let summary = "one that says how many jobs it was given"
        static let requires: [DatasetPart] = [.places]
        static let provides: [DatasetPart] = [.conflicts]
        init(options: OptionValues) {}
        func run(_ dataset: inout Dataset, in context: RunContext, jobs: Int) async {
            dataset.conflicts = [
                ConflictRow(first: jobs, second: 0, overlap: 0..<1, kind: .doubleBooking, freeSites: [])
            ]
        }
    }

    private func registry(_ types: [any TableStage.Type]) -> [StageScheduler.Unit] {
        types.map { StageScheduler.Unit($0, options: OptionValues()) }
    }

    @Test(arguments: [1, 4]) func `a stage sees what those before it have filled, with or without neighbours`(
        jobs: Int
    ) async {
        // Given places, and a stage that needs what another provides
        var dataset = Dataset()
        dataset.provided = [.places]
        // When
        let laps = await StageScheduler(ticks: noTicks, jobs: jobs).run(
            registry([Conflicts.self, Distances.self, Occupancy.self]), &dataset, in: context)
        // Then all have run, in order
        #expect(laps.map(\.name) == ["conflicts_ms", "distances_ms", "occupancy_ms"])
        #expect(dataset.distances.count == 1 && dataset.occupancy.count == 1)
        #expect(dataset.conflicts.map(\.first) == [jobs])
        #expect(dataset.provided == [.places, .distances, .occupancy, .conflicts])
        #expect(dataset.unchecked.map(\.reason) == [.stageMissing("distances")])
    }

    @Test func `a stage without what it requires is left out`() async {
        // Given no places, or the stages in the wrong order
        var without = Dataset()
        var turned = Dataset()
        turned.provided = [.places]
        // When
        let none = await StageScheduler(ticks: noTicks, jobs: 2).run(
            registry([Distances.self, Occupancy.self]), &without, in: context)
        let one = await StageScheduler(ticks: noTicks, jobs: 2).run(
            registry([Occupancy.self, Distances.self]), &turned, in: context)
        // Then
        #expect(none.isEmpty && without.provided.isEmpty && without.distances.isEmpty)
        #expect(one.map(\.name) == ["distances_ms"] && turned.occupancy.isEmpty)
    }

    @Test(arguments: [1, 2, 3, 7]) func `every stage gives the same from several files, with any number of jobs`(
        jobs: Int
    ) async throws {
        // Given two files of each kind, of which each second one repeats a record of the first
        let folder = try TemporaryFolder()
        try StageSchedulerTests.writeCampground(to: folder)
        var units: [StageScheduler.Unit] = []
        for type in Catalog.stages {
            var options = OptionValues(defaults: type.options)
            options.values["pairs"] = .integer(600)
            options.values["leapDay"] = .text("mar1")
            units.append(StageScheduler.Unit(type, options: options))
        }
        // When they are read and worked on by one task, and by several
        let one = try await read(folder, jobs: 1)
        var sequential = one.dataset
        for unit in units { await unit.stage.run(&sequential, in: context, jobs: 1) }
        let several = try await read(folder, jobs: jobs)
        var scheduled = several.dataset
        let laps = await StageScheduler(ticks: noTicks, jobs: jobs).run(units, &scheduled, in: context)
        // Then all is there, and the same
        #expect(laps.map(\.name) == Catalog.stages.map { "\($0.name)_ms" })
        #expect(several.findings == one.findings)
        #expect(sequential.campSites.rows.map(\.isRejected) == [false, false, false, true, false])
        #expect(sequential.persons?.rows.count == 40)
        let inputs = ["files", "campSites", "bookings", "contacts", "places"]
        #expect(differences(scheduled, sequential).filter { !inputs.contains($0) } == [])
        #expect(scheduled.bookings == sequential.bookings && scheduled.files == sequential.files)
        let given = ["unchecked", "hasSeveralProperties", "echoes", "conflictParts", "occupancyParts"]
        #expect(
            differences(scheduled, Dataset()).filter { !given.contains($0) }
                == texts(of: Dataset()).keys.filter { !given.contains($0) }.sorted())
    }

    private func read(_ folder: TemporaryFolder, jobs: Int) async throws -> SourceLoader {
        var configuration = Configuration()
        configuration.sources = [
            (RecordKind.bookings, "*.csv"), (.campsites, "sites/*.csv"), (.contacts, "*.vcf"), (.places, "*.geojson"),
        ].map { kind, files in
            Configuration.Source(settings: SourceSettings(name: kind.rawValue, kind: kind), files: [files])
        }
        configuration.stages = [Configuration.Unit(name: "matching", options: OptionValues())]
        configuration.settle()
        let loader = SourceLoader(
            SourceFinder.find(configuration.sources, root: folder.path), configuration: configuration,
            formats: Catalog.formats, rules: [houseRule("campsite-number-duplicate")], context: context, folder: nil,
            jobs: jobs)
        try await loader.run()
        return loader
    }

    /// Today is 2026-09-04.
    private static func writeCampground(to folder: TemporaryFolder) throws {
        for (file, name) in ["desk", "web"].enumerated() {
            var bookings = "reservation_id,site_number,category,guest_name,email,arrival,nights,total,currency\n"
            for number in 0..<150 {
                let site = number % 7 == 0 ? "" : "A\(number % 7 % 4)"
                bookings += "\(name)-\(number),\(site),tent,Guest Number\(number % 40),guest\(number % 40)@example.org,"
                bookings +=
                    "2026-09-\(10 + number * 7 % 20),\(1 + number % 4),\(number + 1).50,\(file == 0 ? "USD" : "EUR")\n"
            }
            try folder.write("\(name).csv", bookings)
        }
        let header = "site_number,category,latitude,longitude\n"
        try folder.write(
            "sites/a.csv", header + "A0,tent,37.30,-121.80\nA1,tent,37.31,-121.81\nA2,tent,37.32,-121.82\n")
        try folder.write("sites/b.csv", header + "A1,tent,37.33,-121.83\nA3,tent,37.34,-121.84\n")
        for name in ["a", "b"] {
            let cards = (0..<40).map { number in
                "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:\(number)\r\nFN:Guest Number\(number)\r\nEMAIL:guest\(number)@example.org\r\n"
                    + "BDAY:1980-09-\(10 + number % 20)\r\nEND:VCARD\r\n"
            }
            try folder.write("\(name).vcf", cards.joined())
            let places = (0..<45).map { number in
                """
                {"type":"Feature","id":"\(name)\(number)","properties":{"name":"Place \(number)","category":"kind\(number % 3)"},
                "geometry":{"type":"Point","coordinates":[\(-121.8 - Double(number * 7 % 45) / 500),\(37.3 + Double(number) / 500)]}}
                """
            }
            try folder.write(
                "\(name).geojson", "{\"type\":\"FeatureCollection\",\"features\":[\(places.joined(separator: ","))]}")
        }
    }
}
