import Core
import Testing

@testable import Shell

struct StageSchedulerTests {
    private let context = RunContext(today: CalendarDate(dayNumber: 20_700), now: 0)
    private let noTicks: @Sendable () -> UInt64 = { 0 }

    private struct Distances: TableStage {
        static let name = "distances"
        static let summary = "a place for each that is there"
        static let requires: [DatasetPart] = [.places]
        static let provides: [DatasetPart] = [.distances]
        init(options: OptionValues) {}
        func run(_ dataset: inout Dataset, in context: RunContext) {
            dataset.distances = [
                DistanceRow(siteNumber: "1", place: 0, metres: 5, bearing: 0)
            ]
            // What a stage does not provide is not kept.
            dataset.birthdays = []
            dataset.unchecked.insert(UncheckedRule(rule: "r", source: "s", reason: "distances"))
        }
    }

    private struct Occupancy: TableStage {
        static let name = "occupancy"
        static let summary = "a night for each distance"
        static let requires: [DatasetPart] = [.distances]
        static let provides: [DatasetPart] = [.occupancy]
        init(options: OptionValues) {}
        func run(_ dataset: inout Dataset, in context: RunContext) {
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
        func run(_ dataset: inout Dataset, in context: RunContext) {}
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
        #expect(dataset.unchecked.map(\.reason) == ["distances"])
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
}
