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
        let hasNights = !nights.isEmpty
        var columns: [PageTable.Column] = [.init(Messages.day), .number(Messages.arrive), .number(Messages.leave)]
        if hasNights { columns += [.number(Messages.sold), .number(Messages.occupancy), .number(Messages.revenue)] }
        columns.append(.init(Messages.notable))
        let notes = notes(dataset, input.context.today)
        PageTable.write(
            Messages.nextDays(dayCount), columns, rows: coming.days(dataset.bookings), style: "agenda", to: &page
        ) { day in
            let night = byNight[day.date]
            var cells: [PageTable.Cell] = [
                .whole(Dates.short(day.date)), .text(day.arrivals > 0 ? Numbers.grouped(day.arrivals) : "·"),
                .text(day.departures > 0 ? Numbers.grouped(day.departures) : "·"),
            ]
            if hasNights {
                cells += [
                    .text(night.map { Numbers.grouped($0.sold) } ?? ""), .text(Formatting.percent(night?.occupancy)),
                    .text(night?.revenueText ?? ""),
                ]
            }
            return cells + [.name((notes[day.date.dayNumber] ?? []).joined(separator: "; "))]
        }
        if hasNights { PageTable.closing(file: "occupancy.csv", outputs: input.outputs, to: &page) }
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
