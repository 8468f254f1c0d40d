public import InnkeeperCore

/// Where the services keep their records. The room Store has two, in memory and on disk.
///
/// Reading waits for what was written before, and sees it. Writing returns at once: each call is one transaction,
/// done in the order of the calls on a thread of the store's own.
public protocol CampStore: AnyObject, Sendable {
    /// A number that no record of the store has.
    func nextID() throws(ServiceError) -> Int64

    /// Campers, of a name as `foldedName` writes it or all, in the order in which they were added.
    func campers(named name: String?) throws(ServiceError) -> [Camper]
    /// Campsites, of a number or all.
    func campSites(numbered number: String?) throws(ServiceError) -> [CampSite]
    func reservations(_ filter: ReservationFilter) throws(ServiceError) -> [Reservation]
    func people(named name: String?) throws(ServiceError) -> [PersonInfo]
    func places(named name: String?) throws(ServiceError) -> [PlaceInfo]
    /// Payments, of the reservation with that id or all, in the order in which they were added.
    func payments(of reservation: Int64?) throws(ServiceError) -> [Payment]

    /// Writes all of `changes` or nothing. `whenDone` is called once, on another thread than the caller's; it may
    /// use the store.
    func write(_ changes: [StoreChange], whenDone: @escaping @Sendable (Result<Void, ServiceError>) -> Void)
}

/// Which reservations to fetch: those that fit all that is given.
public struct ReservationFilter: Sendable, Equatable {
    public var id: Int64?
    public var number: String?
    public var siteNumber: String?
    /// Day numbers, half-open: reservations that share a night with them.
    public var nights: Range<Int32>?

    public init(id: Int64? = nil, number: String? = nil, siteNumber: String? = nil, nights: Range<Int32>? = nil) {
        self.id = id
        self.number = number
        self.siteNumber = siteNumber
        self.nights = nights
    }
}

/// A record put in, which fails when there is one with its id or number; or one changed or taken out.
public enum StoreChange: Sendable, Equatable {
    case camper(Camper)
    case campSite(CampSite)
    case reservation(Reservation)
    case person(PersonInfo)
    case place(PlaceInfo)
    case payment(Payment)
    case reservationState(id: Int64, BookingStatus)
    case removeCampSite(number: String)
    case removePerson(id: Int64)
    case removePlace(id: Int64)
    case removePayment(id: Int64)
}

/// A name as the store looks for it: `foldedText`.
public func foldedName(_ name: String) -> String {
    String(decoding: foldedText(Array(name.utf8)[...]), as: UTF8.self)
}
