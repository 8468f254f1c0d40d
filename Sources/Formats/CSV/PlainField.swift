/// A field of a record of one line without quotes, found by counting delimiters.
///
/// Before: `R1,José,2026-07-01`, of which field 2 is wanted
/// After: the range of `2026-07-01`, and that it begins in column 9
public struct PlainField: Sendable, Equatable {
    public var range: Range<Int>
    /// Of its first character in the record, from 1, in UTF-8.
    public var column: Int

    init(range: Range<Int>, column: Int) {
        self.range = range
        self.column = column
    }

    /// Field `number`, from 0, byte by byte: the reference. nil if the record has quotes, several lines or no such field.
    public init?(reference number: Int, of record: Range<Int>, in bytes: [UInt8], delimiter: UInt8) {
        let end = PlainField.end(of: record, in: bytes)
        var field = 0
        var start = record.lowerBound
        var found: Range<Int>?
        for index in record.lowerBound..<end {
            switch bytes[index] {
            case 0x0A, 0x0D, 0x22: return nil
            case delimiter:
                if field == number { found = start..<index }
                field += 1
                start = index + 1
            default: break
            }
        }
        if field == number, end > record.lowerBound { found = start..<end }
        guard let found else { return nil }
        self.init(found, of: record, in: bytes)
    }

    /// The same in a record with quotes, provided that all of them enclose fields, and others than this one. nil for any
    /// other record, and for one with fewer than `count` fields.
    public init?(
        amongQuotes number: Int, of record: Range<Int>, in bytes: [UInt8], delimiter: UInt8, atLeast count: Int
    ) {
        let end = PlainField.end(of: record, in: bytes)
        var found: Range<Int>?
        var field = 0
        var index = record.lowerBound
        while true {
            let start = index
            if index < end, bytes[index] == 0x22 {
                index += 1
                // A doubled quote is part of the text.
                while index < end, bytes[index] != 0x22 || (index + 1 < end && bytes[index + 1] == 0x22) {
                    if PlainField.isLineEnd(bytes[index]) { return nil }
                    index += bytes[index] == 0x22 ? 2 : 1
                }
                guard index < end, field != number else { return nil }
                index += 1
                guard index == end || bytes[index] == delimiter else { return nil }
            } else {
                while index < end, bytes[index] != delimiter {
                    if bytes[index] == 0x22 || PlainField.isLineEnd(bytes[index]) { return nil }
                    index += 1
                }
                if field == number { found = start..<index }
            }
            field += 1
            if index == end { break }
            index += 1
        }
        guard let found, field >= count else { return nil }
        self.init(found, of: record, in: bytes)
    }

    private init(_ range: Range<Int>, of record: Range<Int>, in bytes: [UInt8]) {
        let characters = bytes[record.lowerBound..<range.lowerBound].count { $0 & 0xC0 != 0x80 }
        self.init(range: range, column: 1 + characters)
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// Without the line's end.
    static func end(of record: Range<Int>, in bytes: [UInt8]) -> Int {
        var end = record.upperBound
        if end > record.lowerBound, bytes[end - 1] == 0x0A { end -= 1 }
        if end > record.lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
        return end
    }
}
