/// Content lines of at most 75 octets (RFC 5545, 3.1), folded only between characters.
///
/// libical folds too, but counts a line's own CRLF as two more octets: a value that exactly fills its line ends in CR
/// CR LF blank LF. Unfolding fixes that, so its text is unfolded and folded again here.
package enum LineFolding {
    /// Octets in a line, excluding its CRLF.
    package static let limit = 75

    /// The same lines, unfolded and folded again. `text` is UTF-8 with CRLF line ends.
    package static func refold(_ text: [UInt8]) -> [UInt8] { isAsItShouldBe(text) ? text : fold(unfold(text)) }

    /// Whether no line is folded and none is too long, which is usual.
    private static func isAsItShouldBe(_ text: [UInt8]) -> Bool {
        var length = 0
        for (index, byte) in text.enumerated() {
            if byte == 0x0A {
                let isContinued = index + 1 < text.count && (text[index + 1] == 0x20 || text[index + 1] == 0x09)
                if isContinued { return false }
                length = 0
            } else if byte != 0x0D {
                length += 1
                if length > limit { return false }
            }
        }
        return true
    }

    /// Removes every CRLF that is followed by a blank or a tab, and that character.
    package static func unfold(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            if text[index] == 0x0D, index + 2 < text.count, text[index + 1] == 0x0A,
                text[index + 2] == 0x20 || text[index + 2] == 0x09
            {
                index += 3
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return result
    }

    private static func fold(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count + text.count / 24)
        // Octets in the current line.
        var length = 0
        for (index, byte) in text.enumerated() {
            if byte == 0x0D || byte == 0x0A {
                length = 0
            } else {
                if byte & 0xC0 != 0x80, length + characterLength(text, at: index) > limit {
                    result += [0x0D, 0x0A, 0x20]
                    length = 1
                }
                length += 1
            }
            result.append(byte)
        }
        return result
    }

    /// Octets of the character that begins at `index`.
    private static func characterLength(_ text: [UInt8], at index: Int) -> Int {
        var end = index + 1
        while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
        return end - index
    }
}
