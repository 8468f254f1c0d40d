import InnkeeperCore
import InnkeeperFormats

/// What findings of a kind share in `findings.csv` and `findings.jsonl`, in one buffer: the parts between the texts that
/// differ.
struct FindingPieces {
    private(set) var pool: [UInt8] = []
    private(set) var kinds: [Kind] = []
    /// The file of the other record, by its number.
    private var files: [Int: File] = [:]
    let words: Words

    /// Ranges of the pool.
    struct Kind {
        let csvHead: Range<Int>
        let csvFile: Range<Int>
        /// The property of a record that doesn't name one.
        let csvProperty: Range<Int>
        let csvField: Range<Int>
        let jsonHead: Range<Int>
        let jsonFile: Range<Int>
        let jsonProperty: Range<Int>
        let jsonField: Range<Int>
        let isValueHidden: Bool
    }

    struct File {
        let csv: Range<Int>
        let json: Range<Int>
    }

    /// What all findings share.
    struct Words {
        let line: Range<Int>
        let column: Range<Int>
        let record: Range<Int>
        let property: Range<Int>
        let value: Range<Int>
        let noRelated: Range<Int>
        let hidden: Range<Int>
        let yes: Range<Int>
        let isKnown: Range<Int>
        let isNew: Range<Int>
        let fingerprint: Range<Int>
        let end: Range<Int>
    }

    init() {
        var pool: [UInt8] = []
        func add(_ text: String) -> Range<Int> { FindingPieces.add(Array(text.utf8), to: &pool) }
        words = Words(
            line: add(",\"line\":"), column: add(",\"column\":"), record: add(",\"record\":\""),
            property: add(",\"property\":\""), value: add(",\"value\":\""), noRelated: add(",,,"),
            hidden: add(Finding.mask), yes: add("yes"), isKnown: add(",\"known\":true"), isNew: add(",\"new\":true"),
            fingerprint: add(",\"fingerprint\":\""), end: add("\"}\n"))
        self.pool = pool
    }

    mutating func add(_ kind: PlainFindings.Kind) {
        var jsonHead = Array("{\"code\":".utf8) + FindingPieces.json(kind.code)
        jsonHead += Array(",\"severity\":".utf8) + FindingPieces.json(kind.severity.rawValue)
        jsonHead += FindingPieces.member("effect", kind.effect?.rawValue ?? "") + Array(",\"message\":\"".utf8)
        let jsonFile =
            Array("\"".utf8) + FindingPieces.member("source", kind.source) + FindingPieces.member("file", kind.file)
        kinds.append(
            Kind(
                csvHead: add(FindingPieces.csv([kind.code, kind.severity.rawValue, kind.effect?.rawValue ?? "", ""])),
                csvFile: add(FindingPieces.csv(["", kind.source, kind.file, ""])),
                csvProperty: add(FindingPieces.csv([kind.property, ""]).dropLast()),
                csvField: add(FindingPieces.csv(["", kind.field, ""])),
                jsonHead: add(jsonHead), jsonFile: add(jsonFile),
                jsonProperty: add(FindingPieces.member("property", kind.property)),
                jsonField: add(FindingPieces.member("field", kind.field)), isValueHidden: kind.isValueHidden))
    }

    /// The file of a path, with its delimiter.
    mutating func file(_ number: Int, _ path: [UInt8]) -> File {
        if let known = files[number] { return known }
        let path = String(decoding: path, as: UTF8.self)
        let file = File(
            csv: add(FindingPieces.csv([path, ""])),
            json: add(Array(",\"related\":{\"file\":".utf8) + FindingPieces.json(path)))
        files[number] = file
        return file
    }

    private mutating func add(_ bytes: [UInt8]) -> Range<Int> { FindingPieces.add(bytes, to: &pool) }

    private static func add(_ bytes: [UInt8], to pool: inout [UInt8]) -> Range<Int> {
        pool += bytes
        return pool.count - bytes.count..<pool.count
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
        if range.count <= 16 {
            // Two words: most texts are an id or a number.
            let middle = min(range.lowerBound + 8, range.upperBound)
            note(ByteWords.short(text, range.lowerBound, middle), count: middle - range.lowerBound)
            if middle < range.upperBound {
                note(ByteWords.short(text, middle, range.upperBound), count: range.upperBound - middle)
            }
            isOdd = isOdd || TextNeeds.mayBeFormula(first, text, range)
            return
        }
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

    /// The same for up to eight bytes in a word.
    @inline(__always)
    private mutating func note(_ word: UInt64, count: Int) {
        // The bytes above them are made letters.
        let bytes = count < 8 ? word | ByteWords.filled(0x61) << UInt64(8 * count) : word
        let quotationMarks = ByteWords.places(of: 0x22, in: bytes)
        if quotationMarks | ByteWords.places(of: 0x2C, in: bytes) != 0 { quotes = true }
        if quotationMarks | ByteWords.places(of: 0x5C, in: bytes) != 0 { escape = true }
        let controls = ByteWords.places(below: 0x20, in: bytes) | ByteWords.places(of: 0x7F, in: bytes)
        if controls | ByteWords.places(of: 0xC2, in: bytes) != 0 { isOdd = true }
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
