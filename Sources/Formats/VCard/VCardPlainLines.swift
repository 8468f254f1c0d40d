// ADVICE: the fast twin of `VCardReader.readProperty`. What it takes must come out as that one would have it, and what
// it is not sure of it leaves alone: a line that is folded or holds blanks or carets in its head, and any value that
// needs decoding. Tests read every case and every corpus both ways.

extension VCardCursor {
    /// Takes lines as long as they are plain: passes over those that nobody asks for and puts the others into
    /// `contents`, where they stand. Stops at the first line that needs a closer look.
    mutating func takePlainLines(_ bytes: [UInt8], into contents: inout VCardContents) {
        let span = bytes.span
        while position < limit {
            let next = contents.lines.next(in: span, from: position, limit: limit)
            let name = VCardNameScan(span, from: position, limit: next)
            guard name.end > name.start, name.end < next else { return }
            var line = VCardPlainLine(name: name, start: position, next: next, number: number)
            switch span[name.end] {
            case UInt8(ascii: ":"): break
            case UInt8(ascii: ";"):
                guard let parameters = VCardHeadScan(span, from: name.end, limit: next) else { return }
                line.take(parameters)
            default: return
            }
            let isFolded = next < limit && VCardLine.isBlank(span[next])
            if let asked = VCardName(name, span) {
                guard !isFolded, !line.mayEncode, contents.takePlain(asked, line, span) else { return }
            } else if line.mayEncode {
                guard let encoding = contents.encoding(span, line) else { return }
                position = next
                number += 1
                let physical = VCardLine(start: line.start, end: line.contentEnd(span), number: line.number)
                skipValue(bytes, of: physical, encoding: encoding)
                continue
            } else if line.isMark {
                guard !isFolded, line.isBound(span) else { return }
            }
            position = next
            number += 1
            if isFolded { passFolds(span, &contents.lines) }
        }
    }

    /// The same as `skipFolds`, among lines that are known.
    private mutating func passFolds(_ bytes: borrowing Span<UInt8>, _ lines: inout VCardLineStarts) {
        while position < limit, VCardLine.isBlank(bytes[position]) {
            position = lines.next(in: bytes, from: position, limit: limit)
            number += 1
        }
    }
}

/// A line whose head is plain.
struct VCardPlainLine {
    let name: VCardNameScan
    let start: Int
    /// Where the next line begins.
    let next: Int
    let number: Int
    private(set) var colon: Int
    /// The parameters, if it has any.
    private(set) var parameters: VCardHeadScan?

    @inline(__always)
    init(name: VCardNameScan, start: Int, next: Int, number: Int) {
        self.name = name
        self.start = start
        self.next = next
        self.number = number
        colon = name.end
    }

    @inline(__always)
    mutating func take(_ scan: VCardHeadScan) {
        colon = name.end &+ scan.length
        parameters = scan
    }

    /// A parameter may say how the value is encoded.
    @inline(__always)
    var mayEncode: Bool { parameters?.mayEncode ?? false }

    /// BEGIN, END and AGENT, with or without a group.
    @inline(__always)
    var isMark: Bool {
        name.number == VCardNameScan.beginNumber || name.number == VCardNameScan.endNumber
            || name.number == VCardNameScan.agentNumber
    }

    /// Whether the line is the BEGIN or END of a card: its own, which says nothing within it.
    func isBound(_ bytes: borrowing Span<UInt8>) -> Bool {
        let end = contentEnd(bytes)
        return name.number != VCardNameScan.agentNumber && name.start == start && colon == name.end
            && end - colon == 6 && VCardNameScan.word(bytes, colon + 1, end) == VCardNameScan.vcard
    }

    /// Where the line end begins.
    @inline(__always)
    func contentEnd(_ bytes: borrowing Span<UInt8>) -> Int {
        var end = next
        if bytes[end &- 1] == 0x0A { end &-= 1 }
        // Behind the colon nothing of the line's head is looked at.
        if bytes[end &- 1] == 0x0D { end &-= 1 }
        return end
    }
}

extension VCardContents {
    /// Takes a line of one piece; false when its value or its parameters need a closer look.
    @inline(__always)
    fileprivate mutating func takePlain(
        _ name: VCardName, _ line: VCardPlainLine, _ bytes: borrowing Span<UInt8>
    ) -> Bool {
        let value = line.colon + 1..<line.contentEnd(bytes)
        if !isUTF8, VCardContents.hasHighByte(bytes, value), !UTF8Check.isValid(bytes.extracting(value)) {
            return false
        }
        if choosesOnly {
            switch name {
            case .formattedName, .name, .nickname, .organization, .telephone, .email, .uid:
                if let scan = line.parameters, scan.quotes != 0, !isPlain(scan, bytes, at: line.name.end) {
                    return false
                }
                choose(name, value: value, head: line.parameters == nil ? -1 : line.name.end)
                return true
            case .version:
                takeVersion(value)
                return true
            case .birthday, .kind, .addressBookServerKind, .birthdayCalendarExclusion: break
            }
        }
        let first = parameters.count
        if let scan = line.parameters, !takeParameters(scan, bytes, at: line.name.end) { return false }
        add(
            VCardProperty(
                name: name, group: line.start..<max(line.start, line.name.start - 1),
                parameters: first..<parameters.count, value: value, line: line.number, origin: value.lowerBound))
        return true
    }

    private mutating func isPlain(_ scan: VCardHeadScan, _ bytes: borrowing Span<UInt8>, at start: Int) -> Bool {
        let first = parameters.count
        guard takeParameters(scan, bytes, at: start) else { return false }
        parameters.removeSubrange(first...)
        return true
    }

    /// How the value of a property that nobody asks for is encoded; nil when a closer look is needed.
    fileprivate mutating func encoding(_ bytes: borrowing Span<UInt8>, _ line: VCardPlainLine) -> VCardEncoding? {
        guard let scan = line.parameters else { return .plain }
        let first = parameters.count
        defer { parameters.removeSubrange(first...) }
        return takeParameters(scan, bytes, at: line.name.end) ? encoding(from: first) : nil
    }

    /// Notes the parameters that were found all at once, the first semicolon of which stands at `start`; false, and
    /// none, when one of them is quoted in part.
    mutating func takeParameters(_ masks: VCardHeadScan, _ bytes: borrowing Span<UInt8>, at start: Int) -> Bool {
        let first = parameters.count
        var semicolons = masks.semicolons & (masks.semicolons &- 1)
        var from = 1
        while true {
            let to = semicolons == 0 ? masks.length : semicolons.trailingZeroBitCount
            let equals = (masks.equals &>> UInt64(from)).trailingZeroBitCount &+ from
            let isNamed = equals < to
            var value = start + (isNamed ? equals + 1 : from)..<start + to
            if masks.quotes != 0 {
                guard let inner = VCardContents.unquoted(bytes, value, isNamed: isNamed) else {
                    parameters.removeSubrange(first...)
                    return false
                }
                value = inner
            }
            parameters.append(
                VCardParameter(name: start + from..<start + (isNamed ? equals : from), value: value))
            if semicolons == 0 { return true }
            semicolons &= semicolons &- 1
            from = to + 1
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
