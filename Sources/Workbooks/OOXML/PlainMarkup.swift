internal import InnkeeperFormats

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

    /// 0, which XML can't contain, after the last byte.
    @inline(__always)
    static func byte(_ bytes: Span<UInt8>, _ position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    @inline(__always)
    static func skipBlanks(_ bytes: Span<UInt8>, _ position: inout Int) {
        while isBlank(byte(bytes, position)) { position += 1 }
    }

    @inline(__always)
    static func take(_ word: MarkupWord, _ bytes: Span<UInt8>, _ position: inout Int) -> Bool {
        if word.isIn(bytes, at: position) {
            position += word.count
            return true
        }
        // The fault is the first byte that differs.
        var letters = word.letters
        while byte(bytes, position) == UInt8(truncatingIfNeeded: letters), letters != 0 {
            position += 1
            letters >>= 8
        }
        return false
    }

    @inline(__always)
    static func take(_ letter: UInt8, _ bytes: Span<UInt8>, _ position: inout Int) -> Bool {
        guard byte(bytes, position) == letter else { return false }
        position += 1
        return true
    }

    /// Moves `position` to the quote behind a value of printable ASCII without blanks and markup; false for any other.
    @inline(__always)
    static func skipWord(_ bytes: Span<UInt8>, _ position: inout Int) -> Bool {
        if position + 8 <= bytes.count {
            let word = ByteWords.short(bytes, position, position + 8)
            let end = ByteWords.places(of: 0x22, in: word)
            if end != 0 {
                // Letters in place of the quote and what follows.
                let rest = UInt64.max << UInt64(end.trailingZeroBitCount & ~7)
                let value = word & ~rest | ByteWords.filled(0x61) & rest
                let marks =
                    ByteWords.places(of: 0x3C, in: value) | ByteWords.places(of: 0x26, in: value)
                    | ByteWords.places(of: 0x7F, in: value)
                if marks | ByteWords.places(below: 0x21, in: value) | ByteWords.placesBeyondASCII(in: value) == 0 {
                    position += end.trailingZeroBitCount / 8
                    return true
                }
            }
        }
        while case let byte = byte(bytes, position), byte != 0x22 {
            guard 0x21..<0x7F ~= byte, byte != 0x3C, byte != 0x26 else { return false }
            position += 1
        }
        return true
    }

    /// The attributes of a tag, and its ending; nil for a fault.
    static func attributes(_ bytes: Span<UInt8>, _ position: inout Int, _ found: inout [Attribute]) -> Ending? {
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
                if found.count > 20 { return nil }
                for other in found where areEqual(bytes, other.name, attribute.name) { return nil }
                found.append(attribute)
            }
        }
    }

    private static func areEqual(_ bytes: Span<UInt8>, _ one: Range<Int>, _ other: Range<Int>) -> Bool {
        guard one.count == other.count else { return false }
        for offset in 0..<one.count where bytes[one.lowerBound + offset] != bytes[other.lowerBound + offset] {
            return false
        }
        return true
    }

    /// `name="value"`, without references in the value.
    private static func attribute(_ bytes: Span<UInt8>, _ position: inout Int) -> Attribute? {
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
                let isDeclaration = name.count >= 5 && xmlns.isIn(bytes, at: start)
                if isDeclaration || colon.map({ position - $0 == 2 }) ?? false { return nil }
                position += 1
                return value(bytes, &position).map { (name, $0) }
            }
            position += 1
        }
    }

    private static func value(_ bytes: Span<UInt8>, _ position: inout Int) -> Range<Int>? {
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

    /// Reads a `<t>` element; nil for a fault.
    static func plainText(_ bytes: Span<UInt8>, _ position: inout Int, attributes found: inout [Attribute]) -> RawText?
    {
        guard take(textTag, bytes, &position) else { return nil }
        if !found.isEmpty { found.removeAll(keepingCapacity: true) }
        // Most have no attributes.
        guard let ending = take(0x3E, bytes, &position) ? .open : attributes(bytes, &position, &found) else {
            return nil
        }
        if ending == .empty { return RawText(range: position..<position) }
        guard var text = RawText(bytes, &position), take(textEnd, bytes, &position) else { return nil }
        for (name, value) in found where name.count == 9 && value.count == 8 {
            if space.isIn(bytes, at: name.lowerBound + 1), bytes[name.lowerBound] == 0x78,
                preserve.isIn(bytes, at: value.lowerBound)
            {
                return text
            }
        }
        if text.hasReferences {
            // One of them may stand for a blank.
            text.keepsBlanks = false
        } else {
            while let first = text.range.first, isBlank(bytes[first]) { text.range = text.range.dropFirst() }
            while let last = text.range.last, isBlank(bytes[last]) { text.range = text.range.dropLast() }
        }
        return text
    }

    /// `<t`
    private static let textTag = MarkupWord(letters: 0x743C, count: 2)
    /// `</t>`
    private static let textEnd = MarkupWord(letters: 0x3E742F3C, count: 4)
    /// `xmlns`
    private static let xmlns = MarkupWord(letters: 0x736E6C6D78, count: 5)
    /// `xml:space` without its first letter.
    private static let space = MarkupWord(letters: 0x65636170733A6C6D, count: 8)
    /// `preserve`
    private static let preserve = MarkupWord(letters: 0x6576726573657270, count: 8)
}
