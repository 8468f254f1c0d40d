/// The bytes of a stream that are still needed, addressed by where they stand in the file.
package struct StreamWindow: Sendable {
    private var bytes: [UInt8] = []
    /// Offset of the first byte that is still here.
    package private(set) var start = 0

    package init() {}

    package var count: Int { bytes.count }
    /// Offset after the last byte.
    package var end: Int { start + bytes.count }

    package mutating func append(_ more: [UInt8]) { bytes.append(contentsOf: more) }

    /// The bytes from one offset to another; the range must lie between `start` and `end`.
    package subscript(_ range: Range<Int>) -> ArraySlice<UInt8> {
        bytes[range.lowerBound - start..<range.upperBound - start]
    }

    /// The bytes from an offset on.
    package subscript(_ range: PartialRangeFrom<Int>) -> ArraySlice<UInt8> { self[range.lowerBound..<end] }

    /// Lets the bytes before an offset go.
    package mutating func drop(before offset: Int) {
        bytes.removeFirst(offset - start)
        start = offset
    }
}
