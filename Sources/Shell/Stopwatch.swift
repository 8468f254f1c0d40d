/// Times the parts of a run.
struct Stopwatch {
    private let ticks: @Sendable () -> UInt64
    private let start: UInt64
    private var last: UInt64
    private var parts: [(name: String, nanoseconds: UInt64)] = []

    init(ticks: @escaping @Sendable () -> UInt64) {
        self.ticks = ticks
        start = ticks()
        last = start
    }

    mutating func lap(_ name: String) {
        let now = ticks()
        parts.append((name, now - last))
        last = now
    }

    /// Parts that were timed elsewhere, side by side.
    mutating func add(_ laps: [(name: String, nanoseconds: UInt64)]) {
        parts += laps
        last = ticks()
    }

    var laps: [(name: String, nanoseconds: UInt64)] { parts + [("total_ms", ticks() - start)] }
}
