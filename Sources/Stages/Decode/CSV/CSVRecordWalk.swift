internal import InnkeeperCore
internal import InnkeeperFormats

/// Finds places in one record, which may have thousands of findings: it walks on from the last one, and everything about
/// the whole record is worked out once.
struct CSVRecordWalk {
    let record: Int
    /// The record's natural key.
    let key: String
    let digest: UInt64
    private let start: Int
    /// How far it has walked.
    private var reached: Int
    private var position = SourcePosition(line: 0)
    private var field = 0

    init(_ record: Int, _ range: Range<Int>, in bytes: [UInt8], key: String) {
        self.record = record
        self.key = key
        digest = Hash64.digest(ofRecord: bytes[range])
        start = range.lowerBound
        reached = start
    }

    /// The position of a byte of the record.
    mutating func position(of byte: Int, in bytes: [UInt8], encoding: TextEncoding) -> SourcePosition {
        if byte < reached { (reached, position) = (start, SourcePosition(line: 0)) }
        position.advance(over: reached..<byte, in: bytes, encoding: encoding)
        reached = byte
        return position
    }

    /// The field that holds a byte of the record; nil for a byte between two.
    mutating func field(holding byte: Int, in index: CSVIndex) -> Int? {
        let count = index.fieldCount(record)
        if field >= count || byte < index.field(field, of: record).lowerBound { field = 0 }
        while field < count, index.field(field, of: record).upperBound <= byte { field += 1 }
        return field < count && index.field(field, of: record).contains(byte) ? field : nil
    }
}
