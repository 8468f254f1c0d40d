package import InnkeeperCore
internal import InnkeeperServices

/// Nights on which bookings without a site can't all get one.
///
/// A desk takes bookings for "a tent site" and assigns the number on arrival. That works as long as a category has no
/// more stays, with or without a site, than open sites. Each night requested by a booking without a site is checked,
/// category by category, and for all sites together (which includes bookings without a category, or with a category
/// that no site has). Consecutive nights with the same numbers form one row.
///
/// Sites that name their property serve only its bookings: each property is then checked separately.
///
/// Nights that calendars block don't count: the blocked site may be just that of a booking without one.
///
/// Only a list of campsites gives the number of sites in a category, so without one nothing is reported. A stay on a
/// site counts in the category of that site; pending bookings count, as they do for conflicts; closed sites are not
/// open.
package enum CategoryShortages {
    private struct Change {
        var day: Int32
        /// 0 for all sites together, then the categories of the campsites.
        var group: Int32
        var assigned: Int32 = 0
        var unassigned: Int32 = 0
        var open: Int32 = 0
    }

    package static func find(_ bookings: Bookings, _ campSites: CampSites) -> [CategoryShortage] {
        let sites = campSites.accepted.filter { !$0.number.isEmpty }
        let isUnassigned = (0..<bookings.count).contains {
            bookings.site.codes[$0] < 0 && bookings.status[$0].holdsSite && bookings.stay($0) != nil
        }
        guard isUnassigned else { return [] }
        var properties: [String] = []
        for site in sites where !properties.contains(site.property) { properties.append(site.property) }
        // If no site names a property, all belong to every property.
        if properties == [""] { return find(bookings, sites, of: nil) }
        return properties.flatMap { property in
            find(bookings, sites.filter { $0.property == property }, of: property)
        }
    }

    private static func find(_ bookings: Bookings, _ sites: [CampSite], of property: String?) -> [CategoryShortage] {
        let code = property.map { bookings.property.existingCode(for: $0) ?? DictionaryColumn.missing }
        var names: [String] = [""]
        var groupOfWord: [String: Int32] = [:]
        func group(of category: String) -> Int32 {
            let word = foldedWord(category)
            if word.isEmpty { return 0 }
            if let known = groupOfWord[word] { return known }
            groupOfWord[word] = Int32(names.count)
            names.append(category)
            return Int32(names.count - 1)
        }
        let groupOfSite = Dictionary(sites.map { ($0.number, group(of: $0.category)) }) { first, _ in first }
        var changes = closures(sites, groupOfSite)
        // One for each site of those that a booking names together.
        let siteGroups = bookings.site.names.map { name in
            let parts = groupOfSite[name] == nil ? JointSites.parts(of: name) : []
            return (parts.isEmpty ? [name] : parts).map { groupOfSite[$0] ?? 0 }
        }
        let categoryGroups = bookings.category.names.map { groupOfWord[foldedWord($0)] ?? 0 }
        for row in 0..<bookings.count where bookings.status[row].holdsSite {
            guard code == nil || bookings.property.codes[row] == code, let stay = bookings.stay(row) else { continue }
            let site = bookings.site.codes[row]
            let category = bookings.category.codes[row]
            let groups = site >= 0 ? siteGroups[Int(site)] : [category >= 0 ? categoryGroups[Int(category)] : 0]
            for group in groups.flatMap({ $0 == 0 ? [0] : [0, $0] }) {
                for (day, step) in [(stay.lowerBound, Int32(1)), (stay.upperBound, -1)] {
                    changes.append(
                        site >= 0
                            ? Change(day: day, group: group, assigned: step)
                            : Change(day: day, group: group, unassigned: step))
                }
            }
        }
        changes.sort { ($0.group, $0.day) < ($1.group, $1.day) }
        var open = [Int](repeating: 0, count: names.count)
        for site in sites {
            open[0] += 1
            if let group = groupOfSite[site.number], group > 0 { open[Int(group)] += 1 }
        }
        return sweep(changes, names, open).map { row in
            var row = row
            row.property = property ?? ""
            return row
        }
    }

    /// A closed site reduces the number of sites from its first closed night to its first open one.
    private static func closures(_ sites: [CampSite], _ groupOfSite: [String: Int32]) -> [Change] {
        var changes: [Change] = []
        for site in sites {
            guard let from = site.closedFrom.date ?? site.closedTo.date.map({ _ in CalendarDate(dayNumber: .min + 9) })
            else { continue }
            // Reopening before it closes, it is closed on no night.
            if let to = site.closedTo.date, to <= from { continue }
            let group = groupOfSite[site.number] ?? 0
            for group in group == 0 ? [0] : [0, group] {
                changes.append(Change(day: from.dayNumber, group: group, open: -1))
                if let to = site.closedTo.date { changes.append(Change(day: to.dayNumber, group: group, open: 1)) }
            }
        }
        return changes
    }

    /// Goes through the days of each group.
    private static func sweep(_ changes: [Change], _ names: [String], _ sites: [Int]) -> [CategoryShortage] {
        var rows: [CategoryShortage] = []
        var index = 0
        while index < changes.count {
            let group = Int(changes[index].group)
            var assigned = 0
            var unassigned = 0
            var open = sites[group]
            while index < changes.count, Int(changes[index].group) == group {
                let day = changes[index].day
                while index < changes.count, Int(changes[index].group) == group, changes[index].day == day {
                    assigned += Int(changes[index].assigned)
                    unassigned += Int(changes[index].unassigned)
                    open += Int(changes[index].open)
                    index += 1
                }
                guard unassigned > 0, assigned + unassigned > open, index < changes.count else { continue }
                // Someone is still there, so another change of the group must follow.
                let row = CategoryShortage(
                    category: names[group], nights: day..<changes[index].day, sites: open,
                    stays: assigned + unassigned, unassigned: unassigned)
                if let last = rows.last, last.continues(with: row) {
                    rows[rows.count - 1].nights = last.nights.lowerBound..<row.nights.upperBound
                } else {
                    rows.append(row)
                }
            }
        }
        return rows
    }
}

extension CategoryShortage {
    fileprivate func continues(with next: CategoryShortage) -> Bool {
        category == next.category && nights.upperBound == next.nights.lowerBound && sites == next.sites
            && stays == next.stays && unassigned == next.unassigned
    }
}
