public import Dispatch

/// Schedules delayed actions.
public protocol TimerScheduler: Sendable {
    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void)
}

/// Runs actions on a queue; an app passes its main queue.
public struct QueueScheduler: TimerScheduler {
    private let queue: DispatchQueue

    public init(_ queue: DispatchQueue) { self.queue = queue }

    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) {
        let (seconds, attoseconds) = delay.components
        let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
        queue.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds), execute: action)
    }
}
