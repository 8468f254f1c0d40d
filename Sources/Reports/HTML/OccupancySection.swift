import Core

/// The occupancy calendar: every site night by night, and every month in one line.
enum OccupancySection {
    /// Sites that have a line of their own, and months.
    static let siteLimit = 60
    private static let monthLimit = 24

    static func write(_ input: ReportInput, _ coming: ComingStays, to page: inout HTMLWriter) {
        let dataset = input.dataset
        page.sectionTitle("occupancy", Texts.occupancyCalendar)
        let calendar = SiteNights(dataset, coming)
        if !calendar.sites.isEmpty {
            page.subtitle(Texts.siteNights(coming.dayCount), count: calendar.sites.count)
            let shown = Array(calendar.sites.prefix(siteLimit))
            SiteNightsChart.write(shown, coming, input, to: &page)
            if calendar.sites.count > shown.count {
                page.quiet(Texts.firstRows(shown.count, of: calendar.sites.count))
            }
            if calendar.withoutSite > 0 { page.quiet(Texts.staysWithoutSite(calendar.withoutSite)) }
            asTable(shown, coming, input, to: &page)
        }
        let months = MonthFigures.months(dataset.occupancy, around: input.world.today, limit: monthLimit)
        guard !months.isEmpty else {
            return page.quiet(dataset.occupancy.isEmpty ? Texts.noOccupancy : Texts.nothingSold)
        }
        page.subtitle(Texts.monthByMonth, count: nil)
        MonthsChart.write(months, today: input.world.today, to: &page)
        page.quiet(Texts.monthsExplained(months.contains { $0.occupancy != nil }))
        PageTable.closing(file: "occupancy.csv", outputs: input.outputs, to: &page)
    }

    private static func asTable(
        _ sites: [SiteNights.Site], _ coming: ComingStays, _ input: ReportInput, to page: inout HTMLWriter
    ) {
        page.element("details") { page in
            page.element("summary", text: Texts.asTable)
            let columns: [PageTable.Column] = [
                .init(Texts.site), .init(Texts.stays), .number(Texts.freeNights), .init(Texts.conflicts),
            ]
            PageTable.write(Texts.siteNights(coming.dayCount), columns, rows: sites, to: &page) { site in
                let taken = Set(site.stays.flatMap { Array($0.nights) }).union(site.closed)
                let stays = site.stays.map {
                    "\(Words.booking($0.booking, input.dataset)) \(Words.stay($0.booking, input.dataset.bookings))"
                }
                let nights = site.conflicts.sorted().map { Dates.short(coming.first + $0) }
                return [
                    .text(site.name), .text(stays.joined(separator: "; ")),
                    .text(Numbers.grouped(coming.dayCount - taken.count)), .text(nights.joined(separator: ", ")),
                ]
            }
        }
    }
}
