// DANGER: blocks are written through pointers, in C (CByteScan/TextMasks.c): one for every 64 bytes or part thereof,
// which is the space requested. Tests compare each variant with a byte-by-byte loop.

internal import CInnkeeperByteScan

/// Where text has line ends and bytes that need a closer look: three masks per 64 bytes.
package struct TextBlocks: Sendable {
    private let blocks: [innkeeper_text_block]

    /// For no bytes.
    package init() { blocks = [] }

    package init(_ bytes: [UInt8], variant: ScanVariant) {
        let count = (bytes.count + 63) / 64
        blocks = unsafe [innkeeper_text_block](unsafeUninitializedCapacity: count) { blocks, written in
            written = count
            unsafe bytes.withUnsafeBufferPointer { bytes in
                guard let first = bytes.baseAddress, let block = blocks.baseAddress else { return }
                let ran = unsafe innkeeper_find_text(variant.code, first, bytes.count, block)
                precondition(ran == variant.code)
            }
        }
    }

    package var isEmpty: Bool { blocks.isEmpty }

    /// The position after the first line end (LF, CR LF or CR) at or after `position`; `limit` if none precedes it.
    @inline(__always)
    package func lineEnd(from position: Int, limit: Int) -> Int {
        var index = position &>> 6
        var ends = blocks[index].line_ends & (.max &<< UInt64(position & 63))
        while ends == 0 {
            index += 1
            if index >= blocks.count { return limit }
            ends = blocks[index].line_ends
        }
        return min(index &<< 6 &+ ends.trailingZeroBitCount &+ 1, limit)
    }

    /// Whether any byte of the range is 0x80 or above, and whether any is a control character, a backslash or a comma.
    @inline(__always)
    package func marks(in range: Range<Int>) -> (isHigh: Bool, isMarked: Bool) {
        if range.isEmpty { return (false, false) }
        let first = range.lowerBound &>> 6
        let last = (range.upperBound &- 1) &>> 6
        let head: UInt64 = .max &<< UInt64(range.lowerBound & 63)
        let tail: UInt64 = .max &>> UInt64(63 &- (range.upperBound &- 1) & 63)
        if first == last {
            let block = blocks[first]
            return (block.high & head & tail != 0, block.marked & head & tail != 0)
        }
        var high = blocks[first].high & head | blocks[last].high & tail
        var marked = blocks[first].marked & head | blocks[last].marked & tail
        for index in first + 1..<last {
            high |= blocks[index].high
            marked |= blocks[index].marked
        }
        return (high != 0, marked != 0)
    }
}
