package import InnkeeperCore

/// The content of the summary, section by section, the most urgent first. It fits a printed page: lists are cut, and
/// their totals are exact. Sections about parts of the dataset that weren't requested are omitted.
package enum SummaryContent {
    package static func blocks(_ input: RunData, _ words: Messages) -> [Block] {
        let provided = input.dataset.provided
        var blocks: [Block] = [.title(input.context.property.name), .line(words.longDate(input.context.today))]
        if let made = words.made(input.context) { blocks.append(.line(made)) }
        blocks += read(input, words) + unread(input, words)
        if provided.contains(.conflicts) { blocks += conflicts(input, words) + shortages(input, words) }
        if provided.contains(.bookings) { blocks += today(input, words) + balances(input, words) }
        if provided.contains(.birthdays) { blocks += birthdays(input, words) }
        if provided.contains(.occupancy) { blocks += occupancy(input, words) }
        if provided.contains(.distances) || input.dataset.featured != nil { blocks += nearby(input, words) }
        blocks += attention(input, words)
        blocks += changes(input, words)
        blocks += unchecked(input, words)
        return blocks
    }

    /// One line for all sources together; the page lists each.
    private static func read(_ input: RunData, _ words: Messages) -> [Block] {
        [.line(words.read(SourceTotal.all(input.dataset)))]
    }

    /// Missing input comes first: it casts doubt on everything else.
    private static func unread(_ input: RunData, _ words: Messages) -> [Block] {
        let files = UnreadInputs(input).missed
        guard !files.isEmpty else { return [] }
        var items = files.prefix(4).map { Sanitizer.line(words.titled($0.path, $0.message)) }
        if files.count > items.count {
            items.append(
                "\(words.say(.moreNotRead, files.count - items.count)) "
                    + Sanitizer.line(files.dropFirst(items.count).map(\.path).joined(separator: ", ")))
        }
        return [.heading(words.titled(words[.filesNotRead], words.number(files.count))), .list(items)]
    }

    private static func conflicts(_ input: RunData, _ words: Messages) -> [Block] {
        let conflicts = input.dataset.conflictsToSolve(on: input.context.today)
        let dataset = input.dataset
        let crowds = words.crowds(dataset, limit: 2)
        guard !conflicts.isEmpty else {
            return [.heading(words[.conflicts]), crowds.isEmpty ? .line(words.noConflicts(dataset)) : .list(crowds)]
        }
        var items = conflicts.prefix(3).map { row in
            let site = words.site(row, dataset)
            let stays = [row.first, row.second].map {
                "\(words.booking($0, dataset)) (\(words.stay($0, dataset.bookings)))"
            }
            let free =
                row.freeSites.isEmpty
                ? words[.noFreeSite]
                : words.say(
                    .freeSitesFor,
                    [
                        "booking": .text(words.booking(row.second, dataset)),
                        "sites": .text(row.freeSites.prefix(4).joined(separator: ", ")),
                    ])
            return "\(words.solve(row.kind, site: site, nights: row.overlap)) "
                + "\(stays[0]) \(words[.and]) \(stays[1]). \(free)"
        }
        if conflicts.count > items.count { items.append(words.say(.more, conflicts.count - items.count)) }
        return [
            .heading(words.titled(words[.conflicts], words.number(conflicts.count))),
            .list(items + crowds + [words.echoes(dataset)].compactMap { $0 }),
        ]
    }

    private static func shortages(_ input: RunData, _ words: Messages) -> [Block] {
        let rows = input.dataset.shortages
        guard !rows.isEmpty else { return [] }
        var items = rows.prefix(2).map { row in
            words.titled(
                "\(words.nights(row.nights)), \(words.category(row, input.dataset))", words.shortage(row))
        }
        if rows.count > items.count { items.append(words.say(.more, rows.count - items.count)) }
        return [.heading(words[.shortages]), .list(items)]
    }

    /// What has changed: counts, and the first bookings.
    private static func changes(_ input: RunData, _ words: Messages) -> [Block] {
        switch input.comparison {
        case .notAsked: return []
        case .impossible(let reason):
            return [
                .heading(words[.whatChanged]), .line(words.say(.notCompared, ["reason": .text(words.reason(reason))])),
            ]
        case .made(let changes):
            let list = ChangeList(input, words)
            var items = ChangeWords.counts(changes, words) + [list.line].compactMap { $0 }
            items += list.rows.prefix(5).map { ChangeWords.line($0, words, on: input.context.today) }
            if list.line == nil, list.total > 5 { items.append(words.say(.more, list.total - 5)) }
            return [
                .heading(words[.whatChanged]), .line(words.say(.since, ["date": .text(words.longDate(changes.since))])),
                .list(items),
            ]
        }
    }

    private static func today(_ input: RunData, _ words: Messages) -> [Block] {
        let figures = DayFigures(input.dataset.bookings, on: input.context.today)
        return movements(figures.arrivals, words[.arrivals], none: words[.noArrivals], limit: 8, input, words)
            + movements(figures.departures, words[.departures], none: words[.noDepartures], limit: 4, input, words)
    }

    private static func movements(
        _ rows: [Int], _ heading: String, none: String, limit: Int, _ input: RunData, _ words: Messages
    ) -> [Block] {
        guard !rows.isEmpty else { return [.heading(heading), .line(none)] }
        let bookings = input.dataset.bookings
        let cells = rows.prefix(limit).map { row in
            [
                words.site(row, input.dataset),
                short(input.texts.text(row, .camperName)),
                words.booking(row, input.dataset),
                words.stay(row, bookings),
                bookings.guests[row].value.map(words.number) ?? "",
                bookings.balanceDue(row).map(words.money) ?? "",
            ]
        }
        let headers = [
            words[.site], words[.guest], words[.booking], words[.stay], words[.guests], words[.balance],
        ]
        var blocks: [Block] = [
            .heading(words.titled(heading, words.number(rows.count))),
            .table(TextTable(headers, numbers: [4, 5], rows: cells)),
        ]
        if rows.count > cells.count { blocks.append(.line(words.say(.more, rows.count - cells.count))) }
        return blocks
    }

    private static func balances(_ input: RunData, _ words: Messages) -> [Block] {
        let figures = BalanceFigures(input.dataset.bookings, on: input.context.today, limit: 0)
        guard !figures.totals.isEmpty else {
            return [.heading(words[.balances]), .line(words[figures.isKnown ? .noBalances : .noPayments])]
        }
        var items = figures.totals.prefix(4).map { words.balance($0) }
        if figures.totals.count > items.count { items.append(words.say(.more, figures.totals.count - items.count)) }
        return [.heading(words[.balances]), .list(items)]
    }

    /// Birthdays during a stay come first, since they need action; then the others.
    private static func birthdays(_ input: RunData, _ words: Messages) -> [Block] {
        let dataset = input.dataset
        guard !dataset.birthdays.isEmpty else { return [.heading(words[.birthdays]), .line(words[.noBirthdays])] }
        let rows = dataset.birthdaysInStays.prefix(4) + dataset.birthdays.filter { $0.stay == nil }.prefix(2)
        var items = rows.map { row in
            let age = row.turns == nil ? "" : " \(words.turns(row.turns))"
            let stay = row.stay.map { stay in
                let site = words.site(stay.booking, dataset)
                return
                    "\(words[.semicolon]) \(words.say(.staysHere, ["site": .text(site), "days": .text(words.stay(stay.booking, dataset.bookings))]))"
            }
            return words.titled(
                "\(words.shortDate(row.date)) (\(words.daysUntil(row.daysUntil)))",
                "\(short(dataset.contacts.fullName[row.contact]))\(age)\(stay ?? "")")
        }
        if dataset.birthdays.count > items.count {
            items.append(words.say(.more, dataset.birthdays.count - items.count))
        }
        return [.heading(words.titled(words[.birthdays], words.number(dataset.birthdays.count))), .list(items)]
    }

    private static func occupancy(_ input: RunData, _ words: Messages) -> [Block] {
        let nights = NightFigures.nights(input.dataset.occupancy, from: input.context.today, count: 7)
        let dataset = input.dataset
        let closed = [words.onlyClosed(dataset.bookings)].compactMap { $0 }
        guard !nights.isEmpty else {
            let said = [words[.noOccupancy]] + closed
            return [.heading(words.say(.nextNights, 7)), .line(said.joined(separator: " "))]
        }
        let shown = nights.map { night in
            let percent = words.percent(night.occupancy)
            return "\(words.shortDate(night.night)) \(percent.isEmpty ? words.say(.stays, night.sold) : percent)"
        }
        var items = [shown.joined(separator: " · ")]
        let month = Dates.periodKey(input.context.today)
        for row in input.dataset.kpis.filter({ $0.period == month && $0.isForAll }).prefix(2) {
            let figures = row.figures(words, ofSeen: dataset.countsSeenSites).prefix(6).filter { !$0.value.isEmpty }.map
            { "\($0.name) \($0.value)" }
            items.append(words.titled(words.period(month), figures.joined(separator: " · ")))
        }
        items += [words.overFull(dataset.occupancy)].compactMap { $0 } + closed
        return [.heading(words.say(.nextNights, 7)), .list(items)]
    }

    /// The nearest help, the nearest places, and the place of the day.
    private static func nearby(_ input: RunData, _ words: Messages) -> [Block] {
        let dataset = input.dataset
        func place(_ row: DistanceRow) -> String {
            let name = dataset.places.name.isEmpty(row.place) ? words[.noName] : short(dataset.places.name[row.place])
            return "\(name), \(words.distance(row.metres)) \(words.compass(row.bearing))"
        }
        var items: [String] = []
        if let help = KindsNearby.help(dataset) {
            items.append(
                words.titled(
                    words.nearest(words.kind(dataset.places.category[help.place] ?? "")), place(help)))
        }
        if let first = dataset.distances.first {
            items.append(words.titled(words[.nearestPlace], place(first)))
        }
        if let featured = dataset.featured {
            items.append(
                words.titled(
                    words[.featured],
                    "\(short(dataset.places.name[featured.place])), \(words.featured(featured, dataset.places))")
            )
        }
        return [.heading(words[.nearby]), items.isEmpty ? .line(words[.noPlaces]) : .list(items)]
    }

    /// An endless name would push the rest off the page.
    private static func short(_ name: String) -> String { Sanitizer.cut(Sanitizer.line(name), to: 48) }

    private static func attention(_ input: RunData, _ words: Messages) -> [Block] {
        let totals = CodeTotal.all(input)
        guard !totals.isEmpty else {
            return [.heading(words[.needsAttention]), .line(words[.nothingNeedsAttention])]
        }
        let severities = CodeTotal.bySeverity(totals).map { words.count($0.count, of: $0.severity) }
        var items = totals.prefix(6).map { total in
            "\(words.count(total.total, of: total.severity)) \(total.code)"
        }
        if totals.count > items.count { items.append(words.say(.moreCodes, totals.count - items.count)) }
        return [.heading(words.titled(words[.needsAttention], severities.joined(separator: ", "))), .list(items)]
    }

    private static func unchecked(_ input: RunData, _ words: Messages) -> [Block] {
        let groups = Formatting.unchecked(input.dataset.unchecked)
        guard !groups.isEmpty else { return [.heading(words[.notChecked]), .line(words[.everythingChecked])] }
        var items = groups.prefix(3).map { group in
            let rules = group.rules.prefix(2).joined(separator: ", ")
            let more = group.rules.count > 2 ? " \(words.say(.more, group.rules.count - 2))" : ""
            return words.titled(group.source, "\(rules)\(more) (\(words.reason(group.reason)))")
        }
        if groups.count > items.count { items.append(words.say(.more, groups.count - items.count)) }
        return [.heading(words[.notChecked]), .list(items)]
    }
}
