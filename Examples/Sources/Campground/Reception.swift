import Core
import InnkeeperClient

/// Takes reservations.
public struct Reception: Sendable {
    private let desk: Desk

    public init(desk: Desk) { self.desk = desk }

    /// The result of a request: the reservation as stored, and the sentence to show.
    public struct Answer: Sendable, Equatable {
        public var reservation: Reservation
        public var sentence: String
    }

    /// An invalid reservation is stored too, marked Invalid, so that nothing typed is lost.
    public func reserve(
        _ site: SiteNumber, for name: String, phone: String, from date: CalendarDate, nights: Int
    ) throws -> Answer {
        guard let site = try desk.sites.getCampSite(site) else { throw NotThere(what: "site \(site)") }
        guard let camper = try desk.campers.addCamper(name, phoneNumber: phone) else { throw NotThere(what: "name") }
        let (reservation, error) = try desk.reservations.reserveCampSite(
            site, camper: camper, date: date, numberOfNights: nights)
        if let error { return Answer(reservation: reservation, sentence: "\(reservation.status): \(error.message)") }
        return Answer(
            reservation: reservation, sentence: "\(reservation.status): site \(reservation.siteNumber) from \(date)")
    }

    public struct NotThere: Error, Equatable {
        public var what: String

        public init(what: String) { self.what = what }
    }

    public func freeSites(from date: CalendarDate, nights: Int, guests: Int = 0) throws -> [String] {
        try desk.reservations.freeCampSites(date: date, numberOfNights: nights, guests: guests).map(\.number)
    }

    public func cancel(_ reservation: Reservation) throws -> Reservation { try desk.reservations.cancel(reservation) }
}
