import Core

/// Birthdays in the window.
enum BirthdaysSection {
    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let dataset = input.dataset
        page.sectionTitle("birthdays", Messages.birthdays, count: dataset.birthdays.count)
        guard !dataset.birthdays.isEmpty else { return page.quiet(Messages.noBirthdays) }
        PageTable.write(
            Messages.birthdays, dataset.birthdays, file: "birthdays.csv", outputs: input.outputs, to: &page,
            columns(dataset) + [
                .init(Messages.stay) { .whole($0.stay.map { stay(of: $0.booking, dataset) } ?? "") },
                .init(Messages.source) { .text(dataset.source(of: dataset.contacts.records[$0.contact])) },
            ])
    }

    /// Who has a birthday, and when.
    static func columns(_ dataset: Dataset) -> [PageTable.Column<BirthdayRow>] {
        [
            .init(Messages.day) { .text(Dates.short($0.date)) },
            .init(Messages.guest) { .name(dataset.contacts.fullName[$0.contact]) },
            .number(Messages.turnsAge) { $0.turns.map(String.init) ?? "" },
            .init(Messages.when) { row in
                let words = Messages.daysUntil(row.daysUntil)
                return row.daysUntil == 0 ? .badge(words, style: "") : .whole(words)
            },
        ]
    }

    /// The site and the days: `A12, 3–8 Jul`.
    private static func stay(of booking: Int, _ dataset: Dataset) -> String {
        "\(Formatting.site(booking, dataset)), \(Formatting.stay(booking, dataset.bookings))"
    }
}
