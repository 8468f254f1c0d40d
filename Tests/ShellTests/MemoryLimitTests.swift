import Foundation
import InnkeeperConfiguration
import InnkeeperSpools
import Synchronization
import Testing
import TestSupport
@testable import InnkeeperShell

/// Notes what it is asked for; its file is full if a test says so.
private final class NotingAllocator: LargeBlockAllocator {
    private let limits = Mutex<[Int]>([])
    let failure: Posix.Failure?

    init(failure: Posix.Failure? = nil) { self.failure = failure }

    var asked: [Int] { limits.withLock { $0 } }

    func limitMemory(to bytes: Int, least: Int, file descriptor: Int32) throws(Posix.Failure) -> Bool {
        limits.withLock { $0.append(bytes) }
        return false
    }

    func limitMemory(to bytes: Int) { limits.withLock { $0.append(bytes) } }
}

struct MemoryLimitTests {
    private let csv = "reservation_id,arrival,nights,guests\nR1,2026-07-01,2,2\n"

    private func runner(_ allocator: (any LargeBlockAllocator)?) -> Runner {
        var process = ShellFixtures.process
        process.allocator = allocator
        return Runner(registry: ShellFixtures.registry, process: process, unpacking: ArchiveUnpacking())
    }

    private func request(_ folder: TemporaryFolder, _ memory: MemoryLimit) throws -> RunRequest {
        try folder.write("in/desk.csv", csv)
        var request = ShellFixtures.request(
            ShellFixtures.configuration(["in/*.csv"]), root: folder.path, output: folder.path("Out"))
        request.memory = memory
        return request
    }

    @Test func `a run limits its memory before it reads, more once it has read, and leaves no file behind`()
        async throws
    {
        // Given
        let folder = try TemporaryFolder()
        let allocator = NotingAllocator()
        let request = try request(folder, MemoryLimit(bytes: 256 << 20))
        // When
        let result = try await runner(allocator).run(request)
        // Then
        #expect(result.status == .clean)
        #expect(allocator.asked == [208 << 20, 192 << 20])
        #expect(try folder.names().sorted() == [".Out.lock", "Out", "in"])
    }

    @Test func `a run whose file is full fails, and leaves the old output alone`() async throws {
        // Given
        let folder = try TemporaryFolder()
        let request = try request(folder, MemoryLimit(bytes: 128 << 20))
        _ = try await runner(NotingAllocator()).run(request)
        let before = try folder.read("Out/run.json")
        try folder.write("in/desk.csv", csv + "R2,2026-07-02,1,1\n")
        let noSpace: Int32 = 28
        // When
        let fault = await #expect(throws: Fault.self) {
            _ = try await runner(NotingAllocator(failure: Posix.Failure(noSpace))).run(request)
        }
        // Then
        #expect(fault?.status == .outputFailed)
        #expect(
            fault?.message.contains("No space left on device; free some space there, name another folder with --spill")
                == true)
        #expect(try folder.read("Out/run.json") == before)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/shm"), "the system has no folder in memory"))
    func `a folder in memory is refused, unless it is named`() throws {
        let allocator = NotingAllocator()
        let fault = #expect(throws: Fault.self) {
            try MemoryLimit(bytes: 128 << 20).begin(allocator, beside: "/dev/shm")
        }
        #expect(fault?.status == .usage && fault?.message.contains("is in memory itself") == true)
        #expect(allocator.asked.isEmpty)
        // When it is named
        try MemoryLimit(bytes: 128 << 20, folder: "/dev/shm").begin(allocator, beside: "/")
        // Then
        #expect(allocator.asked == [104 << 20])
    }

    @Test func `a folder that is not there, or a program without such an allocator, is a fault of usage`() async throws
    {
        let folder = try TemporaryFolder()
        let lost = try request(folder, MemoryLimit(bytes: 128 << 20, folder: folder.path("none")))
        let fault = await #expect(throws: Fault.self) { _ = try await runner(NotingAllocator()).run(lost) }
        #expect(fault?.status == .usage && fault?.message.contains("--spill DIR names another folder") == true)
        let other = try request(folder, MemoryLimit(bytes: 128 << 20))
        #expect(await #expect(throws: Fault.self) { _ = try await runner(nil).run(other) }?.status == .usage)
    }

    @Test(arguments: [(128, 16, 4), (128, 2, 2), (1024, 16, 16), (1024, 256, 32)])
    func `fewer slices are worked on at a time than a small memory holds`(mebibytes: Int, wanted: Int, jobs: Int) {
        #expect(MemoryLimit(bytes: mebibytes << 20).jobs(wanted) == jobs)
    }
}
