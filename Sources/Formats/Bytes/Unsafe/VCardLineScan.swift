// DANGER: reads through pointers, 64 bytes at a time; whole blocks within the bytes only. Tests run each of these and
// its plain twin on the same bytes.

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

/// Where the lines of a card begin, found some hundred at a time and then gone over one by one: a search for each end
/// would be as many branches that can't be foretold.
struct VCardLineStarts: Sendable {
    /// The first `count` are those found, behind the line that the search began with.
    private var starts: [UInt32] = []
    private var count = 0
    private var index = 0

    private static let capacity = 256

    /// Forgets what was found, before another card.
    mutating func reset() {
        count = 0
        index = 0
    }

    /// Where the line ends that begins at `position`: where the next one begins, or `limit`. Lines are asked for in
    /// order; some may be left out. Plain twin: `VCardLine.start(after:in:limit:)` behind the end of the line.
    @inline(__always)
    mutating func next(in bytes: borrowing Span<UInt8>, from position: Int, limit: Int) -> Int {
        while index < count {
            let start = Int(starts[index])
            index &+= 1
            if start > position { return start }
        }
        return search(bytes, from: position, limit: limit)
    }

    private mutating func search(_ bytes: borrowing Span<UInt8>, from position: Int, limit: Int) -> Int {
        precondition(position >= 0 && position < limit && limit <= bytes.count && bytes.count <= UInt32.max)
        if starts.isEmpty { starts = [UInt32](repeating: 0, count: VCardLineStarts.capacity + 4) }
        count = unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return 0 }
            return unsafe starts.withUnsafeMutableBufferPointer { starts in
                guard let to = starts.baseAddress else { return 0 }
                return unsafe innkeeper_line_starts(
                    base, position, limit, buffer.count, to, VCardLineStarts.capacity)
            }
        }
        index = 1
        return Int(starts[0])
    }
}
