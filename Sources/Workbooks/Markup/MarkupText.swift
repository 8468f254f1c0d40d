internal import Formats

/// The text of a page in UTF-8, in whatever encoding it comes (https://html.spec.whatwg.org/#encoding-sniffing-algorithm).
enum MarkupText {
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        if let mark = TextEncoding.byteOrderMark(of: bytes) {
            return decoded(Array(bytes[mark.length...]), mark.encoding)
        }
        if let order = TextEncoding.unmarkedUTF16(bytes) { return decoded(bytes, order) }
        let name = declared(bytes)
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
        // No byte order mark names another.
        default: return bytes
        }
    }

    /// The name behind `charset=` or `encoding=` near the start.
    private static func declared(_ bytes: [UInt8]) -> String? {
        let start = String(decoding: bytes.prefix(2048), as: UTF8.self).lowercased()
        for key in ["charset=", "encoding="] {
            guard let range = start.firstRange(of: key) else { continue }
            let name = start[range.upperBound...].drop { "\"' ".contains($0) }
                .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
            if !name.isEmpty { return String(name) }
        }
        return nil
    }
}
