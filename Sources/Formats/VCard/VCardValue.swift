// From the bytes of a value to its text: quoted-printable, characters, escapes.

extension VCardContents {
    /// Decodes quoted-printable (RFC 2045, 6.7) in `text` from `start` to its end. False when a `=` is not followed by
    /// two hex digits; that stays as it is.
    mutating func decodeQuotedPrintable(from start: Int) -> Bool {
        var isValid = true
        var target = start
        var index = start
        while index < text.count {
            let byte = text[index]
            index += 1
            if byte == UInt8(ascii: "=") {
                if index + 1 < text.count, let high = hexDigit(text[index]), let low = hexDigit(text[index + 1]) {
                    text[target] = high << 4 | low
                    target += 1
                    index += 2
                    continue
                }
                isValid = false
            }
            text[target] = byte
            target += 1
        }
        text.removeSubrange(target...)
        return isValid
    }

    /// Turns the value in `text` from `start` to its end into UTF-8. The property's CHARSET decides; without one,
    /// bytes that are no UTF-8 are taken for Windows-1252, and the result is false.
    mutating func decodeCharacters(from start: Int, of property: VCardProperty) -> Bool {
        guard text[start...].contains(where: { $0 >= 0x80 }) else { return true }
        var isDeclared = false
        if let charset = parameter("CHARSET", of: property) {
            isDeclared = ["WINDOWS-1252", "CP1252", "ISO-8859-1", "LATIN1"].contains { equals(charset, $0) }
        }
        if !isDeclared, UTF8Check.isValid(text.span.extracting(start..<text.count)) { return true }
        var decoded: [UInt8] = []
        for byte in text[start...] {
            decoded.append(contentsOf: String(TextEncoding.windows1252Scalar(byte)).utf8)
        }
        text.replaceSubrange(start..., with: decoded)
        return isDeclared
    }

    /// Appends the text of `range` to `target` with its escapes resolved. vCard 3.0 and 4.0 escape `\`, `,`, `;` and
    /// the line end, and exporters escape more (`http\://`): any other character stands for itself. vCard 2.1 escapes
    /// only `;` and `\`; a backslash before anything else stays.
    public func appendUnescaped(_ range: VCardText, to target: inout [UInt8]) {
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = text[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), index < range.upperBound else {
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

    /// The component of a structured value (N, ORG) by its number from 0; empty when there are fewer.
    public func component(_ number: Int, of range: VCardText) -> VCardText {
        var start = range.lowerBound
        var left = number
        var index = start
        while index < range.upperBound {
            if text[index] == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            if text[index] == UInt8(ascii: ";") {
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
