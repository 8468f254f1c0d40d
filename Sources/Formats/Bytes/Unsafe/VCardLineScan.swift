// DANGER: reads through pointers, 16 or 64 bytes at a time; whole blocks within the bytes only. Tests run each of these
// and its plain twin on the same bytes.

internal import CByteScan

extension VCardLine {
    /// The first line end at or after `position`, or `limit`. Plain twin: `end(plainlyIn:from:limit:)`.
    static func end(in bytes: borrowing Span<UInt8>, from position: Int, limit: Int) -> Int {
        var ends = VCardLineEnds()
        return ends.next(in: bytes, from: position, limit: limit)
    }

    /// Passes over lines that neither begin nor end a card, the first of which begins at `position`. Gives where the
    /// first line begins that may, or the last one before `limit`, and how many lines lie before it. The plain twin is
    /// to look at each line.
    static func pass(_ bytes: borrowing Span<UInt8>, from position: Int, limit: Int) -> (position: Int, lines: Int) {
        precondition(position >= 0 && position <= limit && limit <= bytes.count)
        return unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return (position, 0) }
            let place = unsafe innkeeper_pass_lines(start, position, limit)
            return (place.position, place.lines)
        }
    }
}

/// Finds one line end after the other, and looks at each block of 64 bytes once.
struct VCardLineEnds {
    /// The block looked at last, and which of its bytes are CR or LF.
    private var block = -64
    private var mask: UInt64 = 0

    /// The first line end at or after `position`, or `limit`. Plain twin: `VCardLine.end(plainlyIn:from:limit:)`.
    @inline(__always)
    mutating func next(in bytes: borrowing Span<UInt8>, from position: Int, limit: Int) -> Int {
        let offset = position &- block
        if offset >= 0, offset < 64 {
            let left = mask &>> UInt64(offset)
            if left != 0 { return min(position &+ left.trailingZeroBitCount, limit) }
            return search(bytes, from: block &+ 64, limit: limit)
        }
        return search(bytes, from: position, limit: limit)
    }

    private mutating func search(_ bytes: borrowing Span<UInt8>, from position: Int, limit: Int) -> Int {
        precondition(position >= 0 && limit <= bytes.count)
        let found = unsafe bytes.withUnsafeBufferPointer { buffer -> Int in
            guard let start = buffer.baseAddress else { return position }
            var position = position
            while position < limit, position + 64 <= buffer.count {
                let ends = unsafe innkeeper_match4(start + position, 0x0A, 0x0D, 0x0A, 0x0D)
                if ends != 0 {
                    block = position
                    mask = ends
                    return position + ends.trailingZeroBitCount
                }
                position += 64
            }
            return position
        }
        if found >= limit { return limit }
        return VCardLine.end(plainlyIn: bytes, from: found, limit: limit)
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
        // Longer names, and those behind more than one dot, are few.
        guard length < 16, start + length <= limit else {
            self.init(plainly: bytes, from: start, limit: limit)
            return
        }
        let before = dots & (1 << UInt32(truncatingIfNeeded: length) &- 1)
        if before == 0 {
            self.init(
                start: start, end: start + length,
                word: length == 0 || length > 8 ? 0 : (word >> UInt64(64 - 8 * length)) & 0xDFDF_DFDF_DFDF_DFDF)
        } else {
            let name = start + 32 - before.leadingZeroBitCount
            self.init(start: name, end: start + length, word: VCardNameScan.word(bytes, name, start + length))
        }
    }
}

/// The parameters of a line, found all at once: up to 64 bytes, without quotes, carets and blanks, and without a
/// parameter that may say how the value is written. Plain twins: `VCardPlainHead.colon` and
/// `VCardContents.takePlainParameters`.
struct VCardHeadScan {
    /// Bytes from the first semicolon to the colon.
    let length: Int
    /// Which of these bytes are semicolons, the first one among them.
    let semicolons: UInt64
    let equals: UInt64

    /// `start` is where the first semicolon stands, `limit` where the line ends; nil when a closer look is needed.
    @inline(__always)
    init?(_ bytes: borrowing Span<UInt8>, from start: Int, limit: Int) {
        guard start >= 0, start + 64 <= bytes.count else { return nil }
        let found = unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return innkeeper_head_masks() }
            return unsafe innkeeper_find_head(base + start)
        }
        let length = found.stops.trailingZeroBitCount
        guard length < 64, found.colons &>> UInt64(length) & 1 == 1, start + length < limit else { return nil }
        let head: UInt64 = 1 << UInt64(length) &- 1
        guard found.semicolons &<< 1 & found.encodings & head == 0 else { return nil }
        self.length = length
        semicolons = found.semicolons & head
        equals = found.equals & head
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
