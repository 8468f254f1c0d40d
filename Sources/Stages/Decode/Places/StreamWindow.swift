package import InnkeeperFormats

/// The bytes of a stream that are still needed, addressed by their offset in the file.
///
/// Dropped bytes stay in memory until more arrive. The rest then moves to new memory, and slices that share the old
/// memory keep it, so nothing is copied twice.
package struct StreamWindow: Sendable {
    private var bytes: [UInt8] = []
    /// How many of `bytes` are dropped.
    private var gone = 0
    /// How many bytes are lent out; nil if they are here.
    private var lent: Int?
    /// Offset of the first byte that is not dropped.
    package private(set) var start = 0

    /// New memory has room for as many bytes as most slices have, so that it rarely grows.
    private static let roomForSlice = 800 << 10

    package init() {}

    package var count: Int { bytes.count - gone }
    /// Offset after the last byte.
    package var end: Int { start + count }

    package mutating func append(_ more: [UInt8]) {
        makeRoom(more.count)
        bytes.append(contentsOf: more)
    }

    /// Lends out its bytes, with room for more to be appended. They are returned by `takeBack`.
    package mutating func lend(_ more: Int) -> [UInt8] {
        makeRoom(more)
        lent = count
        var handed: [UInt8] = []
        swap(&handed, &bytes)
        return handed
    }

    /// Takes back lent bytes, with more appended, or appends bytes if none were lent.
    package mutating func takeBack(_ handed: consuming [UInt8]) {
        if lent == nil { return append(handed) }
        precondition(handed.count >= lent ?? 0)
        lent = nil
        bytes = handed
    }

    private mutating func makeRoom(_ more: Int) {
        guard gone > 0 || bytes.isEmpty else { return }
        var fresh: [UInt8] = []
        fresh.reserveCapacity(max(count + more, StreamWindow.roomForSlice))
        fresh.append(contentsOf: bytes[gone...])
        bytes = fresh
        gone = 0
    }

    package subscript(_ offset: Int) -> UInt8 { bytes[offset - start + gone] }

    /// The bytes between two offsets, which must be between `start` and `end`.
    package subscript(_ range: Range<Int>) -> ArraySlice<UInt8> {
        bytes[range.lowerBound - start + gone..<range.upperBound - start + gone]
    }

    /// The bytes from an offset on.
    package subscript(_ range: PartialRangeFrom<Int>) -> ArraySlice<UInt8> { self[range.lowerBound..<end] }

    /// The underlying memory, to be kept without a copy, and the offset of its first byte. It may include dropped
    /// bytes.
    package var shared: (bytes: [UInt8], offset: Int) { (bytes, start - gone) }

    /// Drops the bytes before an offset.
    package mutating func drop(before offset: Int) {
        gone += offset - start
        start = offset
        if gone == bytes.count {
            bytes = []
            gone = 0
        }
    }

    /// The position of an offset, given that `start` is at `first`.
    package func position(of offset: Int, from first: JSONPosition) -> JSONPosition {
        var position = first
        position.advance(over: bytes, gone..<offset - start + gone)
        return position
    }

    /// The end of the value that `skip` is in; see `JSONSkip`.
    package func end(of skip: inout JSONSkip, from offset: Int) -> Int? {
        skip.end(in: bytes, from: offset - start + gone).map { $0 + start - gone }
    }

    /// The end of a number or word: the next punctuation or blank.
    package func scalarEnd(from offset: Int) -> Int? {
        var index = offset - start + gone
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x0A, 0x0D, 0x09, 0x22, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D:
                return index + start - gone
            default: index += 1
            }
        }
        return nil
    }

    /// The offset of the next occurrence of a byte from `offset` on.
    package func first(_ byte: UInt8, from offset: Int) -> Int? {
        bytes[(offset - start + gone)...].firstIndex(of: byte).map { $0 + start - gone }
    }
}
