internal import InnkeeperCore
internal import InnkeeperFormatXML
internal import InnkeeperFormats

/// A text as written between two tags, in the form that `PlainMarkup` accepts.
struct RawText {
    var range: Range<Int>
    /// Whether it contains references, such as `&amp;`.
    var hasReferences = false
    /// Whether the blanks around it count.
    var keepsBlanks = true

    private static let limit = ElementStream.Limits().text
}

extension RawText {
    /// Reads up to the next tag; nil for a fault.
    init?(_ bytes: Span<UInt8>, _ position: inout Int) {
        let start = position
        var (hasReferences, isASCII) = (false, true)
        RawText.skipUsual(bytes, &position)
        while true {
            let byte = PlainMarkup.byte(bytes, position)
            if byte == 0x3C { break }
            if byte >= 0x80 {
                isASCII = false
            } else if byte < 0x20 {
                guard byte == 0x0A || byte == 0x09 else { return nil }
            } else if byte == 0x26 {
                hasReferences = true
            } else if byte == 0x3E {
                // It may be the end of `]]>`.
                return nil
            }
            position += 1
        }
        // libxml2 rejects longer texts.
        if position - start > RawText.limit || !isASCII && !RawText.isUnicode(bytes.extracting(start..<position)) {
            position = start
            return nil
        }
        self.init(range: start..<position, hasReferences: hasReferences)
    }

    /// Moves `position` past ASCII without markup and controls, eight bytes at a time.
    @inline(__always)
    private static func skipUsual(_ bytes: Span<UInt8>, _ position: inout Int) {
        while position + 8 <= bytes.count {
            let word = ByteWords.short(bytes, position, position + 8)
            let marks =
                ByteWords.places(of: 0x3C, in: word) | ByteWords.places(of: 0x26, in: word)
                | ByteWords.places(of: 0x3E, in: word)
            let odd = marks | ByteWords.places(below: 0x20, in: word) | ByteWords.placesBeyondASCII(in: word)
            if odd != 0 {
                position += odd.trailingZeroBitCount / 8
                return
            }
            position += 8
        }
    }

    /// Whether it is UTF-8, without the two characters that XML excludes.
    private static func isUnicode(_ bytes: Span<UInt8>) -> Bool {
        guard (try? UTF8Span(validating: bytes)) != nil else { return false }
        // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
        for index in bytes.indices where bytes[index] == 0xEF {
            if bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE { return false }
        }
        return true
    }

    /// Appends what it says to `result`; false for a fault. `bytes` are those that it was read from.
    func append(of bytes: Span<UInt8>, to result: inout [UInt8]) -> Bool {
        if !hasReferences {
            result.append(bytes, range)
            return true
        }
        var written: [UInt8] = []
        written.append(bytes, range)
        guard let read = RawText.replaced(written) else { return false }
        result += SpacedText.trimmed(read, keepsBlanks: keepsBlanks)
        return true
    }

    /// Replaces `&amp;` and other references with their characters.
    private static func replaced(_ bytes: [UInt8]) -> [UInt8]? {
        var text: [UInt8] = []
        var rest = bytes[...]
        while let start = rest.firstIndex(of: 0x26) {
            text.append(contentsOf: rest[..<start])
            guard let end = rest[start...].prefix(12).firstIndex(of: 0x3B) else { return nil }
            let name = String(decoding: rest[(start + 1)..<end], as: UTF8.self)
            switch name {
            case "amp": text.append(0x26)
            case "lt": text.append(0x3C)
            case "gt": text.append(0x3E)
            case "quot": text.append(0x22)
            case "apos": text.append(0x27)
            default:
                guard let scalar = character(name) else { return nil }
                text.append(contentsOf: Array(String(scalar).utf8))
            }
            rest = rest[(end + 1)...]
        }
        text.append(contentsOf: rest)
        return text
    }

    /// The character of `#233` or `#xE9`.
    private static func character(_ name: String) -> Unicode.Scalar? {
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x"
        guard name.first == "#", let first = isHexadecimal ? digits.dropFirst().first : digits.first, first.isHexDigit,
            let value = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(value)
        else { return nil }
        return value == 9 || value == 10 || value == 13 || 0x20...0xFFFD ~= value || value >= 0x10000 ? scalar : nil
    }
}

/// Texts that belong together: a range of the part, or a copy if they aren't written in one piece there.
struct JoinedText {
    private var range = 0..<0
    private var copy: [UInt8] = []
    private var isCopied = false

    var isEmpty: Bool { isCopied ? copy.isEmpty : range.isEmpty }

    mutating func clear() {
        range = 0..<0
        if isCopied { copy.removeAll(keepingCapacity: true) }
        isCopied = false
    }

    /// Adds a text; false if it has a fault.
    mutating func add(_ text: RawText, _ bytes: Span<UInt8>) -> Bool {
        if isEmpty, !text.hasReferences {
            (range, isCopied) = (text.range, false)
            return true
        }
        if !isCopied {
            copy.removeAll(keepingCapacity: true)
            copy.append(bytes, range)
            isCopied = true
        }
        return text.append(of: bytes, to: &copy)
    }

    func bytes(of part: [UInt8]) -> ArraySlice<UInt8> { isCopied ? copy[...] : part[range] }
}
