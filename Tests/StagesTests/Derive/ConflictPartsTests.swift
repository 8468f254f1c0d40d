import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

/// Double bookings found by parts, held against those found at once.
struct ConflictPartsTests {
    /// Stays of some properties whose sites have the same names, first seen in other orders; some sites with as many pairs as
    /// others, and some stays on several sites.
    private func bookings(_ random: inout SeededRandom, properties: Int) -> Bookings {
        makeBookings(
            (0..<300).map { _ in
                let arrival = Int32.random(in: 0..<30, using: &random)
                let property = Int.random(in: 0..<properties, using: &random)
                let site = [nil, "1", "2", "3", "4", "1 + 2", "4, 3"].randomElement(using: &random) ?? nil
                return TestBooking(
                    property: property == 0 ? nil : "P\(property)", site: site,
                    camper: UInt64.random(in: 0..<4, using: &random), arrival: arrival,
                    departure: arrival + Int32.random(in: 0..<5, using: &random),
                    status: [.confirmed, .pending, .cancelled, .closed].randomElement(using: &random) ?? .confirmed)
            })
    }

    @Test(arguments: [1, 2, 7]) func `parts put together are the whole, whatever the limit`(count: Int) async throws {
        var random = SeededRandom(UInt64(count))
        for limit in [0, 1, 3, 9, 15, 1_000_000] {
            // Given
            let bookings = bookings(&random, properties: 8)
            let campSites = CampSites()
            var dataset = Dataset()
            dataset.bookings = bookings
            let stage = ConflictsStage(options: OptionValues(["pairs": .integer(limit)]))
            let whole = await runStage(stage, on: dataset)
            #expect(limit < 20 ? !whole.crowdedSites.isEmpty : whole.conflicts.count > 20)
            // When each part has the bookings of some properties
            var parts: [ConflictPart] = []
            for part in 0..<count {
                let rows = (0..<bookings.count).filter { Int(bookings.property.codes[$0] + 1) % count == part }
                let found = await ConflictPart.find(
                    bookings.selecting(rows), campSites, limit: limit, isWhole: false, jobs: 2)
                parts.append(try #require(found.renumbered { rows[$0] }))
            }
            dataset.conflictParts = parts.shuffled(using: &random)
            var merged = await runStage(stage, on: dataset)
            merged.conflictParts = nil
            // Then
            #expect(differences(merged, whole) == [])
        }
    }

    @Test
    func `a part names the bookings that its pairs and sites need, and has no other number for one it doesn't know`()
        async
    {
        // Given three stays at once, and two that aren't
        let rows = [10, 11, 10, 30, 50].map { TestBooking(arrival: $0, departure: $0 + 5) }
        let part = await ConflictPart.find(makeBookings(rows), CampSites(), limit: 2, isWhole: false, jobs: 1)
        // Then
        #expect(part.rows.isEmpty && part.units.map(\.pairs) == [3] && part.coverage.stays == 5)
        #expect(part.bookings == [0, 2])
        #expect(part.renumbered { $0 == 0 ? 7 : nil } == nil)
        #expect(part.renumbered { $0 + 7 }?.units.first?.crowd?.booking == 9)
    }
}
