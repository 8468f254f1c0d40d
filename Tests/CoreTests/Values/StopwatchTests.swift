import InnkeeperCore
import Synchronization
import Testing

struct StopwatchTests {
    @Test func `laps follow each other, what was timed elsewhere counts in none, and the total counts everything`() {
        // Given a clock that goes on by 10 each time it is looked at
        let clock = Mutex<UInt64>(0)
        var watch = Stopwatch {
            clock.withLock {
                $0 += 10
                return $0
            }
        }
        // When
        watch.lap("read")
        watch.add([("report", 700)])
        watch.lap("write")
        let laps = watch.laps
        // Then
        #expect(laps.map(\.name) == ["read", "report", "write", "total_ms"])
        #expect(laps.map(\.nanoseconds) == [10, 700, 10, 40])
    }
}
