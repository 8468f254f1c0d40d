import InnkeeperCore

/// One row per month, one square per night, the darker the fuller, followed by the month's occupancy.
enum MonthsChart {
    private static let left = 74
    private static let top = 22
    private static let step = 22
    private static let wide = 27
    private static let right = 92

    static func write(_ months: [MonthFigures], today: CalendarDate, ofSeen: Bool, to page: inout HTMLWriter) {
        let words = page.words
        let best = months.flatMap(\.nights).map(\.sold).max() ?? 0
        page.drawing(
            "months", width: left + 31 * wide + right, height: top + months.count * step, label: words[.monthByMonth],
            description: description(months, words)
        ) { page in
            for day in [1, 5, 10, 15, 20, 25, 30] {
                page.label("num", left + (day - 1) * wide + wide / 2, 14, "\(day)")
            }
            for (index, month) in months.enumerated() {
                page.newline()
                line(month, y: top + index * step, today: today, best: best, ofSeen: ofSeen, to: &page)
            }
        }
        page.legend(words.heat.enumerated().map { ("h\($0.offset)", $0.element) })
    }

    /// How dark a night is: 0 for nothing sold, 1 to 4 by quarters, 5 for more stays than sites.
    static func level(_ night: NightFigures, best: Int) -> Int {
        guard night.sold > 0 else { return 0 }
        let of = night.sites ?? best
        if night.sold > of { return 5 }
        return min(4, (night.sold * 4 + of - 1) / of)
    }

    private static func line(
        _ month: MonthFigures, y: Int, today: CalendarDate, best: Int, ofSeen: Bool, to page: inout HTMLWriter
    ) {
        let words = page.words
        page.label("site", 2, y + 15, words.shortMonth(month.first))
        for night in month.nights {
            let isToday = night.night == today
            page.rect(
                "h\(level(night, best: best))\(isToday ? " today" : "")", left + (night.night.day - 1) * wide + 1,
                y + 1,
                wide - 2, step - 2, title: OccupancyChart.label(night, ofSeen: ofSeen, words))
        }
        let figure = words.percent(month.occupancy)
        page.label(
            "figure", left + 31 * wide + right - 2, y + 15,
            figure.isEmpty ? words.say(.nights, month.sold) : "\(figure) · \(words.number(month.sold))")
    }

    private static func description(_ months: [MonthFigures], _ words: Messages) -> String {
        let parts = months.map { month in
            let figure = words.percent(month.occupancy)
            let name = words.period(Dates.periodKey(month.first))
            return words.titled(name, figure.isEmpty ? words.say(.nights, month.sold) : figure)
        }
        return words.say(.monthsPicture, ["months": .text(parts.joined(separator: ", "))])
    }
}
