import Core

/// Birthdays in the window.
enum BirthdaysSection {
    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let dataset = input.dataset
        page.sectionTitle("birthdays", Messages.birthdays, count: dataset.birthdays.count)
        guard !dataset.birthdays.isEmpty else { return page.quiet(Messages.noBirthdays) }
        let columns: [PageTable.Column] = [
            .init(Messages.day), .init(Messages.guest), .number(Messages.turnsAge), .init(Messages.when),
            .init(Messages.stay),
            .init(Messages.source),
        ]
        PageTable.write(
            Messages.birthdays, columns, rows: dataset.birthdays, file: "birthdays.csv", outputs: input.outputs,
            to: &page
        ) { row in
            [
                .text(Dates.short(row.date)),
                .name(dataset.contacts.fullName[row.contact]),
                .text(row.turns.map(String.init) ?? ""),
                row.daysUntil == 0
                    ? .badge(Messages.daysUntil(0), style: "") : .whole(Messages.daysUntil(row.daysUntil)),
                .whole(row.stay.map { stay(of: $0.booking, dataset) } ?? ""),
                .text(dataset.source(of: dataset.contacts.records[row.contact])),
            ]
        }
    }
    /// The site and the days: `A12, 3–8 Jul`.
    private static func stay(of booking: Int, _ dataset: Dataset) -> String {
        "\(Formatting.site(booking, dataset)), \(Formatting.stay(booking, dataset.bookings))"
    }
}
