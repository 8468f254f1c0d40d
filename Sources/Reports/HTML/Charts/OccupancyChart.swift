import InnkeeperCore

/// One bar per night, as inline SVG. The image stretches; its labels are HTML, so that they stay readable at any width.
/// If the sites are unknown, the tallest bar is the best night.
enum OccupancyChart {
    /// Units of the drawing, whatever its size on screen.
    private static let height = 100.0
    private static let step = 10.0
    private static let barWidth = 7.0

    static func write(_ nights: [NightFigures], ofSeen: Bool, to page: inout HTMLWriter) {
        let words = page.words
        let top = nights.map(\.sold).max() ?? 0
        let knowsSites = nights.contains { $0.occupancy != nil }
        page.element("div", ["class": "chart"]) { page in
            page.element("div", ["class": "y", "aria-hidden": "true"]) { page in
                let labels = knowsSites ? [100, 50, 0].map(words.percent) : [words.number(top), "", "0"]
                for label in labels { page.element("span", text: label) }
            }
            let box = "0 0 \(Numbers.fixed(step * Double(nights.count), digits: 0)) \(Numbers.fixed(height, digits: 0))"
            page.element(
                "svg",
                [
                    "role": "img", "viewBox": box, "preserveAspectRatio": "none",
                    "aria-label": description(nights, ofSeen: ofSeen, words),
                ]
            ) { page in
                for y in [0, height / 2, height] { grid(y, nights.count, to: &page) }
                for (index, night) in nights.enumerated() { bar(night, at: index, top: top, ofSeen: ofSeen, to: &page) }
            }
            page.element("div", ["class": "x", "aria-hidden": "true"]) { page in
                // On a small screen there is room for every other label.
                let labelled = labelled(nights.map(\.night), firstWeekday: words.conventions.firstWeekday)
                for (index, night) in nights.enumerated() {
                    let place = labelled.firstIndex(of: index)
                    page.element(
                        "span", (place ?? 0) % 2 == 1 ? ["class": "other"] : [:],
                        text: place == nil ? "" : words.shortDate(night.night))
                }
            }
        }
        page.newline()
    }

    /// The nights with a label below: the first of each week, unless its text wouldn't fit. If no week begins among
    /// them, the first night is labelled.
    static func labelled(_ nights: [CalendarDate], firstWeekday: Int) -> [Int] {
        let starts = nights.indices.filter { nights[$0].weekday == firstWeekday && nights.count - $0 > 4 }
        return starts.isEmpty ? [0] : starts
    }

    /// The bar's height as a fraction of the maximum, 0 to 1.
    static func share(_ night: NightFigures, top: Int) -> Double {
        if let occupancy = night.occupancy { return min(1, max(0, occupancy.value)) }
        return top > 0 ? Double(night.sold) / Double(top) : 0
    }

    private static func bar(_ night: NightFigures, at index: Int, top: Int, ofSeen: Bool, to page: inout HTMLWriter) {
        let length = height * share(night, top: top)
        // Friday and Saturday nights.
        let isWeekend = night.night.weekday == 5 || night.night.weekday == 6
        page.element(
            "rect",
            [
                "class": isWeekend ? "weekend" : "weekday",
                "x": Numbers.fixed(Double(index) * step + (step - barWidth) / 2, digits: 1),
                "y": Numbers.fixed(height - length, digits: 1), "width": Numbers.fixed(barWidth, digits: 1),
                "height": Numbers.fixed(length, digits: 1),
            ]
        ) { page in
            page.element("title", text: label(night, ofSeen: ofSeen, page.words))
        }
    }

    private static func grid(_ y: Double, _ count: Int, to page: inout HTMLWriter) {
        page.element(
            "line",
            [
                "x1": "0", "x2": Numbers.fixed(step * Double(count), digits: 0), "y1": Numbers.fixed(y, digits: 0),
                "y2": Numbers.fixed(y, digits: 0),
            ])
    }

    static func label(_ night: NightFigures, ofSeen: Bool, _ words: Messages) -> String {
        let percent = words.percent(night.occupancy)
        return words.titled(words.shortDate(night.night), words.sold(night, ofSeen: ofSeen))
            + (percent.isEmpty ? "" : ", \(percent)")
    }

    /// What the image shows, for people who can't see it; a table with the numbers follows.
    private static func description(_ nights: [NightFigures], ofSeen: Bool, _ words: Messages) -> String {
        guard let least = nights.min(by: { $0.sold < $1.sold }), let most = nights.max(by: { $0.sold < $1.sold }) else {
            return ""
        }
        return words.say(
            .chart,
            [
                "nights": .count(nights.count), "least": .text(label(least, ofSeen: ofSeen, words)),
                "most": .text(label(most, ofSeen: ofSeen, words)),
            ])
    }
}
