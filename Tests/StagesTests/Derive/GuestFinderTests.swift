import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

/// What the finder decides is in `MatchingStageTests`; here that it finds its way among many.
struct GuestFinderTests {
    @Test func `each of ten thousand addresses leads to its own contact`() async {
        // Given as many contacts and bookings, the bookings in another order
        let count = 10_000
        var dataset = datasetOf((0..<count).map { _ in TestBooking() })
        dataset.contacts = makeContacts(
            (0..<count).map { TestContact(name: "Guest \($0)", phone: "+1 408 \(2_000_000 + $0)") })
        let order = (0..<count).map { ($0 * 7919) % count }
        dataset.bookings.email = order.map { _ in 0 }
        dataset.bookings.phone = order.map { 14_082_000_000 + UInt64($0) }
        // When
        let matches = await runStage(MatchingStage(options: OptionValues()), on: dataset).matches
        // Then
        #expect(matches.map { Int($0.contact) } == order)
        #expect(matches.allSatisfy { $0.reason == .phone })
    }

    @Test func `numbers of which half the bits agree are different ones`() async {
        // Given a contact, and bookings with its number and with numbers that are greater by multiples of 2^32
        let number: UInt64 = 14_082_000_000
        var dataset = datasetOf((0..<200).map { _ in TestBooking() })
        dataset.contacts = makeContacts([TestContact(name: "Ada", phone: "+1 408 200 0000")])
        dataset.bookings.email = (0..<200).map { _ in 0 }
        dataset.bookings.phone = (0..<200).map { number + $0 << 32 }
        // When
        let matches = await runStage(MatchingStage(options: OptionValues()), on: dataset).matches
        // Then
        #expect(matches.map { Int($0.booking) } == [0])
    }

    @Test func `several tasks find what one finds`() async {
        // Given guests and contacts that share few addresses and numbers
        var random = SeededRandom(5)
        func some(_ count: UInt64) -> UInt64 { random.next() % count }
        var dataset = datasetOf((0..<500).map { _ in TestBooking() })
        dataset.contacts = makeContacts(
            (0..<200).map { _ in
                TestContact(
                    name: "Guest \(some(90)) Sample", email: some(3) == 0 ? "" : "g\(some(40))@example.org",
                    phone: some(3) == 0 ? "" : "+1 408 555 01\(10 + some(40))")
            })
        dataset.bookings.phone = (0..<500).map { _ in some(3) == 0 ? 0 : 14_085_550_110 + some(40) }
        dataset.bookings.email = (0..<500).map { _ in 0 }
        let stage = MatchingStage(options: OptionValues())
        let whole = await runStage(stage, on: dataset).matches
        #expect(!whole.isEmpty)
        // When tasks share the work
        for jobs in [1, 2, 5] {
            var parted = dataset
            await stage.run(&parted, in: testWorld(), jobs: jobs)
            #expect(parted.matches == whole)
        }
    }
}
