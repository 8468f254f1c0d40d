/// Of how many active stays the site is known: without it nobody can tell a double booking.
public struct SiteCoverage: Sendable, Equatable {
    public var stays = 0
    public var withoutSite = 0

    public init() {}

    public init(_ bookings: Bookings) {
        for row in bookings.status.indices where bookings.status[row].holdsSite && bookings.stay(row) != nil {
            stays += 1
            if bookings.site.codes[row] == DictionaryColumn.missing { withoutSite += 1 }
        }
    }

    /// Whether most have none.
    public var isPoor: Bool { withoutSite * 2 > stays }
}
