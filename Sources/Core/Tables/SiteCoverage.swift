/// Of how many active stays the site is known: without it, double bookings can't be found.
public struct SiteCoverage: Sendable, Equatable {
    public var stays = 0
    public var withoutSite = 0

    public init() {}

    /// `withSite` is how many active stays have one: a `SiteCalendar` holds these.
    public init(_ bookings: Bookings, withSite: Int) {
        for (row, site) in bookings.site.codes.enumerated() where site == DictionaryColumn.missing {
            if bookings.status[row].holdsSite, bookings.stay(row) != nil { withoutSite += 1 }
        }
        stays = withSite + withoutSite
    }

    /// Whether most have none.
    public var isPoor: Bool { withoutSite * 2 > stays }
}
