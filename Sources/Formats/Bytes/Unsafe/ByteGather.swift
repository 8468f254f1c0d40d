// DANGER: copies through pointers. Each range is checked against the source before it is copied; a short one is copied
// as sixteen bytes only where both sides have that many.

/// Copies many short ranges into one buffer, without going byte by byte through a generic sequence.
public enum ByteGather {
    /// The bytes of all ranges, concatenated, and where each ends. Range `i` is `starts[i]..<ends[i]`; ranges past the
    /// end of `source` lie in `other`.
    public static func joined(
        _ source: [UInt8], then other: [UInt8] = [], starts: [Int32], ends: [Int32]
    ) -> (bytes: [UInt8], ends: [UInt32]) {
        precondition(starts.count == ends.count)
        return joined(source, other, count: starts.count) { (Int(starts[$0]), Int(ends[$0])) }
    }

    /// The same for ranges given as start and end: every `step`-th one from `first` on.
    public static func joined(
        _ source: [UInt8], then other: [UInt8], _ ranges: [SIMD2<Int32>], from first: Int = 0, step: Int = 1
    ) -> (bytes: [UInt8], ends: [UInt32]) {
        precondition(first >= 0 && step > first)
        return joined(source, other, count: (ranges.count - first + step - 1) / step) { row in
            let range = ranges[first + row * step]
            return (Int(range.x), Int(range.y))
        }
    }

    @inline(__always)
    private static func joined(
        _ source: [UInt8], _ other: [UInt8], count rows: Int, _ range: (Int) -> (start: Int, end: Int)
    ) -> (bytes: [UInt8], ends: [UInt32]) {
        // Otherwise this would write to the empty array that all threads share, if only nothing; likewise below.
        if rows == 0 { return ([], []) }
        var total = 0
        var ends: [UInt32] = []
        ends.append(addingCapacity: rows) { ends in
            for row in 0..<rows {
                let (start, end) = range(row)
                let limit = start < source.count ? source.count : source.count + other.count
                precondition(0 <= start && start <= end && end <= limit)
                total += end - start
                ends.append(UInt32(total))
            }
        }
        if total == 0 { return ([], ends) }
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: total) { target, count in
            unsafe source.withUnsafeBufferPointer { source in
                unsafe other.withUnsafeBufferPointer { other in
                    guard let to = target.baseAddress else { return }
                    var written = 0
                    for row in 0..<rows {
                        let (start, end) = range(row)
                        let length = end - start
                        if start < source.count, let from = source.baseAddress {
                            if length <= 16, start + 16 <= source.count, written + 16 <= total {
                                let block = unsafe UnsafeRawPointer(from + start).loadUnaligned(as: SIMD16<UInt8>.self)
                                unsafe UnsafeMutableRawPointer(to + written).storeBytes(
                                    of: block, as: SIMD16<UInt8>.self)
                            } else {
                                unsafe (to + written).update(from: from + start, count: length)
                            }
                        } else if length > 0, let from = other.baseAddress {
                            unsafe (to + written).update(from: from + (start - source.count), count: length)
                        }
                        written += length
                    }
                }
            }
            count = total
        }
        return (bytes, ends)
    }
}
