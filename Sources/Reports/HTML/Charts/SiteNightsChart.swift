import InnkeeperCore

/// One row per site, one column per night: who is where, what is free, what is double-booked. Stays that share a night
/// are stacked, and the nights are red.
enum SiteNightsChart {
    /// Units of the drawing, which are pixels at its natural size.
    private static let left = 74
    private static let top = 36
    private static let width = 34
    private static let height = 22

    static func write(
        _ sites: [SiteNights.Site], _ coming: ComingStays, _ input: RunData, to page: inout HTMLWriter
    ) {
        let words = page.words
        let rows = sites.reduce(0) { $0 + $1.lanes }
        page.drawing(
            "nights", width: left + coming.dayCount * width + 1, height: top + rows * height + 1,
            label: words.say(.siteNights, coming.dayCount),
            description: description(sites, coming, input.dataset, words)
        ) { page in
            head(coming, top + rows * height, to: &page)
            var y = top
            for site in sites {
                page.newline()
                row(site, y, coming, input, to: &page)
                y += site.lanes * height
            }
        }
        page.legend([
            ("taken", words[.taken]), ("pending", words[.pending]), ("clash", words.name(.conflict(.doubleBooking))),
            ("closed", words[.closed]),
        ])
    }

    /// The days at the top, weekends behind all rows, and a line where a week or month begins.
    private static func head(_ coming: ComingStays, _ bottom: Int, to page: inout HTMLWriter) {
        let words = page.words
        for day in 0..<coming.dayCount {
            let date = coming.first + day
            let x = left + day * width
            if date.weekday == 5 || date.weekday == 6 { page.rect("weekend", x, top, width, bottom - top) }
            let style = date.weekday == 6 || date.weekday == 7 ? "day rest" : "day"
            page.label(style, x + width / 2, 13, words.weekday(date))
            page.label("num", x + width / 2, 28, String(date.day))
            if date.day == 1, day > 0 {
                page.rect("month", x, 0, 1, bottom)
            } else if date.weekday == words.conventions.firstWeekday, day > 0 {
                page.rect("week", x, 0, 1, bottom)
            }
        }
    }

    private static func row(
        _ site: SiteNights.Site, _ y: Int, _ coming: ComingStays, _ input: RunData, to page: inout HTMLWriter
    ) {
        let words = page.words
        let tall = site.lanes * height
        page.rect("rule", 0, y + tall, left + coming.dayCount * width, 1)
        page.label("site", 2, y + tall / 2 + 4, TextWidth.cut(site.name, to: Double(left - 8)))
        if !site.closed.isEmpty {
            let x = left + site.closed.lowerBound * width
            page.rect("closed", x, y + 2, site.closed.count * width, tall - 3, title: words[.closed])
        }
        for nights in runs(site.blocked.subtracting(site.closed)) {
            let x = left + nights.lowerBound * width
            page.rect("closed", x, y + 2, nights.count * width, tall - 3, title: words[.closed])
        }
        let names = site.stays.map { input.texts.text($0.booking, .camperName) }
        for (stay, name) in zip(site.stays, names) { bar(stay, name, y + stay.lane * height, input, to: &page) }
        for nights in runs(site.conflicts) {
            page.rect("clash", left + nights.lowerBound * width + 1, y + 1, nights.count * width - 2, tall - 2)
        }
        // Names are drawn on top of all colours.
        for (stay, name) in zip(site.stays, names) { guest(stay, name, y + stay.lane * height, to: &page) }
    }

    /// Groups consecutive nights.
    private static func runs(_ nights: Set<Int>) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for night in nights.sorted() {
            if let last = runs.last, last.upperBound == night {
                runs[runs.count - 1] = last.lowerBound..<night + 1
            } else {
                runs.append(night..<night + 1)
            }
        }
        return runs
    }

    private static func bar(
        _ stay: SiteNights.Stay, _ name: String, _ y: Int, _ input: RunData, to page: inout HTMLWriter
    ) {
        let words = page.words
        let x = left + stay.nights.lowerBound * width
        let wide = stay.nights.count * width
        let title =
            "\(words.booking(stay.booking, input.dataset))\(name.isEmpty ? "" : ", \(name)"), "
            + "\(words.stay(stay.booking, input.dataset.bookings))"
            + (stay.isPending ? ", \(words[.pending])" : "")
        page.rect(stay.isPending ? "stay pending" : "stay", x + 1, y + 3, wide - 2, height - 5, title: title)
    }

    private static func guest(_ stay: SiteNights.Stay, _ name: String, _ y: Int, to page: inout HTMLWriter) {
        let x = left + stay.nights.lowerBound * width
        let shown = TextWidth.cut(name, to: Double(stay.nights.count * width - 12))
        guard shown.count > 1 else { return }
        page.label(stay.isPending ? "guest pending" : "guest", x + 6, y + height / 2 + 4, shown)
    }

    private static func description(
        _ sites: [SiteNights.Site], _ coming: ComingStays, _ dataset: Dataset, _ words: Messages
    ) -> String {
        let clashes = sites.filter { !$0.conflicts.isEmpty }.map(\.name)
        let clash =
            clashes.isEmpty
            ? dataset.siteCoverage.isPoor || !dataset.echoes.isEmpty ? words.noConflicts(dataset) : words[.noClash]
            : words.say(.clashes, ["sites": .text(clashes.joined(separator: ", "))])
        let picture = words.say(
            .siteNightsPicture,
            [
                "sites": .count(sites.count), "nights": .count(coming.dayCount),
                "stays": .count(sites.reduce(0) { $0 + $1.stays.count }),
            ])
        return "\(picture) \(clash)"
    }
}
