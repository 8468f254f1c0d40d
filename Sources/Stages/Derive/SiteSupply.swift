package import InnkeeperCore
import InnkeeperServices

/// How many sites there are to sell.
///
/// They are the accepted campsites or, without any, the sites that bookings name (distinct by property and number). A
/// site closed on some nights stays in the supply, as STR counts partial closures.
package struct SiteSupply: Sendable, Equatable {
    /// nil if neither campsites nor bookings name sites.
    package let total: Int?
    /// By code of the bookings' property. Unknown if campsites don't name theirs and there are several.
    private let byProperty: [Int32: Int]
    /// By code of the bookings' category.
    private let byCategory: [Int32: Int]

    package init(_ campSites: CampSites, _ bookings: Bookings) {
        let accepted = campSites.accepted.filter { !$0.number.isEmpty }
        var byProperty: [Int32: Int] = [:]
        var byCategory: [Int32: Int] = [:]
        if accepted.isEmpty {
            let seen = SeenSites(bookings)
            total = seen.sites.isEmpty ? nil : seen.sites.count
            for site in seen.sites { byProperty[site.property, default: 0] += 1 }
            for category in seen.categories { byCategory[category, default: 0] += 1 }
        } else {
            total = accepted.count
            if !campSites.namesProperties, bookings.property.names.count == 1 { byProperty[0] = accepted.count }
            for site in accepted where !site.property.isEmpty {
                if let code = bookings.property.existingCode(for: site.property) { byProperty[code, default: 0] += 1 }
            }
            for site in accepted {
                if let code = bookings.category.existingCode(for: site.category) {
                    byCategory[code, default: 0] += 1
                }
            }
        }
        self.byProperty = byProperty
        self.byCategory = byCategory
    }

    /// nil if it isn't known, and for missing (-1).
    package func property(_ code: Int32) -> Int? { code < 0 ? nil : byProperty[code] }
    package func category(_ code: Int32) -> Int? { code < 0 ? nil : byCategory[code] }
}
