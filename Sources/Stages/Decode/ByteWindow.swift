/// The bytes of a stream from some place on, by their offsets in the whole stream.
package struct ByteWindow {
    package private(set) var bytes: [UInt8] = []
    /// Of the first byte.
    package private(set) var offset = 0
    /// Everything before this offset was handed over.
    package private(set) var cut = 0
    /// Of `cut`.
    private var position = TextPosition()

    package init() {}

    /// Behind the last byte.
    package var end: Int { offset + bytes.count }

    package mutating func append(_ more: [UInt8]) { bytes.append(contentsOf: more) }

    /// The offset of the last such byte before `end` that was not handed over.
    package func last(_ byte: UInt8, before end: Int) -> Int? {
        guard end > cut else { return nil }
        return bytes[(cut - offset)..<(end - offset)].lastIndex(of: byte).map { $0 + offset }
    }

    /// The name that starts at `start`: up to a blank, a slash or `end`.
    package func name(from start: Int, to end: Int) -> [UInt8] {
        Array(bytes[(start - offset)..<(end - offset)].prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") })
    }

    /// Hands over everything up to `end` with its offset and place; the bytes themselves only if `keeping`.
    package mutating func cut(to end: Int, keeping: Bool) -> (bytes: [UInt8], offset: Int, position: TextPosition) {
        let range = (cut - offset)..<(end - offset)
        let result = (keeping ? Array(bytes[range]) : [], cut, position)
        position.advance(over: bytes, range)
        cut = end
        return result
    }

    /// Lets go of what was handed over.
    package mutating func dropCut() {
        bytes.removeFirst(cut - offset)
        offset = cut
    }
}
