import Core

/// The occupancy calendar: every site night by night, and every month in one line.
enum OccupancySection {
    /// Sites that have a line of their own, and months.
    static let siteLimit = 60
    private static let monthLimit = 24

    static func write(_ input: RunData, _ coming: ComingStays, to page: inout HTMLWriter) {
        let dataset = input.dataset
        page.sectionTitle("occupancy", Messages.occupancyCalendar)
        let calendar = SiteNights(dataset, coming)
        if !calendar.sites.isEmpty {
            page.subtitle(Messages.siteNights(coming.dayCount), count: calendar.sites.count)
            let shown = Array(calendar.sites.prefix(siteLimit))
            SiteNightsChart.write(shown, coming, input, to: &page)
            if calendar.sites.count > shown.count {
                page.quiet(Messages.firstRows(shown.count, of: calendar.sites.count))
            }
            if calendar.withoutSite > 0 { page.quiet(Messages.staysWithoutSite(calendar.withoutSite)) }
            asTable(shown, coming, input, to: &page)
        }
        let months = MonthFigures.months(dataset.occupancy, around: input.context.today, limit: monthLimit)
        guard !months.isEmpty else {
            return page.quiet(dataset.occupancy.isEmpty ? Messages.noOccupancy : Messages.nothingSold)
        }
        page.subtitle(Messages.monthByMonth)
        MonthsChart.write(months, today: input.context.today, to: &page)
        page.quiet(Messages.monthsExplained(months.contains { $0.occupancy != nil }))
        PageTable.closing(file: "occupancy.csv", outputs: input.outputs, to: &page)
    }

    private static func asTable(
        _ sites: [SiteNights.Site], _ coming: ComingStays, _ input: RunData, to page: inout HTMLWriter
    ) {
        page.element("details") { page in
            page.element("summary", text: Messages.asTable)
            PageTable.write(
                Messages.siteNights(coming.dayCount), sites, to: &page,
                [
                    .init(Messages.site) { .text($0.name) },
                    .init(Messages.stays) { site in
                        let stays = site.stays.map { stay in
                            Formatting.booking(stay.booking, input.dataset) + " "
                                + Formatting.stay(stay.booking, input.dataset.bookings)
                        }
                        return .text(stays.joined(separator: "; "))
                    },
                    .number(Messages.freeNights) { site in
                        let taken = Set(site.stays.flatMap { Array($0.nights) }).union(site.closed)
                        return Numbers.grouped(coming.dayCount - taken.count)
                    },
                    .init(Messages.conflicts) { site in
                        let nights = site.conflicts.sorted().map { Dates.short(coming.first + $0) }
                        return .text(nights.joined(separator: ", "))
                    },
                ])
        }
    }
}
