import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct OccupancyStageTests {
    private let stage = OccupancyStage(options: OptionValues())

    @Test func `each night has what was sold and earned on it`() async {
        // Given, from 1 to 5 July 2026
        let first = day("2026-07-01").dayNumber
        let rows = [
            TestBooking(site: "1", arrival: first, departure: first + 3, total: 10_000),
            TestBooking(site: "2", arrival: first + 2, departure: first + 4, status: .inHouse, total: 5000, tax: 500),
            TestBooking(site: "2", arrival: first + 4, departure: first + 5, status: .completed, rate: 700),
            TestBooking(site: "3", arrival: first, departure: first + 5, status: .pending, total: 99),
            TestBooking(site: "4", arrival: first, departure: first + 5, status: .cancelled, total: 99),
            TestBooking(site: "5", arrival: first, departure: first + 5, status: .invalid, total: 99),
            TestBooking(site: "6", arrival: first, departure: first, total: 99),
        ]
        // When
        let result = await runStage(stage, on: datasetOf(rows))
        // Then
        #expect(result.occupancy.map(\.night) == (0..<5).map { day("2026-07-01") + $0 })
        #expect(result.occupancy.map(\.sold) == [1, 1, 2, 1, 1])
        #expect(result.occupancy.map(\.revenue) == [3333, 3333, 5584, 2250, 700])
        #expect(result.occupancy.map(\.sites) == [5, 5, 5, 5, 5])
        #expect(result.provided.contains(.occupancy))
    }

    @Test func `a stay on several sites has its nights on each and its revenue once`() async throws {
        // Given
        let first = day("2026-07-01").dayNumber
        let rows = [
            TestBooking(site: "A1, A2", arrival: first, departure: first + 2, total: 10_000),
            TestBooking(site: "A3", arrival: first + 1, departure: first + 2, total: 3000),
        ]
        // When
        let result = await runStage(stage, on: datasetOf(rows))
        // Then
        #expect(result.occupancy.map(\.sold) == [2, 3] && result.occupancy.map(\.sites) == [3, 3])
        let total = try #require(result.kpis.first)
        #expect(total.nightsSold == 5 && total.nightsWithRevenue == 5 && total.roomRevenue == 13_000)
        #expect(total.stays == 2 && total.arrivals == 2 && total.arrivalNights == 3)
    }

    @Test func `but a campsite that is called so is one`() async {
        let first = day("2026-07-01").dayNumber
        var dataset = datasetOf([TestBooking(site: "12 + 13", arrival: first, departure: first + 1)])
        dataset.campSites.rows = [CampSite(number: "12 + 13")]
        #expect(await runStage(stage, on: dataset).occupancy.map(\.sold) == [1])
    }

    @Test func `cancelled and no-show are counted apart, refused ones in nothing else`() async throws {
        let first = day("2026-07-01").dayNumber
        let statuses: [BookingStatus] = [
            .confirmed, .inHouse, .completed, .cancelled, .cancelled, .noShow, .pending, .rejected, .invalid, .unknown,
            .invalid,
        ]
        let rows = statuses.map {
            TestBooking(arrival: first, departure: first + 2, status: $0, total: 100, leadDays: 1)
        }
        let total = try #require(await runStage(stage, on: datasetOf(rows)).kpis.first)
        #expect(total.bookings == 8)
        #expect(total.cancelled == 2)
        #expect(total.noShow == 1)
        #expect(total.invalid == 3)
        #expect(total.nightsSold == 6)
        #expect(total.roomRevenue == 300)
        #expect(total.leadDaysCount == 8)
        #expect(total.cancellationRate?.percent(digits: 1) == "25.0")
        #expect(total.noShowRate?.percent(digits: 1) == "12.5")
    }

    @Test func `the average rate is weighted by nights and not by bookings`() async throws {
        // Given one night for 100.00 and nine nights for 50.00 each
        let first = day("2026-07-01").dayNumber
        let rows = [
            TestBooking(arrival: first, departure: first + 1, rate: 10_000),
            TestBooking(arrival: first, departure: first + 9, rate: 5000),
        ]
        let total = try #require(await runStage(stage, on: datasetOf(rows)).kpis.first)
        #expect(total.adr?.decimal(digits: 6) == "55.000000")
    }

    @Test func `currencies are never added together`() async {
        let first = day("2026-07-01").dayNumber
        let rows = [
            TestBooking(arrival: first, departure: first + 1, total: 100, currency: "USD"),
            TestBooking(arrival: first, departure: first + 2, total: 300, currency: "EUR"),
        ]
        let result = await runStage(stage, on: datasetOf(rows))
        #expect(result.occupancy.map(\.currency.code) == ["EUR", "USD", "EUR", "USD"])
        #expect(result.occupancy.map(\.revenue) == [150, 100, 150, 0])
        #expect(result.occupancy.map(\.sold) == [1, 1, 1, 0])
        #expect(result.kpis.filter { $0.period == "all" && $0.property.isEmpty }.map(\.roomRevenue) == [300, 100])
    }

    @Test func `nothing in, nothing out, and a window that is asked for is shown empty`() async throws {
        #expect(await runStage(stage, on: Dataset()).occupancy.isEmpty)
        #expect(await runStage(stage, on: Dataset()).kpis.isEmpty)
        #expect(await runStage(stage, on: Dataset()).provided == [.occupancy])
        var context = testWorld()
        context.property.currency = try #require(Currency("USD"))
        var dataset = Dataset()
        dataset.campSites.rows = [CampSite(number: "1")]
        let options = OptionValues(["from": .date(day("2026-07-01")), "to": .date(day("2026-07-02"))])
        let result = await runStage(OccupancyStage(options: options), on: dataset, in: context)
        #expect(result.occupancy.map(\.sold) == [0, 0])
        #expect(result.occupancy.map(\.sites) == [1, 1])
        #expect(result.kpis.map(\.nightsAvailable) == [2, 2])
        #expect(result.kpis.map(\.currency.code) == ["USD", "USD"])
    }

    @Test func `sentinel dates make neither a million rows nor a trap`() async throws {
        let first = day("2026-07-01").dayNumber
        let rows = [
            TestBooking(arrival: first, departure: first + 2, total: 100),
            TestBooking(arrival: day("0001-01-01").dayNumber, departure: first + 1, total: 1_000_000),
            TestBooking(arrival: first, departure: day("9999-12-31").dayNumber, total: 5_000_000),
            TestBooking(arrival: .min + 3, departure: .max, total: .max, tax: .min + 2, leadDays: 2_000_000_000),
            TestBooking(arrival: .max - 1, departure: .max, total: .max - 1),
        ]
        let result = await runStage(stage, on: datasetOf(rows))
        #expect(result.occupancy.map(\.sold) == [4, 3])
        #expect(result.kpis.first?.nightsSold == 7)
    }
}
