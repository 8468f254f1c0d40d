// DANGER: reads through pointers, 64 bytes at a time; whole blocks within `limit` only. Tests run it and
// `end(plainlyIn:from:limit:)` on the same bytes.

internal import CByteScan

extension VCardLine {
    /// The first line end at or after `position`, or `limit`.
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
