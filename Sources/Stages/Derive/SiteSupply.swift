package import Core

/// How many sites there are to sell.
///
/// They are the accepted campsites; without any, the sites that bookings name (one for each property and number).
/// A site that is closed for some nights stays in the supply, as STR counts part closures.
package struct SiteSupply: Sendable, Equatable {
    /// nil when neither campsites nor bookings name sites.
    package let total: Int?
    /// By code of the bookings' property. Campsites do not say whose they are, so with several properties it is known
    /// only from bookings.
    private let byProperty: [Int32: Int]
    /// By code of the bookings' category.
    private let byCategory: [Int32: Int]

    package init(_ campSites: CampSites, _ bookings: Bookings) {
        let accepted = campSites.accepted.filter { !$0.number.isEmpty }
        var byProperty: [Int32: Int] = [:]
        var byCategory: [Int32: Int] = [:]
        if accepted.isEmpty {
            let seen = SiteSupply.seen(bookings)
            total = seen.units.isEmpty ? nil : seen.units.count
            for unit in seen.units { byProperty[Int32(truncatingIfNeeded: unit >> 32), default: 0] += 1 }
            for category in seen.categories { byCategory[category, default: 0] += 1 }
        } else {
            total = accepted.count
            if bookings.property.names.count == 1 { byProperty[0] = accepted.count }
            for site in accepted {
                if let code = bookings.category.existingCode(for: site.category) {
                    byCategory[code, default: 0] += 1
                }
            }
        }
        self.byProperty = byProperty
        self.byCategory = byCategory
    }

    /// nil where it is not known, and for missing (-1).
    package func property(_ code: Int32) -> Int? { code < 0 ? nil : byProperty[code] }
    package func category(_ code: Int32) -> Int? { code < 0 ? nil : byCategory[code] }

    /// Sites that bookings name, and for each different pair of site and category the category.
    private static func seen(_ bookings: Bookings) -> (units: Set<UInt64>, categories: [Int32]) {
        var units: Set<UInt64> = []
        var categories: [Int32] = []
        var pairs: Set<UnitAndCategory> = []
        // A site is nearly always booked in one category: what a unit had last is the quick answer.
        let siteCount = bookings.site.names.count
        let isDense = siteCount * (bookings.property.names.count + 1) <= 1 << 22
        var lastCategory = [Int32](
            repeating: -2, count: isDense ? siteCount * (bookings.property.names.count + 1) : 0)
        for row in 0..<bookings.count where bookings.status[row].isAccepted && bookings.site.codes[row] >= 0 {
            let property = bookings.property.codes[row]
            let site = bookings.site.codes[row]
            let category = bookings.category.codes[row]
            if isDense {
                let slot = Int(property + 1) * siteCount + Int(site)
                if lastCategory[slot] == category { continue }
                lastCategory[slot] = category
            }
            let unit = unitKey(property, site)
            units.insert(unit)
            if category >= 0, pairs.insert(UnitAndCategory(unit: unit, category: category)).inserted {
                categories.append(category)
            }
        }
        return (units, categories)
    }

    private struct UnitAndCategory: Hashable {
        var unit: UInt64
        var category: Int32
    }
}
