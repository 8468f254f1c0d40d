package import Core

/// Guests who have their birthday while they stay.
enum CelebrateSection {
    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let dataset = input.dataset
        let rows = dataset.birthdaysInStays
        page.sectionTitle("celebrate", Messages.birthdaysInStays, count: rows.count)
        PageTable.write(
            Messages.birthdaysInStays, rows, file: "birthdays.csv", outputs: input.outputs, to: &page,
            BirthdaysSection.columns(dataset) + [
                .init(Messages.site) { .text($0.stay.map { Formatting.site($0.booking, dataset) } ?? Messages.noSite) },
                .init(Messages.stay) { .whole($0.stay.map { Formatting.stay($0.booking, dataset.bookings) } ?? "") },
                .init(Messages.booking) { .text($0.stay.map { Formatting.booking($0.booking, dataset) } ?? "") },
                .init(Messages.knownBy) { .text($0.stay.map { Messages.name($0.reason) } ?? "") },
            ])
    }
}

extension Dataset {
    /// Birthdays that fall within a stay, in order of date.
    package var birthdaysInStays: [BirthdayRow] { birthdays.filter { $0.stay != nil } }
}
