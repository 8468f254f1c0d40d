// DANGER: reads through pointers, 64 bytes at a time; whole blocks only. Tests run it and `advance(referenceOver:)` on
// the same bytes.

internal import CInnkeeperByteScan

extension JSONPosition {
    /// Walks over the bytes of `range`, which begin here. Line ends are counted first: of the characters only those
    /// behind the last one count.
    public mutating func advance(over bytes: [UInt8], _ range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        var place = range.lowerBound
        var lineStart = place
        unsafe bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            // The last block may reach beyond the range, but not beyond the bytes.
            while place < range.upperBound && place + 64 <= bytes.count {
                let left = range.upperBound - place
                let valid: UInt64 = left < 64 ? (1 << UInt64(left)) &- 1 : .max
                let ends = unsafe innkeeper_match4(base + place, 0x0A, 0x0A, 0x0A, 0x0A) & valid
                if ends != 0 {
                    line += ends.nonzeroBitCount
                    column = 1
                    lineStart = place + 64 - ends.leadingZeroBitCount
                }
                place += min(64, left)
            }
            var counted = lineStart
            while counted < place {
                let left = place - counted
                guard counted + 64 <= bytes.count else { break }
                let valid: UInt64 = left < 64 ? (1 << UInt64(left)) &- 1 : .max
                column += unsafe (innkeeper_character_starts(base + counted) & valid).nonzeroBitCount
                counted += min(64, left)
            }
            lineStart = counted
        }
        // What no whole block held: characters of a line that was counted, then bytes that nobody has looked at.
        offset += lineStart - range.lowerBound
        advance(referenceOver: bytes, lineStart..<range.upperBound)
    }
}
