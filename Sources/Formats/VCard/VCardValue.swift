import InnkeeperCore

// From the bytes of a value to its text: quoted-printable, characters, escapes.

extension VCardContents {
    /// Decodes quoted-printable (RFC 2045, 6.7) in the decoded text from `start` to its end. False if a `=` isn't
    /// followed by two hex digits; it is then left in place.
    ///
    /// An encoded `;` is part of a value and not a separator: it comes out escaped.
    mutating func decodeQuotedPrintable(from start: Int) -> Bool {
        var isValid = true
        let count = decoded.count
        var target = start - source.count
        var index = target
        var isEscaped = false
        // Three bytes become at most two, so nothing is overwritten before it is read.
        var text = decoded.mutableSpan
        while index < count {
            var byte = text[index]
            index += 1
            if byte == UInt8(ascii: "=") {
                if index + 1 < count, let high = hexDigit(text[index]), let low = hexDigit(text[index + 1]) {
                    byte = high << 4 | low
                    index += 2
                    if byte == UInt8(ascii: ";"), !isEscaped {
                        text[target] = UInt8(ascii: "\\")
                        target += 1
                    }
                } else {
                    isValid = false
                }
            }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            text[target] = byte
            target += 1
        }
        decoded.removeLast(count - target)
        return isValid
    }

    /// Turns the value in the decoded text from `start` to its end into UTF-8, and reports any guess it had to make.
    ///
    /// The property's CHARSET decides. If it is missing or unknown, bytes that aren't UTF-8 are read as `declared`,
    /// else as what another CHARSET in the card names, else as `usual`.
    mutating func decodeCharacters(
        from start: Int, of property: VCardProperty, declared: CodePage?, usual: CodePage
    ) -> (kind: ReadingProblem.CardLine, encoding: String)? {
        let range = start - source.count..<decoded.count
        guard decoded[range].contains(where: { $0 >= 0x80 }) else { return nil }
        var unknown = false
        if let charset = parameter("CHARSET", of: property), !equals(charset, "UTF-8") {
            let name = String(decoding: self[charset], as: UTF8.self)
            if let page = CodePage(named: name) {
                // Text in these is never UTF-8 by chance: the file was converted and the CHARSET left unchanged.
                if page == .windows1252 || page == .iso885915, UTF8Check.isValid(decoded.span.extracting(range)) {
                    return (.wrongCharset, TextEncoding.utf8.rawValue)
                }
                decode(from: start, as: page)
                return nil
            }
            unknown = TextEncoding(named: name) != .utf8
        }
        if UTF8Check.isValid(decoded.span.extracting(range)) {
            return unknown ? (.unknownCharset, TextEncoding.utf8.rawValue) : nil
        }
        let page = declared ?? hintedPage() ?? usual
        decode(from: start, as: page)
        if unknown { return (.unknownCharset, page.rawValue) }
        return declared == nil ? (.notUTF8, page.rawValue) : nil
    }

    private mutating func decode(from start: Int, as page: CodePage) {
        let first = start - source.count
        var text: [UInt8] = []
        // A slice that lives on would have all that is decoded copied before it is changed.
        page.append(Array(decoded[first...]), to: &text)
        decoded.removeSubrange(first...)
        decoded += text
    }

    /// The first code page that a CHARSET in the card names: exporters that omit it in one line have it in others. Looked
    /// for once, as any number of lines may need it.
    private mutating func hintedPage() -> CodePage? {
        if let hint, hint.range == range { return hint.page }
        let page = namedPage
        hint = (range, page)
        return page
    }

    private var namedPage: CodePage? {
        var index = range.lowerBound
        while index + 8 < range.upperBound {
            guard source[index] == UInt8(ascii: ";"),
                equalsIgnoringCase(source.span, index + 1, index + 9, "CHARSET=")
            else {
                index += 1
                continue
            }
            let name = source[(index + 9)..<range.upperBound].prefix {
                VCardHead.isNameByte($0)
            }
            if let page = CodePage(named: String(decoding: name, as: UTF8.self)) { return page }
            index += 9
        }
        return nil
    }

    /// Appends the text of `range` to `target` with its escapes resolved. vCard 3.0 and 4.0 escape `\`, `,`, `;` and
    /// the line end, and exporters escape more (`http\://`): any other escaped character is literal. vCard 2.1 escapes
    /// only `;` and `\`; a backslash before anything else stays.
    public func appendUnescaped(_ range: VCardText, to target: inout [UInt8]) {
        let text = self[range]
        guard text.contains(UInt8(ascii: "\\")) else {
            target.append(contentsOf: text)
            return
        }
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), index < text.endIndex else {
                target.append(byte)
                continue
            }
            let escaped = text[index]
            if version == .v2_1, escaped != UInt8(ascii: ";"), escaped != UInt8(ascii: "\\") {
                target.append(byte)
                continue
            }
            let isLineEnd = escaped == UInt8(ascii: "n") || escaped == UInt8(ascii: "N")
            target.append(isLineEnd ? 0x0A : escaped)
            index += 1
        }
    }

    /// The same on one line, trimmed: a line end or tab becomes a blank. In part of a name a comma separates two values
    /// (RFC 6350, 6.2.2; not in vCard 2.1) and becomes a blank too.
    public func appendLine(_ range: VCardText, to target: inout [UInt8], isNamePart: Bool = false) {
        let range = trimmed(range)
        let start = target.count
        if isNamePart, version != .v2_1 {
            var partStart = range.lowerBound
            var index = partStart
            while index <= range.upperBound {
                if index == range.upperBound || self[index] == UInt8(ascii: ",") {
                    appendUnescaped(partStart..<index, to: &target)
                    if index < range.upperBound { target.append(0x20) }
                    partStart = index + 1
                } else if self[index] == UInt8(ascii: "\\") {
                    index += 1
                }
                index += 1
            }
            if partStart < range.upperBound { appendUnescaped(partStart..<range.upperBound, to: &target) }
        } else {
            appendUnescaped(range, to: &target)
        }
        for index in start..<target.count where target[index] < 0x20 { target[index] = 0x20 }
        while target.count > start, target[target.count - 1] == 0x20 { target.removeLast() }
        while target.count > start, target[start] == 0x20 { target.remove(at: start) }
    }

    /// The range in `source` of the text that `appendLine` would append; nil if it isn't there verbatim. `isPlain` is
    /// that of the choice.
    public func plainLine(_ range: VCardText, isNamePart: Bool = false, isPlain: Bool = false) -> VCardText? {
        guard range.lowerBound < source.count else { return range.isEmpty ? 0..<0 : nil }
        let bytes = source.span
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, bytes[start] <= 0x20 { start += 1 }
        while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
        if isPlain { return start..<end }
        let allowsComma = !isNamePart || version == .v2_1
        return VCardContents.isPlain(bytes, from: start, to: end, allowsComma: allowsComma) ? start..<end : nil
    }

    private static func isPlain(
        _ bytes: borrowing Span<UInt8>, from start: Int, to end: Int, allowsComma: Bool
    ) -> Bool {
        for index in start..<end {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\") || byte < 0x20 || (!allowsComma && byte == UInt8(ascii: ",")) { return false }
        }
        return true
    }

    /// The first two components of a structured value: for N the family name and the given name.
    public func firstComponents(of range: VCardText) -> (first: VCardText, second: VCardText) {
        if range.upperBound <= source.count, let found = VCardContents.firstComponents(source.span, range) {
            return found
        }
        return (component(0, of: range), component(1, of: range))
    }

    /// The first value of a list (NICKNAME; RFC 6350, 6.2.3); vCard 2.1 has no lists.
    public func firstListed(of range: VCardText) -> VCardText {
        if version == .v2_1 { return range }
        var index = range.lowerBound
        while index < range.upperBound, self[index] != UInt8(ascii: ",") {
            index += self[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return range.lowerBound..<min(index, range.upperBound)
    }

    /// The component of a structured value (N, ORG) with that number, from 0; empty if there are fewer.
    public func component(_ number: Int, of range: VCardText) -> VCardText {
        var start = range.lowerBound
        var left = number
        var index = start
        while index < range.upperBound {
            if self[index] == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            if self[index] == UInt8(ascii: ";") {
                if left == 0 { return start..<index }
                left -= 1
                start = index + 1
            }
            index += 1
        }
        return left == 0 ? start..<range.upperBound : range.upperBound..<range.upperBound
    }
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 0x30
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - 0x37
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - 0x57
    default: nil
    }
}
