import InnkeeperCore

/// Birthdays in the window.
enum BirthdaysSection {
    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let words = page.words
        let dataset = input.dataset
        page.sectionTitle("birthdays", words[.birthdays], count: dataset.birthdays.count)
        guard !dataset.birthdays.isEmpty else { return page.quiet(words[.noBirthdays]) }
        PageTable.write(
            words[.birthdays], dataset.birthdays, file: "birthdays.csv", outputs: input.outputs, to: &page,
            columns(dataset, words) + [
                .init(words[.stay]) { .whole($0.stay.map { stay(of: $0.booking, dataset, words) } ?? "") },
                .init(words[.source]) { .text(dataset.source(of: dataset.contacts.records[$0.contact])) },
            ])
    }

    /// Who has a birthday, and when.
    static func columns(_ dataset: Dataset, _ words: Messages) -> [PageTable.Column<BirthdayRow>] {
        [
            .init(words[.day]) { .text(words.shortDate($0.date)) },
            .init(words[.guest]) { .name(dataset.contacts.fullName[$0.contact]) },
            .number(words[.turnsAge]) { $0.turns.map(String.init) ?? "" },
            .init(words[.when]) { row in
                let words = words.daysUntil(row.daysUntil)
                return row.daysUntil == 0 ? .badge(words, style: "") : .whole(words)
            },
        ]
    }

    /// The site and the days: `A12, 3–8 Jul`.
    private static func stay(of booking: Int, _ dataset: Dataset, _ words: Messages) -> String {
        "\(words.site(booking, dataset)), \(words.stay(booking, dataset.bookings))"
    }
}
