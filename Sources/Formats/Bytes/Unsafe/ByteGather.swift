// DANGER: copies through pointers. Each range is checked against the source before it is copied.

/// Copies many short ranges into one buffer, without going byte by byte through a generic sequence.
public enum ByteGather {
    /// The bytes of all ranges one after the other, and where each ends. Range `i` is `starts[i]..<ends[i]`; those
    /// behind the end of `source` lie in `other`.
    public static func joined(
        _ source: [UInt8], then other: [UInt8] = [], starts: [Int32], ends rangeEnds: [Int32]
    ) -> (bytes: [UInt8], ends: [UInt32]) {
        precondition(starts.count == rangeEnds.count)
        var total = 0
        var ends: [UInt32] = []
        ends.reserveCapacity(starts.count)
        for index in starts.indices {
            let start = Int(starts[index])
            let limit = start < source.count ? source.count : source.count + other.count
            precondition(0 <= start && start <= Int(rangeEnds[index]) && Int(rangeEnds[index]) <= limit)
            total += Int(rangeEnds[index] - starts[index])
            ends.append(UInt32(total))
        }
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: total) { target, count in
            unsafe source.withUnsafeBufferPointer { source in
                unsafe other.withUnsafeBufferPointer { other in
                    guard let to = target.baseAddress else { return }
                    var written = 0
                    for index in starts.indices {
                        let start = Int(starts[index])
                        let length = Int(rangeEnds[index]) - start
                        if start < source.count, let from = source.baseAddress {
                            unsafe (to + written).update(from: from + start, count: length)
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
