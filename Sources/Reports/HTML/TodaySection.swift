import Core

/// Who arrives and who leaves today.
enum TodaySection {
    static func write(_ input: RunData, _ day: DayFigures, to page: inout HTMLWriter) {
        page.sectionTitle("today", Messages.today)
        page.quiet(Messages.sleepHere(day.inHouse, day.guestsInHouse))
        movements(day.arrivals, Messages.arrivals, none: Messages.noArrivals, input, to: &page)
        movements(day.departures, Messages.departures, none: Messages.noDepartures, input, to: &page)
    }

    private static func movements(
        _ rows: [Int], _ title: String, none: String, _ input: RunData, to page: inout HTMLWriter
    ) {
        page.subtitle(title, count: rows.count)
        guard !rows.isEmpty else { return page.quiet(none) }
        let bookings = input.dataset.bookings
        let columns: [PageTable.Column] = [
            .init(Messages.site), .init(Messages.guest), .init(Messages.booking), .init(Messages.stay),
            .number(Messages.guests),
            .init(Messages.status), .number(Messages.balance),
        ]
        PageTable.write(title, columns, rows: rows, to: &page) { row in
            [
                .text(Formatting.site(row, input.dataset)),
                .guest(row, input),
                .text(Formatting.booking(row, input.dataset)),
                .whole(Formatting.stay(row, bookings)),
                .text(bookings.guests[row].value.map(Numbers.grouped) ?? ""),
                .badge(Messages.name(bookings.status[row]), style: bookings.status[row] == .pending ? "warning" : ""),
                .text(bookings.balanceDue(row).map(Formatting.money) ?? ""),
            ]
        }
    }
}
