internal import InnkeeperCore

/// Reads days without a year, as lists for mailings have birthdays: `04/14`, `14/04`, `14.4.`, `14 April`.
enum YearlessDate {
    /// Of the years that have every day.
    private static let leapYear = 2000

    static func parse(_ text: ArraySlice<UInt8>) -> DateText {
        if 5...24 ~= text.count, text.contains(where: { $0 >= 0x41 }) {
            let day = Array(text) + " \(leapYear)".utf8
            return DateReader.parse(day.span, 0, day.count)
        }
        guard 3...6 ~= text.count else { return .none }
        let marks = text.filter { $0 &- 0x30 >= 10 }
        let parts = text.split(omittingEmptySubsequences: false) { $0 &- 0x30 >= 10 }
        guard parts.count >= 2, let first = number(parts[0]), let second = number(parts[1]) else { return .none }
        switch marks {
        case [UInt8(ascii: "/")]: return .numbers(first, second, year: leapYear)
        case [UInt8(ascii: ".")], [UInt8(ascii: "."), UInt8(ascii: ".")]:
            guard parts.count == 2 || parts[2].isEmpty else { return .none }
            return .points(day: first, month: second, year: leapYear)
        default: return .none
        }
    }

    /// In the file's order of dates.
    static func read(_ text: ArraySlice<UInt8>, _ order: DateOrder?) -> (date: PartialDate?, state: CellState) {
        func found(_ month: Int, _ day: Int) -> PartialDate? {
            CalendarDate(year: leapYear, month: month, day: day) == nil ? nil : PartialDate(month: month, day: day)
        }
        func present(_ date: PartialDate?) -> (PartialDate?, CellState) { (date, date == nil ? .unreadable : .present) }
        switch parse(text) {
        case .points(let day, let month, _): return present(found(month, day))
        case .numbers(let first, let second, _):
            let (dayFirst, monthFirst) = (found(second, first), found(first, second))
            switch order {
            case .dayFirst: return present(dayFirst)
            case .monthFirst: return present(monthFirst)
            case .iso, .pattern, nil:
                if let dayFirst, let monthFirst, dayFirst != monthFirst { return (nil, .ambiguous) }
                return present(dayFirst ?? monthFirst)
            }
        case .certain(let date): return (PartialDate(month: date.month, day: date.day), .present)
        case .none: return (nil, .unreadable)
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        1...2 ~= digits.count ? digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } : nil
    }
}
