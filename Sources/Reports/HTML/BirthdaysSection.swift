import Core

/// Birthdays in the window.
enum BirthdaysSection {
    static func write(_ input: ReportInput, to page: inout HTMLWriter) {
        let dataset = input.dataset
        page.sectionTitle("birthdays", Texts.birthdays, count: dataset.birthdays.count)
        guard !dataset.birthdays.isEmpty else { return page.quiet(Texts.noBirthdays) }
        let columns: [PageTable.Column] = [
            .init(Texts.day), .init(Texts.guest), .number(Texts.turnsAge), .init(Texts.when), .init(Texts.stay),
            .init(Texts.source),
        ]
        PageTable.write(
            Texts.birthdays, columns, rows: dataset.birthdays, file: "birthdays.csv", outputs: input.outputs, to: &page
        ) { row in
            [
                .text(Dates.short(row.date)),
                .name(dataset.contacts.fullName[row.contact]),
                .text(row.turns.map(String.init) ?? ""),
                row.daysUntil == 0
                    ? .badge(Texts.daysUntil(0), style: "") : .whole(Texts.daysUntil(row.daysUntil)),
                .whole(row.stay.map { stay(of: $0.booking, dataset.bookings) } ?? ""),
                .text(dataset.source(of: dataset.contacts.records[row.contact])),
            ]
        }
    }
    /// The site and the days: `A12, 3–8 Jul`.
    private static func stay(of booking: Int, _ bookings: Bookings) -> String {
        "\(bookings.site[booking] ?? Texts.noSite), \(Words.stay(booking, bookings))"
    }
}
