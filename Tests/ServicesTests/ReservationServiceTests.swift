import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct ReservationServiceTests {
    @Test(arguments: StoreKind.allCases)
    func `five nights are reserved, and there is no error`(kind: StoreKind) throws {
        // Given
        let desk = try FrontDesk(kind)
        let camper = try #require(try desk.campers.addCamper("Johnny Appleseed", phoneNumber: "408-555-1234"))
        let campSite = try #require(try desk.sites.addCampSite(15, electricity: true, water: true))
        // When
        let result = try desk.reservations.reserveCampSite(
            campSite, camper: camper, date: FrontDesk.today, numberOfNights: 5)
        // Then
        #expect(result.error == nil)
        #expect(result.reservation.status == "Reserved")
        #expect(result.reservation.camper.phoneNumber == "408-555-1234")
        #expect(result.reservation.siteNumber == "15")
        #expect(result.reservation.numberOfNights == 5)
        #expect(try desk.reservations.getReservations() == [result.reservation])
    }

    @Test(arguments: StoreKind.allCases, [0, -1, Int.min])
    func `no nights give a reservation that is Invalid, and the reason`(kind: StoreKind, nights: Int) throws {
        let desk = try FrontDesk(kind)
        let result = try desk.reservations.reserveCampSite(
            try desk.site(15), camper: try desk.camper(), date: FrontDesk.today, numberOfNights: nights)
        #expect(result.reservation.status == "Invalid")
        #expect(result.error?.domain == "CampingManager")
        #expect(result.error?.code == 5)
        #expect(result.error?.userInfo["Problem"] == "Invalid number of days")
        // It is kept, with the rule that refused it.
        let stored = try #require(try desk.reservations.getReservations().first)
        #expect(stored == result.reservation)
        #expect(stored.reasons.contains("reservation-nights-not-positive"))
    }

    @Test(arguments: StoreKind.allCases)
    func `a stay meets another when they share a night, and only then`(kind: StoreKind) throws {
        // Given a stay from the 10th to the 20th day
        let desk = try FrontDesk(kind)
        let site = try desk.site(1)
        let camper = try desk.camper()
        func reserve(_ day: Int, _ nights: Int) throws -> ServiceError? {
            try desk.reservations.reserveCampSite(
                site, camper: camper, date: FrontDesk.today + day, numberOfNights: nights
            ).error
        }
        #expect(try reserve(10, 10) == nil)
        // Then nested, identical, around, across either end by one night
        for (day, nights) in [(12, 2), (10, 10), (5, 30), (8, 3), (19, 3), (19, 1), (10, 1)] {
            let error = try #require(try reserve(day, nights), "\(day), \(nights)")
            #expect(error.code == ServiceError.Code.siteTaken.rawValue)
            #expect(error.userInfo["Rule"] == "reservation-overlap")
        }
        // And not touching: it departs when the other arrives, and arrives when the other departs
        #expect(try reserve(8, 2) == nil)
        #expect(try reserve(20, 2) == nil)
        // And not one of no nights, which is Invalid for that reason alone
        #expect(try reserve(12, 0)?.code == 5)
        #expect(try desk.reservations.getReservations().filter { $0.status == "Reserved" }.count == 3)
    }

    @Test(arguments: StoreKind.allCases)
    func `pending stays hold their site, cancelled and refused ones do not`(kind: StoreKind) throws {
        let desk = try FrontDesk(kind)
        let camper = try desk.camper()
        for (number, state, isTaken) in [
            (1, BookingStatus.pending, true), (2, .inHouse, true), (3, .completed, true), (4, .cancelled, false),
            (5, .noShow, false), (6, .rejected, false), (7, .unknown, false),
        ] {
            _ = try desk.site(SiteNumber(number))
            var stay = Reservation(
                siteNumber: SiteNumber(number), camper: camper, date: FrontDesk.today, numberOfNights: 3)
            stay.state = state
            _ = try desk.reservations.reserve(stay)
            let second = try desk.reservations.reserve(
                Reservation(siteNumber: SiteNumber(number), camper: camper, date: FrontDesk.today, numberOfNights: 3))
            #expect((second.error != nil) == isTaken, "\(state)")
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a cancelled stay frees its site, stays in the book, and is cancelled once`(kind: StoreKind) throws {
        // Given
        let desk = try FrontDesk(kind)
        let site = try desk.site(1)
        let camper = try desk.camper()
        func reserve() throws -> (reservation: Reservation, error: ServiceError?) {
            try desk.reservations.reserveCampSite(site, camper: camper, date: FrontDesk.today, numberOfNights: 2)
        }
        let stay = try reserve().reservation
        let refused = try reserve().reservation
        // When
        let cancelled = try desk.reservations.cancel(stay)
        // Then
        #expect(cancelled.status == "Cancelled")
        #expect(try desk.reservations.cancel(stay) == cancelled)
        #expect(try desk.reservations.cancel(refused).status == "Invalid")
        #expect(try reserve().error == nil)
        #expect(try desk.reservations.getReservations().map(\.status) == ["Cancelled", "Invalid", "Reserved"])
        let error = #expect(throws: ServiceError.self) {
            var unknown = stay
            unknown.id = 999
            _ = try desk.reservations.cancel(unknown)
        }
        #expect(error?.code == ServiceError.Code.unknownRecord.rawValue)
    }

    @Test(arguments: StoreKind.allCases)
    func `what other rules refuse is Invalid for their reasons`(kind: StoreKind) throws {
        let desk = try FrontDesk(kind)
        _ = try desk.site(1)
        let camper = try desk.camper()
        // Given a site that is not there, and a number that is taken on that site
        var first = Reservation(siteNumber: 1, camper: camper, date: FrontDesk.today, numberOfNights: 1)
        first.number = "R1"
        var again = first
        again.date = FrontDesk.today + 20
        let elsewhere = Reservation(siteNumber: 99, camper: camper, date: FrontDesk.today, numberOfNights: 1)
        // When
        #expect(try desk.reservations.reserve(first).error == nil)
        let duplicate = try desk.reservations.reserve(again)
        let unknown = try desk.reservations.reserve(elsewhere)
        // Then
        #expect(duplicate.reservation.reasons == ["reservation-id-duplicate"])
        #expect(duplicate.findings.first?.other == 2)
        #expect(unknown.reservation.reasons == ["reservation-site-unknown"])
        #expect(unknown.error?.code == 11 && unknown.error?.userInfo["Rule"] == "reservation-site-unknown")
        #expect(
            unknown.error?.userInfo["Problem"]
                == "There is no campsite \"99\"; correct the number, or add the site to the campsites.")
    }

    // Reserve with a camper who is not stored
    @Test(arguments: StoreKind.allCases)
    func `of a camper or on a site that is not stored nothing is kept and nothing is told`(kind: StoreKind) throws {
        // Given a camper whom another store has under a number of this one, one of no store, and a site of no store
        let desk = try FrontDesk(kind)
        let recorder = NoticeRecorder(desk.center, .didSave, .didNotSave)
        let camper = try desk.camper()
        let site = try desk.site(1)
        for _ in 0..<2 { try #require(recorder.next()) }
        let strangers = [
            Camper(id: camper.id, fullName: "Bert Birch"), Camper(fullName: "Bert Birch"),
            Camper(id: 4711, fullName: camper.fullName, phoneNumber: camper.phoneNumber), Camper(fullName: ""),
        ]
        // When
        for (place, stranger) in strangers.map({ (site, $0) }) + [(CampSite(number: "2"), camper)] {
            let result = try desk.reservations.reserveCampSite(
                place, camper: stranger, date: FrontDesk.today, numberOfNights: 2)
            // Then
            #expect(result.error?.domain == "CampingManager")
            #expect(result.error?.code == (place.number == "2" ? 11 : 10))
            #expect(result.reservation.status == "Invalid" && result.reservation.id == 0)
        }
        #expect(try desk.reservations.getReservations().isEmpty)
        // And the first notice is of what is kept
        let kept = try desk.reservations.reserveCampSite(
            site, camper: camper, date: FrontDesk.today, numberOfNights: 2)
        #expect(recorder.next() && kept.error == nil)
        #expect(recorder.notices.map(\.name) == [.didSave, .didSave, .didSave])
        #expect(try desk.reservations.getReservations() == [kept.reservation])
    }

    @Test func `where double bookings are only marked, they stand and the error says so`() throws {
        let desk = try FrontDesk(.memory)
        let service = ReservationService(desk.context, doubleBooking: .mark)
        let site = try desk.site(1)
        let camper = try desk.camper()
        for _ in 0..<2 {
            _ = try service.reserveCampSite(site, camper: camper, date: FrontDesk.today, numberOfNights: 2)
        }
        let third = try service.reserveCampSite(site, camper: camper, date: FrontDesk.today + 1, numberOfNights: 2)
        #expect(third.reservation.status == "Reserved" && third.error?.code == 6)
        #expect(try service.check(third.reservation).filter { $0.code == "reservation-overlap" }.count == 2)
    }

    @Test(arguments: StoreKind.allCases)
    func `free sites are those of looking at every night of every site`(kind: StoreKind) throws {
        // Given sites of every kind and many stays
        let desk = try FrontDesk(kind)
        var random = SeededRandom(7)
        for number in 1...12 {
            var site = CampSite(number: "\(number)")
            site.electricity = [true, false, nil].randomElement(using: &random) ?? nil
            site.water = [true, false, nil].randomElement(using: &random) ?? nil
            site.capacity = Bool.random(using: &random) ? CountCell(Int.random(in: 1...6, using: &random)) : .missing
            if number % 4 == 0 { site.closedFrom = DateCell(FrontDesk.today + Int.random(in: 0...30, using: &random)) }
            if number % 3 == 0 { site.closedTo = DateCell(FrontDesk.today + Int.random(in: 0...30, using: &random)) }
            _ = try desk.sites.addCampSite(site)
        }
        let camper = try desk.camper()
        for _ in 0..<120 {
            let day = FrontDesk.today + Int.random(in: 0...40, using: &random)
            var stay = Reservation(
                siteNumber: SiteNumber(.random(in: 1...12, using: &random)), camper: camper, date: day,
                numberOfNights: .random(in: 0...5, using: &random))
            stay.state = BookingStatus.allCases.randomElement(using: &random) ?? .confirmed
            _ = try desk.reservations.reserve(stay)
        }
        let sites = try desk.sites.getCampSites()
        let taken = try desk.reservations.getReservations().filter { $0.status == "Reserved" }
        // Then
        var most = 0
        for _ in 0..<200 {
            let day = FrontDesk.today + Int.random(in: -3...45, using: &random)
            let nights = Int.random(in: 1...6, using: &random)
            let guests = Int.random(in: 0...5, using: &random)
            let (electricity, water) = (Bool.random(using: &random), Bool.random(using: &random))
            let expected = sites.filter { site in
                guard site.capacity.value ?? .max >= guests, !electricity || site.electricity == true,
                    !water || site.water == true
                else { return false }
                return (0..<nights).allSatisfy { offset in
                    let night = day + offset
                    let from = site.closedFrom.date
                    let to = site.closedTo.date
                    let isClosed =
                        (from != nil || to != nil) && (from.map { night >= $0 } ?? true)
                        && (to.map { night < $0 } ?? true)
                    return !isClosed
                        && !taken.contains {
                            $0.siteNumber == site.number && $0.date <= night && night < $0.date + $0.numberOfNights
                        }
                }
            }
            let free = try desk.reservations.freeCampSites(
                date: day, numberOfNights: nights, guests: guests, electricity: electricity, water: water)
            #expect(free == expected)
            most = max(most, free.count)
        }
        #expect(most > 2)
        #expect(throws: ServiceError.self) {
            _ = try desk.reservations.freeCampSites(date: FrontDesk.today, numberOfNights: 0)
        }
    }
}
