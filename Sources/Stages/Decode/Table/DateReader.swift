internal import InnkeeperCore
internal import InnkeeperFormats

/// A date as written, before it is known which number is the day.
enum DateText: Equatable {
    case none
    /// It has only one reading.
    case certain(CalendarDate)
    /// Two numbers and a year: the order decides.
    case numbers(Int, Int, year: Int)
    /// The same separated by points, which always means day first.
    case points(day: Int, month: Int, year: Int)
}

/// Reads the dates of one file.
///
/// ISO 8601 (`2026-07-04`, `20260704`, `2026/7/4`), dates with a month name (`4 Jul 2026`, `July 4th, 2026`,
/// `Sa, 4. Juli 2026`), dates with points (`4.7.2026`) and the serial numbers of spreadsheets (`46207`) are read in any
/// case. A time of day after a space, a comma or `T` is dropped, never converted: the day as written is the day meant.
/// Dates with which programs write "none" (`NoDate`) are missing, and so is a dash.
struct DateReader {
    private let order: DateOrder?
    private let pattern: DatePattern?
    /// Stored here because a static value is checked for initialisation at every access.
    private let months = MonthStarts.shared

    init(order: DateOrder?) {
        self.order = order
        if case .pattern(let text)? = order { pattern = DatePattern(text) } else { pattern = nil }
    }

    /// The cell in `bytes[start..<end]`, without surrounding spaces.
    @inline(__always)
    func read(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> DateCell {
        if start == end { return .missing }
        if let date = DateReader.iso(bytes, start, end, months) { return NoDate.cell(date) }
        return readOther(bytes, start, end)
    }

    @inline(never)
    private func readOther(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> DateCell {
        let cell = other(bytes, start, end)
        if let date = cell.date { return NoDate.cell(date) }
        return cell == .unreadable && (NoDate.isZero(bytes, start, end) || NoDate.isDash(bytes, start, end))
            ? .missing : cell
    }

    /// Reads everything but ISO 8601.
    private func other(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> DateCell {
        if let pattern { return pattern.read(bytes, start, end).map { DateCell($0) } ?? .unreadable }
        switch DateReader.parse(bytes, start, end) {
        case .none: return serialWithTime(bytes, start, end) ?? .unreadable
        case .certain(let date): return DateCell(date)
        case .points(let day, let month, let year):
            if case .iso? = order { return .unreadable }
            return CalendarDate(year: year, month: month, day: day).map { DateCell($0) } ?? .unreadable
        case .numbers(let first, let second, let year):
            let dayFirst = CalendarDate(year: year, month: second, day: first)
            let monthFirst = CalendarDate(year: year, month: first, day: second)
            switch order {
            case .dayFirst: return dayFirst.map { DateCell($0) } ?? .unreadable
            case .monthFirst: return monthFirst.map { DateCell($0) } ?? .unreadable
            case .iso, .pattern: return .unreadable
            case nil:
                // The order is unknown, but one reading may be impossible, or both may be the same day.
                guard let one = dayFirst ?? monthFirst else { return .unreadable }
                if let dayFirst, let monthFirst, dayFirst != monthFirst { return .ambiguous }
                return DateCell(one)
            }
        }
    }

    /// The serial number of a spreadsheet with a time of day: `46207.625`.
    private func serialWithTime(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> DateCell? {
        let mark = start + 5
        guard mark + 1 < end, bytes[mark] == 0x2E || bytes[mark] == 0x2C,
            (mark + 1..<end).allSatisfy({ DateReader.isDigit(bytes[$0]) }),
            case .certain(let date) = DateReader.parse(bytes, start, mark)
        else { return nil }
        return DateCell(date)
    }

    /// `YYYY-MM-DD`, alone or before a time; nil for anything else.
    @inline(__always)
    static func iso(
        _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ months: MonthStarts = .shared
    ) -> CalendarDate? {
        guard end - start >= 10,
            let date = DigitWords.isoDate(
                ByteWords.short(bytes, start, start + 8), ByteWords.short(bytes, start + 8, start + 10))
        else { return nil }
        if end - start > 10 {
            guard isTimeMark(bytes[start + 10]), end - start > 11, isDigit(bytes[start + 11]) else { return nil }
        }
        return months.date(year: date.year, month: date.month, day: date.day)
    }

    /// Any of the other forms.
    static func parse(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> DateText {
        if let date = iso(bytes, start, end) { return .certain(date) }
        var parts = Parts()
        var position = start
        while position < end {
            let byte = bytes[position]
            if isDigit(byte) {
                var value = 0
                let first = position
                while position < end, isDigit(bytes[position]) {
                    if position - first > 8 { return .none }
                    value = value * 10 + Int(bytes[position] - 0x30)
                    position += 1
                }
                parts.append(Part(value: value, digits: position - first))
            } else if isLetter(byte) {
                let first = position
                while position < end, isLetter(bytes[position]) { position += 1 }
                if parts.count == 3, position - first == 1, byte | 0x20 == 0x74 { break }
                switch DateWord(bytes, first, position, of: end, after: parts.last.digits, isFirst: parts.count == 0)
                {
                case .month(let month): parts.append(Part(value: month, month: month))
                case .filler: continue
                case nil: return .none
                }
            } else if byte == 0x20 || byte == 0x2D || byte == 0x2F || byte == 0x2E || byte == 0x2C {
                if byte != 0x20 { parts.note(byte) }
                position += 1
            } else {
                return .none
            }
            // A time of day follows and is dropped.
            if parts.count == 3 {
                position = DateWord.behind(bytes, position, end)
                // "14.05.2027." as written in Croatia, Slovenia and Hungary.
                if position + 1 == end, bytes[position] == 0x2E, parts.lastMark == 0x2E { break }
                guard isEndOrTime(bytes, position, end) else { return .none }
                break
            }
        }
        return combine(parts)
    }

    private struct Part {
        var value = 0
        var digits = 0
        var month: Int?
    }

    /// Up to three parts, and the marks between them. An array would take longer than reading them.
    private struct Parts {
        private(set) var first = Part()
        private(set) var second = Part()
        private(set) var third = Part()
        private(set) var count = 0
        private var marks = 0
        private var points = 0
        private(set) var lastMark: UInt8 = 0

        mutating func append(_ part: Part) {
            count += 1
            if count == 1 { first = part } else if count == 2 { second = part } else { third = part }
        }

        /// The one appended last; an empty one before that.
        var last: Part { count == 3 ? third : count == 2 ? second : first }

        /// Takes a mark, which counts only between parts.
        mutating func note(_ mark: UInt8) {
            guard count == 1 || count == 2 else { return }
            marks += 1
            if mark == 0x2E { points += 1 }
            lastMark = mark
        }

        /// Whether there are two marks, both points.
        var arePointed: Bool { marks == 2 && points == 2 }
    }

    private static func combine(_ parts: Parts) -> DateText {
        func certain(_ year: Int, _ month: Int, _ day: Int) -> DateText {
            CalendarDate(year: year, month: month, day: day).map { .certain($0) } ?? .none
        }
        if parts.count == 1, parts.first.digits == 8 {
            let value = parts.first.value
            if let date = CalendarDate(year: value / 10_000, month: value / 100 % 100, day: value % 100) {
                return .certain(date)
            }
            // "12142026"
            return 1900...2099 ~= value % 10_000
                ? .numbers(value / 1_000_000, value / 10_000 % 100, year: value % 10_000) : .none
        }
        // The serial numbers of a spreadsheet for the years 2000 to 2099.
        if parts.count == 1, 36_526...73_050 ~= parts.first.value {
            return .certain(CalendarDate(dayNumber: Int32(parts.first.value - 25_569)))
        }
        guard parts.count == 3 else { return .none }
        let (a, b, c) = (parts.first, parts.second, parts.third)
        if a.digits == 4, c.digits <= 2, c.digits > 0 {
            return b.month != nil || b.digits <= 2 ? certain(a.value, b.value, c.value) : .none
        }
        // "2027. gada 14. maijs", as Latvians write it.
        if a.digits == 4, let month = c.month, b.month == nil, b.digits <= 2 { return certain(a.value, month, b.value) }
        guard c.month == nil, c.digits == 4 || c.digits == 2 else { return .none }
        // Two-digit years: 70 to 99 are in the last century (POSIX strptime, %y, with 1970 as the first year).
        let year = c.digits == 4 ? c.value : c.value < 70 ? 2000 + c.value : 1900 + c.value
        if let month = b.month, a.month == nil, a.digits <= 2 { return certain(year, month, a.value) }
        if let month = a.month, b.month == nil, b.digits <= 2 { return certain(year, month, b.value) }
        guard a.month == nil, b.month == nil, a.digits <= 2, b.digits <= 2 else { return .none }
        return parts.arePointed
            ? .points(day: a.value, month: b.value, year: year) : .numbers(a.value, b.value, year: year)
    }

    /// Whether nothing follows, or a time of day: a space, a comma or `T`, then a digit.
    static func isEndOrTime(_ bytes: Span<UInt8>, _ position: Int, _ end: Int) -> Bool {
        var next = position
        while next < end, isTimeMark(bytes[next]) || bytes[next] == 0x2C { next += 1 }
        return position == end || next > position && next < end && isDigit(bytes[next])
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 }
    private static func isTimeMark(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x54 || byte == 0x74 }
}

/// The first days of the months in which bookings occur, so that a date takes a lookup and no division.
struct MonthStarts: Sendable {
    static let shared = MonthStarts()

    private static let years = 1970...2099
    /// Day number of the first of each month, starting with January 1970, up to the month after the last.
    private let firstDays: [Int32] =
        years.flatMap { year in
            (1...12).compactMap { CalendarDate(year: year, month: $0, day: 1)?.dayNumber }
        } + [(CalendarDate(year: years.upperBound, month: 12, day: 31)?.dayNumber ?? 0) + 1]

    /// The date, or nil if there is no such day.
    @inline(__always)
    func date(year: Int, month: Int, day: Int) -> CalendarDate? {
        guard year >= 1970, year <= 2099, month >= 1, month <= 12, day >= 1 else {
            return CalendarDate(year: year, month: month, day: day)
        }
        let index = (year - 1970) * 12 + month - 1
        let dayNumber = firstDays[index] + Int32(truncatingIfNeeded: day - 1)
        return dayNumber < firstDays[index + 1] ? CalendarDate(dayNumber: dayNumber) : nil
    }
}
