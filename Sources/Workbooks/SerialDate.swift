/// Dates and times from day numbers, as spreadsheets count them.
///
/// Before: 45429.75 in a date format
/// After: `2024-05-17T18:00:00`
package enum SerialDate {
    /// The value of a number in a format. `is1904` counts from 1 January 1904; otherwise 1 is 1 January 1900, and 60 is
    /// 29 February 1900, which exists only in Excel. What can't be a date stays a number.
    package static func value(_ number: Double, as meaning: NumberFormat.Meaning, is1904: Bool) -> CellValue {
        guard meaning != .number, number.isFinite, abs(number) <= 4 * lastDay else { return .number(number) }
        let milliseconds = Int((number * 86_400_000 + 0.5).rounded(.down))
        if meaning == .duration { return elapsed(milliseconds: milliseconds) }
        guard number >= 0 else { return .number(number) }
        let (days, rest) = milliseconds.quotientAndRemainder(dividingBy: 86_400_000)
        if days == 0, number < 1 { return .time(clock(rest)) }
        guard let date = date(days, is1904: is1904) else { return .number(number) }
        return rest == 0 ? .date(date) : .datetime(date + "T" + clock(rest))
    }

    /// A duration; less than a day is a time of day.
    package static func elapsed(milliseconds: Int) -> CellValue {
        if 0..<86_400_000 ~= milliseconds { return .time(clock(milliseconds)) }
        let (seconds, rest) = Int(milliseconds.magnitude).quotientAndRemainder(dividingBy: 1000)
        return .duration(
            "\(milliseconds < 0 ? "-" : "")PT\(seconds / 3600)H\(seconds / 60 % 60)M\(seconds % 60)"
                + (rest == 0 ? "" : "." + padded(rest, 3)) + "S")
    }

    /// `14:30:00`, with milliseconds if there are any.
    package static func clock(_ milliseconds: Int) -> String {
        let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        return padded(seconds / 3600, 2) + ":" + padded(seconds / 60 % 60, 2) + ":" + padded(seconds % 60, 2)
            + (rest == 0 ? "" : "." + padded(rest, 3))
    }

    /// Day 2,958,465 is 31 December 9999.
    private static let lastDay = 2_958_465.0

    private static func date(_ days: Int, is1904: Bool) -> String? {
        if !is1904, days == 60 { return "1900-02-29" }
        // Days from 1 January of the year 1 to day 0: 1 January 1904, 31 or 30 December 1899.
        let date = civil(days + (is1904 ? 695055 : days < 60 ? 693594 : 693593))
        return date.year > 9999 ? nil : "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
    }

    /// The date of a day, where 0 is 1 January of the year 1.
    private static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = day + 306
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
        return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
