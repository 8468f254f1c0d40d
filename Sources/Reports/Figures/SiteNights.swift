package import InnkeeperCore

/// The stays on each site in the coming nights: the rows of the occupancy calendar.
package struct SiteNights: Sendable, Equatable {
    /// One site, of one property if bookings name several.
    package struct Site: Sendable, Equatable {
        package var name: String
        package var stays: [Stay] = []
        /// Nights shared by two or more stays, from 0.
        package var conflicts: Set<Int> = []
        /// Nights on which it is closed.
        package var closed: Range<Int> = 0..<0
        /// Nights that a calendar blocks, from 0.
        package var blocked: Set<Int> = []
        /// How many lanes it takes to show all stays without overlap.
        package var lanes: Int { (stays.map(\.lane).max() ?? 0) + 1 }
    }

    package struct Stay: Sendable, Equatable {
        /// Row in `Dataset.bookings`.
        package var booking: Int
        /// From 0, clipped to the nights shown.
        package var nights: Range<Int>
        package var isPending: Bool
        package var lane = 0
    }

    package private(set) var sites: [Site] = []
    /// Stays in these nights that name no site.
    package private(set) var withoutSite = 0

    private struct Key: Hashable {
        var property: String
        var name: String
    }

    /// Every accepted campsite and every site named by one of the stays, in the order of their numbers.
    package init(_ dataset: Dataset, _ coming: ComingStays) {
        let bookings = dataset.bookings
        let hasProperties = dataset.hasSeveralProperties
        var sites: [Key: Site] = [:]
        let listed = dataset.campSites.accepted.filter { !$0.number.isEmpty }
        // Otherwise sites that name no property would have to be listed once per property.
        if !hasProperties || dataset.campSites.namesProperties {
            for site in listed {
                var row = Site(name: Formatting.site(site.number, of: site.property, dataset))
                row.closed = SiteNights.closed(site, coming)
                sites[Key(property: hasProperties ? site.property : "", name: site.number)] = row
            }
        }
        for row in coming.rows {
            guard let nights = SiteNights.nights(bookings.stay(row), coming) else { continue }
            guard let name = bookings.site[row] else {
                withoutSite += 1
                continue
            }
            let property = hasProperties ? bookings.property[row] ?? "" : ""
            let title = Formatting.site(name, of: property, dataset)
            let stay = Stay(booking: row, nights: nights, isPending: !bookings.status[row].isStay)
            sites[Key(property: property, name: name), default: Site(name: title)].stays.append(stay)
        }
        for row in 0..<bookings.blocked.count {
            guard let name = bookings.blocked.site[row],
                let nights = SiteNights.nights(bookings.blocked.nights(row), coming)
            else { continue }
            let property = hasProperties ? bookings.blocked.property(row) : ""
            sites[Key(property: property, name: name)]?.blocked.formUnion(nights)
        }
        self.sites = sites.values.map(SiteNights.arranged).sorted { naturallyPrecedes($0.name, $1.name) }
    }

    /// The part of a stay that falls within the nights; nil if none.
    private static func nights(_ stay: Range<Int32>?, _ coming: ComingStays) -> Range<Int>? {
        guard let stay else { return nil }
        let first = max(0, Int(stay.lowerBound) - Int(coming.first.dayNumber))
        let end = min(coming.dayCount, Int(stay.upperBound) - Int(coming.first.dayNumber))
        return first < end ? first..<end : nil
    }

    private static func closed(_ site: CampSite, _ coming: ComingStays) -> Range<Int> {
        guard let from = site.closedFrom.date ?? site.closedTo.date.map({ _ in coming.first }) else { return 0..<0 }
        let first = max(0, from - coming.first)
        let end = min(coming.dayCount, site.closedTo.date.map { $0 - coming.first } ?? coming.dayCount)
        return first < end ? first..<end : 0..<0
    }

    /// Puts each stay into the first free lane, and finds the nights that are double-booked.
    private static func arranged(_ site: Site) -> Site {
        var site = site
        site.stays.sort { ($0.nights.lowerBound, $0.booking) < ($1.nights.lowerBound, $1.booking) }
        var ends: [Int] = []
        var taken: Set<Int> = []
        for index in site.stays.indices {
            let nights = site.stays[index].nights
            let lane = ends.firstIndex { $0 <= nights.lowerBound } ?? ends.count
            if lane == ends.count { ends.append(0) }
            ends[lane] = nights.upperBound
            site.stays[index].lane = lane
            for night in nights where !taken.insert(night).inserted { site.conflicts.insert(night) }
        }
        return site
    }
}
