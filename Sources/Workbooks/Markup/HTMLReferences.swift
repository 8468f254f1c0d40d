internal import InnkeeperFormats

/// References to characters that libxml2 doesn't resolve as browsers do (https://html.spec.whatwg.org/, 13.2.5.72 on).
///
/// Before: `O&#146;Brien`, `caf&eacute 5`
/// After: `O’Brien`, `café 5`
enum HTMLReferences {
    /// Without a semicolon only these count, the letters of Latin-1 from U+00A0 on, and what is below.
    private static let letters = """
        nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute \
        micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig \
        Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times \
        Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave \
        eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave \
        uacute ucirc uuml yacute thorn yuml
        """

    /// The UTF-8 of each such reference; those that would be markup stay references.
    private static let texts: [[UInt8]: [UInt8]] = {
        var texts: [[UInt8]: [UInt8]] = [:]
        for (index, name) in letters.split(separator: " ").enumerated() {
            texts[Array(name.utf8)] = Array(String(Unicode.Scalar(UInt8(0xA0 + index))).utf8)
        }
        for (name, text) in [
            ("COPY", "©"), ("REG", "®"), ("amp", "&amp;"), ("AMP", "&amp;"), ("lt", "&lt;"), ("LT", "&lt;"),
            ("gt", "&gt;"), ("GT", "&gt;"), ("quot", "&quot;"), ("QUOT", "&quot;"),
        ] {
            texts[Array(name.utf8)] = Array(text.utf8)
        }
        return texts
    }()

    private static let longest = 6

    static func completed(_ page: [UInt8]) -> [UInt8] {
        guard page.contains(0x26) else { return page }
        var result: [UInt8] = []
        result.reserveCapacity(page.count)
        var position = 0
        while let start = page[position...].firstIndex(of: 0x26) {
            result += page[position..<start]
            let reference = numbered(page, start + 1) ?? named(page, start + 1)
            result += reference?.text ?? [0x26]
            position = reference?.end ?? start + 1
        }
        return result + page[position...]
    }

    /// A reference without a semicolon; nil for others, which libxml2 knows.
    private static func named(_ page: [UInt8], _ start: Int) -> (text: [UInt8], end: Int)? {
        let name = page[start...].prefix(32).prefix {
            0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0
        }
        if name.endIndex < page.count, page[name.endIndex] == 0x3B { return nil }
        for count in (0...longest).reversed() where count <= name.count {
            if let text = texts[Array(name.prefix(count))] { return (text, start + count) }
        }
        return nil
    }

    /// The controls from U+0080 on, which stand for letters of Windows-1252; nil for other numbers.
    private static func numbered(_ page: [UInt8], _ start: Int) -> (text: [UInt8], end: Int)? {
        guard start < page.count, page[start] == 0x23 else { return nil }
        var digits = page[(start + 1)...].prefix(16)
        let isHexadecimal = digits.first == 0x78 || digits.first == 0x58
        if isHexadecimal { digits.removeFirst() }
        digits = digits.prefix { byte in
            0x30...0x39 ~= byte || isHexadecimal && (0x41...0x46 ~= byte || 0x61...0x66 ~= byte)
        }
        guard let number = Int(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
            0x80...0x9F ~= number
        else { return nil }
        var text: [UInt8] = []
        CodePage.windows1252.append([UInt8(number)], to: &text)
        let end = digits.endIndex
        return (text, end < page.count && page[end] == 0x3B ? end + 1 : end)
    }
}
