/// Web pages in one file (MHTML, RFC 2557), which Excel saves as a "single file web page" and report servers name `.xls`.
///
/// Before: the parts of a message, each encoded in its own way
/// After: the pages among them, as UTF-8
enum WebArchive {
    private typealias Lines = ArraySlice<ArraySlice<UInt8>>

    /// Whether a file begins with the fields of such a message.
    static func isOne(_ head: [UInt8]) -> Bool {
        let start = unmarked(head)
        // The name of a field comes first.
        guard let colon = start.prefix(64).firstIndex(of: 0x3A), start[..<colon].allSatisfy({ 0x21...0x7E ~= $0 })
        else {
            return false
        }
        var lines = lines(start)
        let fields = fields(&lines)
        return fields["mime-version"] != nil && isOfParts(fields) && boundary(fields) != nil
    }

    static func pages(_ bytes: [UInt8]) throws(WorkbookFault) -> [[UInt8]] {
        var lines = lines(unmarked(bytes))
        guard let boundary = boundary(fields(&lines)) else { throw fault }
        let mark = Array("--\(boundary)".utf8)
        // What comes before the first part is for programs that know none.
        let beginsWithPart = lines.first?.starts(with: mark) ?? false
        var pages: [[UInt8]] = []
        for part in lines.split(whereSeparator: { $0.starts(with: mark) }).dropFirst(beginsWithPart ? 0 : 1) {
            var content = part
            let fields = fields(&content)
            guard fields["content-type"]?.lowercased().hasPrefix("text/html") ?? false,
                // Excel's page of the sheets' names is none of them.
                !(fields["content-location"]?.hasSuffix("tabstrip.htm") ?? false)
            else { continue }
            let text = try decoded(content, fields["content-transfer-encoding"] ?? "")
            pages.append(MarkupText.utf8(text, charset: parameter("charset", of: fields)))
        }
        if pages.isEmpty { throw fault }
        return pages
    }

    private static let fault = WorkbookFault(
        .refused, "it is a web archive (.mht) that can't be read; open it in a spreadsheet and save it as .xlsx")

    // MARK: Lines and fields

    private static func unmarked(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    }

    /// Some programs write further carriage returns, also before a line.
    private static func lines(_ bytes: ArraySlice<UInt8>) -> Lines {
        bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            let line = line.drop { $0 == 0x0D }
            return line.last == 0x0D ? line.dropLast() : line
        }[...]
    }

    /// The fields before the first empty line, by their names in lower case; further lines of one begin with a blank.
    private static func fields(_ lines: inout Lines) -> [String: String] {
        var fields: [String: String] = [:]
        var name = ""
        while let line = lines.popFirst(), !line.isEmpty {
            let text = String(decoding: line, as: UTF8.self)
            if line.first == 0x20 || line.first == 0x09 {
                fields[name]?.append(text)
            } else if let colon = text.firstIndex(of: ":") {
                name = text[..<colon].lowercased()
                fields[name] = String(text[text.index(after: colon)...].drop { $0.isWhitespace })
            }
        }
        return fields
    }

    private static func isOfParts(_ fields: [String: String]) -> Bool {
        fields["content-type"]?.lowercased().hasPrefix("multipart/related") ?? false
    }

    private static func boundary(_ fields: [String: String]) -> String? {
        parameter("boundary", of: fields).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// `utf-8` of `text/html; charset="utf-8"`
    private static func parameter(_ name: String, of fields: [String: String]) -> String? {
        for parameter in (fields["content-type"] ?? "").split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }).lowercased() == name else { continue }
            return String(parts[1].filter { $0 != "\"" && !$0.isWhitespace })
        }
        return nil
    }

    // MARK: Contents (RFC 2045, 6.7 and 6.8)

    private static func decoded(_ lines: Lines, _ encoding: String) throws(WorkbookFault) -> [UInt8] {
        switch encoding.lowercased().filter({ !$0.isWhitespace }) {
        case "", "7bit", "8bit", "binary": return Array(lines.joined(separator: [0x0A]))
        case "quoted-printable": return quotedPrintable(lines)
        case "base64": return base64(lines.joined())
        default: throw fault
        }
    }

    private static func quotedPrintable(_ lines: Lines) -> [UInt8] {
        var result: [UInt8] = []
        for line in lines {
            var rest = line
            while let last = rest.last, last == 0x20 || last == 0x09 { rest.removeLast() }
            let goesOn = rest.last == 0x3D
            if goesOn { rest.removeLast() }
            while let byte = rest.popFirst() {
                let digits = rest.prefix(2)
                if byte == 0x3D, digits.count == 2,
                    let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
                {
                    result.append(value)
                    rest.removeFirst(2)
                } else {
                    result.append(byte)
                }
            }
            if !goesOn { result.append(0x0A) }
        }
        return result
    }

    private static func base64(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var (bits, count) = (0, 0)
        for byte in bytes {
            let value: UInt8
            switch byte {
            case 0x41...0x5A: value = byte - 0x41
            case 0x61...0x7A: value = byte - 0x61 + 26
            case 0x30...0x39: value = byte - 0x30 + 52
            case 0x2B: value = 62
            case 0x2F: value = 63
            default: continue
            }
            (bits, count) = ((bits << 6 | Int(value)) & 0xFFFF, count + 6)
            if count >= 8 {
                count -= 8
                result.append(UInt8(bits >> count & 0xFF))
            }
        }
        return result
    }
}
