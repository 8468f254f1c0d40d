package import Core

/// The answers to the questions that the command line asks of a run's dataset.
package enum Answers {
    /// The places of `dataset.distances`, which were asked for from one position.
    package static func near(_ input: ReportInput) -> Answer {
        let places = input.dataset.places
        let shown = input.dataset.distances.map { row in
            [
                Words.distance(row.metres), Words.compass(row.bearing),
                places.name.isEmpty(row.place) ? Texts.noName : places.name[row.place],
                Words.kind(places.category[row.place] ?? ""),
            ]
        }
        let headers = [Texts.distance, Texts.direction, Texts.place, Texts.category]
        return answer(
            DistancesTable.self, input, TextTable(headers, numbers: [0], rows: shown),
            note: shown.isEmpty ? Texts.noPlaces : "")
    }

    package static func birthdays(_ input: ReportInput) -> Answer {
        let dataset = input.dataset
        let shown = dataset.birthdays.map { row in
            [
                Dates.short(row.date), Texts.daysUntil(row.daysUntil), dataset.contacts.fullName[row.contact],
                row.turns.map(String.init) ?? "",
                row.stay.map { stay in
                    "\(dataset.bookings.site[stay.booking] ?? Texts.noSite), \(Words.stay(stay.booking, dataset.bookings))"
                } ?? "",
            ]
        }
        let headers = [Texts.day, Texts.when, Texts.guest, Texts.turnsAge, Texts.stay]
        return answer(
            BirthdaysTable.self, input, TextTable(headers, numbers: [3], rows: shown),
            note: shown.isEmpty ? Texts.noBirthdays : "")
    }

    package static func conflicts(_ input: ReportInput) -> Answer {
        var input = input
        input.dataset.conflicts = input.dataset.conflictsToSolve(on: input.world.today)
        let dataset = input.dataset
        let shown = dataset.conflicts.map { row in
            [
                dataset.bookings.site[row.first] ?? Texts.noSite, Words.nights(row.overlap),
                party(row.first, input), party(row.second, input), Texts.conflict(row.kind),
                row.freeSites.isEmpty ? Texts.none : row.freeSites.joined(separator: " "),
            ]
        }
        let headers = [
            Texts.site, Texts.sharedNights, Texts.firstStay, Texts.secondStay, Texts.kind, Texts.freeForSecond,
        ]
        return answer(
            ConflictsTable.self, input, TextTable(headers, rows: shown),
            note: shown.isEmpty && dataset.crowdedSites.isEmpty
                ? Texts.noConflicts : Words.crowds(dataset, limit: 3).joined(separator: " "))
    }

    package static func occupancy(_ input: ReportInput, days: Int) -> Answer {
        var input = input
        let nights = input.world.today..<input.world.today + days
        input.dataset.occupancy.removeAll { !nights.contains($0.night) }
        let figures = NightFigures.nights(input.dataset.occupancy, from: input.world.today, count: days)
        let shown = figures.map { night in
            [
                Dates.short(night.night), Numbers.grouped(night.sold), night.sites.map(Numbers.grouped) ?? "",
                Words.percent(night.occupancy), night.revenueText,
            ]
        }
        let headers = [Texts.night, Texts.sold, Texts.sites, Texts.occupancy, Texts.revenue]
        return answer(
            OccupancyTable.self, input, TextTable(headers, numbers: [1, 2, 3, 4], rows: shown),
            note: shown.isEmpty ? Texts.noOccupancy : "")
    }

    /// `numbers` are those of the free sites, in order.
    package static func free(_ input: ReportInput, _ numbers: [String], nights: Range<CalendarDate>) -> Answer {
        let known = Dictionary(input.dataset.campSites.accepted.map { ($0.number, $0) }) { first, _ in first }
        let currency = input.world.property.currency
        let rows = numbers.map { number -> [String] in
            let site = known[number]
            return [
                number, site?.name ?? "", site?.category ?? "", site?.capacity.value.map(String.init) ?? "",
                word(site?.electricity), word(site?.water),
                site?.nightlyRate.minorUnits.map { Money(minorUnits: $0, currency: currency).decimal } ?? "",
            ]
        }
        let headers = [
            Texts.site, Texts.name, Texts.category, Texts.guests, Texts.electricity, Texts.water, Texts.nightlyRate,
        ]
        return Answer(
            columns: freeColumns, rows: rows, shown: TextTable(headers, numbers: [3, 6], rows: rows),
            note: Texts.freeSites(numbers.count, Dates.span(nights.lowerBound, nights.upperBound)))
    }

    private static let freeColumns = [
        OutputColumn("site_number", .text, "a site that is free on all of the nights"),
        OutputColumn("name", .text, "empty where it has none"),
        OutputColumn("category", .text, "empty where it has none"),
        OutputColumn("capacity", .integer, "guests it takes; empty when not known"),
        OutputColumn("electricity", .text, "yes or no; empty when not known"),
        OutputColumn("water", .text, "yes or no; empty when not known"),
        OutputColumn("nightly_rate", .decimal, "in the property's currency; empty when not known"),
    ]

    private static func word(_ flag: Bool?) -> String { flag.map { $0 ? Texts.yes : Texts.no } ?? "" }

    private static func party(_ row: Int, _ input: ReportInput) -> String {
        let name = input.texts.text(row, .camperName)
        return "\(Words.booking(row, input.dataset))\(name.isEmpty ? "" : " \(name)"), "
            + Words.stay(row, input.dataset.bookings)
    }

    private static func answer(
        _ table: any OutputTable.Type, _ input: ReportInput, _ shown: TextTable, note: String
    ) -> Answer {
        var rows: [[String]] = []
        table.forEachRow(input) { rows.append($0.texts) }
        return Answer(columns: table.columns, rows: rows, shown: shown, note: note)
    }
}
