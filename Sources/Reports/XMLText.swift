import Core

/// Text for XML, in attributes too.
package enum XMLText {
    /// What XML 1.0 can't hold is made visible.
    package static func escaped(_ text: String) -> String {
        let text = printable(text)
        // Most texts go out as they are. U+FFFE and U+FFFF begin with the byte EF.
        let marks: [UInt8] = [0x26, 0x3C, 0x3E, 0x22, 0xEF]
        guard text.utf8.contains(where: { marks.contains($0) }) else { return text }
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
