/// Reads what `FindingTexts` and `FindingArguments` pack, from a buffer passed to each call: no copies, and no
/// reference counts for tasks to contend for. The fast counterpart of `PackedCursor`.
struct PackedPosition {
    private(set) var position: Int
    private let end: Int
    /// Whether everything requested was present.
    private(set) var isWhole = true

    init(_ range: Range<Int>) {
        position = range.lowerBound
        end = range.upperBound
    }

    var isAtEnd: Bool { position >= end }

    @inline(__always)
    mutating func byte(_ bytes: Span<UInt8>) -> UInt8 {
        guard position < end else {
            isWhole = false
            return 0
        }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func number(_ bytes: Span<UInt8>) -> UInt64 {
        let first = byte(bytes)
        if first < 0x80 { return UInt64(first) }
        var number = UInt64(first & 0x7F)
        for shift in stride(from: 7, to: 64, by: 7) {
            let next = byte(bytes)
            number |= UInt64(next & 0x7F) << UInt64(shift)
            if next < 0x80 { return number }
        }
        isWhole = false
        return 0
    }

    /// The position of a text.
    mutating func text(_ bytes: Span<UInt8>) -> Range<Int> {
        let length = number(bytes)
        guard isWhole, length <= UInt64(end - position) else {
            isWhole = false
            return 0..<0
        }
        defer { position += Int(length) }
        return position..<position + Int(length)
    }
}

/// A stored finding whose texts are left in place.
package struct PlainFinding {
    package let line: Int
    package let column: Int
    package let record: Range<Int>
    /// As named by the record itself.
    package let property: Range<Int>
    package let value: Range<Int>
    let arguments: Range<Int>
    package private(set) var related: (file: Int, line: Int, record: Range<Int>)?
    let isWhole: Bool

    init(_ row: StoredFinding, _ text: Span<UInt8>) {
        line = Int(row.line)
        column = Int(row.column)
        var cursor = PackedPosition(row.textStart..<text.count)
        let parts = cursor.byte(text)
        record = cursor.text(text)
        property = parts & FindingTexts.hasProperty != 0 ? cursor.text(text) : 0..<0
        value = cursor.text(text)
        arguments = cursor.text(text)
        if parts & FindingTexts.hasRelated != 0 {
            let file = cursor.number(text)
            let line = cursor.number(text)
            related = (Int(clamping: file), Int(clamping: line), cursor.text(text))
        }
        isWhole = cursor.isWhole
    }
}

extension FindingArguments {
    /// The kind of a fact and where its value starts; nil if there is none.
    static func fact(_ name: Name, _ range: Range<Int>, _ text: Span<UInt8>) -> (kind: Kind, value: PackedPosition)? {
        var cursor = PackedPosition(range)
        while !cursor.isAtEnd {
            let found = cursor.byte(text)
            guard let kind = Kind(rawValue: cursor.byte(text)), cursor.isWhole else { return nil }
            if found == name.rawValue { return (kind, cursor) }
            pass(kind, &cursor, text)
            guard cursor.isWhole else { return nil }
        }
        return nil
    }

    /// Whether `holds` is true for a text from outside; also true, to be safe, for lists of texts and for unreadable
    /// facts.
    static func contains(
        _ range: Range<Int>, _ text: Span<UInt8>, _ holds: (Span<UInt8>, Range<Int>) -> Bool
    ) -> Bool {
        var cursor = PackedPosition(range)
        while !cursor.isAtEnd {
            _ = cursor.byte(text)
            guard let kind = Kind(rawValue: cursor.byte(text)), cursor.isWhole else { return true }
            switch kind {
            case .text: if holds(text, cursor.text(text)) { return true }
            case .texts: return true
            default: pass(kind, &cursor, text)
            }
            guard cursor.isWhole else { return true }
        }
        return false
    }

    /// Calls `body` with the place of each text from outside, as opposed to our own words.
    static func forEachText(_ range: Range<Int>, _ text: Span<UInt8>, _ body: (Range<Int>) -> Void) {
        var cursor = PackedPosition(range)
        while !cursor.isAtEnd {
            _ = cursor.byte(text)
            guard let kind = Kind(rawValue: cursor.byte(text)), cursor.isWhole else { return }
            switch kind {
            case .text: body(cursor.text(text))
            case .texts:
                var left = cursor.number(text)
                while left > 0, cursor.isWhole {
                    body(cursor.text(text))
                    left -= 1
                }
            default: pass(kind, &cursor, text)
            }
            guard cursor.isWhole else { return }
        }
    }

    private static func pass(_ kind: Kind, _ cursor: inout PackedPosition, _ text: Span<UInt8>) {
        switch kind {
        case .text, .word: _ = cursor.text(text)
        case .texts, .words:
            var left = cursor.number(text)
            while left > 0, cursor.isWhole {
                _ = cursor.text(text)
                left -= 1
            }
        case .count, .date, .moment, .duration: _ = cursor.number(text)
        case .money:
            _ = cursor.number(text)
            _ = cursor.number(text)
        }
    }
}

extension [UInt8] {
    /// Appends a few bytes from a buffer.
    @inline(__always)
    package mutating func append(_ text: Span<UInt8>, _ range: Range<Int>) {
        // Appending with no capacity would write to the empty-array storage that all threads share.
        if range.isEmpty { return }
        append(addingCapacity: range.count) { output in
            for index in range { output.append(text[index]) }
        }
    }
}
