public import InnkeeperCore

/// Who stays where and when.
public struct ReservationService: Sendable {
    /// What to do with a stay on a site that is taken. `reservation-overlap` finds the same in both cases.
    public enum DoubleBooking: Sendable {
        /// It becomes Invalid: as nothing is promised yet, nothing gets promised twice.
        case refuse
        /// It is kept and the error says so, as in the pipeline for bookings that channels have already accepted.
        case mark
    }

    /// The result of a reservation request.
    public struct Outcome: Sendable, Equatable {
        public var reservation: Reservation
        /// The most severe finding; nil if the reservation is valid and its site is free.
        public var error: ServiceError?
        /// All findings of the rules, including warnings.
        public var findings: [ServiceFinding]
    }

    private let context: ServiceContext
    private let doubleBooking: DoubleBooking

    public init(_ context: ServiceContext, doubleBooking: DoubleBooking = .refuse) {
        self.context = context
        self.doubleBooking = doubleBooking
    }

    /// Calls `reserve(_:)` for a camper, a site and a first day.
    public func reserveCampSite(
        _ campSite: CampSite, camper: Camper, date: CalendarDate, numberOfNights: Int
    ) throws(ServiceError) -> (reservation: Reservation, error: ServiceError?) {
        var wanted = Reservation(
            siteNumber: SiteNumber(campSite.number), camper: camper, date: date, numberOfNights: numberOfNights)
        wanted.bookedOn = context.run.today
        let outcome = try reserve(wanted)
        return (outcome.reservation, outcome.error)
    }

    /// The reservation as stored, and what is wrong with it. One that the rules reject is stored too, with the status
    /// `Invalid` and their codes as its reasons, but takes part in nothing. If its camper or site is not stored,
    /// nothing is stored: the error is `unknownCamper` or `unknownCampSite`, and the reservation has the id 0.
    public func reserve(_ wanted: Reservation) throws(ServiceError) -> Outcome {
        try context.inTurn { () throws(ServiceError) -> Outcome in
            let findings = try check(wanted)
            var reservation = wanted
            let refusals = findings.filter {
                $0.effect == .rejects || doubleBooking == .refuse && $0.code == ReservationOverlap().code
            }
            reservation.reasons = Array(Set(refusals.map(\.code))).sorted()
            if !refusals.isEmpty { reservation.state = .invalid }
            if let error = try unknownRecord(wanted, findings) {
                reservation.id = 0
                reservation.state = .invalid
                return Outcome(reservation: reservation, error: error, findings: findings)
            }
            reservation.id = try context.store.nextID()
            context.save([.reservation(reservation)])
            return Outcome(
                reservation: reservation, error: ReservationService.error(findings), findings: findings)
        }
    }

    /// The findings of the booking rules about a reservation among the other stored ones.
    public func check(_ wanted: Reservation) throws(ServiceError) -> [ServiceFinding] {
        let rules = context.rules(.bookings)
        let batch = Bookings([wanted])
        var sites = CampSites()
        sites.rows = try context.store.campSites(numbered: wanted.siteNumber)
        let ruleContext = RuleContext(run: context.run, sites: SiteDirectory(sites))
        var findings = context.findings(rules.check(.bookings(batch), in: ruleContext), row: 0, value: wanted.text)
        if !wanted.number.isEmpty {
            let stored = try others(ReservationFilter(number: wanted.number), than: wanted)
            let table = Bookings(stored)
            var earlier = SeenKeyIndex()
            _ = rules.check(table, after: Bookings(), earlier: &earlier)
            let report = rules.check(batch, after: table, earlier: &earlier)
            findings += context.findings(report, row: 0, value: wanted.text) {
                $0 < stored.count ? stored[$0].id : nil
            }
        }
        var subject = wanted
        if findings.isRefusal { subject.state = .invalid }
        guard let nights = subject.nights else { return findings }
        let neighbours = try others(ReservationFilter(siteNumber: wanted.siteNumber, nights: nights), than: wanted)
        var dataset = Dataset()
        dataset.bookings = Bookings(neighbours + [subject])
        dataset.campSites = sites
        dataset.conflicts = SiteCalendar(dataset.bookings, dataset.campSites).conflicts(of: dataset.bookings)
        findings += context.findings(rules.check(dataset, in: ruleContext), row: neighbours.count, value: wanted.text) {
            $0 < neighbours.count ? neighbours[$0].id : nil
        }
        return findings
    }

    /// The reservation with the status `Cancelled`; one that is Invalid or already cancelled stays as it is.
    public func cancel(_ reservation: Reservation) throws(ServiceError) -> Reservation {
        try context.inTurn { () throws(ServiceError) -> Reservation in
            guard var stored = try context.store.reservations(ReservationFilter(id: reservation.id)).first else {
                throw ServiceError(.unknownRecord, problem: "There is no reservation \(reservation.id).")
            }
            guard stored.state.holdsSite else { return stored }
            stored.state = .cancelled
            context.save([.reservationState(id: stored.id, .cancelled)])
            return stored
        }
    }

    /// The reservations that match the filter (by default all), in the order in which they were made.
    public func getReservations(_ filter: ReservationFilter = ReservationFilter()) throws(ServiceError) -> [Reservation]
    {
        try context.store.reservations(filter)
    }

    /// The sites that are open and free on all those nights and meet the requirements, in number order.
    public func freeCampSites(
        date: CalendarDate, numberOfNights: Int, guests: Int = 0, electricity: Bool = false, water: Bool = false
    ) throws(ServiceError) -> [CampSite] {
        let asked = Reservation(
            siteNumber: "", camper: Camper(fullName: ""), date: date, numberOfNights: numberOfNights)
        guard let nights = asked.nights else {
            throw ServiceError(.numberOfDays, problem: ReservationService.invalidDays)
        }
        var sites = CampSites()
        sites.rows = try context.store.campSites(numbered: nil)
        let bookings = Bookings(try context.store.reservations(ReservationFilter(nights: nights)))
        let finder = FreeSites(SiteCalendar(bookings, sites), bookings, sites)
        let free = Set(
            finder.all(for: nights, guests: guests, electricity: electricity, water: water).map(\.number))
        return sites.rows.filter { free.contains($0.number) }.sorted { naturallyPrecedes($0.number, $1.number) }
    }

    /// Camper and site must be stored, as a reservation means nothing without them.
    private func unknownRecord(
        _ wanted: Reservation, _ findings: [ServiceFinding]
    ) throws(ServiceError) -> ServiceError? {
        let namesakes = try context.store.campers(named: foldedName(wanted.camper.fullName))
        if !namesakes.contains(where: { $0.id == wanted.camper.id }) {
            return ServiceError(.unknownCamper, problem: "The camper is not stored; add the camper first.")
        }
        guard try context.store.campSites(numbered: wanted.siteNumber).isEmpty else { return nil }
        let rule = findings.first { $0.code == ReservationSiteUnknown().code }
        return ServiceError(
            .unknownCampSite,
            problem: rule?.message ?? "There is no site \(wanted.siteNumber); add the site first.", rule: rule?.code)
    }

    private func others(_ filter: ReservationFilter, than wanted: Reservation) throws(ServiceError) -> [Reservation] {
        try context.store.reservations(filter).filter { $0.id != wanted.id }
    }

    private static let invalidDays = "Invalid number of days"

    /// The gravest finding as an error: nights first, then any rejection, then a taken site.
    private static func error(_ findings: [ServiceFinding]) -> ServiceError? {
        if findings.contains(where: { $0.code == ReservationNightsNotPositive().code }) {
            return ServiceError(.numberOfDays, problem: invalidDays, rule: ReservationNightsNotPositive().code)
        }
        if let refusal = findings.first(where: { $0.effect == .rejects }) {
            return ServiceError(.refused, problem: refusal.message, rule: refusal.code)
        }
        return findings.first { $0.code == ReservationOverlap().code }.map {
            ServiceError(.siteTaken, problem: $0.message, rule: $0.code)
        }
    }
}

extension Reservation {
    /// The value of a field, for messages.
    fileprivate func text(_ field: String) -> String {
        switch BookingField(rawValue: field) {
        case .reservationID: number
        case .siteNumber: siteNumber
        case .camperName: camper.fullName
        case .arrival: "\(date)"
        case .nights: "\(numberOfNights)"
        case .guests: guests.map { "\($0)" } ?? ""
        case .nightlyRate: amount(nightlyRate)
        case .total: amount(total)
        case .paid: amount(paid)
        case .currency: currency.code
        case .status: status
        case .bookedOn: bookedOn.map { "\($0)" } ?? ""
        default: ""
        }
    }

    private func amount(_ minorUnits: Int64?) -> String {
        minorUnits.map { Money(minorUnits: $0, currency: currency).decimal } ?? ""
    }
}
