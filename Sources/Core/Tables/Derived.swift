/// One place near one campsite (or near the property's origin).
public struct DistanceRow: Sendable, Equatable {
    /// The site's property; empty for the origin, and for a site of every property.
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
    /// Whether both are seen from one site, or both from the property's origin.
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
    /// Which of the places that take turns it is, from 1, and how many these are.
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
    /// The age on that day; nil when the year is not known.
    public var turns: Int?
    public var birthday: PartialDate
    /// The stay in which the birthday falls; nil if there is none, or if bookings were not matched with contacts.
    public var stay: BirthdayStay?

    public init(date: CalendarDate, daysUntil: Int, contact: Int, turns: Int?, birthday: PartialDate) {
        self.date = date
        self.daysUntil = daysUntil
        self.contact = contact
        self.turns = turns
        self.birthday = birthday
    }
}

/// The stay of somebody who has a birthday in it.
public struct BirthdayStay: Sendable, Equatable {
    /// Row in `Dataset.bookings`.
    public var booking: Int
    /// Why the guest is believed to be this person.
    public var reason: MatchReason

    public init(booking: Int, reason: MatchReason) {
        self.booking = booking
        self.reason = reason
    }
}

/// Nights in a row on which a category has fewer open sites than stays that need one.
public struct CategoryShortage: Sendable, Equatable {
    /// Empty where sites name no property.
    public var property = ""
    /// Empty for all sites together.
    public var category: String
    /// Day numbers, half-open.
    public var nights: Range<Int32>
    /// Open sites.
    public var sites: Int
    /// Stays on each night, with a site or without.
    public var stays: Int
    /// Of these, without a site.
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

    /// Stays that get no site.
    public var missing: Int { stays - sites }
}

/// A site on which so many stays meet that it can be no single one: a column that names a kind of site, say, was taken
/// for its number. Its pairs are counted and not listed.
public struct CrowdedSite: Sendable, Equatable {
    /// Row in `Dataset.bookings` of the first stay that meets another on it.
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
    /// Rows in `Dataset.bookings`; `first` arrives earlier (on the same day, the one with the smaller row).
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
    /// Two parties for one site.
    case doubleBooking = "double-booking"
    /// The same guest: probably one booking imported twice, or changed and imported again.
    case sameGuest = "same-guest"
    /// A channel that only says closed, on nights that others have sold: probably the same stay.
    case echo
}

/// One night of the occupancy report, in one currency.
public struct OccupancyRow: Sendable, Equatable {
    public var night: CalendarDate
    /// Sites that could be sold; nil when neither a campsites source nor any booking names sites.
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

/// Key figures of one period for one group of bookings, by STR's definitions. Ratios are computed from the
/// numerators and denominators here, when they are written.
@dynamicMemberLookup
public struct KPIRow: Sendable, Equatable {
    /// `2026-07` for a month, `all` for the whole window.
    public var period: String
    /// Empty means all.
    public var property: String
    public var category: String
    public var channel: String
    /// Supply: sites times nights of the period; nil where the sites are not known.
    public var nightsAvailable: Int?
    /// Its own counts can be read and set as if they were the row's.
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

/// What is counted for some bookings: numerators and denominators of key figures.
public struct KPICounts: Sendable, Equatable {
    /// Demand: nights of stays that fall into the period.
    public var nightsSold = 0
    /// Stays with a night in the period.
    public var stays = 0
    /// Stays whose first night in the window lies in the period: these add up over months.
    public var staysBegun = 0
    /// Minor units, tax left out, shared out by night.
    public var roomRevenue: Int64 = 0
    /// Nights sold for which a room revenue is known: ADR's denominator.
    public var nightsWithRevenue = 0
    /// Bookings received for the period, by arrival: cancelled and no-show included, Invalid not.
    public var bookings = 0
    public var cancelled = 0
    public var noShow = 0
    /// Bookings that the rules refuse, by arrival.
    public var invalid = 0
    /// Sum of all nights of the stays that arrive in the period, and their number: ALOS.
    public var arrivalNights = 0
    public var arrivals = 0
    /// Days between booking and arrival of bookings that arrive in the period.
    public var leadDaysSum = 0
    public var leadDaysCount = 0

    public init() {}
}
