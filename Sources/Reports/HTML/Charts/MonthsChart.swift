import Core

/// Every month a line, every night a square, the darker the fuller; the month's occupancy behind it.
enum MonthsChart {
    private static let left = 74
    private static let top = 22
    private static let step = 22
    private static let wide = 27
    private static let right = 92

    static func write(_ months: [MonthFigures], today: CalendarDate, to page: inout HTMLWriter) {
        let best = months.flatMap(\.nights).map(\.sold).max() ?? 0
        let box = (width: left + 31 * wide + right, height: top + months.count * step)
        page.element(
            "div",
            [
                .init("class", "scroll wide"), .init("tabindex", "0"), .init("role", "group"),
                .init("aria-label", Messages.monthByMonth),
            ]
        ) { page in
            page.element(
                "svg",
                [
                    .init("class", "months"), .init("role", "img"), .init("viewBox", "0 0 \(box.width) \(box.height)"),
                    .init("width", "\(box.width)"), .init("height", "\(box.height)"),
                    .init("aria-label", description(months)),
                ]
            ) { page in
                for day in [1, 5, 10, 15, 20, 25, 30] {
                    text("num", left + (day - 1) * wide + wide / 2, 14, "\(day)", to: &page)
                }
                for (index, month) in months.enumerated() {
                    page.newline()
                    line(month, y: top + index * step, today: today, best: best, to: &page)
                }
            }
        }
        page.newline()
        scale(to: &page)
    }

    /// How dark a night is: 0 for nothing sold, 1 to 4 by quarters, 5 for more than there are sites.
    static func level(_ night: NightFigures, best: Int) -> Int {
        guard night.sold > 0 else { return 0 }
        let of = night.sites ?? best
        if night.sold > of { return 5 }
        return min(4, (night.sold * 4 + of - 1) / of)
    }

    private static func line(
        _ month: MonthFigures, y: Int, today: CalendarDate, best: Int, to page: inout HTMLWriter
    ) {
        let (year, number, _) = month.first.components
        text("site", 2, y + 15, "\(Messages.months[number - 1].prefix(3)) \(year)", to: &page)
        for night in month.nights {
            let isToday = night.night == today
            page.element(
                "rect",
                [
                    .init("class", "h\(level(night, best: best))\(isToday ? " today" : "")"),
                    .init("x", "\(left + (night.night.day - 1) * wide + 1)"), .init("y", "\(y + 1)"),
                    .init("width", "\(wide - 2)"), .init("height", "\(step - 2)"),
                ]
            ) { page in
                page.element("title", text: OccupancyChart.label(night))
            }
        }
        let figure = Formatting.percent(month.occupancy)
        text(
            "figure", left + 31 * wide + right - 2, y + 15,
            figure.isEmpty ? Messages.nights(month.sold) : "\(figure) · \(Numbers.grouped(month.sold))", to: &page)
    }

    private static func text(_ style: StaticString, _ x: Int, _ y: Int, _ text: String, to page: inout HTMLWriter) {
        page.element("text", [.init("class", "\(style)"), .init("x", "\(x)"), .init("y", "\(y)")], text: text)
    }

    private static func scale(to page: inout HTMLWriter) {
        page.element("ul", [.init("class", "legend")]) { page in
            for (level, name) in Messages.heat.enumerated() {
                page.element("li") { page in
                    page.element("span", [.init("class", "key h\(level)")]) { _ in }
                    page.text(name)
                }
            }
        }
        page.newline()
    }

    private static func description(_ months: [MonthFigures]) -> String {
        let parts = months.map { month in
            let figure = Formatting.percent(month.occupancy)
            let name = Dates.period(Dates.periodKey(month.first))
            return "\(name): \(figure.isEmpty ? Messages.nights(month.sold) : figure)"
        }
        return Messages.monthsPicture(parts.joined(separator: ", "))
    }
}
