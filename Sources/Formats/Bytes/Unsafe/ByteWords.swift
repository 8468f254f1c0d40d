// DANGER: loads eight bytes as one number. `unsafeLoadUnaligned` itself checks that they lie within the span; any eight
// bytes are a valid number.

/// Reads eight bytes at once, for comparing and hashing short texts.
public enum ByteWords {
    /// The text `bytes[start..<end]`, of at most eight bytes, as a number: its first byte is the lowest. Texts of the
    /// same length are equal exactly when their numbers are.
    @inlinable @inline(__always)
    public static func short(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
        precondition(start >= 0 && start <= end && end - start <= 8 && end <= bytes.count)
        if start == end { return 0 }
        if start + 8 <= bytes.count {
            let word = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self)
            return UInt64(littleEndian: word) & UInt64.max &>> UInt64(64 - 8 * (end - start))
        }
        var word: UInt64 = 0
        for index in (start..<end).reversed() { word = word &<< 8 | UInt64(bytes[index]) }
        return word
    }

    /// The text `bytes[start..<start + length]`, of at most sixteen bytes, as two numbers, whose first byte is the lowest;
    /// what is behind the text counts as 0. All sixteen bytes from `start` on must exist.
    @inlinable @inline(__always)
    public static func pair(_ bytes: Span<UInt8>, _ start: Int, length: Int) -> (head: UInt64, tail: UInt64) {
        precondition(length >= 0 && length <= 16)
        let head = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self)
        let tail = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: start + 8, as: UInt64.self)
        return (UInt64(littleEndian: head) & mask(length), UInt64(littleEndian: tail) & mask(length - 8))
    }

    /// The lowest bytes of a number, as many as `count` says: none below 1, all from 8 on. Without a branch.
    @inlinable @inline(__always)
    static func mask(_ count: Int) -> UInt64 {
        let some = UInt64(1) &<< UInt64(truncatingIfNeeded: 8 &* count) &- 1
        return count >= 8 ? .max : count <= 0 ? 0 : some
    }

    /// Eight times the same byte.
    @inlinable @inline(__always)
    public static func filled(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// The top bit of each byte that equals `byte`. Bits above the lowest one may be set wrongly, as a difference borrows
    /// from the next byte; the same holds below.
    @inlinable @inline(__always)
    public static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
        let rest = word ^ filled(byte)
        return (rest &- filled(1)) & ~rest & filled(0x80)
    }

    /// Whether `bytes[start..<end]` has the byte, which is not 0.
    @inlinable @inline(__always)
    public static func contains(_ byte: UInt8, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        precondition(byte != 0)
        var place = start
        while place < end {
            let next = min(place + 8, end)
            if places(of: byte, in: short(bytes, place, next)) != 0 { return true }
            place = next
        }
        return false
    }

    /// The top bit of each ASCII byte below `limit`, which is at most 0x80.
    @inlinable @inline(__always)
    public static func places(below limit: UInt8, in word: UInt64) -> UInt64 {
        (word &- filled(limit)) & ~word & filled(0x80)
    }

    /// The top bit of each byte that isn't ASCII.
    @inlinable @inline(__always)
    public static func placesBeyondASCII(in word: UInt64) -> UInt64 { word & filled(0x80) }
}
