/// How often, and after what pauses, to repeat a request that failed temporarily.
///
/// The pause doubles each time, so as not to keep a failing service down, and half of it is random, so that clients
/// that failed at the same moment don't all return at once.
public struct RetryPolicy: Sendable {
    /// Requests in total, including the first.
    public var attempts: Int
    /// Before the first retry.
    public var firstPause = Duration.seconds(1)
    public var longestPause = Duration.seconds(30)
    /// The longest wait that a service may ask for; beyond it we give up.
    public var patience = Duration.seconds(120)
    /// A random number from 0 to 1.
    public var chance: @Sendable () -> Double = { .random(in: 0...1) }

    public init(attempts: Int = 4) { self.attempts = attempts }

    public static let never = RetryPolicy(attempts: 1)

    /// The pause after this many attempts, from 1; nil to give up. `asked` is from `Retry-After`: we never come back
    /// earlier.
    public func pause(after attempt: Int, asked: Duration?) -> Duration? {
        guard attempt < attempts else { return nil }
        if let asked, asked > patience { return nil }
        var pause = firstPause
        for _ in 1..<max(attempt, 1) where pause < longestPause { pause = pause * 2 }
        pause = min(pause, longestPause) / 2
        return max(pause + pause * chance(), asked ?? .zero)
    }
}
