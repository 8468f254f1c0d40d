internal import InnkeeperFormatXML

/// XML as programs write it for sheets: tags, attributes and text without declarations, comments, CDATA, or anything
/// else that needs a parser. It accepts only what libxml2 reads the same way.
///
/// Each function reads what begins at `position`, and stops at a fault: at the end of the bytes more of them may
/// resolve it, anywhere else it is left to libxml2.
enum PlainMarkup {
    typealias Attribute = (name: Range<Int>, value: Range<Int>)

    /// How a tag ends: `>` or `/>`.
    enum Ending {
        case open, empty
    }

    private static let textLimit = ElementStream.Limits().text

    /// 0, which XML can't contain, after the last byte.
    static func byte(_ bytes: [UInt8], _ position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    static func skipBlanks(_ bytes: [UInt8], _ position: inout Int) {
        while isBlank(byte(bytes, position)) { position += 1 }
    }

    static func take(_ word: [UInt8], _ bytes: [UInt8], _ position: inout Int) -> Bool {
        for letter in word {
            if byte(bytes, position) != letter { return false }
            position += 1
        }
        return true
    }

    static func take(_ letter: UInt8, _ bytes: [UInt8], _ position: inout Int) -> Bool {
        guard byte(bytes, position) == letter else { return false }
        position += 1
        return true
    }

    /// The attributes of a tag, and its ending; nil for a fault.
    static func attributes(_ bytes: [UInt8], _ position: inout Int, _ found: inout [Attribute]) -> Ending? {
        found.removeAll(keepingCapacity: true)
        while true {
            let isApart = isBlank(byte(bytes, position))
            skipBlanks(bytes, &position)
            switch byte(bytes, position) {
            case 0x3E:
                position += 1
                return .open
            case 0x2F:
                position += 1
                return take(0x3E, bytes, &position) ? .empty : nil
            default:
                guard isApart, let attribute = attribute(bytes, &position) else { return nil }
                // A repeated name is a fault, and so are more attributes than any program writes.
                if found.count > 20 || found.contains(where: { bytes[$0.name] == bytes[attribute.name] }) { return nil }
                found.append(attribute)
            }
        }
    }

    /// `name="value"`, without references in the value.
    private static func attribute(_ bytes: [UInt8], _ position: inout Int) -> Attribute? {
        let start = position
        var colon: Int?
        while true {
            switch byte(bytes, position) {
            case 0x41...0x5A, 0x61...0x7A, 0x5F: break
            case 0x30...0x39, 0x2D, 0x2E: if position == start || colon == position - 1 { return nil }
            case 0x3A:
                if colon != nil || position == start { return nil }
                colon = position
            default:
                guard position > start, colon != position - 1, byte(bytes, position) == 0x3D else { return nil }
                let name = start..<position
                // Namespace declarations, and prefixed one-letter names.
                if bytes[name].starts(with: "xmlns".utf8) || colon.map({ position - $0 == 2 }) ?? false { return nil }
                position += 1
                return value(bytes, &position).map { (name, $0) }
            }
            position += 1
        }
    }

    private static func value(_ bytes: [UInt8], _ position: inout Int) -> Range<Int>? {
        let quote = byte(bytes, position)
        guard quote == 0x22 || quote == 0x27 else { return nil }
        position += 1
        let start = position
        while byte(bytes, position) != quote {
            let byte = byte(bytes, position)
            guard 0x20..<0x80 ~= byte, byte != 0x3C, byte != 0x26 else { return nil }
            position += 1
        }
        position += 1
        return start..<position - 1
    }

    /// Appends text up to the next tag to `text`; false for a fault.
    static func text(_ bytes: [UInt8], _ position: inout Int, into text: inout [UInt8]) -> Bool {
        let start = position
        var (isPlain, isASCII) = (true, true)
        while true {
            let byte = byte(bytes, position)
            if byte == 0x3C { break }
            if byte >= 0x80 {
                isASCII = false
            } else if byte < 0x20 {
                guard byte == 0x0A || byte == 0x09 else { return false }
            } else if byte == 0x26 {
                isPlain = false
            } else if byte == 0x3E {
                // It may be the end of `]]>`.
                return false
            }
            position += 1
        }
        // libxml2 rejects longer texts.
        if position - start > textLimit || !isASCII && !isUnicode(bytes[start..<position]) {
            position = start
            return false
        }
        if isPlain {
            text.append(contentsOf: bytes[start..<position])
        } else if !replaced(bytes[start..<position], into: &text) {
            position = start
            return false
        }
        return true
    }

    /// Whether it is UTF-8, without the two characters that XML excludes.
    private static func isUnicode(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let text = String(validating: bytes, as: UTF8.self) else { return false }
        return !text.unicodeScalars.contains("\u{FFFE}") && !text.unicodeScalars.contains("\u{FFFF}")
    }

    /// Replaces `&amp;` and other references with their characters.
    private static func replaced(_ bytes: ArraySlice<UInt8>, into text: inout [UInt8]) -> Bool {
        var rest = bytes
        while let start = rest.firstIndex(of: 0x26) {
            text.append(contentsOf: rest[..<start])
            guard let end = rest[start...].prefix(12).firstIndex(of: 0x3B) else { return false }
            let name = String(decoding: rest[(start + 1)..<end], as: UTF8.self)
            switch name {
            case "amp": text.append(0x26)
            case "lt": text.append(0x3C)
            case "gt": text.append(0x3E)
            case "quot": text.append(0x22)
            case "apos": text.append(0x27)
            default:
                guard let scalar = character(name) else { return false }
                text.append(contentsOf: Array(String(scalar).utf8))
            }
            rest = rest[(end + 1)...]
        }
        text.append(contentsOf: rest)
        return true
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

    /// Appends the text of a `<t>` element to `result`; false for a fault.
    static func plainText(
        _ bytes: [UInt8], _ position: inout Int, attributes found: inout [Attribute], text: inout [UInt8],
        into result: inout [UInt8]
    ) -> Bool {
        guard take(textTag, bytes, &position), let ending = attributes(bytes, &position, &found) else { return false }
        if ending == .empty { return true }
        text.removeAll(keepingCapacity: true)
        guard PlainMarkup.text(bytes, &position, into: &text), take(textEnd, bytes, &position) else { return false }
        let keepsBlanks = found.contains { attribute in
            bytes[attribute.name].elementsEqual("xml:space".utf8)
                && bytes[attribute.value].elementsEqual("preserve".utf8)
        }
        result += SpacedText.trimmed(text, keepsBlanks: keepsBlanks)
        return true
    }

    private static let textTag = Array("<t".utf8)
    private static let textEnd = Array("</t>".utf8)
}
