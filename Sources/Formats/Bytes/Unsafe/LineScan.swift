// DANGER: reads through pointers, 64 bytes at a time, whole blocks only. Tests run it and `advance(referenceOver:)` on
// the same bytes.

internal import CInnkeeperByteScan

extension JSONPosition {
    /// Advances over the bytes of `range`, which begins at this position. Counts line ends first: only the characters
    /// after the last one matter.
    public mutating func advance(over bytes: [UInt8], _ range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        var place = range.lowerBound
        var lineStart = place
        unsafe bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            // The last block may extend past the range, but not past the bytes.
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
        // What filled no whole block: characters of a line already counted, then bytes not looked at yet.
        offset += lineStart - range.lowerBound
        advance(referenceOver: bytes, lineStart..<range.upperBound)
    }
}
