// Physical lines of a vCard, and the marks that have a line of their own.
//
// Lines end with CR LF, LF or a bare CR (RFC 6350, 3.2, and what old exporters write).

/// One physical line: its content without the line end.
struct VCardLine {
    var start: Int
    var end: Int
    /// From 1.
    var number: Int
    /// Blanks before `start` that mark the line as a continuation of the one before.
    var indent = 0

    /// The first line end at or after `position`, or `limit`: the reference for `end(in:from:limit:)`.
    static func referenceEnd(in bytes: borrowing Span<UInt8>, from position: Int, limit: Int) -> Int {
        var index = position
        while index < limit {
            let byte = bytes[index]
            if byte == 0x0A || byte == 0x0D { return index }
            index += 1
        }
        return limit
    }

    /// The start of the next line, given a line end at `end`.
    static func start(after end: Int, in bytes: borrowing Span<UInt8>, limit: Int) -> Int {
        guard end < limit else { return limit }
        return bytes[end] == 0x0D && end + 1 < limit && bytes[end + 1] == 0x0A ? end + 2 : end + 1
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    static func isBlank(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        var index = start
        while index < end {
            if !isBlank(bytes[index]) { return false }
            index += 1
        }
        return true
    }
}

extension VCardLine {
    /// Whether the line has a name followed by a delimiter, like a property.
    static func isProperty(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        var index = start
        while index < end, VCardHead.isNameByte(bytes[index]) || bytes[index] == UInt8(ascii: ".") { index += 1 }
        return index > start && index < end && (bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: ";"))
    }
}

/// What a physical line means for the structure of the file. Case and blanks around the parts don't matter.
enum VCardMark {
    /// `BEGIN:VCARD`
    case begin
    /// `END:VCARD`
    case end
    /// `AGENT:BEGIN:VCARD`, which opens a nested card in vCard 2.1.
    case agentBegin
    /// `BEGIN:` of something else.
    case foreignBegin
    /// `END:` of something else.
    case foreignEnd
    case none

    /// Whether a BEGIN or END names a component that calendar or note files contain; any other may be a damaged card's.
    static func namesKnownComponent(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        var index = start
        while index < end, bytes[index] != UInt8(ascii: ":") { index += 1 }
        let value = skipBlanks(bytes, min(index + 1, end), end)
        let length = trimmedEnd(bytes, value, end) - value
        return knownComponents.contains { word in
            word.utf8.count == length && equalsIgnoringCase(bytes, value, value + length, word)
        }
    }

    private static let knownComponents = [
        "VCALENDAR", "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE", "VALARM", "STANDARD", "DAYLIGHT", "VNOTE",
        "VMSG", "VENV", "VBODY",
    ]

    /// Whether the line may be a mark, judging by its first and last byte: most aren't. A mark begins with B or E,
    /// except one with a group (`home.begin:vcard`, RFC 2425, 5.8.2) and an AGENT that opens a nested card: both end
    /// with VCARD.
    static func isPossible(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        guard start < end else { return false }
        let first = bytes[start] & 0xDF
        if first == UInt8(ascii: "B") || first == UInt8(ascii: "E") { return true }
        let last = bytes[end - 1]
        return last & 0xDF == UInt8(ascii: "D") || VCardLine.isBlank(last)
    }

    static func of(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> VCardMark {
        guard start < end else { return .none }
        switch bytes[start] & 0xDF {
        case UInt8(ascii: "B"):
            guard let value = value(of: VCardNameScan.begin, length: 5, bytes, start, end) else {
                return ofGroup(bytes, start, end)
            }
            return isCard(bytes, value, end) ? .begin : .foreignBegin
        case UInt8(ascii: "E"):
            guard let value = value(of: VCardNameScan.end, length: 3, bytes, start, end) else {
                return ofGroup(bytes, start, end)
            }
            return isCard(bytes, value, end) ? .end : .foreignEnd
        default:
            guard isPossible(bytes, start, end) else { return .none }
            guard let value = agentValue(bytes, start, end) else { return ofGroup(bytes, start, end) }
            return of(bytes, value, end) == .begin ? .agentBegin : .none
        }
    }

    /// What a line means that is the BEGIN or END of a card with a group before its name.
    private static func ofGroup(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> VCardMark {
        var index = start
        while index < end, VCardHead.isNameByte(bytes[index]) { index += 1 }
        guard index > start, index < end, bytes[index] == UInt8(ascii: ".") else { return .none }
        let name = index + 1
        if let value = value(of: VCardNameScan.begin, length: 5, bytes, name, end), isCard(bytes, value, end) {
            return .begin
        }
        if let value = value(of: VCardNameScan.end, length: 3, bytes, name, end), isCard(bytes, value, end) {
            return .end
        }
        return .none
    }

    /// The position after the line that begins at `start`, if it is just BEGIN:VCARD and ends with LF or CR LF before
    /// `limit`.
    @inline(__always)
    static func endOfBegin(_ bytes: borrowing Span<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        guard start + 13 <= limit, isWord(bytes, start, 0x6376_3A6E_6967_6562),
            isWord(bytes, start + 3, 0x6472_6163_763A_6E69)
        else { return nil }
        return endOfLine(bytes, start + 11)
    }

    /// The same for END:VCARD.
    @inline(__always)
    static func endOfEnd(_ bytes: borrowing Span<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        guard start + 11 <= limit, isWord(bytes, start, 0x7261_6376_3A64_6E65),
            isWord(bytes, start + 1, 0x6472_6163_763A_646E)
        else { return nil }
        return endOfLine(bytes, start + 9)
    }

    @inline(__always)
    private static func endOfLine(_ bytes: borrowing Span<UInt8>, _ end: Int) -> Int? {
        if bytes[end] == 0x0A { return end + 1 }
        return bytes[end] == 0x0D && bytes[end + 1] == 0x0A ? end + 2 : nil
    }

    /// Whether eight bytes spell `word`, ignoring case; `word` is in lower case, its first letter lowest.
    @inline(__always)
    private static func isWord(_ bytes: borrowing Span<UInt8>, _ start: Int, _ word: UInt64) -> Bool {
        // Of all characters in these words only the letters have this bit.
        let folds = (word & 0x4040_4040_4040_4040) &>> 1
        return ByteWords.short(copy bytes, start, start + 8) | folds == word
    }

    /// Where the value of an AGENT property starts (blanks skipped), or nil if the line isn't one.
    static func agentValue(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
        var colon = start
        var name = start
        var nameEnds = false
        while colon < end, bytes[colon] != UInt8(ascii: ":") {
            if bytes[colon] == UInt8(ascii: ";"), !nameEnds {
                nameEnds = true
                guard isAgent(bytes, name, colon) else { return nil }
            }
            // A group precedes the name: `item1.AGENT`.
            if bytes[colon] == UInt8(ascii: "."), !nameEnds { name = colon + 1 }
            colon += 1
        }
        guard colon < end, nameEnds || isAgent(bytes, name, colon) else { return nil }
        return skipBlanks(bytes, colon + 1, end)
    }

    private static func isAgent(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        VCardNameScan.word(bytes, start, trimmedEnd(bytes, start, end)) == VCardNameScan.agent
    }

    /// Whether the value is VCARD.
    static func isCard(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        // In the bytes of letters this bit makes them lower case.
        if end - start == 5 { return ByteWords.short(copy bytes, start, end) | 0x20_2020_2020 == 0x64_7261_6376 }
        return VCardNameScan.word(bytes, start, trimmedEnd(bytes, start, end)) == VCardNameScan.vcard
    }

    /// Where the value starts if the line is `name`, blanks, a colon and a value.
    private static func value(
        of name: UInt64, length: Int, _ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int
    ) -> Int? {
        let nameEnd = start + length
        guard nameEnd < end, VCardNameScan.word(bytes, start, nameEnd) == name else { return nil }
        let colon = skipBlanks(bytes, nameEnd, end)
        guard colon < end, bytes[colon] == UInt8(ascii: ":") else { return nil }
        return skipBlanks(bytes, colon + 1, end)
    }

    private static func skipBlanks(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Int {
        var index = start
        while index < end, VCardLine.isBlank(bytes[index]) { index += 1 }
        return index
    }

    private static func trimmedEnd(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Int {
        var index = end
        while index > start, VCardLine.isBlank(bytes[index - 1]) { index -= 1 }
        return index
    }
}
