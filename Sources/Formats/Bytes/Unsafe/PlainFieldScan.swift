// DANGER: reads through pointers, 64 bytes at a time, and only where so many follow. Tests run it and its reference,
// `PlainField(reference:of:in:delimiter:)`, on the same bytes.

internal import CInnkeeperByteScan

extension PlainField {
    /// Field `number`, from 0. nil if the record has quotes, several lines or no such field.
    public init?(_ number: Int, of record: Range<Int>, in bytes: [UInt8], delimiter: UInt8) {
        precondition(record.lowerBound >= 0)
        // The last records of the bytes.
        guard record.upperBound + 64 <= bytes.count else {
            self.init(reference: number, of: record, in: bytes, delimiter: delimiter)
            return
        }
        let end = PlainField.end(of: record, in: bytes)
        let found = unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe bytes.baseAddress.flatMap { unsafe PlainField.find(number, $0, record.lowerBound..<end, delimiter) }
        }
        guard let found else { return nil }
        self = found
    }

    /// 64 bytes can be read from each byte of `line`.
    private static func find(
        _ number: Int, _ bytes: UnsafePointer<UInt8>, _ line: Range<Int>, _ delimiter: UInt8
    ) -> PlainField? {
        var start = line.lowerBound
        var end = line.upperBound
        // How many delimiters come before the field, from `place` on.
        var left = number
        for place in stride(from: line.lowerBound, to: line.upperBound, by: 64) {
            let valid = mask(line.upperBound - place)
            let block = unsafe innkeeper_csv_masks(bytes + place, delimiter)
            if (block.line_ends | block.quotes) & valid != 0 { return nil }
            var delimiters = block.delimiters & valid
            if delimiters.nonzeroBitCount < left {
                left -= delimiters.nonzeroBitCount
                continue
            }
            while left > 0 {
                start = place + delimiters.trailingZeroBitCount + 1
                delimiters &= delimiters &- 1
                left -= 1
            }
            if delimiters != 0, end == line.upperBound { end = place + delimiters.trailingZeroBitCount }
        }
        guard left == 0, !line.isEmpty else { return nil }
        var column = 1
        for place in stride(from: line.lowerBound, to: start, by: 64) {
            column += unsafe (innkeeper_character_starts(bytes + place) & mask(start - place)).nonzeroBitCount
        }
        return PlainField(range: start..<end, column: column)
    }

    /// The first `count` bits.
    private static func mask(_ count: Int) -> UInt64 { count < 64 ? (1 << UInt64(count)) &- 1 : .max }
}
