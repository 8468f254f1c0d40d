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
}
