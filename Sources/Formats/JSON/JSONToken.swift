// The content of the last token, decoded only on request.

extension JSONReader {
    /// The raw bytes of the last token; for a key or string those between the quotes.
    public var rawText: ArraySlice<UInt8> {
        let whole = bytes(tokenStart..<tokenEnd)
        return whole.first == 0x22 ? whole.dropFirst().dropLast() : whole
    }

    /// The text of the last key or string, with escapes decoded; for a number its characters.
    public var text: String {
        guard hasEscapes else { return String(decoding: rawText, as: UTF8.self) }
        var decoded: [UInt8] = []
        appendText(to: &decoded)
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Appends the text in UTF-8. An unpaired surrogate becomes U+FFFD: RFC 8259, 8.2 leaves it open, and one broken
    /// letter in a name is no reason to lose the file.
    public func appendText(to out: inout [UInt8]) {
        if hasEscapes { JSONReader.appendDecoded(rawText, to: &out) } else { out.append(contentsOf: rawText) }
    }

    /// Appends the decoded text between two quotes, which must have been checked.
    package static func appendDecoded(_ raw: ArraySlice<UInt8>, to out: inout [UInt8]) {
        // Decoding never makes a text longer.
        out.append(addingCapacity: raw.count) { out in
            let raw = raw.span
            var place = 0
            while place < raw.count {
                guard raw[place] == 0x5C else {
                    out.append(raw[place])
                    place += 1
                    continue
                }
                let kind = raw[place + 1]
                place += 2
                switch kind {
                case 0x62: out.append(0x08)
                case 0x66: out.append(0x0C)
                case 0x6E: out.append(0x0A)
                case 0x72: out.append(0x0D)
                case 0x74: out.append(0x09)
                case 0x75:
                    let scalar = JSONReader.scalar(in: raw, at: &place)
                    UTF8.encode(scalar)?.forEach { out.append($0) }
                default: out.append(kind)
                }
            }
        }
    }

    /// Whether the last key or string is `other`, without creating a string.
    public func textEquals(_ other: String) -> Bool {
        hasEscapes ? text == other : rawText.elementsEqual(other.utf8)
    }

    /// The last number; nil if it is out of range for a `Double`.
    public var double: Double? { JSONNumber.double(rawText) }

    /// The last number, if it is written as an integer and fits 64 bits.
    public var integer: Int? { JSONNumber.integer(rawText) }

    /// The scalar whose hex digits begin at `place`; steps past them and past the second half of a pair.
    private static func scalar(in raw: Span<UInt8>, at place: inout Int) -> Unicode.Scalar {
        let first = unit(in: raw, at: place)
        place += 4
        if first & 0xFC00 == 0xD800, place + 6 <= raw.count, raw[place] == 0x5C, raw[place + 1] == 0x75 {
            let second = unit(in: raw, at: place + 2)
            if second & 0xFC00 == 0xDC00 {
                place += 6
                return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF) ?? "\u{FFFD}"
            }
        }
        return Unicode.Scalar(first) ?? "\u{FFFD}"
    }

    private static func unit(in raw: Span<UInt8>, at place: Int) -> UInt32 {
        (place..<place + 4).reduce(0) { $0 << 4 | (hexValue(raw[$1]) ?? 0) }
    }
}
