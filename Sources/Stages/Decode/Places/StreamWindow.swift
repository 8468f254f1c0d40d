package import Formats

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

    package subscript(_ offset: Int) -> UInt8 { bytes[offset - start] }

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

    /// Where an offset stands, if `start` stands at `first`.
    package func position(of offset: Int, from first: JSONPosition) -> JSONPosition {
        var position = first
        position.advance(over: bytes, 0..<offset - start)
        return position
    }

    /// The end of the value that `skip` is in; see `JSONSkip`.
    package func end(of skip: inout JSONSkip, from offset: Int) -> Int? {
        skip.end(in: bytes, from: offset - start).map { $0 + start }
    }

    /// The end of a number or word: the next mark or blank.
    package func scalarEnd(from offset: Int) -> Int? {
        var index = offset - start
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x0A, 0x0D, 0x09, 0x22, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D:
                return index + start
            default: index += 1
            }
        }
        return nil
    }

    /// The offset of the next such byte from `offset` on.
    package func first(_ byte: UInt8, from offset: Int) -> Int? {
        bytes[(offset - start)...].firstIndex(of: byte).map { $0 + start }
    }
}
