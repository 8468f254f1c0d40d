// DANGER: copies through pointers, sixteen bytes at a time where both sides have that many. Ranges are checked against
// the source, and room is made in the buffer, before anything is copied.

/// Puts many short pieces together, without the cost of a generic append for each.
public struct ByteAppender: Sendable {
    @usableFromInline var buffer: [UInt8]
    @usableFromInline var used = 0

    private let capacity: Int

    public init(capacity: Int) {
        self.capacity = capacity
        buffer = []
    }

    /// Appends `source[range]`.
    @inlinable @inline(__always)
    public mutating func append(_ source: Span<UInt8>, _ range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= source.count)
        let length = range.count
        if buffer.count - used < length + 16 { grow(by: length) }
        let (start, readable) = (range.lowerBound, source.count - range.lowerBound)
        unsafe source.withUnsafeBufferPointer { source in
            guard let from = source.baseAddress else { return }
            unsafe buffer.withUnsafeMutableBufferPointer { target in
                guard let to = target.baseAddress else { return }
                if length <= 32, readable >= 16 {
                    unsafe UnsafeMutableRawPointer(to + used).storeBytes(
                        of: UnsafeRawPointer(from + start).loadUnaligned(as: SIMD16<UInt8>.self),
                        as: SIMD16<UInt8>.self)
                    if length > 16 {
                        unsafe UnsafeMutableRawPointer(to + used + length - 16).storeBytes(
                            of: UnsafeRawPointer(from + start + length - 16).loadUnaligned(as: SIMD16<UInt8>.self),
                            as: SIMD16<UInt8>.self)
                    }
                } else if length > 0 {
                    unsafe (to + used).update(from: from + start, count: length)
                }
            }
        }
        used += length
    }

    /// Appends `source[range]` with `prefix` before each `first` and each `second`.
    public mutating func append(
        _ source: Span<UInt8>, _ range: Range<Int>, prefixing first: UInt8, _ second: UInt8, with prefix: UInt8
    ) {
        precondition(range.lowerBound >= 0 && range.upperBound <= source.count)
        if buffer.count - used < range.count * 2 + 16 { grow(by: range.count * 2) }
        let (firsts, seconds) = (SIMD16(repeating: first), SIMD16(repeating: second))
        let start = used
        used = unsafe source.withUnsafeBufferPointer { source in
            guard let from = source.baseAddress else { return start }
            return unsafe buffer.withUnsafeMutableBufferPointer { target in
                guard let to = target.baseAddress else { return start }
                var (position, end) = (range.lowerBound, start)
                while position < range.upperBound {
                    let length = min(16, range.upperBound - position)
                    // Most blocks have neither.
                    if length == 16 {
                        let block = unsafe UnsafeRawPointer(from + position).loadUnaligned(as: SIMD16<UInt8>.self)
                        if !any((block .== firsts) .| (block .== seconds)) {
                            unsafe UnsafeMutableRawPointer(to + end).storeBytes(of: block, as: SIMD16<UInt8>.self)
                            end += length
                            position += length
                            continue
                        }
                    }
                    for _ in 0..<length {
                        let byte = unsafe from[position]
                        unsafe to[end] = prefix
                        end += byte == first || byte == second ? 1 : 0
                        unsafe to[end] = byte
                        end += 1
                        position += 1
                    }
                }
                return end
            }
        }
    }

    /// Appends what another one has.
    @inlinable @inline(__always)
    public mutating func append(_ other: borrowing ByteAppender) {
        append(other.buffer.span, 0..<other.used)
    }

    /// Appends the `length` lowest bytes of a number, the lowest first.
    @inlinable @inline(__always)
    public mutating func append(_ word: UInt64, length: Int) {
        precondition(0...8 ~= length)
        if buffer.count - used < length + 16 { grow(by: length) }
        unsafe buffer.withUnsafeMutableBytes { target in
            unsafe target.storeBytes(of: word.littleEndian, toByteOffset: used, as: UInt64.self)
        }
        used += length
    }

    @inlinable @inline(__always)
    public mutating func append(_ byte: UInt8) { append(UInt64(byte), length: 1) }

    public mutating func append(_ bytes: [UInt8]) { append(bytes.span, bytes.indices) }

    public mutating func append(_ text: String) {
        let bytes = text.utf8.span
        append(bytes, 0..<bytes.count)
    }

    /// Appends a number in decimal digits.
    public mutating func append(decimal number: Int) {
        if number < 0 { append(0x2D) }
        append(digits: number.magnitude)
    }

    /// The same, with zeros before it if it has fewer than `least` digits, of which there may be up to eight.
    mutating func append(digits number: UInt, atLeast least: Int = 1) {
        var (rest, word, count, least) = (number, UInt64(0), 0, least)
        // Eight digits fit into a word.
        if number > 99_999_999 {
            append(digits: number / 100_000_000)
            (rest, least) = (number % 100_000_000, 8)
        }
        while rest > 0 || count < least {
            word = word << 8 | UInt64(0x30 + rest % 10)
            rest /= 10
            count += 1
        }
        append(word, length: count)
    }

    /// Appends a number in 16 hex digits.
    public mutating func append(hex number: UInt64) {
        append(ByteAppender.hexDigits(UInt32(truncatingIfNeeded: number >> 32)), length: 8)
        append(ByteAppender.hexDigits(UInt32(truncatingIfNeeded: number)), length: 8)
    }

    /// Eight hex digits, the first in the lowest byte.
    private static func hexDigits(_ number: UInt32) -> UInt64 {
        var digits = UInt64(number)
        digits = (digits | digits << 16) & 0x0000_FFFF_0000_FFFF
        digits = (digits | digits << 8) & 0x00FF_00FF_00FF_00FF
        digits = (digits | digits << 4) & 0x0F0F_0F0F_0F0F_0F0F
        let letters = (digits + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        return (digits + 0x3030_3030_3030_3030 + letters * 0x27).byteSwapped
    }

    public var count: Int { used }

    @usableFromInline
    mutating func grow(by length: Int) {
        // In one go: without optimisation, appending zeros appends them one by one.
        var larger = [UInt8](repeating: 0, count: buffer.count + max(buffer.count, length + 16, capacity + 16))
        unsafe larger.withUnsafeMutableBufferPointer { target in
            unsafe buffer.withUnsafeBufferPointer { source in
                guard let to = target.baseAddress, let from = source.baseAddress else { return }
                unsafe to.update(from: from, count: used)
            }
        }
        buffer = larger
    }

    /// Lends what was appended.
    @inlinable @inline(__always)
    public func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        body(buffer.span.extracting(0..<used))
    }

    /// Drops what was appended after the first `count` bytes.
    @inlinable @inline(__always)
    public mutating func drop(to count: Int = 0) {
        precondition(0...used ~= count)
        used = count
    }

    /// Returns what was appended since the last call.
    public mutating func take() -> [UInt8] {
        var taken: [UInt8] = []
        swap(&taken, &buffer)
        taken.removeLast(taken.count - used)
        used = 0
        return taken
    }
}
