import Dispatch
import InnkeeperCore
import InnkeeperShell
import Testing

struct BlockingExecutorTests {
    @Test func `what the work gives or throws comes back`() async throws {
        #expect(try await BlockingExecutor.run { 6 * 7 } == 42)
        let failure = await #expect(throws: Fault.self) {
            try await BlockingExecutor.run { throw Fault(.outputFailed, "the disk is full") }
        }
        #expect(failure?.message == "the disk is full")
    }

    @Test func `work that waits leaves the pool's threads to the others`() async throws {
        // Given more pieces of waiting work than small machines have threads in the pool
        let word = DispatchSemaphore(value: 0)
        async let waiting = withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<16 {
                group.addTask {
                    try await BlockingExecutor.run {
                        word.wait()
                        return number
                    }
                }
            }
            return try await group.reduce(0, +)
        }
        // When the word comes from a task of the pool
        await Task { for _ in 0..<16 { word.signal() } }.value
        // Then all of them end
        #expect(try await waiting == 120)
    }
}
