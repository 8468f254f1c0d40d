package import InnkeeperFormatXML
import InnkeeperStages

/// Walks over an element's text as written, to find the position of one of its characters.
///
/// Before: `a&#10;b&amp;c`, line 2, column 3
/// After: the position of `c`
package struct XMLTextWalk {
    private let bytes: [UInt8]
    private let encoding: XMLEncoding
    private var index: Int
    private var position: XMLPosition
    /// Position in the resolved text.
    private var meant = XMLPosition()
    /// Whether the previous character was a CR given by reference.
    private var isAfterCR = false
    private var isInCDATA = false

    /// `bytes[index]` is the first byte of the text; `position` is its position.
    package init(bytes: [UInt8], at index: Int, encoding: XMLEncoding, position: XMLPosition) {
        self.bytes = bytes
        self.encoding = encoding
        self.index = index
        self.position = position
    }

    /// Starts at the text at `end`, after walking there from `start`, which is at `position`.
    package init(bytes: [UInt8], from start: Int, at position: XMLPosition, to end: Int, encoding: XMLEncoding) {
        var position = position
        position.advance(over: bytes, start..<end, in: encoding)
        self.init(bytes: bytes, at: end, encoding: encoding, position: position)
    }

    /// The position of the character in this line and column of the resolved text, both counted from 1, or of the
    /// text's end if it is shorter. References count as their characters, CDATA marks, comments and processing
    /// instructions as nothing, and any line end as one character.
    ///
    /// Characters that come later can be asked for next.
    package mutating func position(ofLine line: Int, column: Int) -> XMLPosition {
        while true {
            if isInCDATA, skip("]]>") {
                isInCDATA = false
            } else if !isInCDATA, skip("<![CDATA[") {
                isInCDATA = true
            } else if !isInCDATA, starts("<!--") {
                skip(through: "-->")
            } else if !isInCDATA, starts("<?") {
                skip(through: "?>")
            } else if index + encoding.width > bytes.count || !isInCDATA && byte == UInt8(ascii: "<") {
                return position
            } else {
                let reference = isInCDATA ? nil : reference()
                // A LF after a CR belongs to the same line end.
                let isSecondOfPair = isAfterCR && (byte == 0x0A || reference == 0x0A)
                if !isSecondOfPair, (meant.line, meant.column) >= (line, column) { return position }
                if let reference {
                    meant.advance(over: reference)
                    isAfterCR = reference == 0x0D
                    skip(through: ";")
                } else {
                    takeCharacter()
                    isAfterCR = false
                }
            }
        }
    }

    private var byte: UInt8 { encoding.ascii(bytes, at: index) }

    /// Takes one character, or a CR LF, which XML reads as LF.
    private mutating func takeCharacter() {
        let isCR = byte == 0x0D
        let isLineEnd = isCR || byte == 0x0A
        step()
        if isCR, index + encoding.width <= bytes.count, byte == 0x0A { step() }
        if encoding == .utf8 {
            while index < bytes.count, bytes[index] & 0xC0 == 0x80 { step() }
        } else if encoding.width == 2 {
            let high = encoding == .utf16LittleEndian ? 1 : 0
            while index + 1 < bytes.count, bytes[index + high] & 0xFC == 0xDC { step() }
        }
        meant.advance(over: isLineEnd ? 0x0A : 0x61)
    }

    /// The value of the reference here: its number, or some letter for a named one; nil if there is none here.
    private func reference() -> UInt32? {
        guard byte == UInt8(ascii: "&") else { return nil }
        var text = ""
        for offset in 1...10 {
            let at = index + offset * encoding.width
            guard at + encoding.width <= bytes.count else { break }
            let byte = encoding.ascii(bytes, at: at)
            if byte == UInt8(ascii: ";") { break }
            text.unicodeScalars.append(Unicode.Scalar(byte))
        }
        let number = text.hasPrefix("#x") ? UInt32(text.dropFirst(2), radix: 16) : UInt32(text.dropFirst())
        return text.hasPrefix("#") ? number ?? 0x61 : 0x61
    }

    private func starts(_ mark: String) -> Bool {
        var at = index
        for letter in mark.utf8 {
            guard at + encoding.width <= bytes.count, encoding.ascii(bytes, at: at) == letter else { return false }
            at += encoding.width
        }
        return true
    }

    private mutating func skip(_ mark: String) -> Bool {
        guard starts(mark) else { return false }
        for _ in mark.utf8 { step() }
        return true
    }

    private mutating func skip(through mark: String) {
        while index + encoding.width <= bytes.count, !skip(mark) { step() }
    }

    private mutating func step() {
        let end = min(index + encoding.width, bytes.count)
        position.advance(over: bytes, index..<end, in: encoding)
        index = end
    }
}
