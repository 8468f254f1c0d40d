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
        FindingTexts.write(
            record: record.utf8.span, property: property.utf8.span, value: value.utf8.span,
            facts: arguments.packed.span, related: related.map { ($0.file, $0.line) },
            relatedRecord: (related?.record ?? "").utf8.span, recordDigest: recordDigest, to: &bytes)
    }

    /// The same for texts in buffers, in UTF-8. The facts may lie in two.
    static func write(
        record: Span<UInt8>, property: Span<UInt8>, value: Span<UInt8>, facts: Span<UInt8>,
        moreFacts: Span<UInt8> = Span(), related: (file: Int, line: Int)?, relatedRecord: Span<UInt8>,
        recordDigest: UInt64, to bytes: inout [UInt8]
    ) {
        let factCount = facts.count + moreFacts.count
        let textCount = record.count + property.count + value.count + factCount + relatedRecord.count
        bytes.append(addingCapacity: textCount + mostNumberBytes) { output in
            output.append(
                (related == nil ? 0 : hasRelated) | (recordDigest == 0 ? 0 : hasDigest)
                    | (property.isEmpty ? 0 : hasProperty))
            output.append(packed: record)
            if !property.isEmpty { output.append(packed: property) }
            output.append(packed: value)
            output.append(packed: UInt64(factCount))
            output.append(facts)
            output.append(moreFacts)
            if let related {
                // A related record without a line has none to show.
                output.append(packed: UInt64(max(0, related.file)))
                output.append(packed: UInt64(max(0, related.line)))
                output.append(packed: relatedRecord)
            }
            guard recordDigest != 0 else { return }
            for shift in stride(from: 56, through: 0, by: -8) {
                output.append(UInt8(truncatingIfNeeded: recordDigest >> UInt64(shift)))
            }
        }
    }

    /// Flags, a digest, and seven numbers of at most ten bytes each.
    private static let mostNumberBytes = 1 + 8 + 7 * 10
}

extension OutputSpan<UInt8> {
    fileprivate mutating func append(_ bytes: Span<UInt8>) {
        for index in bytes.indices { append(bytes[index]) }
    }

    /// As `PackedCursor.write`.
    fileprivate mutating func append(packed number: UInt64) {
        var rest = number
        while rest > 0x7F {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(truncatingIfNeeded: rest))
    }

    fileprivate mutating func append(packed text: Span<UInt8>) {
        append(packed: UInt64(text.count))
        append(text)
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
