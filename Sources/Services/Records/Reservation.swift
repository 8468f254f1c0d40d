public import InnkeeperCore

/// A requested stay: accepted, rejected or cancelled.
public struct Reservation: Sendable, Equatable {
    /// The store's id of the record; 0 if it is not stored.
    public var id: Int64 = 0
    /// The number that guest and channel use; empty for a reservation made at the desk.
    public var number = ""
    /// Number of the campsite.
    public var siteNumber: String
    public var camper: Camper
    /// Day of arrival.
    public var date: CalendarDate
    public var numberOfNights: Int
    /// How many guests come; nil if unknown.
    public var guests: Int?
    /// Amounts in minor units of `currency`; nil if there is none.
    public var nightlyRate: Int64?
    public var total: Int64?
    public var paid: Int64?
    public var currency = Currency.none
    /// The day on which it was booked.
    public var bookedOn: CalendarDate?
    /// Its status, as in the pipeline's tables.
    public var state = BookingStatus.confirmed
    /// Codes of the rules that made it Invalid.
    public var reasons: [String] = []

    public init(siteNumber: SiteNumber, camper: Camper, date: CalendarDate, numberOfNights: Int) {
        self.siteNumber = siteNumber.text
        self.camper = camper
        self.date = date
        self.numberOfNights = numberOfNights
    }

    /// A word for people: `Reserved` while it holds its site, `Invalid` if the rules reject it, else `Cancelled`. Decide by
    /// `state`.
    public var status: String {
        if state.holdsSite { return "Reserved" }
        return state.isAccepted ? "Cancelled" : "Invalid"
    }

    /// The nights as a half-open range: a departure and an arrival on the same day don't overlap. nil if there are
    /// none.
    public var nights: Range<Int32>? {
        let (end, overflow) = Int(date.dayNumber).addingReportingOverflow(numberOfNights)
        guard !overflow, numberOfNights > 0, let departure = Int32(exactly: end) else { return nil }
        return date.dayNumber..<departure
    }
}
