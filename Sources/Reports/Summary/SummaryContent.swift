package import Core

/// What the summary says, section by section. A section whose part of the dataset was never asked for is left out.
package enum SummaryContent {
    package static func blocks(_ input: ReportInput) -> [Block] {
        let provided = input.dataset.provided
        var blocks: [Block] = [.title(input.world.property.name), .line(Dates.long(input.world.today))]
        blocks += celebrate(input)
        blocks += sources(input)
        blocks += attention(input)
        if provided.contains(.bookings) { blocks += today(input) }
        if provided.contains(.bookings) { blocks += balances(input) }
        if provided.contains(.conflicts) { blocks += conflicts(input) + shortages(input) }
        if provided.contains(.birthdays) { blocks += birthdays(input) }
        if provided.contains(.occupancy) { blocks += occupancy(input) + keyFigures(input) }
        blocks += featured(input)
        if provided.contains(.distances) { blocks += nearby(input) }
        blocks += unchecked(input)
        return blocks
    }

    private static func sources(_ input: ReportInput) -> [Block] {
        let totals = SourceTotal.all(input.dataset)
        guard !totals.isEmpty else { return [.heading(Texts.whatWasRead), .line(Texts.nothingRead)] }
        let rows = totals.map { total in
            [total.source, total.kind.rawValue]
                + [total.counts.read, total.counts.accepted, total.counts.rejected, total.counts.skipped]
                .map(Numbers.grouped)
        }
        let headers = [Texts.source, Texts.kind, Texts.read, Texts.accepted, Texts.rejected, Texts.skipped]
        return [.heading(Texts.whatWasRead), .table(TextTable(headers, numbers: [2, 3, 4, 5], rows: rows))]
    }

    private static func attention(_ input: ReportInput) -> [Block] {
        let totals = CodeTotal.all(input)
        guard !totals.isEmpty else { return [.heading(Texts.needsAttention), .line(Texts.nothingNeedsAttention)] }
        var items = totals.prefix(12).map { total in
            let count = Texts.count(total.total, of: total.severity)
            return "\(count) \(total.code)" + (total.summary.isEmpty ? "" : ": \(total.summary)")
        }
        if totals.count > items.count { items.append(Texts.moreCodes(totals.count - items.count)) }
        return [.heading(Texts.needsAttention), .list(items)]
    }

    private static func today(_ input: ReportInput) -> [Block] {
        let figures = DayFigures(input.dataset.bookings, on: input.world.today)
        return movements(figures.arrivals, Texts.arrivals, none: Texts.noArrivals, input)
            + movements(figures.departures, Texts.departures, none: Texts.noDepartures, input)
    }

    private static func movements(_ rows: [Int], _ heading: String, none: String, _ input: ReportInput) -> [Block] {
        guard !rows.isEmpty else { return [.heading(heading), .line(none)] }
        let bookings = input.dataset.bookings
        let cells = rows.prefix(8).map { row in
            [
                bookings.site[row] ?? Texts.noSite,
                input.texts.text(row, .camperName),
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

    private static func conflicts(_ input: ReportInput) -> [Block] {
        let conflicts = input.dataset.conflicts
        guard !conflicts.isEmpty else { return [.heading(Texts.conflicts), .line(Texts.noConflicts)] }
        let bookings = input.dataset.bookings
        var items = conflicts.prefix(5).map { row in
            let stays = [row.first, row.second].map {
                "\(Words.booking($0, input.dataset)) (\(Words.stay($0, bookings)))"
            }
            let site = bookings.site[row.first] ?? Texts.noSite
            let free = row.freeSites.isEmpty ? "" : "; free: " + row.freeSites.prefix(6).joined(separator: ", ")
            return "\(site): \(stays[0]) and \(stays[1]) share \(Texts.nights(row.overlap.count)), "
                + Texts.conflict(row.kind) + free
        }
        if conflicts.count > items.count { items.append(Texts.more(conflicts.count - items.count)) }
        return [.heading("\(Texts.conflicts): \(Numbers.grouped(conflicts.count))"), .list(items)]
    }

    /// Whose birthday falls within the stay: before everything else, because somebody has to do something.
    private static func celebrate(_ input: ReportInput) -> [Block] {
        let dataset = input.dataset
        let rows = dataset.birthdaysInStays
        guard !rows.isEmpty else { return [] }
        var items = rows.prefix(8).map { row in
            let age = row.turns == nil ? "" : " \(Texts.turns(row.turns))"
            let booking = row.stay?.booking ?? 0
            let site = dataset.bookings.site[booking] ?? Texts.noSite
            return "\(Dates.short(row.date)) (\(Texts.daysUntil(row.daysUntil))): "
                + "\(dataset.contacts.fullName[row.contact])\(age); \(site), \(Words.stay(booking, dataset.bookings)), "
                + Words.booking(booking, dataset)
        }
        if rows.count > items.count { items.append(Texts.more(rows.count - items.count)) }
        return [.heading("\(Texts.birthdaysInStays): \(Numbers.grouped(rows.count))"), .list(items)]
    }

    private static func balances(_ input: ReportInput) -> [Block] {
        let figures = BalanceFigures(input.dataset.bookings, on: input.world.today)
        guard !figures.totals.isEmpty else { return [.heading(Texts.balances), .line(Texts.noBalances)] }
        return [.heading(Texts.balances), .list(figures.totals.map { Texts.balance($0) })]
    }

    private static func shortages(_ input: ReportInput) -> [Block] {
        let rows = input.dataset.shortages
        guard !rows.isEmpty else { return [] }
        var items = rows.prefix(5).map { row in
            "\(Words.nights(row.nights)), \(row.category.isEmpty ? Texts.allSites : row.category): "
                + Texts.shortage(row)
        }
        if rows.count > items.count { items.append(Texts.more(rows.count - items.count)) }
        return [.heading(Texts.shortages), .list(items)]
    }

    private static func birthdays(_ input: ReportInput) -> [Block] {
        let birthdays = input.dataset.birthdays
        guard !birthdays.isEmpty else { return [.heading(Texts.birthdays), .line(Texts.noBirthdays)] }
        var items = birthdays.prefix(10).map { row in
            let age = row.turns == nil ? "" : " \(Texts.turns(row.turns))"
            return "\(Dates.short(row.date)) (\(Texts.daysUntil(row.daysUntil))): "
                + input.dataset.contacts.fullName[row.contact] + age
        }
        if birthdays.count > items.count { items.append(Texts.more(birthdays.count - items.count)) }
        return [.heading("\(Texts.birthdays): \(Numbers.grouped(birthdays.count))"), .list(items)]
    }

    private static func occupancy(_ input: ReportInput) -> [Block] {
        let nights = NightFigures.nights(input.dataset.occupancy, from: input.world.today, count: 7)
        guard !nights.isEmpty else { return [.heading(Texts.nextNights(7)), .line(Texts.noOccupancy)] }
        let rows = nights.map { night in
            [
                Dates.short(night.night), Numbers.grouped(night.sold), night.sites.map(Numbers.grouped) ?? "",
                Words.percent(night.occupancy), night.revenueText,
            ]
        }
        let headers = [Texts.night, Texts.sold, Texts.sites, Texts.occupancy, Texts.revenue]
        return [.heading(Texts.nextNights(7)), .table(TextTable(headers, numbers: [1, 2, 3, 4], rows: rows))]
    }

    private static func keyFigures(_ input: ReportInput) -> [Block] {
        let month = Dates.periodKey(input.world.today)
        let rows = input.dataset.kpis.filter { $0.period == month && $0.isForAll }
        guard !rows.isEmpty else { return [] }
        var blocks: [Block] = [.heading("\(Texts.keyFigures), \(Dates.period(month))")]
        for row in rows {
            let figures = row.figures.filter { !$0.value.isEmpty }.map { "\($0.name) \($0.value)" }
            // Three to a line: read at a glance, and never broken inside a figure.
            let lines = stride(from: 0, to: figures.count, by: 3).map {
                figures[$0..<min($0 + 3, figures.count)].joined(separator: " · ")
            }
            blocks.append(.list(lines))
        }
        return blocks
    }

    private static func featured(_ input: ReportInput) -> [Block] {
        guard let featured = input.dataset.featured else { return [] }
        let places = input.dataset.places
        return [
            .heading(Texts.featured), .line("\(places.name[featured.place]), \(Words.featured(featured, places))"),
        ]
    }

    private static func nearby(_ input: ReportInput) -> [Block] {
        // Rows come by site; the first group is the property's own position where it has one.
        guard let first = input.dataset.distances.first else {
            return [.heading(Texts.nearby), .line(Texts.noPlaces)]
        }
        let rows = input.dataset.distances.prefix { $0.siteNumber == first.siteNumber }.prefix(5)
        let items = rows.map { row in
            let name = input.dataset.places.name[row.place]
            return "\(name.isEmpty ? Texts.noName : name), \(Words.distance(row.metres)) \(Words.compass(row.bearing))"
        }
        let origin = first.siteNumber.isEmpty ? Texts.fromHere : Texts.fromSite(first.siteNumber)
        return [.heading("\(Texts.nearby), \(origin)"), .list(items)]
    }

    private static func unchecked(_ input: ReportInput) -> [Block] {
        let groups = Words.unchecked(input.dataset.unchecked)
        guard !groups.isEmpty else { return [.heading(Texts.notChecked), .line(Texts.everythingChecked)] }
        var items = groups.prefix(6).map { "\($0.source): \($0.rules.joined(separator: ", ")) (\($0.reason))" }
        if groups.count > items.count { items.append(Texts.more(groups.count - items.count)) }
        return [.heading(Texts.notChecked), .list(items)]
    }
}
