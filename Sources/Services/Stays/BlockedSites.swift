import InnkeeperCore

/// The nights that calendars block, site by site.
///
/// Before: A12 blocked from 1 to 3 July by one channel, and from 2 to 5 July by another.
/// After: A12 isn't free from 1 to 5 July.
struct BlockedSites: Sendable {
    /// For each site, periods in order that share no night.
    private let periods: [FreeSites.Site: [Range<Int32>]]

    init(_ blocked: BlockedNights) {
        var found: [FreeSites.Site: [Range<Int32>]] = [:]
        for row in 0..<blocked.count {
            guard let number = blocked.site[row] else { continue }
            found[FreeSites.Site(property: blocked.property(row), number: number), default: []]
                .append(blocked.nights(row))
        }
        periods = found.mapValues(BlockedSites.joined)
    }

    var isEmpty: Bool { periods.isEmpty }

    /// The properties of which sites are blocked; empty for those of none.
    var properties: Set<String> { Set(periods.keys.map(\.property)) }

    /// Whether a site is blocked on any of these nights.
    func isBlocked(_ site: FreeSites.Site, on nights: Range<Int32>) -> Bool {
        guard let periods = periods[site] else { return false }
        let next = periods.indices.partitioningIndex { periods[$0].upperBound > nights.lowerBound }
        return next < periods.endIndex && periods[next].lowerBound < nights.upperBound
    }

    private static func joined(_ periods: [Range<Int32>]) -> [Range<Int32>] {
        var joined: [Range<Int32>] = []
        for period in periods.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = joined.last, period.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, period.upperBound)
            } else {
                joined.append(period)
            }
        }
        return joined
    }
}
