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

    /// Where the texts lie.
    struct Ranges {
        var record: Range<Int>
        var property = 0..<0
        var value: Range<Int>
        var detail: Range<Int>
        var related: (file: Int, line: Int, record: Range<Int>)?
        var recordDigest: UInt64 = 0
        /// All that was looked for is there.
        var isWhole: Bool

        init(reading bytes: [UInt8], at start: Int) {
            var cursor = Cursor(bytes: bytes, position: start)
            let parts = cursor.byte()
            record = cursor.text()
            if parts & FindingTexts.hasProperty != 0 { property = cursor.text() }
            value = cursor.text()
            detail = cursor.text()
            if parts & FindingTexts.hasRelated != 0 {
                related = (cursor.number(), cursor.number(), cursor.text())
            }
            if parts & FindingTexts.hasDigest != 0 {
                for _ in 0..<8 { recordDigest = recordDigest << 8 | UInt64(cursor.byte()) }
            }
            isWhole = cursor.isWhole
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

    /// Nothing is read beyond the end; what is missing there is 0 or empty.
    private struct Cursor {
        let bytes: [UInt8]
        var position: Int
        var isWhole = true

        mutating func byte() -> UInt8 {
            guard bytes.indices.contains(position) else {
                isWhole = false
                return 0
            }
            defer { position += 1 }
            return bytes[position]
        }

        mutating func number() -> Int {
            var number = 0
            for shift in stride(from: 0, to: 63, by: 7) {
                let next = byte()
                number |= Int(next & 0x7F) << shift
                if next & 0x80 == 0 { return number }
            }
            isWhole = false
            return 0
        }

        mutating func text() -> Range<Int> {
            let length = number()
            guard position >= 0, length <= bytes.count - position else {
                isWhole = false
                return 0..<0
            }
            defer { position += length }
            return position..<position + length
        }
    }
}

extension FindingTexts {
    /// Reads what `write` wrote at `start`.
    init(reading bytes: [UInt8], at start: Int) {
        let ranges = Ranges(reading: bytes, at: start)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        self.init(
            record: text(ranges.record), property: text(ranges.property), value: text(ranges.value),
            detail: text(ranges.detail), related: ranges.related.map { ($0.file, $0.line, text($0.record)) },
            recordDigest: ranges.recordDigest)
    }
}
