package import Core

/// Guests who have their birthday while they stay.
enum CelebrateSection {
    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let dataset = input.dataset
        let rows = dataset.birthdaysInStays
        page.sectionTitle("celebrate", Messages.birthdaysInStays, count: rows.count)
        let columns: [PageTable.Column] = [
            .init(Messages.day), .init(Messages.guest), .number(Messages.turnsAge), .init(Messages.when),
            .init(Messages.site),
            .init(Messages.stay), .init(Messages.booking), .init(Messages.knownBy),
        ]
        PageTable.write(
            Messages.birthdaysInStays, columns, rows: rows, file: "birthdays.csv", outputs: input.outputs, to: &page
        ) { row in
            let stay = row.stay?.booking
            return [
                .text(Dates.short(row.date)),
                .name(dataset.contacts.fullName[row.contact]),
                .text(row.turns.map(String.init) ?? ""),
                row.daysUntil == 0
                    ? .badge(Messages.daysUntil(0), style: "") : .whole(Messages.daysUntil(row.daysUntil)),
                .text(stay.map { Formatting.site($0, dataset) } ?? Messages.noSite),
                .whole(stay.map { Formatting.stay($0, dataset.bookings) } ?? ""),
                .text(stay.map { Formatting.booking($0, dataset) } ?? ""),
                .text(row.stay.map { Messages.name($0.reason) } ?? ""),
            ]
        }
    }
}

extension Dataset {
    /// Birthdays that fall within a stay, in order of date.
    package var birthdaysInStays: [BirthdayRow] { birthdays.filter { $0.stay != nil } }
}
