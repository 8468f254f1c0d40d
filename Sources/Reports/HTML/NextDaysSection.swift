import Core

/// The next thirty days: how full the nights are, and what each day brings.
enum NextDaysSection {
    static let dayCount = 30

    static func write(_ input: RunData, _ coming: ComingStays, to page: inout HTMLWriter) {
        let dataset = input.dataset
        let nights = NightFigures.nights(dataset.occupancy, from: input.context.today, count: dayCount)
        page.sectionTitle("next", Messages.nextDays(dayCount))
        if nights.isEmpty {
            if dataset.provided.contains(.occupancy) { page.quiet(Messages.noOccupancy) }
        } else {
            OccupancyChart.write(nights, to: &page)
            page.quiet(Messages.weekendsAreDarker)
        }
        let byNight = Dictionary(nights.map { ($0.night, $0) }) { first, _ in first }
        var columns: [PageTable.Column<ComingStays.Day>] = [
            .init(Messages.day) { .whole(Dates.short($0.date)) },
            .number(Messages.arrive) { $0.arrivals > 0 ? Numbers.grouped($0.arrivals) : "·" },
            .number(Messages.leave) { $0.departures > 0 ? Numbers.grouped($0.departures) : "·" },
        ]
        if !nights.isEmpty {
            columns += [
                .number(Messages.sold) { byNight[$0.date].map { Numbers.grouped($0.sold) } ?? "" },
                .number(Messages.occupancy) { Formatting.percent(byNight[$0.date]?.occupancy) },
                .number(Messages.revenue) { byNight[$0.date]?.revenueText ?? "" },
            ]
        }
        let notes = notes(dataset, input.context.today)
        columns.append(.init(Messages.notable) { .name((notes[$0.date.dayNumber] ?? []).joined(separator: "; ")) })
        let days = coming.days(dataset.bookings)
        PageTable.write(Messages.nextDays(dayCount), days, style: "agenda", to: &page, columns)
        if !nights.isEmpty { PageTable.closing(file: "occupancy.csv", outputs: input.outputs, to: &page) }
    }

    /// Birthdays, and conflicts that begin, by day.
    private static func notes(_ dataset: Dataset, _ today: CalendarDate) -> [Int32: [String]] {
        let days = today.dayNumber..<today.dayNumber + Int32(dayCount)
        var notes: [Int32: [String]] = [:]
        for row in dataset.conflicts where days.contains(row.overlap.lowerBound) {
            let site = Formatting.site(row.first, dataset)
            notes[row.overlap.lowerBound, default: []].append("\(Messages.conflict(row.kind)), \(site)")
        }
        for row in dataset.birthdays where days.contains(row.date.dayNumber) {
            notes[row.date.dayNumber, default: []].append(Messages.birthday(of: dataset.contacts.fullName[row.contact]))
        }
        // A day with dozens of notes is told by their number.
        return notes.mapValues { $0.count > 4 ? Array($0.prefix(3)) + [Messages.more($0.count - 3)] : $0 }
    }
}
