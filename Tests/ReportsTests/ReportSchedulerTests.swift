import InnkeeperCore
import Synchronization
import Testing
import TestSupport

@testable import InnkeeperReports

struct ReportSchedulerTests {
    private struct Failure: Error, Equatable { let name: String }

    /// Writes a file a part, or fails where a name says so.
    private struct TestReport: Report {
        static let name = "test"
        static let summary = "for tests"
        static let files: [String] = []
        var names: [String] = []
        init(options: OptionValues) {}
        init(_ names: [String]) { self.names = names }
        func render(_ input: RunData, to folder: any OutputFolder) throws {}
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

    private let input = RunData(
        dataset: Dataset(), context: RunContext(today: CalendarDate(dayNumber: 20_700), now: 0), findings: Findings(),
        rules: [:], severity: { _, _ in .error }, texts: NoTexts(), toolVersion: "1.0")

    @Test(arguments: [1, 3]) func `every part is rendered, and a report takes what its parts take`(jobs: Int)
        async throws
    {
        // Given a clock that ticks once each time it is asked
        let ticks = Atomic<UInt64>(0)
        let folder = MemoryFolder()
        // When
        let laps = try await ReportScheduler(
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
            func begin(_ path: String) throws -> any OutputStream {
                note(path)
                return Nothing()
            }
            private struct Nothing: OutputStream {
                func write(_ piece: [UInt8]) throws {}
                func close() throws {}
            }
        }
        // When one job renders them
        _ = try await ReportScheduler(ticks: { 0 }, jobs: 1).render(
            [(TestReport(["a", "bbb"]), "one"), (TestReport(["cc", "ddd", "e"]), "two")], input,
            to: Order { name in begun.withLock { $0.append(name) } })
        // Then
        #expect(begun.withLock { $0 } == ["bbb", "ddd", "cc", "a", "e"])
    }

    /// Two files in step, of pieces that name themselves.
    private struct PieceReport: Report {
        static let name = "pieces"
        static let summary = "for tests"
        static let files: [String] = []
        let count: Int
        let effort: Int
        let begun: @Sendable () -> Void
        let rendered: @Sendable (Int) -> Void
        init(options: OptionValues) { self.init(count: 1) }
        init(
            count: Int, effort: Int = 100, begun: @escaping @Sendable () -> Void = {},
            rendered: @escaping @Sendable (Int) -> Void = { _ in }
        ) {
            self.count = count
            self.effort = effort
            self.begun = begun
            self.rendered = rendered
        }
        func render(_ input: RunData, to folder: any OutputFolder) throws {}
        var parts: [ReportPart] {
            [
                ReportPart(effort: { [effort] _ in effort }) { [count, begun, rendered] _ in
                    begun()
                    return ReportChunks(files: ["x", "y"], count: count) { number in
                        rendered(number)
                        return [Array("\(number),".utf8), Array("<\(number)>".utf8)]
                    }
                }
            ]
        }
    }

    @Test(arguments: [1, 2, 5]) func `pieces stand in their order, in every file, however many are made at once`(
        jobs: Int
    ) async throws {
        // Given many pieces beside parts that are whole
        let folder = MemoryFolder()
        // When
        let laps = try await ReportScheduler(ticks: { 0 }, jobs: jobs).render(
            [(PieceReport(count: 100), "pieces"), (TestReport(["a", "b"]), "whole")], input, to: folder)
        // Then
        #expect(folder.text("x") == (0..<100).map { "\($0)," }.joined())
        #expect(folder.text("y") == (0..<100).map { "<\($0)>" }.joined())
        #expect(folder.files.keys.sorted() == ["a", "b", "x", "y"])
        #expect(laps.map(\.name) == ["pieces_ms", "whole_ms"])
    }

    @Test func `a piece that is done early waits for those before it`() throws {
        // Given three pieces of two files
        let folder = MemoryFolder()
        let pieces = ReportChunks(files: ["x", "y"], count: 4) { _ in [] }
        var assembly = ReportScheduler.Assembly(pieces)
        // When they come in another order
        for number in [2, 3, 0] { try assembly.take(number, [[UInt8(number)], [UInt8(10 + number)]], folder) }
        // Then only what has all before it is written, and nothing is closed
        #expect(assembly.written == 1 && folder.files.isEmpty)
        // When the last one comes
        try assembly.take(1, [[1], [11]], folder)
        // Then
        #expect(folder.files == ["x": [0, 1, 2, 3], "y": [10, 11, 12, 13]])
    }

    @Test func `whole parts begin before pieces, and a part by itself gives the same files`() async throws {
        let begun = Mutex<[String]>([])
        let folder = MemoryFolder()
        let report = PieceReport(count: 3, rendered: { number in begun.withLock { $0.append("piece \(number)") } })
        // When one job renders pieces of much effort and a whole part of little
        _ = try await ReportScheduler(ticks: { 0 }, jobs: 1).render(
            [(report, "pieces"), (WholeReport { begun.withLock { $0.append("whole") } }, "whole")], input, to: folder)
        #expect(begun.withLock { $0 } == ["whole", "piece 0", "piece 1", "piece 2"])
        // Then / When it is rendered without a shell
        let other = MemoryFolder()
        for part in report.parts { try part(input, other) }
        #expect(other.files == folder.files)
    }

    @Test func `what pieces need is made like a whole part, in the order of effort, and takes its time`() async throws {
        // Given pieces that need much, others that need little, a whole part, and a clock
        let begun = Mutex<[String]>([])
        let ticks = Atomic<UInt64>(0)
        @Sendable func note(_ text: String) { begun.withLock { $0.append(text) } }
        func report(_ name: String, _ effort: Int, count: Int) -> PieceReport {
            PieceReport(
                count: count, effort: effort, begun: { note(name) }, rendered: { note("\(name) \($0)") })
        }
        // When one job renders them
        let laps = try await ReportScheduler(
            ticks: { ticks.add(1, ordering: .relaxed).newValue }, jobs: 1
        ).render(
            [
                (report("few", 1, count: 1), "few"), (WholeReport { note("whole") }, "whole"),
                (report("many", 9, count: 2), "many"),
            ], input, to: MemoryFolder())
        // Then
        #expect(begun.withLock { $0 } == ["many", "few", "whole", "many 0", "many 1", "few 0"])
        #expect(laps.map(\.nanoseconds) == [2, 1, 3])
    }

    @Test func `a part without pieces writes nothing`() async throws {
        let folder = MemoryFolder()
        _ = try await ReportScheduler(ticks: { 0 }, jobs: 2).render(
            [(PieceReport(count: 0), "none"), (TestReport(["a"]), "whole")], input, to: folder)
        #expect(folder.files.keys.sorted() == ["a"])
    }

    private struct WholeReport: Report {
        static let name = "whole"
        static let summary = "for tests"
        static let files: [String] = []
        let begun: @Sendable () -> Void
        init(options: OptionValues) { begun = {} }
        init(_ begun: @escaping @Sendable () -> Void) { self.begun = begun }
        func render(_ input: RunData, to folder: any OutputFolder) throws { begun() }
    }

    @Test func `a file that can not be written ends its pieces, and the other parts are done`() async throws {
        // Given a folder that takes two pieces of a file and no more
        let rendered = Atomic<Int>(0)
        let folder = FullFolder(room: 2, of: "y")
        let report = PieceReport(count: 1_000, rendered: { _ in rendered.add(1, ordering: .relaxed) })
        // When
        await #expect(throws: Failure(name: "full")) {
            _ = try await ReportScheduler(ticks: { 0 }, jobs: 2).render(
                [(report, "pieces"), (TestReport(["a"]), "whole")], input, to: folder)
        }
        // Then few pieces more were made, the half file is no part of the output, and the other one is
        #expect(rendered.load(ordering: .relaxed) < 50)
        #expect(folder.inner.files.keys.sorted() == ["a"])
    }

    private final class FullFolder: OutputFolder {
        let inner = MemoryFolder()
        let path: String
        let room: Atomic<Int>
        init(room: Int, of path: String) {
            self.room = Atomic(room)
            self.path = path
        }
        func begin(_ path: String) throws -> any OutputStream {
            File(inner: try inner.begin(path), folder: path == self.path ? self : nil)
        }
        private struct File: OutputStream {
            let inner: any OutputStream
            let folder: FullFolder?
            func write(_ piece: [UInt8]) throws {
                if let folder, folder.room.subtract(1, ordering: .relaxed).newValue < 0 { throw Failure(name: "full") }
                try inner.write(piece)
            }
            func close() throws { try inner.close() }
        }
    }

    @Test(arguments: [1, 3]) func `the first part that fails says why, and the others are done`(jobs: Int) async throws
    {
        let folder = MemoryFolder()
        await #expect(throws: Failure(name: "bad 1")) {
            _ = try await ReportScheduler(ticks: { 0 }, jobs: jobs).render(
                [(TestReport(["a", "bad 1"]), "one"), (TestReport(["bad 2, longer", "c"]), "two")], input, to: folder)
        }
        #expect(folder.files.keys.sorted() == ["a", "c"])
    }
}
