import InnkeeperCore

/// Text for XML, including attributes.
package enum XMLText {
    /// Makes characters visible that XML 1.0 can't contain.
    package static func escaped(_ text: String) -> String {
        let text = printable(text)
        // Most texts need no change. U+FFFE and U+FFFF begin with the byte EF.
        let span = text.utf8.span
        var found: UInt8 = 0
        for index in span.indices {
            let byte = span[index]
            found |= (byte == 0x26 ? 1 : 0) | (byte == 0x3C ? 1 : 0) | (byte == 0x3E ? 1 : 0)
            found |= (byte == 0x22 ? 1 : 0) | (byte == 0xEF ? 1 : 0)
        }
        guard found != 0 else { return text }
        // Writes what needs no change in runs that are as long as possible.
        let utf8 = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(utf8.count + 32)
        var start = 0
        for index in utf8.indices {
            guard let (escape, length) = escape(utf8, index) else { continue }
            result.append(contentsOf: utf8[start..<index])
            result.append(contentsOf: escape.utf8)
            start = index + length
        }
        result.append(contentsOf: utf8[start...])
        return String(decoding: result, as: UTF8.self)
    }

    /// The replacement for the bytes at `index`, and their length; nil if they stay.
    private static func escape(_ bytes: [UInt8], _ index: Int) -> (escape: String, length: Int)? {
        switch bytes[index] {
        case 0x26: ("&amp;", 1)
        case 0x3C: ("&lt;", 1)
        case 0x3E: ("&gt;", 1)
        case 0x22: ("&quot;", 1)
        case 0xEF where bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE: ("\u{FFFD}", 3)
        default: nil
        }
    }
}
