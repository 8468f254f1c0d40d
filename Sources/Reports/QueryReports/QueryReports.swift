package import Core

/// The answers to the questions that the command line asks of a run's dataset.
package enum QueryReports {
    /// The places of `dataset.distances`, which were asked for from one position.
    package static func near(_ input: RunData) -> QueryReport {
        let places = input.dataset.places
        let shown = input.dataset.distances.map { row in
            [
                Formatting.distance(row.metres), Formatting.compass(row.bearing),
                places.name.isEmpty(row.place) ? Messages.noName : places.name[row.place],
                Formatting.kind(places.category[row.place] ?? ""),
            ]
        }
        let headers = [Messages.distance, Messages.direction, Messages.place, Messages.category]
        return answer(
            DistancesTable.self, input, TextTable(headers, numbers: [0], rows: shown),
            note: shown.isEmpty ? Messages.noPlaces : "")
    }

    package static func birthdays(_ input: RunData) -> QueryReport {
        let dataset = input.dataset
        let shown = dataset.birthdays.map { row in
            [
                Dates.short(row.date), Messages.daysUntil(row.daysUntil), dataset.contacts.fullName[row.contact],
                row.turns.map(String.init) ?? "",
                row.stay.map { stay in
                    "\(Formatting.site(stay.booking, dataset)), \(Formatting.stay(stay.booking, dataset.bookings))"
                } ?? "",
            ]
        }
        let headers = [Messages.day, Messages.when, Messages.guest, Messages.turnsAge, Messages.stay]
        return answer(
            BirthdaysTable.self, input, TextTable(headers, numbers: [3], rows: shown),
            note: shown.isEmpty ? Messages.noBirthdays : "")
    }

    package static func conflicts(_ input: RunData) -> QueryReport {
        var input = input
        input.dataset.conflicts = input.dataset.conflictsToSolve(on: input.context.today)
        let dataset = input.dataset
        let shown = dataset.conflicts.map { row in
            [
                Formatting.site(row.first, dataset), Formatting.nights(row.overlap),
                party(row.first, input), party(row.second, input), Messages.conflict(row.kind),
                row.freeSites.isEmpty ? Messages.none : row.freeSites.joined(separator: " "),
            ]
        }
        let headers = [
            Messages.site, Messages.sharedNights, Messages.firstStay, Messages.secondStay, Messages.kind,
            Messages.freeForSecond,
        ]
        return answer(
            ConflictsTable.self, input, TextTable(headers, rows: shown),
            note: shown.isEmpty && dataset.crowdedSites.isEmpty
                ? Messages.noConflicts : Formatting.crowds(dataset, limit: 3).joined(separator: " "))
    }

    package static func occupancy(_ input: RunData, days: Int) -> QueryReport {
        var input = input
        let nights = input.context.today..<input.context.today + days
        input.dataset.occupancy.removeAll { !nights.contains($0.night) }
        let figures = NightFigures.nights(input.dataset.occupancy, from: input.context.today, count: days)
        let shown = figures.map { night in
            [
                Dates.short(night.night), Numbers.grouped(night.sold), night.sites.map(Numbers.grouped) ?? "",
                Formatting.percent(night.occupancy), night.revenueText,
            ]
        }
        let headers = [Messages.night, Messages.sold, Messages.sites, Messages.occupancy, Messages.revenue]
        return answer(
            OccupancyTable.self, input, TextTable(headers, numbers: [1, 2, 3, 4], rows: shown),
            note: shown.isEmpty ? Messages.noOccupancy : "")
    }

    /// `sites` are those that are free, in order; one of every property has an empty one.
    package static func free(
        _ input: RunData, _ sites: [(property: String, number: String)], nights: Range<CalendarDate>
    ) -> QueryReport {
        let known = Dictionary(input.dataset.campSites.accepted.map { ([$0.property, $0.number], $0) }) { first, _ in
            first
        }
        let currency = input.context.property.currency
        let rows = sites.map { property, number -> [String] in
            let site = known[[property, number]]
            return [
                property, number, site?.name ?? "", site?.category ?? "", site?.capacity.value.map(String.init) ?? "",
                word(site?.electricity), word(site?.water),
                site?.nightlyRate.minorUnits.map { Money(minorUnits: $0, currency: currency).decimal } ?? "",
            ]
        }
        let headers = [
            Messages.site, Messages.name, Messages.category, Messages.guests, Messages.electricity, Messages.water,
            Messages.nightlyRate,
        ]
        let shown = rows.map { [Formatting.site($0[1], of: $0[0], input.dataset)] + $0[2...] }
        return QueryReport(
            columns: freeColumns, rows: rows, shown: TextTable(headers, numbers: [3, 6], rows: shown),
            note: Messages.freeSites(sites.count, Dates.span(nights.lowerBound, nights.upperBound)))
    }

    private static let freeColumns = [
        OutputColumn("property", .text, "the property of the site; empty where sites name none"),
        OutputColumn("site_number", .text, "a site that is free on all of the nights"),
        OutputColumn("name", .text, "empty where it has none"),
        OutputColumn("category", .text, "empty where it has none"),
        OutputColumn("capacity", .integer, "guests it takes; empty when not known"),
        OutputColumn("electricity", .text, "yes or no; empty when not known"),
        OutputColumn("water", .text, "yes or no; empty when not known"),
        OutputColumn("nightly_rate", .decimal, "in the property's currency; empty when not known"),
    ]

    private static func word(_ flag: Bool?) -> String { flag.map { $0 ? Messages.yes : Messages.no } ?? "" }

    private static func party(_ row: Int, _ input: RunData) -> String {
        let name = input.texts.text(row, .camperName)
        return "\(Formatting.booking(row, input.dataset))\(name.isEmpty ? "" : " \(name)"), "
            + Formatting.stay(row, input.dataset.bookings)
    }

    private static func answer(
        _ table: any OutputTable.Type, _ input: RunData, _ shown: TextTable, note: String
    ) -> QueryReport {
        var rows: [[String]] = []
        table.forEachRow(input) { rows.append($0.texts) }
        return QueryReport(columns: table.columns, rows: rows, shown: shown, note: note)
    }
}
