// ADVICE: the fast twin of `VCardReader.readProperty`. What it takes must come out as that one would have it, and what
// it is not sure of it leaves alone: a line that is folded or holds blanks or carets in its head, and any value that
// needs more decoding than quoted-printable. Tests read every case and every corpus both ways.

extension VCardCursor {
    /// Takes lines as long as they are plain: passes over those that nobody asks for and puts the others into
    /// `contents`, where they stand. Stops at the first line that needs a closer look. `starts` is what the card's cut
    /// knows of lines.
    mutating func takePlainLines(_ bytes: [UInt8], _ starts: [UInt32], into contents: inout VCardContents) {
        // One that goes on, left behind by the closer look, may have been passed over with the line that it belongs to.
        while position < limit, !VCardLine.isBlank(bytes[position]) {
            guard let line = contents.walk.next(from: position) else {
                if position < contents.walk.end {
                    position = contents.walk.end
                    number = contents.walk.endNumber
                } else {
                    let chooses = contents.choosesOnly
                    contents.walk.run(
                        bytes.span, starts, from: position, limit: limit, number: number, chooses: chooses)
                    if chooses {
                        contents.walk.choose(&contents.choice, &contents.version)
                        if let birthday = contents.walk.birthday { contents.takeBirthday(birthday) }
                    }
                }
                continue
            }
            switch line.kind {
            case .plain: if contents.takePlain(line, bytes) { continue }
            case .encoded:
                position = VCardLine.start(after: line.end, in: bytes.span, limit: limit)
                number = line.line + 1
                let physical = VCardLine(start: line.start, end: line.end, number: line.line)
                skipValue(bytes, of: physical, encoding: line.encoding)
                continue
            case .odd: break
            }
            position = line.start
            number = line.line
            return
        }
    }
}

/// A line of a card that says something, or may.
struct VCardPlainLine {
    enum Kind {
        /// Its head is plain, and someone asks for its property.
        case plain
        /// It needs a closer look. Of its places only the first is known.
        case odd
        /// Nobody asks for it, but it is encoded, and may go on. Its start and end are known.
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
    let encoding: VCardEncoding
    /// As `VCardContents.preference` has it; 0 when it takes the parameters to tell.
    let preference: UInt8
    let hasQuotes: Bool
    /// What stands in the value: something else than blanks, control characters and semicolons; bytes beyond ASCII;
    /// backslashes, commas, control characters or a blank at either end.
    let hasText: Bool
    let hasHighByte: Bool
    let isMarked: Bool
}

extension VCardContents {
    /// Takes a line of one piece; false when its value or its parameters need a closer look.
    @inline(__always)
    fileprivate mutating func takePlain(_ line: VCardPlainLine, _ bytes: [UInt8]) -> Bool {
        guard let name = VCardName(number: line.number) ?? VCardName(long: bytes.span, line.name, line.nameEnd) else {
            // A name that is only as long as one of those: nobody asks for it.
            return line.encoding == .plain
        }
        var value = line.colon + 1..<line.end
        var hasText = line.hasText
        if line.encoding != .plain {
            guard line.encoding == .quotedPrintable, let text = takeQuotedPrintable(value) else {
                return false
            }
            value = text
            hasText = self.hasText(text)
        } else if line.hasHighByte, !UTF8Check.isValid(bytes.span.extracting(value)) {
            return false
        }
        let hasParameters = line.nameEnd < line.colon
        if choosesOnly {
            switch name {
            case .formattedName, .name, .nickname, .organization, .telephone, .email, .uid:
                guard !line.hasQuotes, line.preference != 0 else { break }
                if hasText {
                    choose(
                        name, value, preference: Int(line.preference), isPlain: !line.isMarked, line: line.line)
                }
                return true
            case .version:
                takeVersion(value)
                return true
            case .birthday, .kind, .addressBookServerKind, .birthdayCalendarExclusion: break
            }
        }
        let first = parameters.count
        if hasParameters {
            guard let scan = VCardHeadScan(bytes.span, from: line.nameEnd),
                takeParameters(scan, bytes.span, at: line.nameEnd)
            else { return false }
        }
        add(
            VCardProperty(
                name: name, group: line.start..<max(line.start, line.name - 1),
                parameters: first..<parameters.count, value: value, line: line.line,
                origin: line.colon + 1))
        return true
    }

    /// Takes the first birthday of some lines. Of a card it need not be the first.
    fileprivate mutating func takeBirthday(_ birthday: (value: VCardText, isDate: Bool, line: Int)) {
        if choice.birthday.isEmpty, !properties.contains(where: { $0.name == .birthday }) {
            choice.birthday = birthday.value
            choice.isBirthdayDate = birthday.isDate
            return
        }
        let first = parameters.count
        let start = birthday.value.lowerBound
        if birthday.isDate {
            // `VALUE=date:` stands before the value.
            parameters.append(VCardParameter(name: start - 11..<start - 6, value: start - 5..<start - 1))
        }
        add(
            VCardProperty(
                name: .birthday, group: start..<start, parameters: first..<parameters.count, value: birthday.value,
                line: birthday.line, origin: start))
    }

    /// Decodes a value in quoted-printable that ends with its line; nil when a closer look is needed.
    private mutating func takeQuotedPrintable(_ value: VCardText) -> VCardText? {
        // One with an equals sign at its end goes on.
        if let last = source[value].last, last == UInt8(ascii: "=") { return nil }
        let start = textEnd
        decoded.append(contentsOf: source[value])
        if decodeQuotedPrintable(from: start),
            UTF8Check.isValid(decoded.span.extracting(start - source.count..<decoded.count))
        {
            return start..<textEnd
        }
        decoded.removeLast(textEnd - start)
        return nil
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
