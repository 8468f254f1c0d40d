package import InnkeeperCore

/// Guests who have a birthday during their stay.
enum CelebrateSection {
    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let words = page.words
        let dataset = input.dataset
        let rows = dataset.birthdaysInStays
        page.sectionTitle("celebrate", words[.birthdaysInStays], count: rows.count)
        PageTable.write(
            words[.birthdaysInStays], rows, file: "birthdays.csv", outputs: input.outputs, to: &page,
            BirthdaysSection.columns(dataset, words) + [
                .init(words[.site]) { .text($0.stay.map { words.site($0.booking, dataset) } ?? words[.noSite]) },
                .init(words[.stay]) { .whole($0.stay.map { words.stay($0.booking, dataset.bookings) } ?? "") },
                .init(words[.booking]) { .text($0.stay.map { words.booking($0.booking, dataset) } ?? "") },
                .init(words[.knownBy]) { .text($0.stay.map { words.name(.match($0.reason)) } ?? "") },
            ])
    }
}

extension Dataset {
    /// Birthdays that fall within a stay, in order of date.
    package var birthdaysInStays: [BirthdayRow] { birthdays.filter { $0.stay != nil } }
}
