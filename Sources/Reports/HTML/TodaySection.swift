import InnkeeperCore

/// Who arrives and who leaves today.
enum TodaySection {
    static func write(_ input: RunData, _ day: DayFigures, to page: inout HTMLWriter) {
        let words = page.words
        page.sectionTitle("today", words[.today])
        var counts: [String: Template.Argument] = ["stays": .count(day.inHouse)]
        if day.guestsInHouse > 0 { counts["guests"] = .count(day.guestsInHouse) }
        page.quiet(words.say(.sleepHere, counts))
        movements(
            day.arrivals, words[.arrivals], none: words[.noArrivals], beside: [.eta, .notes], input, to: &page)
        movements(day.departures, words[.departures], none: words[.noDepartures], input, to: &page)
    }

    /// `told` fields are shown below the guest's name, if not empty: another column wouldn't fit on a small screen.
    private static func movements(
        _ rows: [Int], _ title: String, none: String, beside told: [BookingField] = [], _ input: RunData,
        to page: inout HTMLWriter
    ) {
        let words = page.words
        page.subtitle(title, count: rows.count)
        guard !rows.isEmpty else { return page.quiet(none) }
        let bookings = input.dataset.bookings
        PageTable.write(
            title, rows, to: &page,
            [
                .init(words[.site]) { .text(words.site($0, input.dataset)) },
                .init(words[.guest]) { .guest($0, input, told: told) },
                .init(words[.booking]) { .text(words.booking($0, input.dataset)) },
                .init(words[.stay]) { .whole(words.stay($0, bookings)) },
                .number(words[.guests]) { bookings.guests[$0].value.map(words.number) ?? "" },
                .init(words[.status]) { row in
                    let status = bookings.status[row]
                    return .badge(words.name(.status(status)), style: status == .pending ? "warning" : "")
                },
                .number(words[.balance]) { bookings.balanceDue($0).map(words.money) ?? "" },
            ])
    }
}
