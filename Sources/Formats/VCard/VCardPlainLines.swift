// ADVICE: the fast twin of `VCardReader.readProperty`. What it takes must come out as that one would have it, and what
// it is not sure of it leaves alone: a line that is folded or holds blanks or carets in its head, and any value that
// needs decoding. Tests read every case and every corpus both ways.

extension VCardCursor {
    /// Takes lines as long as they are plain: passes over those that nobody asks for and puts the others into
    /// `contents`, where they stand. Stops at the first line that needs a closer look.
    mutating func takePlainLines(_ bytes: [UInt8], into contents: inout VCardContents) {
        let span = bytes.span
        while position < limit {
            let end = ends.next(in: span, from: position, limit: limit)
            guard let head = VCardPlainHead(span, position, end) else { return }
            let next = VCardLine.start(after: end, in: span, limit: limit)
            let isFolded = next < limit && VCardLine.isBlank(span[next])
            if isFolded, head.isBound { return }
            if let name = head.name {
                guard !isFolded, contents.takePlain(name, head, span, position, end, number) else { return }
            } else if head.mayEncode {
                guard let encoding = contents.encoding(span, head) else { return }
                let line = VCardLine(start: position, end: end, number: number)
                position = next
                number += 1
                skipValue(bytes, of: line, encoding: encoding)
                continue
            }
            position = next
            number += 1
            if isFolded { skipFolds(span) }
        }
    }
}

/// The part of a plain line before its colon.
struct VCardPlainHead {
    /// nil when nobody asks for the property, or the line is the BEGIN or END of a card.
    let name: VCardName?
    let nameStart: Int
    /// Where the name ends: at the colon, or at the semicolon before the parameters.
    let nameEnd: Int
    let colon: Int
    /// A CHARSET that is not UTF-8 is among the parameters.
    private(set) var hasCharset = false
    private(set) var hasQuotes = false
    /// A parameter of a property that nobody asks for may say how its value is encoded.
    private(set) var mayEncode = false
    /// The parameters, if they were found all at once.
    let parameters: VCardHeadScan?
    /// The line is BEGIN:VCARD or END:VCARD.
    private(set) var isBound = false

    /// nil when the line needs a closer look.
    @inline(__always)
    init?(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) {
        let scan = VCardNameScan(bytes, from: start, limit: end)
        let index = scan.end
        guard index > scan.start, index < end else { return nil }
        nameStart = scan.start
        nameEnd = index
        if bytes[index] == UInt8(ascii: ":") {
            colon = index
            parameters = nil
        } else {
            guard bytes[index] == UInt8(ascii: ";") else { return nil }
            parameters = VCardHeadScan(bytes, from: index, limit: end)
            if let parameters {
                colon = index + parameters.length
            } else {
                guard
                    let colon = VCardPlainHead.colon(
                        bytes, index, end, hasCharset: &hasCharset, hasQuotes: &hasQuotes, mayEncode: &mayEncode)
                else { return nil }
                self.colon = colon
            }
        }
        name = VCardName(scan, bytes)
        if name != nil {
            if mayEncode { return nil }
        } else {
            switch scan.word {
            case VCardNameScan.begin, VCardNameScan.end:
                // A card's own bounds say nothing here; another component needs a closer look.
                guard index == colon, nameStart == start, VCardPlainHead.isCard(bytes, colon + 1, end) else {
                    return nil
                }
                isBound = true
            case VCardNameScan.agent: return nil
            default: break
            }
        }
    }

    /// The colon that ends the parameters which begin at `start`; nil when a closer look is needed: blanks and carets.
    /// Parameters that may say how the value is encoded begin with B, E or Q.
    private static func colon(
        _ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int, hasCharset: inout Bool, hasQuotes: inout Bool,
        mayEncode: inout Bool
    ) -> Int? {
        var index = start
        while index < end {
            switch bytes[index] {
            case UInt8(ascii: ":"): return index
            case UInt8(ascii: ";"):
                guard index + 2 < end else { return nil }
                switch bytes[index + 1] & 0xDF {
                case UInt8(ascii: "B"), UInt8(ascii: "E"), UInt8(ascii: "Q"): mayEncode = true
                case UInt8(ascii: "C") where bytes[index + 2] & 0xDF == UInt8(ascii: "H"):
                    if !VCardPlainHead.isUTF8(bytes, index + 1, end) { hasCharset = true }
                default: break
                }
            case UInt8(ascii: "\""):
                hasQuotes = true
                repeat {
                    index += 1
                    if index < end, bytes[index] == UInt8(ascii: "^") { return nil }
                } while index < end && bytes[index] != UInt8(ascii: "\"")
            case UInt8(ascii: "^"), 0...0x20: return nil
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Whether the parameter that begins at `start` is CHARSET=UTF-8.
    private static func isUTF8(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        let close = start + 13
        guard close < end, bytes[close] == UInt8(ascii: ";") || bytes[close] == UInt8(ascii: ":") else { return false }
        return equalsIgnoringCase(bytes, start, close, "CHARSET=UTF-8")
    }

    private static func isCard(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        VCardNameScan.word(bytes, start, end) == VCardNameScan.vcard && end - start == 5
    }
}

extension VCardContents {
    /// Takes a line of one piece; false when its value or its parameters need a closer look.
    @inline(__always)
    fileprivate mutating func takePlain(
        _ name: VCardName, _ head: VCardPlainHead, _ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int,
        _ number: Int
    ) -> Bool {
        let value = head.colon + 1..<end
        if !isUTF8 || head.hasCharset {
            let isASCII = !VCardContents.hasHighByte(bytes, value)
            guard isASCII || (!head.hasCharset && UTF8Check.isValid(bytes.extracting(value))) else { return false }
        }
        let first = parameters.count
        if let masks = head.parameters {
            takeParameters(masks, at: head.nameEnd)
        } else if head.nameEnd < head.colon {
            guard takePlainParameters(bytes, head.nameEnd + 1, head.colon, hasQuotes: head.hasQuotes) else {
                parameters.removeSubrange(first...)
                return false
            }
        }
        add(
            VCardProperty(
                name: name, group: start..<max(start, head.nameStart - 1), parameters: first..<parameters.count,
                value: value, line: number, origin: value.lowerBound))
        return true
    }

    /// How the value of a property that nobody asks for is encoded; nil when a closer look is needed.
    fileprivate mutating func encoding(_ bytes: borrowing Span<UInt8>, _ head: VCardPlainHead) -> VCardEncoding? {
        let first = parameters.count
        defer { parameters.removeSubrange(first...) }
        guard takePlainParameters(bytes, head.nameEnd + 1, head.colon, hasQuotes: head.hasQuotes) else { return nil }
        return encoding(from: first)
    }

    /// Notes the parameters that were found all at once, the first semicolon of which stands at `start`.
    @inline(__always)
    private mutating func takeParameters(_ masks: VCardHeadScan, at start: Int) {
        var semicolons = masks.semicolons & (masks.semicolons &- 1)
        var from = 1
        while true {
            let to = semicolons == 0 ? masks.length : semicolons.trailingZeroBitCount
            let equals = (masks.equals &>> UInt64(from)).trailingZeroBitCount &+ from
            let isNamed = equals < to
            parameters.append(
                VCardParameter(
                    name: start + from..<start + (isNamed ? equals : from),
                    value: start + (isNamed ? equals + 1 : from)..<start + to))
            if semicolons == 0 { return }
            semicolons &= semicolons &- 1
            from = to + 1
        }
    }

    /// Splits the parameters where they stand; false when one is quoted in part.
    private mutating func takePlainParameters(
        _ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int, hasQuotes: Bool
    ) -> Bool {
        var parameterStart = start
        var equals = -1
        var isQuoted = false
        var index = start
        while true {
            let byte = index < end ? bytes[index] : UInt8(ascii: ";")
            if byte == UInt8(ascii: ";"), !isQuoted {
                var value = (equals < 0 ? parameterStart : equals + 1)..<index
                if hasQuotes {
                    guard let inner = VCardContents.unquoted(bytes, value, isNamed: equals >= 0) else { return false }
                    value = inner
                }
                parameters.append(
                    VCardParameter(name: parameterStart..<(equals < 0 ? parameterStart : equals), value: value))
                parameterStart = index + 1
                equals = -1
                if index == end { return true }
            } else if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if byte == UInt8(ascii: "="), equals < 0 {
                equals = index
            }
            index += 1
        }
    }

    /// The value without the quotes around the whole of it; nil when quotes stand anywhere else.
    private static func unquoted(_ bytes: borrowing Span<UInt8>, _ value: VCardText, isNamed: Bool) -> VCardText? {
        var inner = value
        if isNamed, value.count >= 2, bytes[value.lowerBound] == UInt8(ascii: "\""),
            bytes[value.upperBound - 1] == UInt8(ascii: "\"")
        {
            inner = value.lowerBound + 1..<value.upperBound - 1
        }
        for index in inner where bytes[index] == UInt8(ascii: "\"") { return nil }
        return inner
    }

    static func hasHighByte(_ bytes: borrowing Span<UInt8>, _ range: VCardText) -> Bool {
        for index in range where bytes[index] >= 0x80 { return true }
        return false
    }
}
