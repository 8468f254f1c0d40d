import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct BlockedSitesTests {
    /// Whether the only site is free; `blocked` are the nights of its calendars.
    private func isFree(_ nights: Range<Int32>, _ blocked: [Range<Int32>]) -> Bool {
        var dataset = datasetOf([], campSites: [CampSite(number: "A12")])
        for (file, nights) in blocked.enumerated() {
            dataset.bookings.blocked.append(site: "A12", nights: nights, file: file)
        }
        return !FreeSites(SiteCalendar(dataset.bookings), dataset.bookings, dataset.campSites)
            .all(for: nights, guests: 0, electricity: false, water: false).isEmpty
    }

    @Test func `periods that overlap, touch or lie within others block every night of theirs, and no other`() {
        // Given
        var random = SeededRandom(7)
        for _ in 0..<200 {
            let blocked = (0..<Int.random(in: 0...5, using: &random)).map { _ in
                let first = Int32.random(in: 0...20, using: &random)
                return first..<first + Int32.random(in: 1...8, using: &random)
            }
            let first = Int32.random(in: 0...25, using: &random)
            let nights = first..<first + Int32.random(in: 1...4, using: &random)
            // When
            let found = isFree(nights, blocked)
            // Then each night is looked up in each period
            let isTaken = nights.contains { night in blocked.contains { $0.contains(night) } }
            #expect(found == !isTaken, "\(nights) of \(blocked)")
        }
    }
}
