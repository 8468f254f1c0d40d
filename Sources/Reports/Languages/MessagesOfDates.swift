package import InnkeeperCore

// Dates and times for people. Programs get ISO dates from `CalendarDate.description`.

extension Messages {
    /// `Saturday, 4 July 2026`, or month first: `Saturday, July 4, 2026`.
    package func longDate(_ date: CalendarDate) -> String {
        let (year, month, day) = date.components
        let weekday = word(.weekdays, date.weekday)
        if conventions.isMonthFirst { return "\(weekday), \(word(.months, month)) \(day), \(year)" }
        return say(
            .longDate,
            [
                "weekday": .text(weekday), "day": .text(ordinal(day)), "month": .text(word(.months, month)),
                "year": .text("\(year)"),
            ])
    }

    /// `Sat 4 Jul`.
    package func shortDate(_ date: CalendarDate) -> String {
        let (_, month, day) = date.components
        let weekday = word(.shortWeekdays, date.weekday)
        if conventions.isMonthFirst { return "\(weekday) \(word(.shortMonths, month)) \(day)" }
        return say(
            .shortDate,
            ["weekday": .text(weekday), "day": .text(ordinal(day)), "month": .text(word(.shortMonths, month))])
    }

    /// `4 Jul 2026`.
    package func dayOfYear(_ date: CalendarDate) -> String {
        let (year, month, day) = date.components
        if conventions.isMonthFirst { return "\(word(.shortMonths, month)) \(day), \(year)" }
        return say(
            .dayOfYear,
            ["day": .text(ordinal(day)), "month": .text(word(.shortMonths, month)), "year": .text("\(year)")])
    }

    /// The first and the last day: `3–8 Jul`, `28 Jun–2 Jul`, `30 Dec 2026–2 Jan 2027`.
    package func span(_ first: CalendarDate, _ last: CalendarDate) -> String {
        let (a, b) = (first.components, last.components)
        if a.year != b.year { return "\(dayOfYear(first))–\(dayOfYear(last))" }
        if a.month != b.month { return "\(dayOfMonth(a.month, ordinal(a.day)))–\(dayOfMonth(b.month, ordinal(b.day)))" }
        // Within one month: `3–8 Jul`, `Jul 3–8`.
        let days = conventions.isMonthFirst ? "\(a.day)–\(b.day)" : "\(ordinal(a.day))–\(ordinal(b.day))"
        return dayOfMonth(a.month, days)
    }

    private func dayOfMonth(_ month: Int, _ day: String) -> String {
        let name = word(.shortMonths, month)
        return conventions.isMonthFirst
            ? "\(name) \(day)" : say(.dayOfMonth, ["day": .text(day), "month": .text(name)])
    }

    /// The nights from the first to the last: `3–8 Jul`; for a single night its date.
    package func nights(_ nights: Range<Int32>) -> String {
        let first = CalendarDate(dayNumber: nights.lowerBound)
        let last = CalendarDate(dayNumber: nights.upperBound - 1)
        return first == last ? shortDate(first) : span(first, last)
    }

    /// `July 2026` for `2026-07`; any other period unchanged.
    package func period(_ period: String) -> String {
        guard let date = CalendarDate(iso: period + "-01") else {
            return period == "all" ? self[.wholeWindow] : period
        }
        return say(.monthOfYear, ["month": .text(word(.months, date.month)), "year": .text("\(date.year)")])
    }

    /// `Jul 2026`.
    package func shortMonth(_ date: CalendarDate) -> String { "\(word(.shortMonths, date.month)) \(date.year)" }

    /// The first two letters of the weekday.
    package func weekday(_ date: CalendarDate) -> String { String(word(.weekdays, date.weekday).prefix(2)) }

    /// `07:15`, `7:15 AM`, from seconds since midnight.
    package func time(_ seconds: Int) -> String {
        let (hour, minute) = (seconds / 3600, padded(seconds / 60 % 60, to: 2))
        guard conventions.uses12Hours else { return "\(padded(hour, to: 2)):\(minute)" }
        return "\((hour + 11) % 12 + 1):\(minute)\u{A0}\(self[hour < 12 ? .morning : .afternoon])"
    }

    /// When a report was made, in the property's time zone; nil if a fixed day is used instead of the clock's.
    package func made(_ context: RunContext) -> String? {
        guard let offset = context.utcOffset else { return nil }
        let (date, time) = local(context.now, offset)
        return say(.made, ["date": .text(date), "time": .text(time)])
    }

    private func local(_ moment: Int64, _ utcOffset: Int) -> (date: String, time: String) {
        let local = moment + Int64(utcOffset)
        let day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
        return (dayOfYear(CalendarDate(dayNumber: Int32(clamping: day))), time(Int(local - day * 86_400)))
    }

    /// How the facts of a finding are written; moments by the property's clock, or with `UTC` if that isn't known.
    package func facts(utcOffset: Int?) -> FactFormat {
        FactFormat(
            language, date: dayOfYear,
            moment: { moment in
                let (date, time) = local(moment, utcOffset ?? 0)
                return "\(date), \(time)" + (utcOffset == nil ? " UTC" : "")
            }, money: money, field: field, dayUnit: self[.dayUnit])
    }

    /// How old a file is.
    package func age(_ seconds: Int64) -> String {
        let hours = Int(max(0, seconds) / 3600)
        if hours == 0 { return self[.youngAge] }
        return hours < 48 ? say(.hoursOld, ["hours": .count(hours)]) : say(.daysOld, ["days": .count(hours / 24)])
    }

    private func ordinal(_ day: Int) -> String { day == 1 ? self[.firstDay] : say(.laterDay, ["day": .text("\(day)")]) }

    private func word(_ list: Label, _ number: Int) -> String { self[list].word(number) }
}

extension String {
    /// The word with this number, from 1, in a list with a space between words.
    func word(_ number: Int) -> String {
        let bytes = utf8
        var start = bytes.startIndex
        for _ in 1..<number { start = bytes[start...].firstIndex(of: 0x20).map { bytes.index(after: $0) } ?? endIndex }
        return String(self[start..<(bytes[start...].firstIndex(of: 0x20) ?? endIndex)])
    }
}
