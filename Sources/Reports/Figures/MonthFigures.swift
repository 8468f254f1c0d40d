package import InnkeeperCore

/// The nights of one month, for the calendar of a year.
package struct MonthFigures: Sendable, Equatable {
    package var first: CalendarDate
    /// In order; a month at the edge of the window lacks some of its nights.
    package var nights: [NightFigures]

    package var sold: Int { nights.reduce(0) { $0 + $1.sold } }

    /// Sold nights as a share of all available ones; nil if the sites are unknown.
    package var occupancy: Quotient? {
        var supply = 0
        for night in nights {
            guard let sites = night.sites else { return nil }
            supply += sites
        }
        return Quotient(sold, over: supply)
    }

    /// The months of the occupancy table from the first to the last with a sold night, including the current month; if
    /// there are more than `limit`, a third of those shown precede it.
    package static func months(_ rows: [OccupancyRow], around today: CalendarDate, limit: Int) -> [MonthFigures] {
        let sold = rows.lazy.filter { $0.sold > 0 }
        guard var first = sold.first?.night, var last = sold.last?.night else { return [] }
        if let start = rows.first?.night, let end = rows.last?.night, start <= today, today <= end {
            first = min(first, today)
            last = max(last, today)
        }
        var starts = months(from: first, to: last)
        if starts.count > limit {
            let current = starts.lastIndex { $0 <= today } ?? 0
            let from = max(0, min(current - limit / 3, starts.count - limit))
            starts = Array(starts[from..<from + limit])
        }
        guard let begin = starts.first, let end = starts.last else { return [] }
        var months = starts.map { MonthFigures(first: $0, nights: []) }
        for night in NightFigures.nights(rows, from: begin, count: next(end) - begin) {
            let month = starts.lastIndex { $0 <= night.night } ?? 0
            months[month].nights.append(night)
        }
        return months
    }

    private static func months(from first: CalendarDate, to last: CalendarDate) -> [CalendarDate] {
        var starts = [first - (first.day - 1)]
        while let start = starts.last, next(start) <= last { starts.append(next(start)) }
        return starts
    }

    private static func next(_ start: CalendarDate) -> CalendarDate {
        start + CalendarDate.days(inMonth: start.month, of: start.year)
    }
}
