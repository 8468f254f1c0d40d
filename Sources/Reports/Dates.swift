package import Core

/// Dates as people read them, in English. Machines get ISO from `CalendarDate.description`.
package enum Dates {
    /// `Saturday, 4 July 2026`.
    package static func long(_ date: CalendarDate) -> String {
        let (year, month, day) = date.components
        return "\(Messages.weekdays[date.weekday - 1]), \(day) \(Messages.months[month - 1]) \(year)"
    }

    /// `Sat 4 Jul`.
    package static func short(_ date: CalendarDate) -> String {
        let (_, month, day) = date.components
        return "\(Messages.weekdays[date.weekday - 1].prefix(3)) \(day) \(Messages.months[month - 1].prefix(3))"
    }

    /// The first and the last day: `3–8 Jul`, `28 Jun–2 Jul`, `30 Dec 2026–2 Jan 2027`.
    package static func span(_ first: CalendarDate, _ last: CalendarDate) -> String {
        let (a, b) = (first.components, last.components)
        let firstMonth = Messages.months[a.month - 1].prefix(3)
        let lastMonth = Messages.months[b.month - 1].prefix(3)
        if a.year != b.year { return "\(a.day) \(firstMonth) \(a.year)–\(b.day) \(lastMonth) \(b.year)" }
        if a.month != b.month { return "\(a.day) \(firstMonth)–\(b.day) \(lastMonth)" }
        return "\(a.day)–\(b.day) \(lastMonth)"
    }

    /// `July 2026` for `2026-07`; any other period as it is.
    package static func period(_ period: String) -> String {
        guard let date = CalendarDate(iso: period + "-01") else {
            return period == "all" ? Messages.wholeWindow : period
        }
        return "\(Messages.months[date.month - 1]) \(date.year)"
    }

    /// `2026-07` for a day in July 2026: how the key figures name a month.
    package static func periodKey(_ date: CalendarDate) -> String { String(date.description.prefix(7)) }
}
