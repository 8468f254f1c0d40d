// DANGER: reads through pointers, 16 to 64 bytes at a time; whole blocks within the bytes only. Tests run each of these
// and its plain twin on the same bytes.

internal import CByteScan

extension VCardNameScan {
    /// Scans the name that begins at `start`. Plain twin: `init(plainly:from:limit:)`.
    @inline(__always)
    init(_ bytes: borrowing Span<UInt8>, from start: Int, limit: Int) {
        guard start >= 0, start &+ 32 <= bytes.count else {
            self.init(plainly: bytes, from: start, limit: limit)
            return
        }
        let name = unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return innkeeper_name() }
            return unsafe innkeeper_find_name(base + start)
        }
        // Longer names are few.
        guard name.end < 16, start &+ Int(name.end) <= limit else {
            self.init(long: bytes, from: start, limit: limit)
            return
        }
        self.init(
            start: start &+ Int(name.start), end: start &+ Int(name.end), word: name.word,
            number: UInt8(truncatingIfNeeded: name.number))
    }

    /// The same of a name that is longer than sixteen bytes: whole blocks are passed over that hold nothing else, and
    /// no dot.
    private init(long bytes: borrowing Span<UInt8>, from start: Int, limit: Int) {
        let end = unsafe bytes.withUnsafeBufferPointer { buffer -> Int? in
            guard let base = buffer.baseAddress else { return nil }
            var position = start
            while position + 16 <= buffer.count {
                let length = unsafe innkeeper_not_in_name(base + position).trailingZeroBitCount
                for index in position..<position + min(length, 16) where unsafe buffer[index] == UInt8(ascii: ".") {
                    return nil
                }
                if length < 16 { return position + length }
                position += 16
            }
            return nil
        }
        guard let end, end <= limit, end - start > 8 else {
            self.init(plainly: bytes, from: start, limit: limit)
            return
        }
        self.init(start: start, end: end, word: 0, number: 0)
    }
}

/// The parameters of a line, found all at once: up to 64 bytes, without carets and blanks, and without a CHARSET but
/// UTF-8. Plain twins: `VCardHead.colon` and `VCardContents.readParameters`.
struct VCardHeadScan {
    /// Bytes from the first semicolon to the colon.
    let length: Int
    /// Which of these bytes are semicolons, the first one among them and those within quotes not.
    let semicolons: UInt64
    let equals: UInt64
    let quotes: UInt64
    /// A parameter may say how the value is encoded.
    let mayEncode: Bool

    /// `start` is where the first semicolon stands, `limit` where the line ends; nil when a closer look is needed.
    @inline(__always)
    init?(_ bytes: borrowing Span<UInt8>, from start: Int, limit: Int) {
        guard start >= 0, start &+ 64 <= bytes.count else { return nil }
        let found = unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return innkeeper_head_masks() }
            return unsafe innkeeper_find_head(base + start)
        }
        let length = (found.stops | found.colons).trailingZeroBitCount
        guard length < 64, found.stops &>> UInt64(length) & 1 == 0, start &+ length < limit else { return nil }
        let head: UInt64 = 1 << UInt64(length) &- 1
        let begins = (found.semicolons & head) &<< 1
        guard VCardHeadScan.areUTF8(begins & found.charsets & head, bytes, start) else { return nil }
        self.length = length
        semicolons = found.semicolons & head
        equals = found.equals & head
        quotes = found.quotes & head
        mayEncode = begins & found.encodings & head != 0
    }

    /// Whether the parameters that begin at these places, with CH, are all CHARSET=UTF-8. They hold no control
    /// character, which marks become when they lose the bit that tells the case of letters.
    @inline(__always)
    private static func areUTF8(_ begins: UInt64, _ bytes: borrowing Span<UInt8>, _ start: Int) -> Bool {
        var left = begins
        while left != 0 {
            let place = start + left.trailingZeroBitCount
            guard place + 14 <= bytes.count,
                ByteWords.short(copy bytes, place, place + 8) & ~0x2020_2020_2020_2020 == 0x1D54_4553_5241_4843,
                ByteWords.short(copy bytes, place + 8, place + 13) & ~0x20_2020_2020 == 0x18_0D46_5455,
                bytes[place + 13] == UInt8(ascii: ";") || bytes[place + 13] == UInt8(ascii: ":")
            else { return false }
            left &= left &- 1
        }
        return true
    }

    /// Whether PR stands in the parameters that begin at `start`, of which this is the scan: what says that something
    /// is preferred has it. Plain twin: to look at each byte.
    @inline(__always)
    func mayPrefer(_ bytes: borrowing Span<UInt8>, from start: Int) -> Bool {
        guard start >= 0, start &+ 64 <= bytes.count else { return true }
        let found = unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return UInt64.max }
            return unsafe innkeeper_find_pr(base + start)
        }
        return found & (1 << UInt64(length) &- 1) != 0
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
