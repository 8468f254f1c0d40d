/// UTF-8 text with a few bytes that aren't UTF-8, typically pasted in as Windows-1252.
public enum DamagedUTF8 {
    /// Counts how much of a stream is UTF-8, however it is split into pieces.
    public struct Count: Sendable, Equatable {
        /// Lines that aren't empty, and how many of them are damaged.
        public private(set) var lines = 0
        public private(set) var damagedLines = 0
        /// Multibyte characters.
        public private(set) var sequences = 0
        /// Bytes at which a character cannot begin or go on.
        private var damages = 0
        private var isInLine = false
        private var isDamaged = false
        /// How many bytes the current character still needs, and the range of the next one.
        private var wanted = 0
        private var next: ClosedRange<UInt8> = 0x80...0xBF

        public init() {}

        public mutating func push(_ bytes: [UInt8]) {
            for byte in bytes { push(byte) }
        }

        private mutating func push(_ byte: UInt8) {
            if wanted > 0 {
                if next.contains(byte) {
                    wanted -= 1
                    next = 0x80...0xBF
                    if wanted == 0 { sequences += 1 }
                    return
                }
                noteDamage()
                wanted = 0
            }
            if byte == 0x0A || byte == 0x0D { return endLine() }
            isInLine = true
            if byte < 0x80 { return }
            guard let (length, second) = DamagedUTF8.lead(byte) else { return noteDamage() }
            (wanted, next) = (length - 1, second)
        }

        private mutating func noteDamage() {
            isDamaged = true
            damages += 1
        }

        private mutating func endLine() {
            if isInLine { lines += 1 }
            if isDamaged { damagedLines += 1 }
            (isInLine, isDamaged) = (false, false)
        }

        /// Call after the last byte.
        public mutating func finish() {
            if wanted > 0 { isDamaged = true }
            wanted = 0
            endLine()
        }

        /// Whether to read the stream as UTF-8 despite the damage: it has multibyte characters, as many as are damaged
        /// (some occur by chance in other encodings), and at most one line in a hundred, or a single line, is damaged.
        public var isUTF8: Bool { sequences > 0 && damages <= sequences && damagedLines <= max(1, lines / 100) }
    }

    /// The length of the character that the byte begins, and the range of its second byte (RFC 3629, section 4).
    static func lead(_ byte: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
        switch byte {
        case 0xC2...0xDF: (2, 0x80...0xBF)
        case 0xE0: (3, 0xA0...0xBF)
        case 0xED: (3, 0x80...0x9F)
        case 0xE1...0xEF: (3, 0x80...0xBF)
        case 0xF0: (4, 0x90...0xBF)
        case 0xF1...0xF3: (4, 0x80...0xBF)
        case 0xF4: (4, 0x80...0x8F)
        default: nil
        }
    }

    /// The text with its damaged bytes read as Windows-1252 letters; nil if one of them isn't a letter or a character
    /// may have been cut.
    public static func repaired(_ bytes: ArraySlice<UInt8>) -> String? {
        // Most texts are undamaged, and most of those are pure ASCII.
        let span = bytes.span
        var all: UInt8 = 0
        for index in span.indices { all |= span[index] }
        if all < 0x80 { return String(decoding: bytes, as: UTF8.self) }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        var text = String.UnicodeScalarView()
        var position = bytes.startIndex
        while position < bytes.endIndex {
            let length = min(lead(bytes[position])?.length ?? 1, bytes.endIndex - position)
            let character = Array(bytes[position..<position + length])
            if UTF8Check.isValid(character) {
                text.append(contentsOf: String(decoding: character, as: UTF8.self).unicodeScalars)
                position += length
                continue
            }
            let letter = TextEncoding.windows1252Scalar(bytes[position])
            let rest = bytes[(position + 1)...]
            // A cut character looks like an accented capital at the end, or has a continuation byte after it.
            let isCut =
                rest.first.map { $0 & 0xC0 == 0x80 } ?? (0xC2...0xC5).contains(bytes[position])
            guard letter.properties.isAlphabetic, !isCut else { return nil }
            text.append(letter)
            position += 1
        }
        return String(text)
    }
}
