/// One place near one campsite (or near the property's origin).
public struct DistanceRow: Sendable, Equatable {
    /// The site's property; empty for the origin, and for a site that belongs to every property.
    public var property = ""
    /// Empty for the property's origin.
    public var siteNumber: String
    /// Row in `Dataset.places`.
    public var place: Int
    /// Metres along the geodesic on WGS84.
    public var metres: Double
    /// Degrees clockwise from north, in [0, 360), at the site.
    public var bearing: Double

    public init(property: String = "", siteNumber: String, place: Int, metres: Double, bearing: Double) {
        self.property = property
        self.siteNumber = siteNumber
        self.place = place
        self.metres = metres
        self.bearing = bearing
    }
}

extension DistanceRow {
    /// Whether both distances are measured from the same site, or both from the property's origin.
    public func isOfSameOrigin(as other: DistanceRow) -> Bool {
        siteNumber == other.siteNumber && property == other.property
    }
}

/// The place of the day.
public struct FeaturedPlace: Sendable, Equatable {
    /// Row in `Dataset.places`.
    public var place: Int
    /// From the property, along the geodesic on WGS84.
    public var metres: Double
    /// Degrees clockwise from north, in [0, 360).
    public var bearing: Double
    /// Its position, from 1, among the places that take turns, and how many these are.
    public var turn: Int
    public var turns: Int

    public init(place: Int, metres: Double, bearing: Double, turn: Int, turns: Int) {
        self.place = place
        self.metres = metres
        self.bearing = bearing
        self.turn = turn
        self.turns = turns
    }
}

/// One contact's next birthday within the window.
public struct BirthdayRow: Sendable, Equatable {
    public var date: CalendarDate
    /// Days from today; 0 is today.
    public var daysUntil: Int
    /// Row in `Dataset.contacts`.
    public var contact: Int
    /// The age on that day; nil if the year isn't known.
    public var turns: Int?
    public var birthday: PartialDate
    /// The stay during which the birthday falls; nil if there is none, or if bookings were not matched with contacts.
    public var stay: BirthdayStay?

    public init(date: CalendarDate, daysUntil: Int, contact: Int, turns: Int?, birthday: PartialDate) {
        self.date = date
        self.daysUntil = daysUntil
        self.contact = contact
        self.turns = turns
        self.birthday = birthday
    }
}

/// The stay of a guest with a birthday in it.
public struct BirthdayStay: Sendable, Equatable {
    /// Row in `Dataset.bookings`.
    public var booking: Int
    /// Why the guest is taken to be this person.
    public var reason: MatchReason

    public init(booking: Int, reason: MatchReason) {
        self.booking = booking
        self.reason = reason
    }
}

/// Consecutive nights on which a category has fewer open sites than stays that need one.
public struct CategoryShortage: Sendable, Equatable {
    /// Empty if sites name no property.
    public var property = ""
    /// Empty for all sites together.
    public var category: String
    /// Day numbers, half-open.
    public var nights: Range<Int32>
    /// Open sites.
    public var sites: Int
    /// Stays on each night, with or without a site.
    public var stays: Int
    /// How many of these are without a site.
    public var unassigned: Int

    public init(
        property: String = "", category: String, nights: Range<Int32>, sites: Int, stays: Int, unassigned: Int
    ) {
        self.property = property
        self.category = category
        self.nights = nights
        self.sites = sites
        self.stays = stays
        self.unassigned = unassigned
    }

    /// Stays that can't get a site.
    public var missing: Int { stays - sites }
}

/// A site on which more stays meet than a single site could have: for instance, a column with the kind of site was
/// taken for its number. Its pairs are counted but not listed.
public struct CrowdedSite: Sendable, Equatable {
    /// Row in `Dataset.bookings` of the first stay that overlaps another on it.
    public var booking: Int
    /// Pairs of stays that share a night.
    public var pairs: Int
    /// Stays on its fullest night.
    public var stays: Int

    public init(booking: Int, pairs: Int, stays: Int) {
        self.booking = booking
        self.pairs = pairs
        self.stays = stays
    }
}

/// Two active stays that share a night on one site.
public struct ConflictRow: Sendable, Equatable {
    /// Rows in `Dataset.bookings`; `first` arrives earlier (on the same day, it has the smaller row).
    public var first: Int
    public var second: Int
    /// The shared nights as day numbers, half-open.
    public var overlap: Range<Int32>
    public var kind: ConflictKind
    /// Numbers of sites that are free for the whole second stay.
    public var freeSites: [String]

    public init(first: Int, second: Int, overlap: Range<Int32>, kind: ConflictKind, freeSites: [String]) {
        self.first = first
        self.second = second
        self.overlap = overlap
        self.kind = kind
        self.freeSites = freeSites
    }
}

public enum ConflictKind: String, Sendable {
    /// Two parties for the same site.
    case doubleBooking = "double-booking"
    /// The same guest: probably one booking imported twice, or changed and imported again.
    case sameGuest = "same-guest"
    /// A channel that only says closed, on nights that others have sold: probably the same stay.
    case echo
}

/// One night of the occupancy report, in one currency.
public struct OccupancyRow: Sendable, Equatable {
    public var night: CalendarDate
    /// All sites, closed ones too, as STR counts; nil if neither a campsites source nor any booking names sites.
    public var sites: Int?
    public var sold: Int
    /// Room revenue of the night in minor units.
    public var revenue: Int64
    public var currency: Currency

    public init(night: CalendarDate, sites: Int?, sold: Int, revenue: Int64, currency: Currency) {
        self.night = night
        self.sites = sites
        self.sold = sold
        self.revenue = revenue
        self.currency = currency
    }
}

/// Key figures of one period for one group of bookings, by STR's definitions. Ratios are computed on output, from the
/// numerators and denominators here.
@dynamicMemberLookup
public struct KPIRow: Sendable, Equatable {
    /// `2026-07` for a month, `all` for the whole window.
    public var period: String
    /// Empty for all.
    public var property: String
    public var category: String
    public var channel: String
    /// Supply: sites times nights of the period; nil if the sites aren't known.
    public var nightsAvailable: Int?
    /// Its properties are accessible directly on the row.
    public var counts = KPICounts()
    public var currency = Currency.none
    public var leadDaysMedian: Double?

    public init(period: String, property: String = "", category: String = "", channel: String = "") {
        self.period = period
        self.property = property
        self.category = category
        self.channel = channel
    }
    public subscript<Count>(dynamicMember count: WritableKeyPath<KPICounts, Count>) -> Count {
        get { counts[keyPath: count] }
        set { counts[keyPath: count] = newValue }
    }
}

/// Counts over some bookings: numerators and denominators of key figures.
public struct KPICounts: Sendable, Equatable {
    /// Demand: nights of stays that fall within the period.
    public var nightsSold = 0
    /// Stays with a night in the period.
    public var stays = 0
    /// Stays whose first night in the window falls within the period: these add up over months.
    public var staysBegun = 0
    /// Minor units, without tax, split by night.
    public var roomRevenue: Int64 = 0
    /// Nights sold whose room revenue is known: ADR's denominator.
    public var nightsWithRevenue = 0
    /// Bookings received for the period, by arrival: including cancelled and no-show, excluding invalid.
    public var bookings = 0
    public var cancelled = 0
    public var noShow = 0
    /// Bookings that the rules reject, by arrival.
    public var invalid = 0
    /// Sum of all nights of the stays that arrive in the period, and their number: ALOS.
    public var arrivalNights = 0
    public var arrivals = 0
    /// Days between booking and arrival of bookings that arrive in the period.
    public var leadDaysSum = 0
    public var leadDaysCount = 0

    public init() {}
}
