/// Everything a stage may know besides the data: today, the clock, the property. Nothing else comes from outside.
public struct RunContext: Sendable, Equatable {
    /// The day that `--as-of` fixes, else today in the property's time zone.
    public var today: CalendarDate
    /// Seconds since 1970-01-01T00:00:00Z; fixed by SOURCE_DATE_EPOCH.
    public var now: Int64
    /// Seconds by which the property's time is ahead of UTC. nil if `--as-of` fixed the day: no clock time is shown
    /// then, so that the same input gives the same output.
    public var utcOffset: Int?
    public var property: Property
    /// The language of the findings' messages in what programs read.
    public var findingsLanguage = Language.en

    public init(today: CalendarDate, now: Int64, property: Property = Property()) {
        self.today = today
        self.now = now
        self.property = property
    }
}

/// The campground or guest house.
public struct Property: Sendable, Equatable {
    public var name = "The property"
    /// IANA name.
    public var timeZone = "UTC"
    /// ISO 3166-1 alpha-2; empty when not given.
    public var country = ""
    /// The language of everything people read.
    public var language = Language.en
    public var currency = Currency.none
    public var origin: Coordinate?
    public var echoes = EchoPolicy.same
    /// Whether what guests requested or disclosed is used beyond the records themselves.
    public var showsNotes = true

    public init() {}
}

/// How to treat an event that only says closed, on nights that other channels have sold.
public enum EchoPolicy: String, Sendable, CaseIterable {
    /// The same stay.
    case same
    /// A different stay: a double booking.
    case overlap
}
