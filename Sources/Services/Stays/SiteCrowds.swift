package import InnkeeperCore

// The number of pairs grows with the square of the number of stays on a site. If a column with the kind of site is
// taken for its number, thousands of bookings make millions of pairs, which nobody would read.

extension SiteCalendar {
    /// The number of pairs of stays that share a night on a unit, computed without enumerating them.
    package func pairCount(on unit: Int) -> Int {
        let end = unitStarts[unit + 1]
        var pairs = 0
        for first in unitStarts[unit]..<end {
            // Most stays overlap no other, as the first step shows; galloping gets past a crowd quickly.
            let departure = departures[first]
            var last = first
            var step = 1
            while last + step < end, arrivals[last + step] < departure {
                last += step
                step *= 2
            }
            var behind = min(last + step, end)
            while behind - last > 1 {
                let middle = (last + behind) / 2
                if arrivals[middle] < departure { last = middle } else { behind = middle }
            }
            pairs += last - first
        }
        return pairs
    }

    /// The units too crowded for listing their pairs: the fewest, starting with the most pairs, such that all others
    /// have at most `limit` pairs together. `counts` has the number of pairs per unit.
    package static func crowded(_ counts: [Int], limit: Int) -> Set<Int> {
        var left = counts.reduce(0, +)
        guard left > limit else { return [] }
        var crowded: Set<Int> = []
        for unit in counts.indices.sorted(by: { (counts[$1], $0) < (counts[$0], $1) }) where left > limit {
            crowded.insert(unit)
            left -= counts[unit]
        }
        return crowded
    }

    /// Summary of a unit on which at least two stays overlap.
    package func crowd(on unit: Int, pairs: Int) -> CrowdedSite? {
        let stays = unitStarts[unit]..<unitStarts[unit + 1]
        let left = departures[stays].sorted()
        var gone = 0
        var most = 0
        var latest = Int32.min
        var met: Int?
        for (number, stay) in stays.enumerated() {
            if met == nil, arrivals[stay] < latest { met = stay }
            latest = max(latest, departures[stay])
            while left[gone] <= arrivals[stay] { gone += 1 }
            most = max(most, number + 1 - gone)
        }
        return met.map { CrowdedSite(booking: Int(rows[$0]), pairs: pairs, stays: most) }
    }
}
