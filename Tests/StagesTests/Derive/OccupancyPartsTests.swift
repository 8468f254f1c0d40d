import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

/// Occupancy and key figures counted by parts, held against those counted at once.
struct OccupancyPartsTests {
    /// Bookings of some properties: over the ends of months and years, far away, refused, without arrival, amounts or currency.
    private func bookings(_ random: inout SeededRandom, currencies: [String]) -> Bookings {
        makeBookings(
            (0..<400).map { _ in
                let far: Int32 = Int.random(in: 0..<30, using: &random) == 0 ? 15_000 : 90
                let arrival = testToday.dayNumber + Int32.random(in: -far...far, using: &random)
                let length = Int32.random(in: 0..<40, using: &random)
                let isKnown = Int.random(in: 0..<9, using: &random) > 0
                return TestBooking(
                    property: "P\(Int.random(in: 0..<6, using: &random))",
                    site: ["1", "2", "1, 2", nil].randomElement(using: &random) ?? nil,
                    category: ["tent", "van", nil].randomElement(using: &random) ?? nil,
                    channel: ["web", "desk", nil].randomElement(using: &random) ?? nil,
                    arrival: isKnown ? arrival : nil, departure: isKnown && length > 0 ? arrival + length : nil,
                    status: [.confirmed, .completed, .cancelled, .noShow, .pending, .invalid].randomElement(
                        using: &random) ?? .confirmed,
                    total: isKnown ? Int64.random(in: -9...90_000, using: &random) : nil,
                    currency: currencies.randomElement(using: &random) ?? "",
                    leadDays: Int.random(in: 0..<4, using: &random) == 0
                        ? nil : Int.random(in: 0..<50, using: &random))
            })
    }

    @Test(arguments: [1, 2, 5], [["EUR"], ["EUR", "USD", "JPY"], ["EUR", ""], ["", "EUR", "USD"]])
    func `parts put together are the whole, whatever the window`(count: Int, currencies: [String]) async throws {
        var random = SeededRandom(UInt64(count))
        let (from, to) = (testToday - 40, testToday + 33)
        for options in [[:], ["from": .date(from), "to": .date(to)], ["from": .date(from)], ["to": .date(to)]]
            as [[String: OptionValue]]
        {
            for property in ["EUR", ""] {
                // Given
                var context = testWorld()
                context.property.currency = Currency(property) ?? .none
                var dataset = Dataset()
                dataset.bookings = bookings(&random, currencies: currencies)
                let (bookings, stage) = (dataset.bookings, OccupancyStage(options: OptionValues(options)))
                let whole = await runStage(stage, on: dataset, in: context)
                #expect(whole.kpis.count > 30 && whole.occupancy.contains { $0.sold > 0 })
                // When each part has the bookings of some properties, and has been written and read
                var parts: [OccupancyPart] = []
                for part in 0..<count {
                    let rows = (0..<bookings.count).filter { Int(bookings.property.codes[$0]) % count == part }
                    let found = stage.part(of: bookings.selecting(rows), dataset.campSites, in: context)
                    let read = try BinaryReader.value(
                        of: OccupancyPart.self, inPayload: BinaryWriter.payload(of: found))
                    #expect(read == found)
                    parts.append(try #require(read.renumbered { rows[$0] }))
                }
                if property == "EUR", options.count == 2 { #expect(parts.allSatisfy { $0.open.isEmpty }) }
                #expect(parts.reduce(0) { $0 + $1.cells.count } > 0 || currencies == [""])
                dataset.occupancyParts = parts.shuffled(using: &random)
                var merged = await runStage(stage, on: dataset, in: context)
                merged.occupancyParts = nil
                // Then
                #expect(differences(merged, whole) == [])
            }
        }
    }

    @Test func `what has neither currency nor amount waits for the others' currency`() async throws {
        // Given a property without a currency, and another one whose bookings have one
        let rows = [TestBooking(property: "P", total: 100, currency: "EUR"), TestBooking(property: "Q", currency: "")]
        var context = testWorld(today: CalendarDate(dayNumber: 0))
        context.property.currency = .none
        let stage = OccupancyStage(options: OptionValues())
        var dataset = datasetOf(rows)
        let whole = await runStage(stage, on: dataset, in: context)
        // When
        let parts = rows.indices.map {
            stage.part(of: dataset.bookings.selecting([$0]), dataset.campSites, in: context)
        }
        #expect(parts.map(\.open) == [[], [0]])
        dataset.occupancyParts = try [parts[0], #require(parts[1].renumbered { _ in 1 })]
        // Then
        #expect(await runStage(stage, on: dataset, in: context).kpis == whole.kpis)
        #expect(Set(whole.kpis.map(\.currency.code)) == ["EUR"])
    }

    @Test func `a part that doesn't fit is counted anew`() async {
        // Given what was counted of a property that the table doesn't have
        let rows = [TestBooking(property: "P", total: 100)]
        let stage = OccupancyStage(options: OptionValues())
        let today = CalendarDate(dayNumber: 0)
        var dataset = datasetOf(rows)
        let whole = await runStage(stage, on: dataset, in: testWorld(today: today))
        dataset.occupancyParts = [
            stage.part(
                of: makeBookings([TestBooking(property: "Q", total: 9)]), CampSites(), in: testWorld(today: today))
        ]
        // When, then
        #expect(await runStage(stage, on: dataset, in: testWorld(today: today)).kpis == whole.kpis)
        #expect(whole.kpis.first?.counts.roomRevenue == 100)
    }

    @Test func `a row without a new number is noticed`() {
        var part = OccupancyPart()
        part.open = [3, 4]
        #expect(part.renumbered { $0 == 3 ? 0 : nil } == nil)
        #expect(part.renumbered { $0 - 3 }?.open == [0, 1])
    }
}
