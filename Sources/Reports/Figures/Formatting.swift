package import InnkeeperCore

/// How reports name parts of the dataset in any language.
package enum Formatting {
    /// The number of a site, or of another record numbered within its property: `A12`, or with several properties `Lake
    /// A12`.
    package static func site(_ number: String, of property: String, _ dataset: Dataset) -> String {
        dataset.hasSeveralProperties && !property.isEmpty ? "\(property) \(number)" : number
    }

    /// The unchecked rules in a fixed order, grouped by source and reason.
    package static func unchecked(
        _ rules: Set<UncheckedRule>
    ) -> [(source: String, reason: UncheckedReason, rules: [String])] {
        var groups: [(source: String, reason: UncheckedReason, rules: [String])] = []
        let sorted = rules.sorted { ($0.source, $0.reason.text, $0.rule) < ($1.source, $1.reason.text, $1.rule) }
        for rule in sorted {
            if let last = groups.indices.last, groups[last].source == rule.source, groups[last].reason == rule.reason {
                groups[last].rules.append(rule.rule)
            } else {
                groups.append((rule.source, rule.reason, [rule.rule]))
            }
        }
        return groups
    }
}

extension Messages {
    /// The booking's ID, or the position of its record if it has none.
    package func booking(_ row: Int, _ dataset: Dataset) -> String {
        let id = dataset.bookings.id[row]
        guard id.isEmpty else { return id }
        let record = dataset.bookings.records[row]
        guard dataset.files.indices.contains(Int(record.file)) else { return "" }
        return say(
            .lineOfFile,
            ["line": .text("\(record.line)"), "file": .text(dataset.files[Int(record.file)].path)])
    }

    /// The booking's site, with its property if there are several: `A12`, `Lake A12`.
    package func site(_ row: Int, _ dataset: Dataset) -> String {
        let number = dataset.bookings.site[row] ?? self[.noSite]
        return Formatting.site(number, of: dataset.bookings.property[row] ?? "", dataset)
    }

    /// The site that both stays want.
    package func site(_ conflict: ConflictRow, _ dataset: Dataset) -> String {
        let number = dataset.bookings.sharedSite(conflict.first, conflict.second) ?? self[.noSite]
        return Formatting.site(number, of: dataset.bookings.property[conflict.first] ?? "", dataset)
    }

    /// The category that is short of sites, with its property if there are several.
    package func category(_ row: CategoryShortage, _ dataset: Dataset) -> String {
        Formatting.site(row.category.isEmpty ? self[.allSites] : row.category, of: row.property, dataset)
    }

    /// The stay's days: `3–8 Jul`.
    package func stay(_ row: Int, _ bookings: Bookings) -> String {
        guard let arrival = bookings.arrival[row].date else { return "" }
        guard let departure = bookings.departure[row].date else { return shortDate(arrival) }
        return span(arrival, departure)
    }

    /// A sentence for each site that has too many stays to be a single site, at most `limit`, then how many more there
    /// are.
    package func crowds(_ dataset: Dataset, limit: Int) -> [String] {
        let crowds = dataset.crowdedSites
        let sentences = crowds.prefix(limit).map { crowd in
            say(
                .crowded,
                [
                    "site": .text(site(crowd.booking, dataset)), "stays": .count(crowd.stays),
                    "pairs": .count(crowd.pairs),
                ])
        }
        return crowds.count > limit ? sentences + [say(.moreCrowds, crowds.count - limit)] : sentences
    }

    /// The text if no double bookings were found. If most stays have no site, or no booking is valid, it doesn't claim
    /// that there are none.
    package func noConflicts(_ dataset: Dataset) -> String {
        let statuses = dataset.bookings.status
        if !statuses.isEmpty, statuses.allSatisfy({ $0 == .invalid }) { return self[.noFigures] }
        let coverage = dataset.siteCoverage
        guard coverage.isPoor else { return echoes(dataset) ?? self[.noConflicts] }
        let unknown = say(
            .conflictsUnknown, ["stays": .count(coverage.stays), "withoutSite": .count(coverage.withoutSite)])
        return [unknown, echoes(dataset)].compactMap { $0 }.joined(separator: " ")
    }

    /// The text about events that are probably stays from other channels; nil if there are none.
    package func echoes(_ dataset: Dataset) -> String? {
        let events = Set(
            dataset.echoes.flatMap { [$0.first, $0.second] }.filter { dataset.bookings.status[$0] == .echo })
        return events.isEmpty ? nil : say(.echoesFound, events.count)
    }

    /// The text about stays of which a channel says only that the site is closed: they may be sold, but don't count as
    /// such. nil if there are none.
    package func onlyClosed(_ bookings: Bookings) -> String? {
        let count = bookings.status.count { $0 == .closed }
        return count == 0 ? nil : say(.onlyClosed, count)
    }

    /// The text about an occupancy above 100 %; nil if there is none.
    package func overFull(_ rows: [OccupancyRow]) -> String? {
        let nights = NightFigures.overFull(rows)
        return nights == 0 ? nil : say(.overFull, ["nights": .count(nights)])
    }

    /// The text after the name of the place of the day: `park, 12.3 km NE`.
    package func featured(_ featured: FeaturedPlace, _ places: Places) -> String {
        let way = "\(distance(featured.metres)) \(compass(featured.bearing))"
        return (places.category[featured.place].map { "\(kind($0)), " } ?? "") + way
    }
}

extension Dataset {
    /// Whether the occupancy is based on the sites named in bookings, for lack of a list of campsites.
    package var countsSeenSites: Bool { !provided.contains(.campsites) }
}

extension Bookings {
    /// The site that two bookings want. Their names of it differ only if one has several ("A1, A2"), and the shorter is that of
    /// fewer.
    func sharedSite(_ first: Int, _ second: Int) -> String? {
        guard site.codes[first] != site.codes[second], let one = site[first], let other = site[second] else {
            return site[first]
        }
        return other.utf8.count < one.utf8.count ? other : one
    }
}
