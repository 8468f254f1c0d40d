import Core
import Synchronization
import TestSupport
import Testing

@testable import Shell

struct RenderingTests {
    private struct Failure: Error, Equatable { let name: String }

    /// Writes a file a part, or fails where a name says so.
    private struct TestReport: Report {
        static let name = "test"
        static let summary = "for tests"
        static let files: [String] = []
        var names: [String] = []
        init(options: OptionValues) {}
        init(_ names: [String]) { self.names = names }
        func render(_ input: ReportInput, to folder: any OutputFolder) throws {}
        var parts: [ReportPart] {
            names.map { name in
                ReportPart(effort: { _ in name.count }) { _, folder in
                    if name.hasPrefix("bad") { throw Failure(name: name) }
                    try folder.write(name) { try $0(Array(name.utf8)) }
                }
            }
        }
    }

    private struct NoTexts: BookingTexts { func text(_ row: Int, _ field: BookingField) -> String { "" } }

    private let input = ReportInput(
        dataset: Dataset(), world: World(today: CalendarDate(dayNumber: 20_700), now: 0), findings: Findings(),
        rules: [:], severity: { _, _ in .error }, texts: NoTexts(), toolVersion: "1.0")

    @Test(arguments: [1, 3]) func `every part is rendered, and a report takes what its parts take`(jobs: Int)
        async throws
    {
        // Given a clock that ticks once each time it is asked
        let ticks = Atomic<UInt64>(0)
        let folder = MemoryFolder()
        // When
        let laps = try await Rendering(
            ticks: { ticks.add(1, ordering: .relaxed).newValue }, jobs: jobs
        ).render(
            [(TestReport(["a", "b"]), "one"), (TestReport([]), "none"), (TestReport(["c"]), "two")], input, to: folder)
        // Then
        #expect(folder.files.keys.sorted() == ["a", "b", "c"])
        #expect(laps.map(\.name) == ["one_ms", "none_ms", "two_ms"])
        #expect(laps[0].nanoseconds >= 2 && laps[1].nanoseconds == 0 && laps[2].nanoseconds >= 1)
    }

    @Test func `the longest part begins first, and of equals the one that is named first`() async throws {
        // Given parts of which each takes as long as its name is
        let begun = Mutex<[String]>([])
        final class Order: OutputFolder {
            let note: @Sendable (String) -> Void
            init(_ note: @escaping @Sendable (String) -> Void) { self.note = note }
            func write(_ path: String, _ body: (_ piece: ([UInt8]) throws -> Void) throws -> Void) throws { note(path) }
        }
        // When one job renders them
        _ = try await Rendering(ticks: { 0 }, jobs: 1).render(
            [(TestReport(["a", "bbb"]), "one"), (TestReport(["cc", "ddd", "e"]), "two")], input,
            to: Order { name in begun.withLock { $0.append(name) } })
        // Then
        #expect(begun.withLock { $0 } == ["bbb", "ddd", "cc", "a", "e"])
    }

    @Test(arguments: [1, 3]) func `the first part that fails says why, and the others are done`(jobs: Int) async throws
    {
        let folder = MemoryFolder()
        await #expect(throws: Failure(name: "bad 1")) {
            _ = try await Rendering(ticks: { 0 }, jobs: jobs).render(
                [(TestReport(["a", "bad 1"]), "one"), (TestReport(["bad 2, longer", "c"]), "two")], input, to: folder)
        }
        #expect(folder.files.keys.sorted() == ["a", "c"])
    }
}
