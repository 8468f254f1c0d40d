// DANGER: reads through pointers, 64 bytes at a time; whole blocks only. Tests run it and `advance(plainlyOver:)` on
// the same bytes.

internal import CByteScan

extension JSONPosition {
    /// Walks over the bytes of `range`, which begin here.
    public mutating func advance(over bytes: [UInt8], _ range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        var place = range.lowerBound
        unsafe bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            // The last block may reach beyond the range, but not beyond the bytes.
            while place < range.upperBound && place + 64 <= bytes.count {
                let left = range.upperBound - place
                let valid: UInt64 = left < 64 ? (1 << UInt64(left)) &- 1 : .max
                let ends = unsafe innkeeper_match4(base + place, 0x0A, 0x0A, 0x0A, 0x0A) & valid
                let starts = unsafe innkeeper_character_starts(base + place) & valid
                if ends == 0 {
                    column += starts.nonzeroBitCount
                } else {
                    line += ends.nonzeroBitCount
                    // What stands behind the last line end; a shift by 64 gives 0.
                    column = 1 + (starts >> UInt64(64 - ends.leadingZeroBitCount)).nonzeroBitCount
                }
                place += min(64, left)
            }
        }
        offset += place - range.lowerBound
        advance(plainlyOver: bytes, place..<range.upperBound)
    }
}
