/// The non-numeric parts of a stored finding, packed: texts preceded by their lengths, facts as packed by
/// `FindingArguments`, and nothing for absent parts.
struct FindingTexts {
    var record: String
    /// As named by the record itself; empty if it names none.
    var property: String
    var value: String
    var arguments: FindingArguments
    var related: (file: Int, line: Int, record: String)?
    /// 0 if there is none.
    var recordDigest: UInt64

    static let hasRelated: UInt8 = 1
    private static let hasDigest: UInt8 = 2
    static let hasProperty: UInt8 = 4

    /// The positions of the texts.
    struct Ranges {
        var record: Range<Int>
        var property = 0..<0
        var value: Range<Int>
        var arguments: Range<Int>
        var related: (file: Int, line: Int, record: Range<Int>)?
        var recordDigest: UInt64 = 0
        /// Where the texts of the next finding can start.
        var end: Int
        /// Whether nothing was truncated.
        var isWhole: Bool

        /// Every byte may be damaged, and `start` too.
        init(reading bytes: Span<UInt8>, at start: Int) {
            let isInside = 0...bytes.count ~= start
            var cursor = PackedPosition((isInside ? start : bytes.count)..<bytes.count)
            let parts = cursor.byte(bytes)
            record = cursor.text(bytes)
            if parts & FindingTexts.hasProperty != 0 { property = cursor.text(bytes) }
            value = cursor.text(bytes)
            arguments = cursor.text(bytes)
            var isInRange = true
            if parts & FindingTexts.hasRelated != 0 {
                let (file, line) = (cursor.number(bytes), cursor.number(bytes))
                isInRange = max(file, line) <= UInt64(Int.max)
                related = (Int(clamping: file), Int(clamping: line), cursor.text(bytes))
            }
            if parts & FindingTexts.hasDigest != 0 {
                for _ in 0..<8 { recordDigest = recordDigest << 8 | UInt64(cursor.byte(bytes)) }
            }
            end = cursor.position
            isWhole = cursor.isWhole && isInRange
        }
    }

    func write(to bytes: inout [UInt8]) {
        bytes.append(
            (related == nil ? 0 : FindingTexts.hasRelated) | (recordDigest == 0 ? 0 : FindingTexts.hasDigest)
                | (property.isEmpty ? 0 : FindingTexts.hasProperty))
        PackedCursor.write(record, to: &bytes)
        if !property.isEmpty { PackedCursor.write(property, to: &bytes) }
        PackedCursor.write(value, to: &bytes)
        PackedCursor.write(UInt64(arguments.packed.count), to: &bytes)
        bytes += arguments.packed
        if let related {
            // A related record without a line has none to show.
            PackedCursor.write(UInt64(max(0, related.file)), to: &bytes)
            PackedCursor.write(UInt64(max(0, related.line)), to: &bytes)
            PackedCursor.write(related.record, to: &bytes)
        }
        guard recordDigest != 0 else { return }
        for shift in stride(from: 56, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: recordDigest >> UInt64(shift)))
        }
    }
}

extension FindingTexts {
    /// Reads what `write` wrote at `start`.
    init(reading bytes: [UInt8], at start: Int) {
        let ranges = Ranges(reading: bytes.span, at: start)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        self.init(
            record: text(ranges.record), property: text(ranges.property), value: text(ranges.value),
            arguments: FindingArguments(packed: Array(bytes[ranges.arguments])),
            related: ranges.related.map { ($0.file, $0.line, text($0.record)) },
            recordDigest: ranges.recordDigest)
    }
}
