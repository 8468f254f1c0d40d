import InnkeeperCore

/// The next thirty days: how full the nights are, and what happens each day.
enum NextDaysSection {
    static let dayCount = 30

    static func write(_ input: RunData, _ coming: ComingStays, to page: inout HTMLWriter) {
        let words = page.words
        let dataset = input.dataset
        let nights = NightFigures.nights(dataset.occupancy, from: input.context.today, count: dayCount)
        page.sectionTitle("next", words.say(.nextDays, dayCount))
        if nights.isEmpty {
            if dataset.provided.contains(.occupancy) { page.quiet(words[.noOccupancy]) }
        } else {
            OccupancyChart.write(nights, ofSeen: dataset.countsSeenSites, to: &page)
            page.quiet(words[.weekendsAreDarker])
        }
        let byNight = Dictionary(nights.map { ($0.night, $0) }) { first, _ in first }
        var columns: [PageTable.Column<ComingStays.Day>] = [
            .init(words[.day]) { .whole(words.shortDate($0.date)) },
            .number(words[.arrive]) { $0.arrivals > 0 ? words.number($0.arrivals) : "·" },
            .number(words[.leave]) { $0.departures > 0 ? words.number($0.departures) : "·" },
        ]
        if !nights.isEmpty {
            columns += [
                .number(words[.sold]) { byNight[$0.date].map { words.number($0.sold) } ?? "" },
                .number(words.occupancy(ofSeen: dataset.countsSeenSites)) {
                    words.percent(byNight[$0.date]?.occupancy)
                },
                .number(words[.revenue]) { byNight[$0.date]?.revenueText(words) ?? "" },
            ]
        }
        let notes = notes(dataset, input.context.today, words)
        columns.append(.init(words[.notable]) { .name(words.list(notes[$0.date.dayNumber] ?? [])) })
        let days = coming.days(dataset.bookings)
        PageTable.write(words.say(.nextDays, dayCount), days, style: "agenda", to: &page, columns)
        if !nights.isEmpty { PageTable.closing(file: "occupancy.csv", outputs: input.outputs, to: &page) }
    }

    /// Birthdays, and conflicts that begin, by day.
    private static func notes(
        _ dataset: Dataset, _ today: CalendarDate, _ words: Messages
    ) -> [Int32: [String]] {
        let days = today.dayNumber..<today.dayNumber + Int32(dayCount)
        var notes: [Int32: [String]] = [:]
        for row in dataset.conflicts where days.contains(row.overlap.lowerBound) {
            let site = words.site(row, dataset)
            notes[row.overlap.lowerBound, default: []].append("\(words.name(.conflict(row.kind))), \(site)")
        }
        for row in dataset.birthdays where days.contains(row.date.dayNumber) {
            notes[row.date.dayNumber, default: []].append(
                words.say(.birthdayOf, ["name": .text(dataset.contacts.fullName[row.contact])]))
        }
        // A day with more than four notes shows three and the number of others.
        return notes.mapValues { $0.count > 4 ? Array($0.prefix(3)) + [words.say(.more, $0.count - 3)] : $0 }
    }
}
