package import Core

/// What the summary says, section by section, what somebody has to do first. It stays within a page of paper: lists are
/// cut and their totals are exact. A section whose part of the dataset was never asked for is left out.
package enum SummaryContent {
    package static func blocks(_ input: RunData) -> [Block] {
        let provided = input.dataset.provided
        var blocks: [Block] = [.title(input.context.property.name), .line(Dates.long(input.context.today))]
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
    private static func read(_ input: RunData) -> [Block] {
        let totals = SourceTotal.all(input.dataset)
        guard !totals.isEmpty else { return [.line(Messages.nothingRead)] }
        return [.line(Formatting.read(SourceTotal.sum(totals), of: totals.count))]
    }

    private static func conflicts(_ input: RunData) -> [Block] {
        let conflicts = input.dataset.conflictsToSolve(on: input.context.today)
        let dataset = input.dataset
        let crowds = Formatting.crowds(dataset, limit: 2)
        guard !conflicts.isEmpty else {
            return [.heading(Messages.conflicts), crowds.isEmpty ? .line(Messages.noConflicts) : .list(crowds)]
        }
        var items = conflicts.prefix(3).map { row in
            let site = Formatting.site(row.first, dataset)
            let stays = [row.first, row.second].map {
                "\(Formatting.booking($0, dataset)) (\(Formatting.stay($0, dataset.bookings)))"
            }
            let free =
                row.freeSites.isEmpty
                ? Messages.noFreeSite : Messages.moveTo(row.freeSites.prefix(4).joined(separator: ", "))
            return "\(Messages.solve(row.kind, site: site, nights: Formatting.nights(row.overlap))) "
                + "\(stays[0]) \(Messages.and) \(stays[1]). \(free)"
        }
        if conflicts.count > items.count { items.append(Messages.more(conflicts.count - items.count)) }
        return [.heading("\(Messages.conflicts): \(Numbers.grouped(conflicts.count))"), .list(items + crowds)]
    }

    private static func shortages(_ input: RunData) -> [Block] {
        let rows = input.dataset.shortages
        guard !rows.isEmpty else { return [] }
        var items = rows.prefix(2).map { row in
            "\(Formatting.nights(row.nights)), \(Formatting.category(row, input.dataset)): \(Messages.shortage(row))"
        }
        if rows.count > items.count { items.append(Messages.more(rows.count - items.count)) }
        return [.heading(Messages.shortages), .list(items)]
    }

    /// What is not as it was: counts, and the first bookings.
    private static func changes(_ input: RunData) -> [Block] {
        switch input.comparison {
        case .notAsked: return []
        case .impossible(let reason): return [.heading(Messages.whatChanged), .line(Messages.notCompared(reason))]
        case .made(let changes):
            let list = ChangeList(input)
            var items = ChangeWords.counts(changes) + [list.line].compactMap { $0 }
            items += list.rows.prefix(5).map(ChangeWords.line)
            if list.line == nil, list.total > 5 { items.append(Messages.more(list.total - 5)) }
            return [.heading(Messages.whatChanged), .line(Messages.since(changes.since)), .list(items)]
        }
    }

    private static func today(_ input: RunData) -> [Block] {
        let figures = DayFigures(input.dataset.bookings, on: input.context.today)
        return movements(figures.arrivals, Messages.arrivals, none: Messages.noArrivals, limit: 8, input)
            + movements(figures.departures, Messages.departures, none: Messages.noDepartures, limit: 4, input)
    }

    private static func movements(
        _ rows: [Int], _ heading: String, none: String, limit: Int, _ input: RunData
    ) -> [Block] {
        guard !rows.isEmpty else { return [.heading(heading), .line(none)] }
        let bookings = input.dataset.bookings
        let cells = rows.prefix(limit).map { row in
            [
                Formatting.site(row, input.dataset),
                short(input.texts.text(row, .camperName)),
                Formatting.booking(row, input.dataset),
                Formatting.stay(row, bookings),
                bookings.guests[row].value.map(Numbers.grouped) ?? "",
                bookings.balanceDue(row).map(Formatting.money) ?? "",
            ]
        }
        let headers = [
            Messages.site, Messages.guest, Messages.booking, Messages.stay, Messages.guests, Messages.balance,
        ]
        var blocks: [Block] = [
            .heading("\(heading): \(Numbers.grouped(rows.count))"),
            .table(TextTable(headers, numbers: [4, 5], rows: cells)),
        ]
        if rows.count > cells.count { blocks.append(.line(Messages.more(rows.count - cells.count))) }
        return blocks
    }

    private static func balances(_ input: RunData) -> [Block] {
        let figures = BalanceFigures(input.dataset.bookings, on: input.context.today, limit: 0)
        guard !figures.totals.isEmpty else { return [.heading(Messages.balances), .line(Messages.noBalances)] }
        var items = figures.totals.prefix(4).map { Messages.balance($0) }
        if figures.totals.count > items.count { items.append(Messages.more(figures.totals.count - items.count)) }
        return [.heading(Messages.balances), .list(items)]
    }

    /// Those during a stay first, because somebody has to do something; then the others.
    private static func birthdays(_ input: RunData) -> [Block] {
        let dataset = input.dataset
        guard !dataset.birthdays.isEmpty else { return [.heading(Messages.birthdays), .line(Messages.noBirthdays)] }
        let rows = dataset.birthdaysInStays.prefix(4) + dataset.birthdays.filter { $0.stay == nil }.prefix(2)
        var items = rows.map { row in
            let age = row.turns == nil ? "" : " \(Messages.turns(row.turns))"
            let stay = row.stay.map { stay in
                let site = Formatting.site(stay.booking, dataset)
                return "; \(Messages.staysHere(site, Formatting.stay(stay.booking, dataset.bookings)))"
            }
            return "\(Dates.short(row.date)) (\(Messages.daysUntil(row.daysUntil))): "
                + "\(short(dataset.contacts.fullName[row.contact]))\(age)\(stay ?? "")"
        }
        if dataset.birthdays.count > items.count { items.append(Messages.more(dataset.birthdays.count - items.count)) }
        return [.heading("\(Messages.birthdays): \(Numbers.grouped(dataset.birthdays.count))"), .list(items)]
    }

    private static func occupancy(_ input: RunData) -> [Block] {
        let nights = NightFigures.nights(input.dataset.occupancy, from: input.context.today, count: 7)
        guard !nights.isEmpty else { return [.heading(Messages.nextNights(7)), .line(Messages.noOccupancy)] }
        let words = nights.map { night in
            let percent = Formatting.percent(night.occupancy)
            return "\(Dates.short(night.night)) \(percent.isEmpty ? Messages.stays(night.sold) : percent)"
        }
        var items = [words.joined(separator: " · ")]
        let month = Dates.periodKey(input.context.today)
        for row in input.dataset.kpis.filter({ $0.period == month && $0.isForAll }).prefix(2) {
            let figures = row.figures.prefix(6).filter { !$0.value.isEmpty }.map { "\($0.name) \($0.value)" }
            items.append("\(Dates.period(month)): \(figures.joined(separator: " · "))")
        }
        return [.heading(Messages.nextNights(7)), .list(items)]
    }

    /// Where help is, what is nearest, and the place of the day.
    private static func nearby(_ input: RunData) -> [Block] {
        let dataset = input.dataset
        func place(_ row: DistanceRow) -> String {
            let name = dataset.places.name.isEmpty(row.place) ? Messages.noName : short(dataset.places.name[row.place])
            return "\(name), \(Formatting.distance(row.metres)) \(Formatting.compass(row.bearing))"
        }
        var items: [String] = []
        if let help = KindsNearby.help(dataset) {
            items.append(
                "\(Messages.nearest(Formatting.kind(dataset.places.category[help.place] ?? ""))): \(place(help))")
        }
        if let first = dataset.distances.first {
            items.append("\(Messages.nearest(Messages.place.lowercased())): \(place(first))")
        }
        if let featured = dataset.featured {
            items.append(
                "\(Messages.featured): \(short(dataset.places.name[featured.place])), \(Formatting.featured(featured, dataset.places))"
            )
        }
        return [.heading(Messages.nearby), items.isEmpty ? .line(Messages.noPlaces) : .list(items)]
    }

    /// An endless name would push the rest off the page.
    private static func short(_ name: String) -> String { Sanitizer.cut(Sanitizer.line(name), to: 48) }

    private static func attention(_ input: RunData) -> [Block] {
        let totals = CodeTotal.all(input)
        guard !totals.isEmpty else {
            return [.heading(Messages.needsAttention), .line(Messages.nothingNeedsAttention)]
        }
        let severities = CodeTotal.bySeverity(totals).map { Messages.count($0.count, of: $0.severity) }
        var items = totals.prefix(6).map { total in
            "\(Messages.count(total.total, of: total.severity)) \(total.code)"
        }
        if totals.count > items.count { items.append(Messages.moreCodes(totals.count - items.count)) }
        return [.heading("\(Messages.needsAttention): \(severities.joined(separator: ", "))"), .list(items)]
    }

    private static func unchecked(_ input: RunData) -> [Block] {
        let groups = Formatting.unchecked(input.dataset.unchecked)
        guard !groups.isEmpty else { return [.heading(Messages.notChecked), .line(Messages.everythingChecked)] }
        var items = groups.prefix(3).map { group in
            let rules = group.rules.prefix(2).joined(separator: ", ")
            let more = group.rules.count > 2 ? " \(Messages.more(group.rules.count - 2))" : ""
            return "\(group.source): \(rules)\(more) (\(group.reason))"
        }
        if groups.count > items.count { items.append(Messages.more(groups.count - items.count)) }
        return [.heading(Messages.notChecked), .list(items)]
    }
}
