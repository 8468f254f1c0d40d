// ADVICE: the fast twin of `VCardReader.readProperty`. What it takes must come out as that one would have it, and what
// it is not sure of it leaves alone: a line that is folded or holds blanks or carets in its head, and any value that
// needs decoding. Tests read every case and every corpus both ways.

extension VCardCursor {
    /// Takes lines as long as they are plain: passes over those that nobody asks for and puts the others into
    /// `contents`, where they stand. Stops at the first line that needs a closer look.
    mutating func takePlainLines(_ bytes: [UInt8], into contents: inout VCardContents) {
        let span = bytes.span
        // One that goes on, left behind by the closer look, may have been passed over with the line that it belongs to.
        while position < limit, !VCardLine.isBlank(span[position]) {
            guard let line = contents.walk.next(from: position) else {
                if position < contents.walk.end {
                    position = contents.walk.end
                    number = contents.walk.endNumber
                } else {
                    contents.walk.run(span, from: position, limit: limit, number: number)
                }
                continue
            }
            if line.kind == .plain, contents.takePlain(line, span) { continue }
            position = line.start
            number = line.line
            guard line.kind == .encoded, skipEncoded(bytes, &contents) else { return }
        }
    }

    /// Passes over a line that nobody asks for, whose parameters may say how its value is encoded, and over what its
    /// value goes on with; false when that needs a closer look.
    private mutating func skipEncoded(_ bytes: [UInt8], _ contents: inout VCardContents) -> Bool {
        let before = self
        guard let line = next(bytes) else { return false }
        var nameEnd = line.start
        while nameEnd < line.end, bytes[nameEnd] != UInt8(ascii: ";") { nameEnd += 1 }
        guard let encoding = contents.encoding(bytes.span, parametersAt: nameEnd) else {
            self = before
            return false
        }
        skipValue(bytes, of: line, encoding: encoding)
        return true
    }
}

/// A line of a card that says something, or may.
struct VCardPlainLine {
    enum Kind {
        /// Its head is plain, and someone asks for its property.
        case plain
        /// It needs a closer look. Of its places only the first is known.
        case odd
        /// Nobody asks for it, but it may be encoded, and then go on.
        case encoded
    }

    let kind: Kind
    let start: Int
    /// Behind the group.
    let name: Int
    /// At the colon, or at the semicolon before the parameters.
    let nameEnd: Int
    let colon: Int
    /// Where the line end begins.
    let end: Int
    /// From 1.
    let line: Int
    /// The name in `innkeeper_known_names`; 0 for one that is longer than those.
    let number: UInt8
    let hasQuotes: Bool
}

extension VCardContents {
    /// Takes a line of one piece; false when its value or its parameters need a closer look.
    @inline(__always)
    fileprivate mutating func takePlain(_ line: VCardPlainLine, _ bytes: borrowing Span<UInt8>) -> Bool {
        guard let name = VCardName(number: line.number) ?? VCardName(long: bytes, line.name, line.nameEnd) else {
            // A name that is only as long as one of those: nobody asks for it.
            return true
        }
        let value = line.colon + 1..<line.end
        if !isUTF8, VCardContents.hasHighByte(bytes, value), !UTF8Check.isValid(bytes.extracting(value)) {
            return false
        }
        let hasParameters = line.nameEnd < line.colon
        if choosesOnly {
            switch name {
            case .formattedName, .name, .nickname, .organization, .telephone, .email, .uid:
                if line.hasQuotes, !isPlain(bytes, parametersAt: line.nameEnd) { return false }
                choose(name, value: value, head: hasParameters ? line.nameEnd : -1)
                return true
            case .version:
                takeVersion(value)
                return true
            case .birthday, .kind, .addressBookServerKind, .birthdayCalendarExclusion: break
            }
        }
        let first = parameters.count
        if hasParameters {
            guard let scan = VCardHeadScan(bytes, from: line.nameEnd),
                takeParameters(scan, bytes, at: line.nameEnd)
            else { return false }
        }
        add(
            VCardProperty(
                name: name, group: line.start..<max(line.start, line.name - 1),
                parameters: first..<parameters.count, value: value, line: line.line,
                origin: value.lowerBound))
        return true
    }

    /// Whether the parameters that begin at `start` are quoted whole, if they are.
    private mutating func isPlain(_ bytes: borrowing Span<UInt8>, parametersAt start: Int) -> Bool {
        let first = parameters.count
        guard let scan = VCardHeadScan(bytes, from: start), takeParameters(scan, bytes, at: start) else { return false }
        parameters.removeSubrange(first...)
        return true
    }

    /// How the value is encoded of a property that nobody asks for; nil when a closer look is needed.
    fileprivate mutating func encoding(_ bytes: borrowing Span<UInt8>, parametersAt start: Int) -> VCardEncoding? {
        guard let scan = VCardHeadScan(bytes, from: start) else { return nil }
        let first = parameters.count
        guard takeParameters(scan, bytes, at: start) else { return nil }
        defer { parameters.removeSubrange(first...) }
        return encoding(from: first)
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
