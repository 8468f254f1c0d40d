// DANGER: reads through pointers, 16 or 64 bytes at a time; whole blocks within the bytes only. Tests run each of these
// and its plain twin on the same bytes.

internal import CByteScan

extension VCardLine {
    /// The first line end at or after `position`, or `limit`. Plain twin: `end(plainlyIn:from:limit:)`.
    static func end(in bytes: borrowing Span<UInt8>, from position: Int, limit: Int) -> Int {
        precondition(position >= 0 && limit <= bytes.count)
        let found = unsafe bytes.withUnsafeBufferPointer { buffer -> Int in
            guard let start = buffer.baseAddress else { return position }
            var position = position
            while position + 64 <= limit {
                let mask = unsafe innkeeper_match4(start + position, 0x0A, 0x0D, 0x0A, 0x0D)
                if mask != 0 { return position + mask.trailingZeroBitCount }
                position += 64
            }
            return position
        }
        return end(plainlyIn: bytes, from: found, limit: limit)
    }
}

extension VCardNameScan {
    /// Scans the name that begins at `start`. Plain twin: `init(plainly:from:limit:)`.
    @inline(__always)
    init(_ bytes: borrowing Span<UInt8>, from start: Int, limit: Int) {
        guard start >= 0, start + 16 <= bytes.count else {
            self.init(plainly: bytes, from: start, limit: limit)
            return
        }
        let (length, dots, word) = unsafe bytes.withUnsafeBufferPointer { buffer -> (Int, UInt32, UInt64) in
            guard let base = buffer.baseAddress else { return (0, 0, 0) }
            let place = unsafe base + start
            let length = unsafe innkeeper_not_in_name(place).trailingZeroBitCount
            let dots = unsafe innkeeper_equal16(place, UInt8(ascii: "."))
            let word = unsafe UnsafeRawPointer(place).loadUnaligned(as: UInt64.self)
            return (length, dots, UInt64(bigEndian: word))
        }
        // Longer names, and those behind a group, are few.
        let hasDots = dots & (1 << UInt32(truncatingIfNeeded: length) &- 1) != 0
        guard length < 16, start + length <= limit, !hasDots else {
            self.init(plainly: bytes, from: start, limit: limit)
            return
        }
        self.init(
            start: start, end: start + length,
            word: length == 0 || length > 8 ? 0 : (word >> UInt64(64 - 8 * length)) & 0xDFDF_DFDF_DFDF_DFDF)
    }
}

extension VCardContents {
    /// Whether the text holds nothing that is escaped and no control character, a comma only if `allowsComma`.
    /// Plain twin: `isPlain(plainly:from:to:allowsComma:)`.
    @inline(__always)
    static func isPlain(_ bytes: borrowing Span<UInt8>, from start: Int, to end: Int, allowsComma: Bool) -> Bool {
        guard start >= 0, start <= end, end - start <= 16, start + 16 <= bytes.count else {
            return isPlain(plainly: bytes, from: start, to: end, allowsComma: allowsComma)
        }
        let marks = unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return UInt32(0) }
            return unsafe innkeeper_escape_marks(base + start)
        }
        if marks & (1 << UInt32(truncatingIfNeeded: end - start) &- 1) == 0 { return true }
        return allowsComma && isPlain(plainly: bytes, from: start, to: end, allowsComma: true)
    }
}
