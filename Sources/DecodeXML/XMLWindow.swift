package import InnkeeperFormatXML
import InnkeeperStages

/// A section of a document's bytes, addressed by their offsets in the document.
package struct XMLWindow {
    /// Known before the first tag.
    package var encoding = XMLEncoding.utf8
    package private(set) var bytes: [UInt8] = []
    /// Offset of the first byte.
    package private(set) var offset = 0
    /// Everything before this offset has been handed over.
    package private(set) var cut = 0
    /// Position of `cut`.
    private var position = XMLPosition()

    package init() {}

    /// Offset after the last byte.
    package var end: Int { offset + bytes.count }

    package mutating func append(_ more: [UInt8]) { bytes.append(contentsOf: more) }

    /// The offset of the last `<` before `end` that has not been handed over.
    package func lastTagStart(before end: Int) -> Int? {
        let width = encoding.width
        var index = cut - offset + (end - cut) / width * width - width
        while index >= cut - offset {
            if encoding.ascii(bytes, at: index) == UInt8(ascii: "<") { return index + offset }
            index -= width
        }
        return nil
    }

    package subscript(_ range: Range<Int>) -> ArraySlice<UInt8> {
        bytes[(range.lowerBound - offset)..<(range.upperBound - offset)]
    }

    /// Hands over everything up to `end`, with its offset and position; the bytes themselves only if `keeping`.
    package mutating func cut(to end: Int, keeping: Bool) -> (bytes: [UInt8], offset: Int, position: XMLPosition) {
        let range = (cut - offset)..<(end - offset)
        let result = (keeping ? Array(bytes[range]) : [], cut, position)
        position.advance(over: bytes, range, in: encoding)
        cut = end
        return result
    }

    /// Drops what was handed over.
    package mutating func dropCut() {
        bytes.removeFirst(cut - offset)
        offset = cut
    }
}
