/// A day of the proleptic Gregorian calendar, without time or time zone.
///
/// It is a day number, so that comparing dates and counting nights are integer operations: `departure - arrival` is the
/// number of nights. The conversion is Howard Hinnant's `days_from_civil`
/// (https://howardhinnant.github.io/date_algorithms.html).
public struct CalendarDate: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01; negative before.
    public let dayNumber: Int32

    public init(dayNumber: Int32) { self.dayNumber = dayNumber }

    /// The date of the given year, month (1 to 12) and day, or nil if there is no such day (month 92, 29 February
    /// 1902). Years run from 0 to 9999, as in ISO 8601.
    public init?(year: Int, month: Int, day: Int) {
        guard year >= 0, year <= 9999, month >= 1, month <= 12, day >= 1,
            day <= CalendarDate.days(inMonth: month, of: year)
        else { return nil }
        let y = month <= 2 ? year - 1 : year
        let era = (y >= 0 ? y : y - 399) / 400
        let yearOfEra = y - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        self.dayNumber = Int32(truncatingIfNeeded: era * 146_097 + dayOfEra - 719_468)
    }

    /// The date written as `YYYY-MM-DD`, or nil for anything else.
    public init?(iso text: String) {
        guard let date = CalendarDate(iso: Array(text.utf8)[...]) else { return nil }
        self = date
    }

    /// The date written as `YYYY-MM-DD` in ASCII, or nil for anything else.
    public init?(iso bytes: ArraySlice<UInt8>) {
        guard bytes.count == 10 else { return nil }
        let start = bytes.startIndex
        guard bytes[start + 4] == 0x2D, bytes[start + 7] == 0x2D else { return nil }
        var numbers = (0, 0, 0)
        for offset in 0..<10 where offset != 4 && offset != 7 {
            let digit = Int(bytes[start + offset]) - 0x30
            guard digit >= 0, digit <= 9 else { return nil }
            switch offset {
            case 0..<4: numbers.0 = numbers.0 * 10 + digit
            case 5..<7: numbers.1 = numbers.1 * 10 + digit
            default: numbers.2 = numbers.2 * 10 + digit
            }
        }
        self.init(year: numbers.0, month: numbers.1, day: numbers.2)
    }

    /// Year, month (1 to 12) and day (1 to 31).
    public var components: (year: Int, month: Int, day: Int) {
        let z = Int(dayNumber) + 719_468
        let era = (z >= 0 ? z : z - 146_096) / 146_097
        let dayOfEra = z - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    public var year: Int { components.year }
    public var month: Int { components.month }
    public var day: Int { components.day }

    /// Day of the week by ISO 8601: 1 is Monday, 7 is Sunday.
    public var weekday: Int {
        let shifted = (Int(dayNumber) + 3) % 7
        return (shifted < 0 ? shifted + 7 : shifted) + 1
    }

    /// Whether `year` is a leap year.
    public static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// Days in a month (1 to 12) of a year; 0 for a month that does not exist.
    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        case 1...12: 31
        default: 0
        }
    }

    public static func < (left: CalendarDate, right: CalendarDate) -> Bool { left.dayNumber < right.dayNumber }

    /// The date `days` later (earlier if negative).
    public static func + (date: CalendarDate, days: Int) -> CalendarDate {
        CalendarDate(dayNumber: date.dayNumber + Int32(days))
    }

    public static func - (date: CalendarDate, days: Int) -> CalendarDate { date + -days }

    /// Days from `earlier` to `later`.
    public static func - (later: CalendarDate, earlier: CalendarDate) -> Int {
        Int(later.dayNumber) - Int(earlier.dayNumber)
    }
}

extension CalendarDate: CustomStringConvertible {
    /// `YYYY-MM-DD`.
    public var description: String {
        let (year, month, day) = components
        return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
    }
}

/// The decimal digits of a non-negative number, zero-padded to `width`.
public func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return digits.count >= width ? digits : String(repeating: "0", count: width - digits.count) + digits
}
