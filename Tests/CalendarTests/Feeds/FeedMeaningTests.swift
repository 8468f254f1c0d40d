import Calendar
import Core
import Testing

struct FeedMeaningTests {
    private func meaning(
        _ summary: String, uid: String = "1@airbnb.com", _ change: (inout FeedEvent) -> Void = { _ in }
    )
        -> FeedMeaning
    {
        var event = FeedEvent()
        event.summary = summary
        event.uid = uid
        change(&event)
        return FeedMeaning(event, program: "")
    }

    @Test(arguments: [
        ("Reserved", "1@airbnb.com", BookingStatus.confirmed), ("Airbnb (Not available)", "1@airbnb.com", nil),
        ("Blocked", "1", nil), ("Reserved - Ada", "1", .confirmed),
        ("CLOSED - Not available", "1@booking.com", .pending),
        ("CLOSED - Not available", "1", nil), ("Ada Alder", "1", .confirmed), ("", "1", .confirmed),
    ])
    func `reserved and blocked are told apart`(summary: String, uid: String, status: BookingStatus?) {
        let found = meaning(summary, uid: uid)
        #expect(found.status == status)
        #expect((status == nil) == !found.reason.isEmpty)
    }

    @Test func `an event that is cancelled, tentative, free or repeated is not a stay like others`() {
        #expect(meaning("Reserved") { $0.isCancelled = true }.status == .cancelled)
        #expect(meaning("Reserved") { $0.isTentative = true }.status == .pending)
        #expect(meaning("Reserved") { $0.isTransparent = true }.status == nil)
        #expect(meaning("Reserved") { $0.isRepeating = true }.status == nil)
    }

    @Test func `numbers and guests are taken where the channel gives them`() {
        let code = meaning("Reserved") {
            $0.description = "https://www.airbnb.com/hosting/reservations/details/HMX1\nPhone"
        }
        #expect(code.id == "HMX1")
        #expect(meaning("Reserved", uid: "u-7").id == "u-7")
        #expect(meaning("Reserved - Ada Alder", uid: "u").guest == "Ada Alder" && meaning("Ada - A1").guest.isEmpty)
    }
}
