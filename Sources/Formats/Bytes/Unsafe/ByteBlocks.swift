// DANGER: reads through pointers, up to the next multiple of 16 bytes, after checking that these lie within both spans.
// Tests compare it with a byte-by-byte loop.

internal import CInnkeeperByteScan

/// Blocks of 64 bytes.
package enum ByteBlocks {
    /// Whether `count` bytes (at most 64) from `start` on equal those from `other` on, where 64 bytes must be readable.
    @inline(__always)
    package static func areEqual(
        _ bytes: borrowing Span<UInt8>, _ start: Int, _ others: borrowing Span<UInt8>, _ other: Int, _ count: Int
    ) -> Bool {
        precondition(start >= 0 && other >= 0 && other <= others.count - 64 && count >= 0 && count <= 64)
        guard start <= bytes.count - 64 else { return areEqualAtEnd(bytes, start, others, other, count) }
        return unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe others.withUnsafeBufferPointer { others in
                guard let first = bytes.baseAddress, let second = others.baseAddress else { return false }
                return unsafe innkeeper_are_equal(first + start, second + other, count) != 0
            }
        }
    }

    @inline(never)
    private static func areEqualAtEnd(
        _ bytes: borrowing Span<UInt8>, _ start: Int, _ others: borrowing Span<UInt8>, _ other: Int, _ count: Int
    ) -> Bool {
        guard start + count <= bytes.count else { return false }
        for index in 0..<count where bytes[start + index] != others[other + index] { return false }
        return true
    }
}
