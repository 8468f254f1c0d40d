/// Times the parts of a run.
package struct Stopwatch {
    private let ticks: @Sendable () -> UInt64
    private let start: UInt64
    private var last: UInt64
    private var parts: [(name: String, nanoseconds: UInt64)] = []

    package init(ticks: @escaping @Sendable () -> UInt64) {
        self.ticks = ticks
        start = ticks()
        last = start
    }

    package mutating func lap(_ name: String) {
        let now = ticks()
        parts.append((name, now - last))
        last = now
    }

    /// Adds parts that were timed elsewhere, concurrently.
    package mutating func add(_ laps: [(name: String, nanoseconds: UInt64)]) {
        parts += laps
        last = ticks()
    }

    package var laps: [(name: String, nanoseconds: UInt64)] { parts + [("total_ms", ticks() - start)] }
}
