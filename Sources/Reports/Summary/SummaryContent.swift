package import Core

/// What the summary says, section by section, what somebody has to do first. It stays within a page of paper: lists are
/// cut and their totals are exact. A section whose part of the dataset was never asked for is left out.
package enum SummaryContent {
    package static func blocks(_ input: ReportInput) -> [Block] {
        let provided = input.dataset.provided
        var blocks: [Block] = [.title(input.world.property.name), .line(Dates.long(input.world.today))]
        blocks += read(input)
        if provided.contains(.conflicts) { blocks += conflicts(input) + shortages(input) }
        if provided.contains(.bookings) { blocks += today(input) + balances(input) }
        if provided.contains(.birthdays) { blocks += birthdays(input) }
        if provided.contains(.occupancy) { blocks += occupancy(input) }
        if provided.contains(.distances) || input.dataset.featured != nil { blocks += nearby(input) }
        blocks += attention(input)
        blocks += changes(input)
        blocks += unchecked(input)
        return blocks
    }

    /// One line of all sources together; each by itself is on the page.
    private static func read(_ input: ReportInput) -> [Block] {
        let totals = SourceTotal.all(input.dataset)
        guard !totals.isEmpty else { return [.line(Texts.nothingRead)] }
        return [.line(Words.read(SourceTotal.sum(totals), of: totals.count))]
    }

    private static func conflicts(_ input: ReportInput) -> [Block] {
        let conflicts = input.dataset.conflictsToSolve(on: input.world.today)
        let dataset = input.dataset
        let crowds = Words.crowds(dataset, limit: 2)
        guard !conflicts.isEmpty else {
            return [.heading(Texts.conflicts), crowds.isEmpty ? .line(Texts.noConflicts) : .list(crowds)]
        }
        var items = conflicts.prefix(3).map { row in
            let site = dataset.bookings.site[row.first] ?? Texts.noSite
            let stays = [row.first, row.second].map {
                "\(Words.booking($0, dataset)) (\(Words.stay($0, dataset.bookings)))"
            }
            let free =
                row.freeSites.isEmpty ? Texts.noFreeSite : Texts.moveTo(row.freeSites.prefix(4).joined(separator: ", "))
            return "\(Texts.solve(row.kind, site: site, nights: Words.nights(row.overlap))) "
                + "\(stays[0]) \(Texts.and) \(stays[1]). \(free)"
        }
        if conflicts.count > items.count { items.append(Texts.more(conflicts.count - items.count)) }
        return [.heading("\(Texts.conflicts): \(Numbers.grouped(conflicts.count))"), .list(items + crowds)]
    }

    private static func shortages(_ input: ReportInput) -> [Block] {
        let rows = input.dataset.shortages
        guard !rows.isEmpty else { return [] }
        var items = rows.prefix(2).map { row in
            "\(Words.nights(row.nights)), \(row.category.isEmpty ? Texts.allSites : row.category): "
                + Texts.shortage(row)
        }
        if rows.count > items.count { items.append(Texts.more(rows.count - items.count)) }
        return [.heading(Texts.shortages), .list(items)]
    }

    /// What is not as it was: counts, and the first bookings.
    private static func changes(_ input: ReportInput) -> [Block] {
        switch input.comparison {
        case .notAsked: return []
        case .impossible(let reason): return [.heading(Texts.whatChanged), .line(Texts.notCompared(reason))]
        case .made(let changes):
            var rows: [ChangeRow] = []
            if let bookings = changes.bookings {
                let dataset = input.dataset
                ChangeRow.forEach(
                    bookings, dataset.bookings, source: { dataset.source(of: dataset.bookings.records[$0]) }
                ) { rows.append($0) }
            }
            var items = ChangeWords.counts(changes) + rows.prefix(5).map(ChangeWords.line)
            if rows.count > 5 { items.append(Texts.more(rows.count - 5)) }
            return [.heading(Texts.whatChanged), .line(Texts.since(changes.since)), .list(items)]
        }
    }

    private static func today(_ input: ReportInput) -> [Block] {
        let figures = DayFigures(input.dataset.bookings, on: input.world.today)
        return movements(figures.arrivals, Texts.arrivals, none: Texts.noArrivals, limit: 8, input)
            + movements(figures.departures, Texts.departures, none: Texts.noDepartures, limit: 4, input)
    }

    private static func movements(
        _ rows: [Int], _ heading: String, none: String, limit: Int, _ input: ReportInput
    ) -> [Block] {
        guard !rows.isEmpty else { return [.heading(heading), .line(none)] }
        let bookings = input.dataset.bookings
        let cells = rows.prefix(limit).map { row in
            [
                bookings.site[row] ?? Texts.noSite,
                short(input.texts.text(row, .camperName)),
                Words.booking(row, input.dataset),
                Words.stay(row, bookings),
                bookings.guests[row].value.map(Numbers.grouped) ?? "",
                bookings.balanceDue(row).map(Words.money) ?? "",
            ]
        }
        let headers = [Texts.site, Texts.guest, Texts.booking, Texts.stay, Texts.guests, Texts.balance]
        var blocks: [Block] = [
            .heading("\(heading): \(Numbers.grouped(rows.count))"),
            .table(TextTable(headers, numbers: [4, 5], rows: cells)),
        ]
        if rows.count > cells.count { blocks.append(.line(Texts.more(rows.count - cells.count))) }
        return blocks
    }

    private static func balances(_ input: ReportInput) -> [Block] {
        let figures = BalanceFigures(input.dataset.bookings, on: input.world.today, limit: 0)
        guard !figures.totals.isEmpty else { return [.heading(Texts.balances), .line(Texts.noBalances)] }
        var items = figures.totals.prefix(4).map { Texts.balance($0) }
        if figures.totals.count > items.count { items.append(Texts.more(figures.totals.count - items.count)) }
        return [.heading(Texts.balances), .list(items)]
    }

    /// Those during a stay first, because somebody has to do something; then the others.
    private static func birthdays(_ input: ReportInput) -> [Block] {
        let dataset = input.dataset
        guard !dataset.birthdays.isEmpty else { return [.heading(Texts.birthdays), .line(Texts.noBirthdays)] }
        let rows = dataset.birthdaysInStays.prefix(4) + dataset.birthdays.filter { $0.stay == nil }.prefix(2)
        var items = rows.map { row in
            let age = row.turns == nil ? "" : " \(Texts.turns(row.turns))"
            let stay = row.stay.map { stay in
                let site = dataset.bookings.site[stay.booking] ?? Texts.noSite
                return "; \(Texts.staysHere(site, Words.stay(stay.booking, dataset.bookings)))"
            }
            return "\(Dates.short(row.date)) (\(Texts.daysUntil(row.daysUntil))): "
                + "\(short(dataset.contacts.fullName[row.contact]))\(age)\(stay ?? "")"
        }
        if dataset.birthdays.count > items.count { items.append(Texts.more(dataset.birthdays.count - items.count)) }
        return [.heading("\(Texts.birthdays): \(Numbers.grouped(dataset.birthdays.count))"), .list(items)]
    }

    private static func occupancy(_ input: ReportInput) -> [Block] {
        let nights = NightFigures.nights(input.dataset.occupancy, from: input.world.today, count: 7)
        guard !nights.isEmpty else { return [.heading(Texts.nextNights(7)), .line(Texts.noOccupancy)] }
        let words = nights.map { night in
            let percent = Words.percent(night.occupancy)
            return "\(Dates.short(night.night)) \(percent.isEmpty ? Texts.stays(night.sold) : percent)"
        }
        var items = [words.joined(separator: " · ")]
        let month = Dates.periodKey(input.world.today)
        for row in input.dataset.kpis.filter({ $0.period == month && $0.isForAll }).prefix(2) {
            let figures = row.figures.prefix(6).filter { !$0.value.isEmpty }.map { "\($0.name) \($0.value)" }
            items.append("\(Dates.period(month)): \(figures.joined(separator: " · "))")
        }
        return [.heading(Texts.nextNights(7)), .list(items)]
    }

    /// Where help is, what is nearest, and the place of the day.
    private static func nearby(_ input: ReportInput) -> [Block] {
        let dataset = input.dataset
        func place(_ row: DistanceRow) -> String {
            let name = dataset.places.name.isEmpty(row.place) ? Texts.noName : short(dataset.places.name[row.place])
            return "\(name), \(Words.distance(row.metres)) \(Words.compass(row.bearing))"
        }
        var items: [String] = []
        if let help = KindsNearby.help(dataset) {
            items.append("\(Texts.nearest(Words.kind(dataset.places.category[help.place] ?? ""))): \(place(help))")
        }
        if let first = dataset.distances.first {
            items.append("\(Texts.nearest(Texts.place.lowercased())): \(place(first))")
        }
        if let featured = dataset.featured {
            items.append(
                "\(Texts.featured): \(short(dataset.places.name[featured.place])), \(Words.featured(featured, dataset.places))"
            )
        }
        return [.heading(Texts.nearby), items.isEmpty ? .line(Texts.noPlaces) : .list(items)]
    }

    /// An endless name would push the rest off the page.
    private static func short(_ name: String) -> String { Plain.cut(Plain.line(name), to: 48) }

    private static func attention(_ input: ReportInput) -> [Block] {
        let totals = CodeTotal.all(input)
        guard !totals.isEmpty else { return [.heading(Texts.needsAttention), .line(Texts.nothingNeedsAttention)] }
        let severities = CodeTotal.bySeverity(totals).map { Texts.count($0.count, of: $0.severity) }
        var items = totals.prefix(6).map { total in
            "\(Texts.count(total.total, of: total.severity)) \(total.code)"
        }
        if totals.count > items.count { items.append(Texts.moreCodes(totals.count - items.count)) }
        return [.heading("\(Texts.needsAttention): \(severities.joined(separator: ", "))"), .list(items)]
    }

    private static func unchecked(_ input: ReportInput) -> [Block] {
        let groups = Words.unchecked(input.dataset.unchecked)
        guard !groups.isEmpty else { return [.heading(Texts.notChecked), .line(Texts.everythingChecked)] }
        var items = groups.prefix(3).map { group in
            let rules = group.rules.prefix(2).joined(separator: ", ")
            let more = group.rules.count > 2 ? " \(Texts.more(group.rules.count - 2))" : ""
            return "\(group.source): \(rules)\(more) (\(group.reason))"
        }
        if groups.count > items.count { items.append(Texts.more(groups.count - items.count)) }
        return [.heading(Texts.notChecked), .list(items)]
    }
}
