package import InnkeeperCore

/// One night for people: counts include all currencies, money is listed for each.
package struct NightFigures: Sendable, Equatable {
    package var night: CalendarDate
    package var sites: Int?
    package var sold: Int
    package var revenue: [Money]

    /// The nights of the occupancy table from `first` on, at most `count` of them.
    package static func nights(_ rows: [OccupancyRow], from first: CalendarDate, count: Int) -> [NightFigures] {
        var nights: [NightFigures] = []
        for row in rows where row.night >= first && row.night < first + count {
            let money = Money(minorUnits: row.revenue, currency: row.currency)
            if let last = nights.indices.last, nights[last].night == row.night {
                nights[last].sold += row.sold
                nights[last].revenue.append(money)
            } else {
                nights.append(NightFigures(night: row.night, sites: row.sites, sold: row.sold, revenue: [money]))
            }
        }
        return nights
    }

    /// The number of nights with more stays than sites.
    package static func overFull(_ rows: [OccupancyRow]) -> Int {
        guard let first = rows.first?.night, let last = rows.last?.night else { return 0 }
        return nights(rows, from: first, count: last - first + 1).count { night in
            night.sites.map { night.sold > $0 } ?? false
        }
    }

    package var occupancy: Quotient? { sites.flatMap { Quotient(sold, over: $0) } }

    /// The amounts with their currency codes, without zero amounts; a single zero if there are no others.
    package func revenueText(_ words: Messages) -> String {
        let amounts = revenue.filter { $0.minorUnits != 0 }
        let shown = amounts.isEmpty ? Array(revenue.prefix(1)) : amounts
        return shown.map(words.money).joined(separator: " + ")
    }
}
