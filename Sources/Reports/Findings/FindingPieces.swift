import InnkeeperCore
import InnkeeperFormats

/// What findings of a kind share in `findings.csv` and `findings.jsonl`: the parts between the texts that differ.
struct FindingPieces {
    var csvHead: [UInt8]
    var jsonHead: [UInt8]
    var csvFile: [UInt8]
    var jsonFile: [UInt8]
    /// The property of a record that doesn't name one.
    var csvProperty: [UInt8]
    var jsonProperty: [UInt8]
    var csvField: [UInt8]
    var jsonField: [UInt8]
    var isValueHidden: Bool

    init(_ kind: PlainFindings.Kind) {
        csvHead = FindingPieces.csv([kind.code, kind.severity.rawValue, kind.effect?.rawValue ?? "", ""])
        csvFile = FindingPieces.csv(["", kind.source, kind.file, ""])
        csvProperty = Array(FindingPieces.csv([kind.property, ""]).dropLast())
        csvField = FindingPieces.csv(["", kind.field, ""])
        jsonHead = Array("{\"code\":".utf8) + FindingPieces.json(kind.code)
        jsonHead += Array(",\"severity\":".utf8) + FindingPieces.json(kind.severity.rawValue)
        jsonHead += FindingPieces.member("effect", kind.effect?.rawValue ?? "") + Array(",\"message\":\"".utf8)
        jsonFile =
            Array("\"".utf8) + FindingPieces.member("source", kind.source) + FindingPieces.member("file", kind.file)
        jsonProperty = FindingPieces.member("property", kind.property)
        jsonField = FindingPieces.member("field", kind.field)
        isValueHidden = kind.isValueHidden
    }

    /// The file of the other record.
    struct File {
        let csv: [UInt8]
        let json: [UInt8]

        init(_ path: [UInt8]) {
            let path = String(decoding: path, as: UTF8.self)
            csv = FindingPieces.csv([path, ""])
            json = Array(",\"related\":{\"file\":".utf8) + FindingPieces.json(path)
        }
    }

    /// A row without its line end.
    static func csv(_ cells: [String]) -> [UInt8] {
        var writer = CSVWriter(formulaSafe: true)
        writer.row(cells)
        return writer.take().dropLast()
    }

    private static func json(_ text: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.value(text)
        return writer.take()
    }

    private static func member(_ name: String, _ text: String) -> [UInt8] {
        text.isEmpty ? [] : Array(",\"\(name)\":".utf8) + json(text)
    }
}

/// How a text must be quoted or escaped in either file.
struct TextNeeds {
    var quotes = false
    var escape = false
    /// It needs a closer look.
    var isOdd = false

    init(_ text: Span<UInt8>, _ range: Range<Int>) {
        if range.isEmpty { return }
        let first = text[range.lowerBound]
        // The top bit of each says what was found. Without a comparison, and on a span of just this text, the compiler
        // vectorises the loop.
        var commas: UInt8 = 0
        var quotationMarks: UInt8 = 0
        var backslashes: UInt8 = 0
        var odd: UInt8 = 0
        let bytes = text.extracting(range)
        for index in bytes.indices {
            let byte = bytes[index]
            commas |= TextNeeds.marked(byte ^ 0x2C)
            quotationMarks |= TextNeeds.marked(byte ^ 0x22)
            backslashes |= TextNeeds.marked(byte ^ 0x5C)
            // Control characters; those of C1 begin with 0xC2.
            odd |= TextNeeds.marked(byte & 0xE0) | TextNeeds.marked(byte ^ 0x7F) | TextNeeds.marked(byte ^ 0xC2)
        }
        quotes = (commas | quotationMarks) & 0x80 != 0
        escape = (quotationMarks | backslashes) & 0x80 != 0
        isOdd = odd & 0x80 != 0 || TextNeeds.mayBeFormula(first, text, range)
    }

    /// The top bit is set for 0 only.
    @inline(__always)
    private static func marked(_ byte: UInt8) -> UInt8 { (byte &- 1) & ~byte }

    /// Whether a spreadsheet may take it for a formula, also after blanks, or in full-width characters.
    private static func mayBeFormula(_ first: UInt8, _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
        switch first {
        case 0x20, 0x3D, 0x40, 0x2B, 0xEF: true
        case 0x2D:
            // A negative amount: digits, optionally followed by a point and digits.
            !isAmount(text, range.dropFirst())
        default: false
        }
    }

    private static func isAmount(_ text: Span<UInt8>, _ digits: Range<Int>) -> Bool {
        guard let first = digits.first, let last = digits.last, text[first] != 0x2E, text[last] != 0x2E else {
            return false
        }
        var points = 0
        for index in digits {
            if text[index] == 0x2E { points += 1 } else if text[index] &- 0x30 > 9 { return false }
        }
        return points <= 1
    }
}
