public import InnkeeperCore

/// Where the services keep their records. The module Store has two implementations, in memory and on disk.
///
/// Reads wait for earlier writes and see them. Writes return immediately: each call is one transaction, executed in
/// call order on a thread of the store's own.
public protocol CampStore: AnyObject, Sendable {
    /// An id that no record of the store has.
    func nextID() throws(ServiceError) -> Int64

    /// Campers with the given name, as returned by `foldedName`, or all, in the order in which they were added.
    func campers(named name: String?) throws(ServiceError) -> [Camper]
    /// Campsites with the given number, or all.
    func campSites(numbered number: String?) throws(ServiceError) -> [CampSite]
    func reservations(_ filter: ReservationFilter) throws(ServiceError) -> [Reservation]
    func people(named name: String?) throws(ServiceError) -> [PersonInfo]
    func places(named name: String?) throws(ServiceError) -> [PlaceInfo]
    /// Payments of the reservation with that id, or all, in the order in which they were added.
    func payments(of reservation: Int64?) throws(ServiceError) -> [Payment]

    /// Writes all of `changes` or nothing. `whenDone` is called once, not on the caller's thread; it may use the store.
    func write(_ changes: [StoreChange], whenDone: @escaping @Sendable (Result<Void, ServiceError>) -> Void)
}

/// Selects the reservations that meet all given conditions.
public struct ReservationFilter: Sendable, Equatable {
    public var id: Int64?
    public var number: String?
    public var siteNumber: String?
    /// Day numbers, half-open: selects reservations that share a night with this range.
    public var nights: Range<Int32>?

    public init(id: Int64? = nil, number: String? = nil, siteNumber: String? = nil, nights: Range<Int32>? = nil) {
        self.id = id
        self.number = number
        self.siteNumber = siteNumber
        self.nights = nights
    }
}

/// Inserts a record, which fails if one has its id or number already; or changes or removes one.
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

/// A name in the form used for lookups: `foldedText`.
public func foldedName(_ name: String) -> String {
    String(decoding: foldedText(Array(name.utf8)[...]), as: UTF8.self)
}
