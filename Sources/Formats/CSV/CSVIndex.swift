/// Where the records and fields of a chunk of CSV are. Nothing is copied or unescaped: a field is a range of the
/// indexed bytes, its quotes included.
///
/// Built by `init(scanning:delimiter:)`, which looks at 64 bytes at a time, or by its reference
/// `init(reference:delimiter:)`. Both give equal values for all input; tests ensure it.
///
/// The grammar is RFC 4180 plus what real exports need: records end in LF, CRLF or CR; empty lines aren't records; the
/// last record may lack a line end.
public struct CSVIndex: Sendable, Equatable {
    /// For each record the position before its first byte (-1 at the start), then where each of its fields ends. So
    /// field `i` of a record whose marks begin at `m` is `marks[m + i] + 1 ..< marks[m + i + 1]`.
    public internal(set) var marks: [Int32]
    /// Where each record's marks begin, and one past the last.
    public internal(set) var first: [Int32]
    /// Line ends before each record; CRLF counts as one.
    public internal(set) var lines: [Int32]
    /// The records that have a blank, a control character or a quote beside a delimiter, a line end or an end of the
    /// bytes, in order. In all others the raw field is the content.
    public internal(set) var unusual: [Int32]
    /// Departures from RFC 4180, in order of position.
    public internal(set) var faults: [CSVFault]

    public var recordCount: Int { lines.count }

    @inlinable public func fieldCount(_ record: Int) -> Int { Int(first[record + 1] - first[record]) - 1 }

    /// The field's bytes, quotes included.
    @inlinable public func field(_ field: Int, of record: Int) -> Range<Int> {
        let mark = Int(first[record]) + field
        return Int(marks[mark]) + 1..<Int(marks[mark + 1])
    }

    /// The same with empty fields appended to shorter records, so that all have at least `width`. They lie after the
    /// record, at most `width` bytes past the end of the bytes.
    public func filled(to width: Int) -> CSVIndex {
        var filled = self
        filled.marks = []
        filled.first = []
        for record in 0..<recordCount {
            filled.first.append(Int32(filled.marks.count))
            filled.marks += marks[Int(first[record])..<Int(first[record + 1])]
            var end = marks[Int(first[record + 1]) - 1]
            for _ in 0..<max(0, width - fieldCount(record)) {
                end += 1
                filled.marks.append(end)
            }
        }
        filled.first.append(Int32(filled.marks.count))
        return filled
    }

    /// The record's bytes, including its line end.
    @inlinable public func range(of record: Int, in bytes: [UInt8]) -> Range<Int> {
        let start = Int(marks[Int(first[record])]) + 1
        var end = Int(marks[Int(first[record + 1]) - 1])
        if end < bytes.count {
            let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
            end += isPair ? 2 : 1
        }
        return start..<end
    }
}

/// A departure from RFC 4180 and its position.
public struct CSVFault: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        /// A quote inside a field that didn't begin with one: it is text.
        case strayQuote
        /// Something between a closing quote and the next delimiter or line end.
        case textAfterQuote
        /// A quote that isn't closed before the bytes end; its record extends to the end.
        case unclosedQuote
    }

    public var kind: Kind
    public var record: Int
    /// The byte at fault: the stray quote, the first surplus byte, or the opening quote.
    public var position: Int

    public init(kind: Kind, record: Int, position: Int) {
        self.kind = kind
        self.record = record
        self.position = position
    }
}

/// The state of a scan between two bytes.
enum CSVScanState: UInt8 {
    /// In a field without quotes, or before its first byte.
    case plain
    case quoted
    /// After a quote inside a quoted field: the field's end, or the first half of a doubled quote.
    case quoteInQuoted
    /// After text that follows a closing quote: everything up to the delimiter is text.
    case spoiled
}
