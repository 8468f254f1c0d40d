/// What a stored finding has besides numbers, packed: lengths as LEB128, then the texts, and nothing for what is not
/// there.
struct FindingTexts {
    var record: String
    /// As the record itself names it; empty without one.
    var property: String
    var value: String
    var detail: String
    var related: (file: Int, line: Int, record: String)?
    /// 0 without one.
    var recordDigest: UInt64

    private static let hasRelated: UInt8 = 1
    private static let hasDigest: UInt8 = 2
    private static let hasProperty: UInt8 = 4

    init(
        record: String, property: String, value: String, detail: String,
        related: (file: Int, line: Int, record: String)?, recordDigest: UInt64
    ) {
        self.record = record
        self.property = property
        self.value = value
        self.detail = detail
        self.related = related
        self.recordDigest = recordDigest
    }

    /// Reads what `write` wrote at `start`.
    init(reading bytes: [UInt8], at start: Int) {
        let ranges = Ranges(reading: bytes, at: start)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        record = text(ranges.record)
        property = text(ranges.property)
        value = text(ranges.value)
        detail = text(ranges.detail)
        related = ranges.related.map { ($0.file, $0.line, text($0.record)) }
        recordDigest = ranges.recordDigest
    }

    /// Where the texts lie.
    struct Ranges {
        var record: Range<Int>
        var property = 0..<0
        var value: Range<Int>
        var detail: Range<Int>
        var related: (file: Int, line: Int, record: Range<Int>)?
        var recordDigest: UInt64 = 0

        init(reading bytes: [UInt8], at start: Int) {
            var cursor = Cursor(bytes: bytes, position: start)
            let parts = cursor.byte()
            record = cursor.text()
            if parts & FindingTexts.hasProperty != 0 { property = cursor.text() }
            value = cursor.text()
            detail = cursor.text()
            if parts & FindingTexts.hasRelated != 0 {
                related = (Int(cursor.number()), Int(cursor.number()), cursor.text())
            }
            guard parts & FindingTexts.hasDigest != 0 else { return }
            for _ in 0..<8 { recordDigest = recordDigest << 8 | UInt64(cursor.byte()) }
        }
    }

    func write(to bytes: inout [UInt8]) {
        bytes.append(
            (related == nil ? 0 : FindingTexts.hasRelated) | (recordDigest == 0 ? 0 : FindingTexts.hasDigest)
                | (property.isEmpty ? 0 : FindingTexts.hasProperty))
        FindingTexts.write(record, to: &bytes)
        if !property.isEmpty { FindingTexts.write(property, to: &bytes) }
        FindingTexts.write(value, to: &bytes)
        FindingTexts.write(detail, to: &bytes)
        if let related {
            // A related record without a line of its own has none to show.
            FindingTexts.write(UInt64(max(0, related.file)), to: &bytes)
            FindingTexts.write(UInt64(max(0, related.line)), to: &bytes)
            FindingTexts.write(related.record, to: &bytes)
        }
        guard recordDigest != 0 else { return }
        for shift in stride(from: 56, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: recordDigest >> UInt64(shift)))
        }
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        write(UInt64(text.utf8.count), to: &bytes)
        bytes.append(contentsOf: text.utf8)
    }

    private static func write(_ number: UInt64, to bytes: inout [UInt8]) {
        var rest = number
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Whether `init(reading:at:)` finds all that it looks for.
    static func areWhole(_ bytes: [UInt8], at start: Int) -> Bool {
        var rest = bytes[max(0, min(start, bytes.count))...]
        func number() -> Int? {
            var number = 0
            for shift in stride(from: 0, to: 63, by: 7) {
                guard let next = rest.popFirst() else { return nil }
                number |= Int(next & 0x7F) << shift
                if next & 0x80 == 0 { return number }
            }
            return nil
        }
        func hasText() -> Bool {
            guard let length = number(), length <= rest.count else { return false }
            rest = rest.dropFirst(length)
            return true
        }
        guard start >= 0, let parts = rest.popFirst(), hasText() else { return false }
        guard parts & hasProperty == 0 || hasText(), hasText(), hasText() else { return false }
        if parts & hasRelated != 0 {
            guard let file = number(), file <= Int32.max, number() != nil, hasText() else { return false }
        }
        return parts & hasDigest == 0 || rest.count >= 8
    }

    private struct Cursor {
        let bytes: [UInt8]
        var position: Int

        mutating func byte() -> UInt8 {
            defer { position += 1 }
            return bytes[position]
        }

        mutating func number() -> UInt64 {
            var number: UInt64 = 0
            var shift: UInt64 = 0
            while true {
                let next = byte()
                number |= UInt64(next & 0x7F) << shift
                guard next & 0x80 != 0 else { return number }
                shift += 7
            }
        }

        mutating func text() -> Range<Int> {
            let length = Int(number())
            defer { position += length }
            return position..<position + length
        }
    }
}
