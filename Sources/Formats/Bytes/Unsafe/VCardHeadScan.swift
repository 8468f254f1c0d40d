// DANGER: reads through pointers, 16 to 64 bytes at a time; whole blocks within the bytes only. Tests run each of these
// and its plain twin on the same bytes.

internal import CByteScan

/// The parameters of a line, found all at once: up to 64 bytes, without carets and blanks. Plain twins:
/// `VCardHead.colon` and `VCardContents.readParameters`.
struct VCardHeadScan {
    /// Bytes from the first semicolon to the colon.
    let length: Int
    /// Which of these bytes are semicolons, the first one among them and those within quotes not.
    let semicolons: UInt64
    let equals: UInt64
    let quotes: UInt64

    /// `start` is where the first semicolon stands; nil when a closer look is needed.
    init?(_ bytes: borrowing Span<UInt8>, from start: Int) {
        guard start >= 0, start + 64 <= bytes.count else { return nil }
        let found = unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return innkeeper_head_masks() }
            return unsafe innkeeper_find_head(base + start)
        }
        length = (found.stops | found.colons).trailingZeroBitCount
        guard length < 64, found.stops &>> UInt64(length) & 1 == 0 else { return nil }
        let head: UInt64 = 1 << UInt64(length) &- 1
        semicolons = found.semicolons & head
        equals = found.equals & head
        quotes = found.quotes & head
    }
}

extension VCardContents {
    /// Whether the text holds nothing that is escaped and no control character, a comma only if `allowsComma`.
    /// Plain twin: `isPlain(plainly:from:to:allowsComma:)`.
    @inline(__always)
    static func isPlain(_ bytes: borrowing Span<UInt8>, from start: Int, to end: Int, allowsComma: Bool) -> Bool {
        guard start >= 0, start <= end else { return false }
        var position = start
        let mark = allowsComma ? UInt8(ascii: "\\") : UInt8(ascii: ",")
        while position < end, position + 16 <= bytes.count {
            let marks = unsafe bytes.withUnsafeBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return UInt32(0) }
                return unsafe innkeeper_escape_marks(base + position, mark)
            }
            let length = min(16, end - position)
            if marks & (1 << UInt32(truncatingIfNeeded: length) &- 1) != 0 { return false }
            position += 16
        }
        return position >= end || isPlain(plainly: bytes, from: position, to: end, allowsComma: allowsComma)
    }

    /// The first two components of a structured value; nil when a closer look is needed: one of more than 64 bytes, or
    /// with something escaped. Plain twin: `component(_:of:)`.
    static func firstComponents(
        _ bytes: borrowing Span<UInt8>, _ range: VCardText
    ) -> (first: VCardText, second: VCardText)? {
        let start = range.lowerBound
        guard start >= 0, range.count < 64, start + 64 <= bytes.count else { return nil }
        let (marks, escapes) = unsafe bytes.withUnsafeBufferPointer { buffer -> (UInt64, UInt64) in
            guard let base = buffer.baseAddress else { return (0, 0) }
            let semicolon = UInt8(ascii: ";")
            let escape = UInt8(ascii: "\\")
            return unsafe (
                innkeeper_match4(base + start, semicolon, semicolon, semicolon, semicolon),
                innkeeper_match4(base + start, escape, escape, escape, escape)
            )
        }
        let text: UInt64 = 1 << UInt64(range.count) &- 1
        guard escapes & text == 0 else { return nil }
        let semicolons = marks & text
        if semicolons == 0 { return (range, range.upperBound..<range.upperBound) }
        let first = start + semicolons.trailingZeroBitCount
        let rest = semicolons & (semicolons &- 1)
        let second = rest == 0 ? range.upperBound : start + rest.trailingZeroBitCount
        return (start..<first, first + 1..<second)
    }
}
