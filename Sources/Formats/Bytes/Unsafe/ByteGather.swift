// DANGER: copies through pointers. Each range is checked against the source before it is copied.

/// Copies many short ranges into one buffer, without going byte by byte through a generic sequence.
public enum ByteGather {
    /// The bytes of all ranges one after the other, and where each ends. Range `i` is `starts[i]..<ends[i]`.
    public static func joined(
        _ source: [UInt8], starts: [Int32], ends rangeEnds: [Int32]
    ) -> (bytes: [UInt8], ends: [UInt32]) {
        precondition(starts.count == rangeEnds.count)
        var total = 0
        var ends: [UInt32] = []
        ends.reserveCapacity(starts.count)
        for index in starts.indices {
            precondition(
                0 <= starts[index] && starts[index] <= rangeEnds[index] && Int(rangeEnds[index]) <= source.count)
            total += Int(rangeEnds[index] - starts[index])
            ends.append(UInt32(total))
        }
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: total) { target, count in
            unsafe source.withUnsafeBufferPointer { source in
                guard let from = source.baseAddress, let to = target.baseAddress else { return }
                var written = 0
                for index in starts.indices {
                    let length = Int(rangeEnds[index] - starts[index])
                    unsafe (to + written).update(from: from + Int(starts[index]), count: length)
                    written += length
                }
            }
            count = total
        }
        return (bytes, ends)
    }
}
