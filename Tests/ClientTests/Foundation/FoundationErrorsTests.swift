import Foundation
import InnkeeperClient
import Testing

struct FoundationErrorsTests {
    private let context: ServiceContext
    private let center = NotificationCenter()

    init() throws {
        let poster = NotificationPoster(center)
        context = ServiceContext(store: try SQLiteStore(.memory), center: poster) {
            RunContext(today: CalendarDate(dayNumber: 20_778), now: 0)
        }
    }

    @Test func `a stay of no nights is the error that it always was`() throws {
        // Given
        let camper = try #require(try CamperService(context).addCamper("Ada Alder"))
        let site = try #require(try CampSiteService(context).addCampSite("1", electricity: true, water: true))
        // When
        let (reservation, error) = try ReservationService(context).reserveCampSite(
            site, camper: camper, date: CalendarDate(dayNumber: 20_778), numberOfNights: 0)
        // Then
        #expect(reservation.state == .invalid)
        let failure = NSError(try #require(error))
        #expect(failure.domain == "CampingManager" && failure.code == 5)
        #expect(failure.localizedDescription == "Invalid number of days")
        #expect(failure.userInfo["Problem"] as? String == "Invalid number of days")
        #expect(failure.userInfo["Rule"] as? String == "reservation-nights-not-positive")
    }

    @Test func `caught as any error it has the same domain, code and message`() {
        let error: any Error = ServiceError(.siteTaken, problem: "Site 1 is taken.")
        #expect((error as NSError).domain == "CampingManager" && (error as NSError).code == 6)
        #expect(error.localizedDescription == "Site 1 is taken.")
    }

    @Test func `a Foundation centre is told of what is stored`() throws {
        // Given
        let told = DispatchSemaphore(value: 0)
        let name = Foundation.Notification.Name(Notice.Name.didSave.rawValue)
        let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
            #expect(notification.userInfo?["Changes"] as? String == "1")
            told.signal()
        }
        // When
        _ = try CamperService(context).addCamper("Ada Alder")
        // Then
        #expect(told.wait(timeout: .now() + 5) == .success)
        center.removeObserver(token)
    }
}
