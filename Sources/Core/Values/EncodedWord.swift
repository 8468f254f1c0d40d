/// Text in a mail header (RFC 2047): plain ASCII stays as it is, anything else becomes encoded words.
public enum EncodedWord {
    /// Octets per word, which keep the encoded word within 75 characters.
    private static let limit = 45

    public static func header(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return text }
        var words: [String] = []
        var word: [UInt8] = []
        func end() {
            if !word.isEmpty { words.append("=?utf-8?B?\(base64(word))?=") }
            word = []
        }
        // A word ends between characters, never within one.
        for scalar in text.unicodeScalars {
            let bytes = Array(String(scalar).utf8)
            if word.count + bytes.count > limit { end() }
            // A line end would start another header.
            word += scalar.value < 0x20 || scalar.value == 0x7F ? [0x20] : bytes
        }
        end()
        return words.joined(separator: "\n ")
    }

    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// RFC 4648, section 4.
    private static func base64(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let three = bytes[start..<min(start + 3, bytes.count)]
            let bits = three.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - three.count))
            for place in 0..<4 {
                text.append(place <= three.count ? digits[Int(bits >> UInt32(18 - 6 * place) & 63)] : 0x3D)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
