/// The encodings that text exports come in.
public enum TextEncoding: String, Sendable, CaseIterable {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    /// Also covers ISO 8859-1, as a superset of its printable characters.
    case windows1252 = "Windows-1252"
    // The other code pages, with the names of `CodePage`.
    case windows1250 = "Windows-1250"
    case windows1251 = "Windows-1251"
    case windows1253 = "Windows-1253"
    case windows1254 = "Windows-1254"
    case windows1255 = "Windows-1255"
    case windows1256 = "Windows-1256"
    case windows1257 = "Windows-1257"
    case windows1258 = "Windows-1258"
    case iso88592 = "ISO-8859-2"
    case iso88595 = "ISO-8859-5"
    case iso88597 = "ISO-8859-7"
    case iso88599 = "ISO-8859-9"
    case iso885915 = "ISO-8859-15"
    case koi8R = "KOI8-R"
    case koi8U = "KOI8-U"
    case macRoman = "Macintosh"
    case cp437 = "IBM437"
    case cp850 = "IBM850"
    case cp852 = "IBM852"
    case cp857 = "IBM857"
    case cp866 = "IBM866"
    case windows874 = "Windows-874"
    case macCyrillic = "MAC-CYRILLIC"
    case macCentralEurope = "MAC-CENTRALEUROPE"
    case shiftJIS = "Shift_JIS"
    case eucJP = "EUC-JP"
    case gb18030 = "GB18030"
    case big5 = "Big5"
    case eucKR = "EUC-KR"

    /// The encoding with that name, or nil. Case, blanks, `_` and `-` don't matter. `utf-16` without a byte order is
    /// little endian, as Windows writes it; a byte order mark overrides it.
    public init?(named name: String) {
        switch name.lowercased().filter({ !" _-".contains($0) }) {
        case "utf8": self = .utf8
        case "utf16", "utf16le": self = .utf16LittleEndian
        case "utf16be": self = .utf16BigEndian
        default:
            guard let page = CodePage(named: name), let known = TextEncoding(rawValue: page.rawValue) else {
                return nil
            }
            self = known
        }
    }

    /// The encoding of a code page; every code page has one.
    public init(_ page: CodePage) { self = TextEncoding(rawValue: page.rawValue) ?? .windows1252 }

    /// The code page, if the encoding predates Unicode.
    public var codePage: CodePage? { CodePage(rawValue: rawValue) }

    /// Whether the encoding is a code page: ASCII bytes stand for themselves wherever a cell begins or ends, and other
    /// bytes aren't UTF-8.
    public var isCodePage: Bool {
        switch self {
        case .utf8, .utf16LittleEndian, .utf16BigEndian: false
        default: true
        }
    }

    /// The number of characters in the bytes; not for UTF-16.
    public func characterCount(_ bytes: some Collection<UInt8>) -> Int {
        if let codePage, !codePage.isMultibyte { return bytes.count }
        guard codePage != nil else { return bytes.count { $0 & 0xC0 != 0x80 } }
        return text(bytes).unicodeScalars.count
    }

    /// The encoding that a byte order mark at the start indicates, and the mark's length.
    public static func byteOrderMark(of bytes: [UInt8]) -> (encoding: TextEncoding, length: Int)? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        return nil
    }

    /// The byte order of UTF-16 without a mark: in text with Latin letters every second byte is zero, and few others
    /// are. nil for anything else; other text encodings contain no zeros.
    public static func unmarkedUTF16(_ bytes: [UInt8]) -> TextEncoding? {
        var zeros = (even: 0, odd: 0)
        let count = min(bytes.count, 4096)
        for index in 0..<count where bytes[index] == 0 {
            if index & 1 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
        }
        // Names in other scripts come between headers, marks and digits, so half of the characters is enough.
        guard count >= 8, max(zeros.even, zeros.odd) * 4 >= count,
            min(zeros.even, zeros.odd) * 16 <= max(zeros.even, zeros.odd)
        else { return nil }
        return zeros.odd > zeros.even ? .utf16LittleEndian : .utf16BigEndian
    }

    /// Decodes UTF-8 or a code page. Invalid UTF-8 becomes U+FFFD.
    public func text(_ bytes: some Collection<UInt8>) -> String {
        // ASCII stands for itself, and most cells of most tables are ASCII.
        if self == .utf8 || bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
        guard let codePage else { return String(decoding: bytes, as: UTF8.self) }
        var text: [UInt8] = []
        codePage.append(bytes, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// The character of one byte of Windows-1252; its five unassigned bytes are the control characters of ISO 8859-1
    /// (https://encoding.spec.whatwg.org/index-windows-1252.txt).
    public static func windows1252Scalar(_ byte: UInt8) -> Unicode.Scalar {
        guard 0x80...0x9F ~= byte else { return Unicode.Scalar(byte) }
        return upperControls[Int(byte) - 0x80]
    }

    private static let upperControls: [Unicode.Scalar] = [
        "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}", "\u{2C6}",
        "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}", "\u{90}", "\u{2018}",
        "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}", "\u{2DC}", "\u{2122}", "\u{161}",
        "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
    ]
}
