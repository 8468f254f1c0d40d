import Dispatch
import InnkeeperClient
import Testing

struct TimerSchedulerTests {
    @Test func `what is scheduled happens on the queue, and not before its time`() async {
        let queue = DispatchQueue(label: "test")
        let start = ContinuousClock.now
        await withCheckedContinuation { continuation in
            QueueScheduler(queue).schedule(after: .milliseconds(1)) {
                dispatchPrecondition(condition: .onQueue(queue))
                continuation.resume()
            }
        }
        #expect(start.duration(to: .now) >= .milliseconds(1))
    }
}
