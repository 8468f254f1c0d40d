package import Core

/// Guests who have their birthday while they stay.
enum CelebrateSection {
    static func write(_ input: ReportInput, to page: inout HTMLWriter) {
        let dataset = input.dataset
        let rows = dataset.birthdaysInStays
        page.sectionTitle("celebrate", Texts.birthdaysInStays, count: rows.count)
        let columns: [PageTable.Column] = [
            .init(Texts.day), .init(Texts.guest), .number(Texts.turnsAge), .init(Texts.when), .init(Texts.site),
            .init(Texts.stay), .init(Texts.booking), .init(Texts.knownBy),
        ]
        PageTable.write(
            Texts.birthdaysInStays, columns, rows: rows, file: "birthdays.csv", outputs: input.outputs, to: &page
        ) { row in
            let stay = row.stay?.booking
            return [
                .text(Dates.short(row.date)),
                .name(dataset.contacts.fullName[row.contact]),
                .text(row.turns.map(String.init) ?? ""),
                row.daysUntil == 0
                    ? .badge(Texts.daysUntil(0), style: "") : .whole(Texts.daysUntil(row.daysUntil)),
                .text(stay.flatMap { dataset.bookings.site[$0] } ?? Texts.noSite),
                .whole(stay.map { Words.stay($0, dataset.bookings) } ?? ""),
                .text(stay.map { Words.booking($0, dataset) } ?? ""),
                .text(row.stay.map { Texts.name($0.reason) } ?? ""),
            ]
        }
    }
}

extension Dataset {
    /// Birthdays that fall within a stay, in order of date.
    package var birthdaysInStays: [BirthdayRow] { birthdays.filter { $0.stay != nil } }
}
