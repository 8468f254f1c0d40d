import InnkeeperCore

/// The occupancy calendar: every site night by night, and every month in one line.
enum OccupancySection {
    /// How many sites and months are shown.
    static let siteLimit = 60
    private static let monthLimit = 24

    static func write(_ input: RunData, _ coming: ComingStays, to page: inout HTMLWriter) {
        let words = page.words
        let dataset = input.dataset
        page.sectionTitle("occupancy", words[.occupancyCalendar])
        if let closed = words.onlyClosed(dataset.bookings) { page.quiet(closed) }
        let calendar = SiteNights(dataset, coming)
        if !calendar.sites.isEmpty {
            page.subtitle(words.say(.siteNights, coming.dayCount), count: calendar.sites.count)
            let shown = Array(calendar.sites.prefix(siteLimit))
            SiteNightsChart.write(shown, coming, input, to: &page)
            if calendar.sites.count > shown.count {
                page.quiet(words.firstRows(shown.count, of: calendar.sites.count))
            }
            if calendar.withoutSite > 0 { page.quiet(words.say(.staysWithoutSite, calendar.withoutSite)) }
            asTable(shown, coming, input, to: &page)
        }
        let months = MonthFigures.months(dataset.occupancy, around: input.context.today, limit: monthLimit)
        guard !months.isEmpty else {
            return page.quiet(dataset.occupancy.isEmpty ? words[.noOccupancy] : words[.nothingSold])
        }
        page.subtitle(words[.monthByMonth])
        MonthsChart.write(months, today: input.context.today, ofSeen: dataset.countsSeenSites, to: &page)
        if let over = words.overFull(dataset.occupancy) { page.quiet(over) }
        page.quiet(words[months.contains { $0.occupancy != nil } ? .monthsWithSites : .monthsWithoutSites])
        PageTable.closing(file: "occupancy.csv", outputs: input.outputs, to: &page)
    }

    private static func asTable(
        _ sites: [SiteNights.Site], _ coming: ComingStays, _ input: RunData, to page: inout HTMLWriter
    ) {
        let words = page.words
        page.element("details") { page in
            page.element("summary", text: words[.asTable])
            PageTable.write(
                words.say(.siteNights, coming.dayCount), sites, to: &page,
                [
                    .init(words[.site]) { .text($0.name) },
                    .init(words[.stays]) { site in
                        let stays = site.stays.map { stay in
                            words.booking(stay.booking, input.dataset) + " "
                                + words.stay(stay.booking, input.dataset.bookings)
                        }
                        return .text(words.list(stays))
                    },
                    .number(words[.freeNights]) { site in
                        let taken = Set(site.stays.flatMap { Array($0.nights) }).union(site.closed).union(site.blocked)
                        return words.number(coming.dayCount - taken.count)
                    },
                    .init(words[.conflicts]) { site in
                        let nights = site.conflicts.sorted().map { words.shortDate(coming.first + $0) }
                        return .text(nights.joined(separator: ", "))
                    },
                ])
        }
    }
}
