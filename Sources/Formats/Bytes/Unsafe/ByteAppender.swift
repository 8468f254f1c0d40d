// DANGER: copies through pointers, sixteen bytes at a time where both sides have that many. Ranges are checked against
// the source, and room is made in the buffer, before anything is copied.

/// Puts many short pieces together, without the cost of a generic append for each.
public struct ByteAppender: Sendable {
    @usableFromInline var buffer: [UInt8]
    @usableFromInline var used = 0
    public var count: Int { used }

    public init(capacity: Int) { buffer = [UInt8](repeating: 0, count: capacity + 16) }

    /// Appends `source[range]`.
    @inlinable @inline(__always)
    public mutating func append(_ source: Span<UInt8>, _ range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= source.count)
        let length = range.count
        if buffer.count - used < length + 16 { grow(by: length) }
        let (start, readable) = (range.lowerBound, source.count - range.lowerBound)
        unsafe source.withUnsafeBufferPointer { source in
            guard let from = source.baseAddress else { return }
            unsafe buffer.withUnsafeMutableBufferPointer { target in
                guard let to = target.baseAddress else { return }
                if length <= 32, readable >= 16 {
                    unsafe UnsafeMutableRawPointer(to + used).storeBytes(
                        of: UnsafeRawPointer(from + start).loadUnaligned(as: SIMD16<UInt8>.self),
                        as: SIMD16<UInt8>.self)
                    if length > 16 {
                        unsafe UnsafeMutableRawPointer(to + used + length - 16).storeBytes(
                            of: UnsafeRawPointer(from + start + length - 16).loadUnaligned(as: SIMD16<UInt8>.self),
                            as: SIMD16<UInt8>.self)
                    }
                } else if length > 0 {
                    unsafe (to + used).update(from: from + start, count: length)
                }
            }
        }
        used += length
    }

    /// Appends the `length` lowest bytes of a number, the lowest first.
    @inlinable @inline(__always)
    public mutating func append(_ word: UInt64, length: Int) {
        precondition(0...8 ~= length)
        if buffer.count - used < length + 16 { grow(by: length) }
        unsafe buffer.withUnsafeMutableBytes { target in
            unsafe target.storeBytes(of: word.littleEndian, toByteOffset: used, as: UInt64.self)
        }
        used += length
    }

    @usableFromInline
    mutating func grow(by length: Int) {
        buffer.append(contentsOf: repeatElement(0, count: max(buffer.count, length + 16)))
    }

    /// Returns what was appended since the last call.
    public mutating func take() -> [UInt8] {
        defer { used = 0 }
        return Array(buffer[..<used])
    }
}
