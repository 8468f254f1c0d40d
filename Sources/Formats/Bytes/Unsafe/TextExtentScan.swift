// DANGER: reads through pointers, 64 bytes at a time, only whole blocks within the range. Tests run it and its
// reference, `TextExtent(reference:_:)`, on the same bytes.

internal import CInnkeeperByteScan

extension TextExtent {
    /// Counts line ends 64 bytes at a time, and characters only on the last line.
    public init(_ bytes: [UInt8], _ range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        self.init(at: range.lowerBound)
        unsafe bytes.withUnsafeBufferPointer { bytes in
            var position = range.lowerBound
            var isAfterCR = false
            while position + 64 <= range.upperBound, let start = bytes.baseAddress {
                let feeds = unsafe innkeeper_match4(start + position, 0x0A, 0x0A, 0x0A, 0x0A)
                let returns = unsafe innkeeper_match4(start + position, 0x0D, 0x0D, 0x0D, 0x0D)
                if feeds | returns != 0 {
                    let pairs = feeds & (returns << 1 | (isAfterCR ? 1 : 0))
                    lines += feeds.nonzeroBitCount + returns.nonzeroBitCount - pairs.nonzeroBitCount
                    lastLineStart = position + 64 - (feeds | returns).leadingZeroBitCount
                }
                isAfterCR = returns >> 63 == 1
                position += 64
            }
            while position < range.upperBound {
                let byte = unsafe bytes[position]
                if byte == 0x0A || byte == 0x0D {
                    if !(byte == 0x0A && isAfterCR) { lines += 1 }
                    lastLineStart = position + 1
                }
                isAfterCR = byte == 0x0D
                position += 1
            }
            position = lastLineStart
            while position < range.upperBound {
                if position + 64 <= range.upperBound, let start = bytes.baseAddress,
                    unsafe innkeeper_high_bytes(start + position) == 0
                {
                    scalars += 64
                    position += 64
                    continue
                }
                let end = min(position + 64, range.upperBound)
                while position < end {
                    if unsafe bytes[position] & 0xC0 != 0x80 { scalars += 1 }
                    position += 1
                }
            }
        }
    }
}
