/// `text` with everything that could control a terminal made visible: `\n`, `\t`, `\u{1B}`.
///
/// That is control characters, line and paragraph separators, and bidirectional formatting characters, with which a
/// name could change how the rest of a line reads.
public func printable(_ text: String) -> String {
    // Nearly every text is plain ASCII, which this vectorised loop detects.
    let bytes = text.utf8.span
    var odd: UInt8 = 0
    for index in bytes.indices { odd |= bytes[index] &- 0x20 < 0x5F ? 0 : 1 }
    guard odd != 0, text.unicodeScalars.contains(where: steersTerminals) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case _ where FileNameBytes.byte(scalar) != nil:
            result += "\\x\(String(scalar.value & 0xFF, radix: 16, uppercase: true))"
        case _ where steersTerminals(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

private func steersTerminals(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x10FF80...0x10FFFF: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
}
