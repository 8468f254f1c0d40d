internal import InnkeeperCore

/// The dates with which programs write "none": 0001-01-01 (.NET, Go, hence Recreation.gov), 0000-00-00 (MySQL),
/// 1899-12-30, 1899-12-31, 1900-01-00 and 1900-01-01 (spreadsheets), 9999-12-31.
enum NoDate {
    /// 1900-01-01 and 9999-12-31; as constants they need no check for lazy initialisation.
    private static let first: Int32 = -25_567
    private static let last: Int32 = 2_932_896
    private static let early = ["0001-01-01", "1899-12-30", "1899-12-31", "1900-01-01"].compactMap {
        CalendarDate(iso: $0)?.dayNumber
    }

    /// The cell for a date that was read. A single comparison rules out nearly every date.
    @inline(__always)
    static func cell(_ date: CalendarDate) -> DateCell {
        if date.dayNumber > first && date.dayNumber < last { return DateCell(date) }
        return date.dayNumber == last || early.contains(date.dayNumber) ? .missing : DateCell(date)
    }

    /// Whether the text is one or more dashes of any length.
    static func isDash(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        var position = start
        while position < end {
            if bytes[position] == 0x2D {
                position += 1
            } else if position + 3 <= end, bytes[position] == 0xE2,
                bytes[position + 1] == 0x80 && 0x90...0x95 ~= bytes[position + 2]
                    || bytes[position + 1] == 0x88 && bytes[position + 2] == 0x92
            {
                // The dashes from U+2010 to U+2015, and the minus sign.
                position += 3
            } else {
                return false
            }
        }
        return start < end
    }

    /// Whether the text is a date of zeros, with or without a time of zeros, or day 0 of 1900.
    static func isZero(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        let text = (start..<end).map { bytes[$0] }
        if ["1900-01-00", "1/0/1900", "0/1/1900", "00/01/1900", "01/00/1900"].contains(where: {
            $0.utf8.elementsEqual(text)
        }) {
            return true
        }
        let marks: [UInt8] = [0x20, 0x2D, 0x2E, 0x2F, 0x3A, 0x54, 0x5A]
        return text.count(where: { $0 == 0x30 }) >= 6 && text.allSatisfy { $0 == 0x30 || marks.contains($0) }
    }
}
