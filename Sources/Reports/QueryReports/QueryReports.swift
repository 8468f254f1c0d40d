package import InnkeeperCore

/// The answers to the queries that the command line makes of a run's dataset.
package enum QueryReports {
    /// The places in `dataset.distances`, computed from one position.
    package static func near(_ input: RunData) -> QueryReport {
        let words = input.words
        let places = input.dataset.places
        let shown = input.dataset.distances.map { row in
            [
                words.distance(row.metres), words.compass(row.bearing),
                places.name.isEmpty(row.place) ? words[.noName] : places.name[row.place],
                words.kind(places.category[row.place] ?? ""),
            ]
        }
        let headers = [words[.distance], words[.direction], words[.place], words[.category]]
        return answer(
            DistancesTable.self, input, TextTable(headers, numbers: [0], rows: shown),
            note: shown.isEmpty ? words[.noPlaces] : "")
    }

    package static func birthdays(_ input: RunData) -> QueryReport {
        let words = input.words
        let dataset = input.dataset
        let shown = dataset.birthdays.map { row in
            [
                words.shortDate(row.date), words.daysUntil(row.daysUntil), dataset.contacts.fullName[row.contact],
                row.turns.map(String.init) ?? "",
                row.stay.map { stay in
                    "\(words.site(stay.booking, dataset)), \(words.stay(stay.booking, dataset.bookings))"
                } ?? "",
            ]
        }
        let headers = [words[.day], words[.when], words[.guest], words[.turnsAge], words[.stay]]
        return answer(
            BirthdaysTable.self, input, TextTable(headers, numbers: [3], rows: shown),
            note: shown.isEmpty ? words[.noBirthdays] : "")
    }

    package static func conflicts(_ input: RunData) -> QueryReport {
        let words = input.words
        var input = input
        input.dataset.conflicts = input.dataset.conflictsToSolve(on: input.context.today)
        let dataset = input.dataset
        let rows = dataset.conflicts + Dataset.toSolve(dataset.echoes, on: input.context.today)
        let shown = rows.map { row in
            [
                words.site(row, dataset), words.nights(row.overlap),
                party(row.first, input), party(row.second, input), words.name(.conflict(row.kind)),
                row.freeSites.isEmpty ? words[.none] : row.freeSites.joined(separator: " "),
            ]
        }
        let headers = [
            words[.site], words[.sharedNights], words[.firstStay], words[.secondStay], words[.kind],
            words[.freeForSecond],
        ]
        return answer(
            ConflictsTable.self, input, TextTable(headers, rows: shown),
            note: dataset.conflicts.isEmpty && dataset.crowdedSites.isEmpty
                ? words.noConflicts(dataset) : words.crowds(dataset, limit: 3).joined(separator: " "))
    }

    package static func occupancy(_ input: RunData, days: Int) -> QueryReport {
        let words = input.words
        var input = input
        let nights = input.context.today..<input.context.today + days
        input.dataset.occupancy.removeAll { !nights.contains($0.night) }
        let figures = NightFigures.nights(input.dataset.occupancy, from: input.context.today, count: days)
        let shown = figures.map { night in
            [
                words.shortDate(night.night), words.number(night.sold), night.sites.map(words.number) ?? "",
                words.percent(night.occupancy), night.revenueText(words),
            ]
        }
        let headers = [
            words[.night], words[.sold], words[.sites], words.occupancy(ofSeen: input.dataset.countsSeenSites),
            words[.revenue],
        ]
        return answer(
            OccupancyTable.self, input, TextTable(headers, numbers: [1, 2, 3, 4], rows: shown),
            note: [shown.isEmpty ? words[.noOccupancy] : nil, words.onlyClosed(input.dataset.bookings)]
                .compactMap { $0 }.joined(separator: " "))
    }

    /// `sites` are the free ones, in order; a site of every property has an empty property. `blocked` would be free but
    /// for a calendar that blocks them.
    package static func free(
        _ input: RunData, _ sites: [(property: String, number: String)],
        blocked: [(property: String, number: String)] = [], nights: Range<CalendarDate>
    ) -> QueryReport {
        let words = input.words
        let known = Dictionary(input.dataset.campSites.accepted.map { ([$0.property, $0.number], $0) }) { first, _ in
            first
        }
        let currency = input.context.property.currency
        let rows = sites.map { property, number -> [String] in
            let site = known[[property, number]]
            return [
                property, number, site?.name ?? "", site?.category ?? "", site?.capacity.value.map(String.init) ?? "",
                word(site?.electricity, .english), word(site?.water, .english),
                site?.nightlyRate.minorUnits.map { Money(minorUnits: $0, currency: currency).decimal } ?? "",
            ]
        }
        let headers = [
            words[.site], words[.name], words[.category], words[.guests], words[.electricity], words[.water],
            words[.nightlyRate],
        ]
        let shown = zip(sites, rows).map { site, row in
            let facts = known[[site.property, site.number]]
            return [Formatting.site(site.number, of: site.property, input.dataset)] + row[2...4]
                + [
                    word(facts?.electricity, words), word(facts?.water, words),
                    facts?.nightlyRate.minorUnits.map { words.money(Money(minorUnits: $0, currency: currency)) } ?? "",
                ]
        }
        var note = words.freeSites(sites.count, words.span(nights.lowerBound, nights.upperBound))
        if !blocked.isEmpty {
            note += " " + words.blockedSites(blocked.map { Formatting.site($0.number, of: $0.property, input.dataset) })
        }
        return QueryReport(
            columns: freeColumns, rows: rows, shown: TextTable(headers, numbers: [3, 6], rows: shown), note: note)
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

    private static func word(_ flag: Bool?, _ words: Messages) -> String {
        flag.map { words[$0 ? .yes : .no] } ?? ""
    }

    private static func party(_ row: Int, _ input: RunData) -> String {
        let words = input.words
        let name = input.texts.text(row, .camperName)
        return "\(words.booking(row, input.dataset))\(name.isEmpty ? "" : " \(name)"), "
            + words.stay(row, input.dataset.bookings)
    }

    private static func answer(
        _ table: any OutputTable.Type, _ input: RunData, _ shown: TextTable, note: String
    ) -> QueryReport {
        var rows: [[String]] = []
        table.forEachRow(input) { rows.append($0.texts) }
        return QueryReport(columns: table.columns, rows: rows, shown: shown, note: note)
    }
}
