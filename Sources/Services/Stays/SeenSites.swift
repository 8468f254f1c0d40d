package import InnkeeperCore

/// The sites that bookings name, for properties without a list of campsites.
///
/// A site is a number within a property; rejected bookings are ignored.
package struct SeenSites: Sendable {
    package struct Site: Sendable, Equatable {
        /// Codes in the bookings' columns; -1 for no property.
        package var property: Int32
        package var site: Int32

        package init(property: Int32, site: Int32) {
            self.property = property
            self.site = site
        }
    }

    /// Each site once, in the order of first appearance; then those that are only named with others. Their codes are those of
    /// `JointSites`.
    package private(set) var sites: [Site] = []
    /// The category code for each distinct pair of site and category.
    package private(set) var categories: [Int32] = []

    private struct Pair: Hashable {
        var unit: UInt64
        var category: Int32
    }

    /// Maximum number of sites for which tables are kept; beyond that, hashing is used.
    private static let denseLimit = 1 << 22

    package init(_ bookings: Bookings) {
        let siteCount = bookings.site.names.count
        let units = (bookings.property.names.count + 1) * siteCount
        let isDense = units <= SeenSites.denseLimit
        // Nearly every site is always booked in one category, so its last one is checked first.
        var lastCategory = [Int32](repeating: SeenSites.never, count: isDense ? units : 0)
        var known: Set<UInt64> = []
        var pairs: Set<Pair> = []
        let joint = JointSites(bookings.site).parts
        for row in 0..<bookings.count where bookings.status[row].isAccepted && bookings.site.codes[row] >= 0 {
            let property = bookings.property.codes[row]
            let site = bookings.site.codes[row]
            if !joint.isEmpty, joint[site] != nil { continue }
            let category = bookings.category.codes[row]
            if isDense {
                let slot = Int(property + 1) * siteCount + Int(site)
                if lastCategory[slot] == category { continue }
                lastCategory[slot] = category
            }
            note(property, site, category, &known, &pairs)
        }
        if joint.isEmpty { return }
        for row in 0..<bookings.count where bookings.status[row].isAccepted {
            let property = bookings.property.codes[row]
            let category = bookings.category.codes[row]
            for site in joint[bookings.site.codes[row]] ?? [] {
                note(property, site, category, &known, &pairs)
            }
        }
    }

    private mutating func note(
        _ property: Int32, _ site: Int32, _ category: Int32, _ known: inout Set<UInt64>, _ pairs: inout Set<Pair>
    ) {
        let unit = unitKey(property, site)
        if known.insert(unit).inserted { sites.append(Site(property: property, site: site)) }
        if category >= 0, pairs.insert(Pair(unit: unit, category: category)).inserted { categories.append(category) }
    }

    private static let never: Int32 = -2
}

/// A single key for a site of a property; -1 means no property.
func unitKey(_ property: Int32, _ site: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: property)) << 32 | UInt64(UInt32(bitPattern: site))
}
