import Core
import Stages
import TestSupport
import Testing

/// What the finder decides is in `MatchingStageTests`; here that it finds its way among many.
struct GuestFinderTests {
    @Test func `each of ten thousand addresses leads to its own contact`() {
        // Given as many contacts and bookings, the bookings in another order
        let count = 10_000
        var dataset = datasetOf((0..<count).map { _ in TestBooking() })
        dataset.contacts = makeContacts(
            (0..<count).map { TestContact(name: "Guest \($0)", phone: "+1 408 \(2_000_000 + $0)") })
        let order = (0..<count).map { ($0 * 7919) % count }
        dataset.bookings.email = order.map { _ in 0 }
        dataset.bookings.phone = order.map { 14_082_000_000 + UInt64($0) }
        // When
        let matches = runStage(MatchingStage(options: OptionValues()), on: dataset).matches
        // Then
        #expect(matches.map { Int($0.contact) } == order)
        #expect(matches.allSatisfy { $0.reason == .phone })
    }
}
