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
        PageTable.write(
            title, rows, to: &page,
            [
                .init(Messages.site) { .text(Formatting.site($0, input.dataset)) },
                .init(Messages.guest) { .guest($0, input) },
                .init(Messages.booking) { .text(Formatting.booking($0, input.dataset)) },
                .init(Messages.stay) { .whole(Formatting.stay($0, bookings)) },
                .number(Messages.guests) { bookings.guests[$0].value.map(Numbers.grouped) ?? "" },
                .init(Messages.status) { row in
                    let status = bookings.status[row]
                    return .badge(Messages.name(status), style: status == .pending ? "warning" : "")
                },
                .number(Messages.balance) { bookings.balanceDue($0).map(Formatting.money) ?? "" },
            ])
    }
}
