internal import InnkeeperFormats

/// The text of a page as UTF-8, whatever its encoding (https://html.spec.whatwg.org/#encoding-sniffing-algorithm).
enum MarkupText {
    /// `charset` is what was said of it before its first byte.
    static func utf8(_ bytes: [UInt8], charset: String? = nil) -> [UInt8] {
        if let mark = TextEncoding.byteOrderMark(of: bytes) {
            return decoded(Array(bytes[mark.length...]), mark.encoding)
        }
        if let order = TextEncoding.unmarkedUTF16(bytes) { return decoded(bytes, order) }
        let name = charset?.lowercased() ?? declared(bytes)
        if name == nil || name == "utf-8" || name == "utf8" {
            if UTF8Check.isValid(bytes) { return bytes }
        }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        (name.flatMap { CodePage(named: $0) } ?? .windows1252).append(bytes, to: &text)
        return text
    }

    private static func decoded(_ bytes: [UInt8], _ encoding: TextEncoding) -> [UInt8] {
        switch encoding {
        case .utf16LittleEndian, .utf16BigEndian:
            var transcoder = UTF16Transcoder(isBigEndian: encoding == .utf16BigEndian)
            return transcoder.push(bytes) + transcoder.finish()
        // No byte order mark gives any other encoding.
        default: return bytes
        }
    }

    /// The name after `charset=` or `encoding=` near the start.
    private static func declared(_ bytes: [UInt8]) -> String? {
        let start = lowercased(bytes.prefix(2048))
        for key in ["charset=", "encoding="] {
            guard let end = end(of: key, in: start) else { continue }
            let name = start[end...].drop { "\"' ".utf8.contains($0) }
                .prefix { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || "-_".utf8.contains($0) }
            if !name.isEmpty { return String(decoding: name, as: UTF8.self) }
        }
        return nil
    }

    /// Lower-cases ASCII letters.
    static func lowercased(_ bytes: some Collection<UInt8>) -> [UInt8] {
        bytes.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    }

    /// The end of the first occurrence of a word.
    static func end(of word: String, in bytes: [UInt8]) -> Int? {
        let word = Array(word.utf8)
        let start = bytes.indices.first { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
        return start.map { $0 + word.count }
    }
}
