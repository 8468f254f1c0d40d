/// A date with parts that may be unknown, as in vCard birthdays (RFC 6350, 4.3.1).
///
/// Only possible dates can be made: month 13 and 30 February are rejected. Without a year, 29 February is possible.
public struct PartialDate: Hashable, Sendable {
    private let storedYear: Int16
    private let storedMonth: UInt8
    private let storedDay: UInt8

    /// nil if nothing is known, or if the parts can't be a date.
    public init?(year: Int? = nil, month: Int? = nil, day: Int? = nil) {
        if year == nil, month == nil, day == nil { return nil }
        if let year, year < 0 || year > 9999 { return nil }
        if let month, month < 1 || month > 12 { return nil }
        if let day {
            // An unknown year may be a leap year, as 2000 is.
            let longest = month.map { CalendarDate.days(inMonth: $0, of: year ?? 2000) } ?? 31
            if day < 1 || day > longest { return nil }
        }
        storedYear = year.map(Int16.init) ?? -1
        storedMonth = month.map(UInt8.init) ?? 0
        storedDay = day.map(UInt8.init) ?? 0
    }

    public init(_ date: CalendarDate) {
        let (year, month, day) = date.components
        storedYear = Int16(year)
        storedMonth = UInt8(month)
        storedDay = UInt8(day)
    }

    public var year: Int? { storedYear < 0 ? nil : Int(storedYear) }
    public var month: Int? { storedMonth == 0 ? nil : Int(storedMonth) }
    public var day: Int? { storedDay == 0 ? nil : Int(storedDay) }

    /// The complete date, if year, month and day are known.
    public var date: CalendarDate? {
        guard let year, let month, let day else { return nil }
        return CalendarDate(year: year, month: month, day: day)
    }

    /// Whether it can recur yearly: month and day are known.
    public var recurs: Bool { month != nil && day != nil }
}

extension PartialDate: CustomStringConvertible {
    /// ISO 8601 extended format: `1980-06-05`, `--06-05`, `1980-06`, `1980`, `---05`.
    public var description: String {
        switch (year, month, day) {
        case (let year?, let month?, let day?): "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
        case (let year?, let month?, nil): "\(padded(year, to: 4))-\(padded(month, to: 2))"
        case (let year?, nil, _): padded(year, to: 4)
        case (nil, let month?, let day?): "--\(padded(month, to: 2))-\(padded(day, to: 2))"
        case (nil, let month?, nil): "--\(padded(month, to: 2))"
        case (nil, nil, let day?): "---\(padded(day, to: 2))"
        case (nil, nil, nil): ""
        }
    }
}
