// DANGER: reads through pointers, 64 bytes at a time, only whole blocks within the bytes. Tests run this and its
// reference on the same bytes.

internal import CInnkeeperByteScan

extension VCardLine {
    /// The first line end at or after `position`, or `limit`. Reference: `referenceEnd(in:from:limit:)`.
    static func end(in bytes: borrowing Span<UInt8>, from position: Int, limit: Int) -> Int {
        var ends = VCardLineEnds()
        return ends.next(in: bytes, from: position, limit: limit)
    }
}

/// Finds one line end after the other, looking at each block of 64 bytes once.
struct VCardLineEnds {
    /// The block looked at last, and which of its bytes are CR or LF.
    private var block = -64
    private var mask: UInt64 = 0

    /// The first line end at or after `position`, or `limit`. Reference: `VCardLine.referenceEnd(in:from:limit:)`.
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
        return VCardLine.referenceEnd(in: bytes, from: found, limit: limit)
    }
}
