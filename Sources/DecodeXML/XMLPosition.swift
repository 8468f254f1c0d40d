import InnkeeperFormats
package import InnkeeperFormatXML
import InnkeeperStages

/// A position in an XML document, found by walking from its start. Lines end with LF, CR LF or CR.
package struct XMLPosition: Sendable, Equatable {
    /// From 1.
    package private(set) var line = 1
    /// Unicode scalars from 1; in an encoding other than UTF-8 and UTF-16, bytes, which is the same for all single-byte
    /// encodings.
    package private(set) var column = 1
    private var isAfterCR = false

    package init() {}

    /// Walks over `range` of `bytes`, which starts where the last walk ended.
    package mutating func advance(over bytes: [UInt8], _ range: Range<Int>, in encoding: XMLEncoding) {
        switch encoding {
        case .utf8, .other: advance(over: bytes, range, isUTF8: encoding == .utf8)
        case .utf16LittleEndian: advance(over: bytes, range, highByte: 1)
        case .utf16BigEndian: advance(over: bytes, range, highByte: 0)
        }
    }

    /// Walks over one character.
    package mutating func advance(over scalar: UInt32) {
        switch scalar {
        case 0x0A where isAfterCR: break
        case 0x0A, 0x0D:
            line += 1
            column = 1
        default: column += 1
        }
        isAfterCR = scalar == 0x0D
    }

    private mutating func advance(over bytes: [UInt8], _ range: Range<Int>, isUTF8: Bool) {
        var range = range
        guard let first = range.first else { return }
        if isAfterCR, bytes[first] == 0x0A { range.removeFirst() }
        isAfterCR = false
        guard let last = range.last else { return }
        let extent = TextExtent(bytes, range)
        line += extent.lines
        if extent.lines > 0 { column = 1 }
        column += isUTF8 ? extent.scalars : range.upperBound - extent.lastLineStart
        isAfterCR = bytes[last] == 0x0D
    }

    private mutating func advance(over bytes: [UInt8], _ range: Range<Int>, highByte: Int) {
        for index in stride(from: range.lowerBound, to: range.upperBound - 1, by: 2) {
            let high = bytes[index + highByte]
            // The second half of a surrogate pair belongs to the same character.
            if high & 0xFC != 0xDC { advance(over: UInt32(high) << 8 | UInt32(bytes[index + 1 - highByte])) }
        }
    }
}

extension XMLEncoding {
    /// Number of bytes in an ASCII character.
    var width: Int {
        switch self {
        case .utf8, .other: 1
        case .utf16LittleEndian, .utf16BigEndian: 2
        }
    }

    /// ASCII text in this encoding.
    func bytes(_ text: String) -> [UInt8] {
        switch self {
        case .utf8, .other: Array(text.utf8)
        case .utf16LittleEndian: text.utf8.flatMap { [$0, 0] }
        case .utf16BigEndian: text.utf8.flatMap { [0, $0] }
        }
    }

    /// The character at `index` if it is ASCII (in UTF-8 any byte), else 0xFF.
    func ascii(_ bytes: [UInt8], at index: Int) -> UInt8 {
        switch self {
        case .utf8, .other: bytes[index]
        case .utf16LittleEndian: index + 1 < bytes.count && bytes[index + 1] == 0 ? bytes[index] : 0xFF
        case .utf16BigEndian: index + 1 < bytes.count && bytes[index] == 0 ? bytes[index + 1] : 0xFF
        }
    }
}
