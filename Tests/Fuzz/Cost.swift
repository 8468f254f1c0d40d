import Glibc

/// What reading costs: at most a second of processor time and 64 MiB for each megabyte that is begun, and for twice the bytes
/// at most 2.5 times the time.
///
/// Time is this thread's. The fuzzer's program is built with AddressSanitizer and counts every branch, so that a second of a
/// release build is `slowdown` seconds here. Memory is what was asked of the allocator and not given back: it is the same
/// in both. An input is short; so some are stretched first: a part of them, chosen by their bytes, is repeated.
enum Cost {
    static let slowdown = 8.0
    static let seconds = 1.0
    static let bytes = 64 << 20
    static let growth = 2.5
    /// Below this, doubling says nothing.
    static let noise = 0.25
    static let stretched = 64 << 10
    /// What grows too fast does so each time; what other programs make slow for a while does not.
    static let tries = 10

    /// One input in so many is stretched: it takes as long as a few hundred others.
    private static let oneIn: UInt64 = 128

    static func check(_ input: [UInt8], _ read: ([UInt8]) -> Void) {
        _ = affordable(input, read)
        var dice = Dice(input)
        guard input.count > 1, dice.next(oneIn) == 0 else { return }
        let start = Int(dice.next(UInt64(input.count)))
        let end = start + 1 + Int(dice.next(UInt64(min(input.count - start, 1 << dice.next(10)))))
        func long(_ count: Int) -> [UInt8] {
            let part = input[start..<end]
            return Array(input[..<start])
                + (0..<max(1, count / part.count)).flatMap { _ in part } + Array(input[end...])
        }
        let (once, twice) = (long(stretched), long(2 * stretched))
        let first = affordable(once, read)
        grows(from: first, once, to: affordable(twice, read), twice, read)
    }

    /// Reads once; where that is over a limit, three times more, of which the least counts. What is over it still is faulty.
    private static func affordable(_ input: [UInt8], _ read: ([UInt8]) -> Void) -> Double {
        let begun = input.count / 1_000_000 + 1
        var (time, memory) = measure(input, read)
        require(memory <= bytes * begun, "\(memory >> 20) MiB for \(input.count) bytes: \(shape(input))")
        if time > limit(input) {
            for _ in 0..<3 { time = min(time, measure(input, read).time) }
            require(time <= limit(input), "\(time) s for \(input.count) bytes: \(shape(input))")
            let twice = input + input
            grows(from: time, input, to: measure(twice, read).time, twice, read)
        }
        return time
    }

    private static func limit(_ input: [UInt8]) -> Double {
        seconds * slowdown * Double(input.count / 1_000_000 + 1)
    }

    private static func grows(
        from first: Double, _ once: [UInt8], to second: Double, _ twice: [UInt8], _ read: ([UInt8]) -> Void
    ) {
        var (first, second) = (first, second)
        for _ in 0..<tries where second > max(noise, growth * first) {
            first = min(first, measure(once, read).time)
            second = min(second, measure(twice, read).time)
        }
        require(
            second <= max(noise, growth * first),
            "\(first) s for \(once.count) bytes, \(second) s for \(twice.count): \(shape(once))")
    }

    private static func measure(_ input: [UInt8], _ read: ([UInt8]) -> Void) -> (time: Double, memory: Int) {
        Allocations.begin()
        let begun = now()
        read(input)
        return (now() - begun, Allocations.end())
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// How the input begins.
    private static func shape(_ input: [UInt8]) -> String {
        String(decoding: input.prefix(300), as: UTF8.self).debugDescription
    }

    /// The same numbers for the same input, so that a fault comes again.
    private struct Dice {
        private var state: UInt64 = 0xCBF2_9CE4_8422_2325

        init(_ bytes: [UInt8]) {
            for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }

        mutating func next(_ count: UInt64) -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return (state >> 8) % max(1, count)
        }
    }
}

/// Bytes that the allocator has given and not got back since `begin`, and the most of them: the sanitizer calls here.
enum Allocations {
    // Plain numbers: nothing may be allocated where the allocator calls.
    nonisolated(unsafe) fileprivate static var counts = false
    nonisolated(unsafe) fileprivate static var held = 0
    nonisolated(unsafe) fileprivate static var most = 0
    nonisolated(unsafe) fileprivate static var size: (@convention(c) (UnsafeRawPointer?) -> Int)?

    /// Once, before the first input.
    static func watch() {
        guard let install = dlsym(nil, "__sanitizer_install_malloc_and_free_hooks"),
            let size = dlsym(nil, "__sanitizer_get_allocated_size")
        else {
            print("the allocator can't be watched: there is no sanitizer")
            exit(2)
        }
        Allocations.size = unsafeBitCast(size, to: (@convention(c) (UnsafeRawPointer?) -> Int).self)
        _ = unsafeBitCast(install, to: Install.self)(given, freed)
    }

    static func begin() {
        held = 0
        most = 0
        counts = true
    }

    static func end() -> Int {
        counts = false
        return most
    }
}

private typealias Given = @convention(c) (UnsafeRawPointer?, Int) -> Void
private typealias Freed = @convention(c) (UnsafeRawPointer?) -> Void
private typealias Install = @convention(c) (Given, Freed) -> CInt

private func given(_ place: UnsafeRawPointer?, _ count: Int) {
    guard Allocations.counts else { return }
    Allocations.held += count
    Allocations.most = max(Allocations.most, Allocations.held)
}

private func freed(_ place: UnsafeRawPointer?) {
    guard Allocations.counts, let place else { return }
    Allocations.held -= Allocations.size?(place) ?? 0
}
