import Core

/// Sites sold in the coming nights: bars, and the same numbers as a table.
enum OccupancySection {
    private static let nightCount = 30

    static func write(_ input: ReportInput, to page: inout HTMLWriter) {
        let nights = NightFigures.nights(input.dataset.occupancy, from: input.world.today, count: nightCount)
        page.sectionTitle("occupancy", Texts.nextNights(nightCount))
        guard !nights.isEmpty else { return page.quiet(Texts.noOccupancy) }
        OccupancyChart.write(nights, to: &page)
        page.quiet(Texts.weekendsAreDarker)
        page.element("details") { page in
            page.element("summary", text: Texts.asTable)
            let columns: [PageTable.Column] = [
                .init(Texts.night), .number(Texts.sold), .number(Texts.sites), .number(Texts.occupancy),
                .number(Texts.revenue),
            ]
            PageTable.write(Texts.nextNights(nightCount), columns, rows: nights, to: &page) { night in
                [
                    .text(Dates.short(night.night)), .text(Numbers.grouped(night.sold)),
                    .text(night.sites.map(Numbers.grouped) ?? ""), .text(Words.percent(night.occupancy)),
                    .text(night.revenueText),
                ]
            }
            PageTable.closing(file: "occupancy.csv", outputs: input.outputs, to: &page)
        }
    }
}
