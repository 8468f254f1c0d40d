/// How often, and after what pauses, a request is sent again that failed in passing.
///
/// The pause doubles each time, so that a service that is down is not held there, and half of it is left to chance,
/// so that all who lost it at one moment do not come back at one moment.
public struct RetryPolicy: Sendable {
    /// Requests in all, the first one too.
    public var attempts: Int
    /// Before the first repetition.
    public var firstPause = Duration.seconds(1)
    public var longestPause = Duration.seconds(30)
    /// The longest that a service may ask us to wait; beyond it we give up.
    public var patience = Duration.seconds(120)
    /// A number from 0 to 1.
    public var chance: @Sendable () -> Double = { .random(in: 0...1) }

    public init(attempts: Int = 4) { self.attempts = attempts }

    public static let never = RetryPolicy(attempts: 1)

    /// The pause after that many attempts, from 1; nil for giving up. `asked` is what the service said in
    /// `Retry-After`: we never come earlier.
    public func pause(after attempt: Int, asked: Duration?) -> Duration? {
        guard attempt < attempts else { return nil }
        if let asked, asked > patience { return nil }
        var pause = firstPause
        for _ in 1..<max(attempt, 1) where pause < longestPause { pause = pause * 2 }
        pause = min(pause, longestPause) / 2
        return max(pause + pause * chance(), asked ?? .zero)
    }
}
