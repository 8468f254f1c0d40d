internal import InnkeeperFormatXML

/// Texts in one buffer, and where each ends.
struct TextList {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []

    var count: Int { ends.count }
    var byteCount: Int { bytes.count }

    mutating func append(_ text: ArraySlice<UInt8>) {
        bytes += text
        ends.append(bytes.count)
    }

    /// The text with an index in its written form.
    subscript(written written: ArraySlice<UInt8>) -> String? {
        guard 1...9 ~= written.count else { return nil }
        var index = 0
        for digit in written {
            guard 0x30...0x39 ~= digit else { return nil }
            index = index * 10 + Int(digit - 0x30)
        }
        return self[index]
    }

    subscript(index: Int) -> String? {
        guard ends.indices.contains(index) else { return nil }
        return String(decoding: bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]], as: UTF8.self)
    }
}

/// Reads the shared strings (ECMA-376-1, 18.4).
final class SharedTexts: ElementListener {
    private(set) var list = TextList()
    private var phonetic = 0
    private(set) lazy var stream = ElementStream(
        elements: ["si", "t", "rPh"].map { ElementName($0) }, attributes: [SpacedText.attribute], listener: self)
    private var item: [UInt8] = []
    private var keepsBlanks = false
    private let countLimit: Int

    /// A distinct text takes more than two bytes of a compressed file, including the cells that refer to it.
    init(fileSize: Int) { countLimit = max(1 << 16, fileSize / 2) }

    /// Adds a text; false if there are more than possible.
    func add(_ item: ArraySlice<UInt8>) -> Bool {
        list.append(EscapedText.unescaped(item))
        return list.byteCount <= SharedTexts.limit && list.count <= countLimit
    }

    func begin(_ name: Int, _ stream: ElementStream) {
        switch name {
        case 1:
            stream.collects = phonetic == 0
            keepsBlanks = stream.attribute(0) == "preserve"
        case 2: phonetic += 1
        default: break
        }
    }

    func end(_ name: Int, _ stream: ElementStream) {
        switch name {
        case 0:
            if !add(item[...]) {
                stream.stop("it has more shared texts than a file of its size can fill", isOverLimit: true)
            }
            item.removeAll(keepingCapacity: true)
        case 1:
            item += SpacedText.trimmed(stream.text, keepsBlanks: keepsBlanks)
            stream.text.removeAll(keepingCapacity: true)
            stream.collects = false
        case 2: phonetic -= 1
        default: break
        }
    }

    /// The longest sheets have a million rows; no real one needs more memory than this.
    private static let limit = 1 << 30
}

/// Blanks around a text are kept only if `xml:space` says so (XML 1.0, 2.10): Excel drops them otherwise.
enum SpacedText {
    static let attribute = ElementName("space", in: "http://www.w3.org/XML/1998/namespace")

    static func trimmed(_ text: [UInt8], keepsBlanks: Bool) -> [UInt8] {
        keepsBlanks ? text : Array(trimmed(text[...]))
    }

    /// Without the white space of XML around it, which isn't part of a value either (XML Schema 2, 4.3.6).
    static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        guard let first = text.firstIndex(where: { !isBlank($0) }), let last = text.lastIndex(where: { !isBlank($0) })
        else { return [] }
        return text[first...last]
    }
}

/// Characters that XML can't contain are written as `_x000D_` (ECMA-376-1, 22.9.2.19), and so is a `_` before such a
/// text.
enum EscapedText {
    static func unescaped(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard text.contains(0x5F), text.firstRange(of: [0x5F, 0x78]) != nil else { return text }
        let text = Array(text)
        var result: [UInt8] = []
        var index = 0
        while index < text.count {
            if let value = escape(text, index) {
                var units = [value]
                index += 7
                // A character beyond U+FFFF takes two escapes.
                if UTF16.isLeadSurrogate(value), let next = escape(text, index), UTF16.isTrailSurrogate(next) {
                    units.append(next)
                    index += 7
                }
                result += String(decoding: units, as: UTF16.self).utf8
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return result[...]
    }

    /// The code unit of the seven bytes from `start` on.
    private static func escape(_ text: [UInt8], _ start: Int) -> UInt16? {
        guard start + 7 <= text.count, text[start] == 0x5F, text[start + 1] == 0x78, text[start + 6] == 0x5F,
            text[(start + 2)..<(start + 6)].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 })
        else { return nil }
        return UInt16(String(decoding: text[(start + 2)..<(start + 6)], as: UTF8.self), radix: 16)
    }
}
