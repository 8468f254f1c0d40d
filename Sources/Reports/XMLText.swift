import Core

/// Text for XML, in attributes too.
package enum XMLText {
    /// What XML 1.0 can't hold is made visible.
    package static func escaped(_ text: String) -> String {
        let text = printable(text)
        // Most texts go out as they are. U+FFFE and U+FFFF begin with the byte EF.
        let span = text.utf8.span
        var found: UInt8 = 0
        for index in span.indices {
            let byte = span[index]
            found |= (byte == 0x26 ? 1 : 0) | (byte == 0x3C ? 1 : 0) | (byte == 0x3E ? 1 : 0)
            found |= (byte == 0x22 ? 1 : 0) | (byte == 0xEF ? 1 : 0)
        }
        guard found != 0 else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
