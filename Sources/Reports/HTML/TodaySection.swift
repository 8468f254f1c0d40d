import Core

/// Who arrives and who leaves today.
enum TodaySection {
    static func write(_ input: ReportInput, _ day: DayFigures, to page: inout HTMLWriter) {
        page.sectionTitle("today", Texts.today)
        page.quiet(Texts.sleepHere(day.inHouse, day.guestsInHouse))
        movements(day.arrivals, Texts.arrivals, none: Texts.noArrivals, input, to: &page)
        movements(day.departures, Texts.departures, none: Texts.noDepartures, input, to: &page)
    }

    private static func movements(
        _ rows: [Int], _ title: String, none: String, _ input: ReportInput, to page: inout HTMLWriter
    ) {
        page.subtitle(title, count: rows.count)
        guard !rows.isEmpty else { return page.quiet(none) }
        let bookings = input.dataset.bookings
        let columns: [PageTable.Column] = [
            .init(Texts.site), .init(Texts.guest), .init(Texts.booking), .init(Texts.stay), .number(Texts.guests),
            .init(Texts.status), .number(Texts.balance),
        ]
        PageTable.write(title, columns, rows: rows, to: &page) { row in
            [
                .text(bookings.site[row] ?? Texts.noSite),
                .guest(row, input),
                .text(Words.booking(row, input.dataset)),
                .whole(Words.stay(row, bookings)),
                .text(bookings.guests[row].value.map(Numbers.grouped) ?? ""),
                .badge(Texts.name(bookings.status[row]), style: bookings.status[row] == .pending ? "warning" : ""),
                .text(bookings.balanceDue(row).map(Words.money) ?? ""),
            ]
        }
    }
}
