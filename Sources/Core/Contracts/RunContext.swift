/// All that a stage may know besides the data: today, the clock, the property. Nothing else comes from outside.
public struct RunContext: Sendable, Equatable {
    /// The day that `--as-of` fixes, else today in the property's time zone.
    public var today: CalendarDate
    /// Seconds since 1970-01-01T00:00:00Z; fixed by SOURCE_DATE_EPOCH.
    public var now: Int64
    /// Seconds that the property's time is ahead of UTC; nil where `--as-of` fixed the day: then nothing of the clock is
    /// shown, so that the same input gives the same output.
    public var utcOffset: Int?
    public var property: Property

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
    /// What people read is written in.
    public var language = Language.en
    public var currency = Currency.none
    public var origin: Coordinate?
    public var echoes = EchoPolicy.same
    /// Whether what guests have asked for or told is used beyond the records themselves.
    public var showsNotes = true

    public init() {}
}

/// What an event is taken for that only says closed, on nights that other channels have sold.
public enum EchoPolicy: String, Sendable, CaseIterable {
    /// The same stay.
    case same
    /// Another one: a double booking.
    case overlap
}
