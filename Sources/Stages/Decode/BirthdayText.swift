package import InnkeeperCore

/// Reads the text of a BDAY in every form that address books write.
///
/// RFC 6350, 4.3.1 to 4.3.4 and RFC 2426, 3.1.5: basic and extended dates in any version (`19800118`, `1980-06-05`,
/// with dashes also `1980-6-5`), dates with a time, whose time and zone are ignored (`1953-10-15T23:10:00Z`), dates
/// without a year (`--0414`, `--04-14`) and other partial ones (`1980`, `1980-02`, `--04`, `---28`). Apple writes the
/// year 1604 for an unknown one, and some telephones write 0000. A text declared as such ("circa 1800") and a bare time are valid but not dates.
/// Anything else is unreadable: month 92, 29 February 1902.
package enum BirthdayText {
    /// The year that means unknown, with or without Apple's X-APPLE-OMIT-YEAR parameter.
    package static let unknownYear = 1604

    /// What a BDAY says. `isLoose` if it doesn't follow any standard but can mean only one thing.
    package typealias Reading = (date: PartialDate?, state: CellState, isLoose: Bool)

    /// `isText` is VALUE=text; `isDate` is VALUE=date, which makes `02-10` month and day. `omittedYear` is the value of
    /// X-APPLE-OMIT-YEAR: only that exact year is dropped.
    package static func read(
        _ text: ArraySlice<UInt8>, isText: Bool = false, isDate: Bool = false, omittedYear: Int? = nil
    ) -> Reading {
        if !isText, omittedYear == nil, let reading = plainReading(text.span) { return reading }
        var digits = trimmed(text)
        if digits.isEmpty || isText { return (nil, .missing, false) }
        if let mark = digits.firstIndex(where: { $0 == UInt8(ascii: "T") || $0 == UInt8(ascii: "t") || $0 == 0x20 }) {
            guard isTime(digits[(mark + 1)...]) else { return (nil, .unreadable, false) }
            digits = digits[..<mark]
            if digits.isEmpty { return (nil, .missing, false) }
        }
        guard let parts = parts(digits, isDate: isDate) else { return (nil, .unreadable, false) }
        let isUnknown = parts.year == unknownYear || parts.year == 0 || (parts.year != nil && parts.year == omittedYear)
        let year = isUnknown ? nil : parts.year
        if isUnknown, parts.month == nil, parts.day == nil { return (nil, .missing, false) }
        // Checked with the written year: 29 February needs a leap year, even if the year is then dropped.
        guard PartialDate(year: parts.year, month: parts.month, day: parts.day) != nil,
            let date = PartialDate(year: year, month: parts.month, day: parts.day)
        else { return (nil, .unreadable, false) }
        return (date, .present, parts.isLoose)
    }

    /// The same for an address book's card, where a date as in a table, such as `5 June 1980` or `31.12.1980`, is better
    /// read than none. One that may be read in two ways is unreadable.
    static func ofCard(
        _ text: ArraySlice<UInt8>, isText: Bool = false, isDate: Bool = false, omittedYear: Int? = nil
    ) -> Reading {
        let reading = read(text, isText: isText, isDate: isDate, omittedYear: omittedYear)
        // "May 14\\, 1985"
        let bare = trimmed(text).filter { $0 != UInt8(ascii: "\\") }
        guard reading.state == .unreadable, bare.count <= longestDate, hasWholeYear(bare) else { return reading }
        let cell = DateReader(order: nil).read(bare.span, 0, bare.count)
        if cell.state == .missing { return (nil, .missing, false) }
        guard let date = cell.date else { return reading }
        return (PartialDate(date), .present, false)
    }

    private static let longestDate = 40

    private static func hasWholeYear(_ text: [UInt8]) -> Bool {
        text.split { !(0x30...0x39 ~= $0) }.contains { $0.count == 4 || $0.count == 8 }
    }

    /// The most common forms, `1980-06-05` and `19800605`, if the date exists.
    package static func plainReading(_ bytes: borrowing Span<UInt8>) -> Reading? {
        let isBasic = bytes.count == 8
        guard isBasic || bytes.count == 10 && bytes[4] == UInt8(ascii: "-") && bytes[7] == UInt8(ascii: "-"),
            let century = twoDigits(bytes, 0), let rest = twoDigits(bytes, 2),
            let month = twoDigits(bytes, isBasic ? 4 : 5), let day = twoDigits(bytes, isBasic ? 6 : 8)
        else { return nil }
        let year = century * 100 + rest
        guard year != unknownYear, year != 0, let date = PartialDate(year: year, month: month, day: day) else {
            return nil
        }
        return (date, .present, false)
    }

    @inline(__always)
    private static func twoDigits(_ bytes: borrowing Span<UInt8>, _ index: Int) -> Int? {
        let tens = bytes[index] &- 0x30
        let ones = bytes[index + 1] &- 0x30
        return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
    }

    private struct Parts {
        var year: Int?
        var month: Int?
        var day: Int?
        var isLoose = false
    }

    /// The numbers of a date, by its shape: one hex digit for the length of each run of digits, and F for a dash.
    private static func parts(_ text: ArraySlice<UInt8>, isDate: Bool) -> Parts? {
        guard text.count <= 10 else { return nil }
        var numbers = (0, 0, 0)
        var shape: UInt64 = 0
        var run: UInt64 = 0
        for byte in text {
            switch byte {
            case 0x30...0x39:
                if run == 0 { numbers = (numbers.1, numbers.2, 0) }
                numbers.2 = numbers.2 * 10 + Int(byte - 0x30)
                run += 1
            case UInt8(ascii: "-"):
                if run > 0 { shape = shape << 4 | run }
                run = 0
                shape = shape << 4 | 0xF
            default: return nil
            }
        }
        if run > 0 { shape = shape << 4 | run }
        // The last three numbers; `numbers.2` is the last one.
        let (first, second, last) = numbers
        switch shape {
        case 0x8: return Parts(year: last / 10_000, month: last / 100 % 100, day: last % 100)
        case 0x4F2F2, 0x4F1F2, 0x4F2F1, 0x4F1F1: return Parts(year: first, month: second, day: last)
        case 0x4F2: return Parts(year: second, month: last)
        case 0x4: return Parts(year: last)
        case 0xFF4: return Parts(month: last / 100, day: last % 100)
        case 0xFF2F2, 0xFF1F2, 0xFF2F1, 0xFF1F1: return Parts(month: second, day: last)
        case 0xFF2: return Parts(month: last)
        case 0xFFF2: return Parts(day: last)
        case 0x2F2 where isDate: return Parts(month: second, day: last, isLoose: true)
        default: return nil
        }
    }

    /// Whether it can be a time: digits, colons, a fraction and a zone, or nothing.
    private static func isTime(_ text: ArraySlice<UInt8>) -> Bool {
        text.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "+"),
                UInt8(ascii: "-"), UInt8(ascii: "Z"), UInt8(ascii: "z"):
                true
            default: false
            }
        }
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text
        while let byte = text.first, byte <= 0x20 { text.removeFirst() }
        while let byte = text.last, byte <= 0x20 { text.removeLast() }
        return text
    }
}
