/// How many active stays have a known site: without it, double bookings can't be found.
public struct SiteCoverage: Sendable, Equatable {
    public var stays = 0
    public var withoutSite = 0

    public init() {}

    /// `withSite` is the number of active stays that have a site, as a `SiteCalendar` holds them.
    public init(_ bookings: Bookings, withSite: Int) {
        for (row, site) in bookings.site.codes.enumerated() where site == DictionaryColumn.missing {
            if bookings.status[row].holdsSite, bookings.stay(row) != nil { withoutSite += 1 }
        }
        stays = withSite + withoutSite
    }

    /// Whether most stays have no site.
    public var isPoor: Bool { withoutSite * 2 > stays }
}
