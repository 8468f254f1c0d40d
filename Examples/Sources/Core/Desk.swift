import Foundation
import InnkeeperClient

/// What all screens of an app share: one store, and the services over it.
public struct Desk: Sendable {
    public let center: NoticeCenter
    public let context: ServiceContext

    /// `now` is called whenever a service needs today's date at the property.
    public init(
        store: SQLiteStore, center: NoticeCenter = .default, property: Property = Property(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.center = center
        context = ServiceContext(store: store, center: center) { RunContext(now(), property: property) }
    }

    /// A desk that keeps everything in one file.
    public init(file: URL, property: Property) throws {
        self.init(store: try SQLiteStore(.file(file.path)), property: property)
    }

    public var campers: CamperService { CamperService(context) }
    public var sites: CampSiteService { CampSiteService(context) }
    public var reservations: ReservationService { ReservationService(context) }
    public var payments: PaymentService { PaymentService(context) }
    public var contacts: ContactService { ContactService(context) }
    public var places: PlaceService { PlaceService(context) }
}
