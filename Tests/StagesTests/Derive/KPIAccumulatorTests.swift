import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

/// The cells of the key figures, seen through the stage.
struct KPIAccumulatorTests {
    @Test func `a stay over a month's end is one stay in each month and one in all`() async throws {
        // Given a stay of 29 January to 3 March 2027, a leap day not among them
        let rows = [
            TestBooking(
                arrival: day("2027-01-29").dayNumber, departure: day("2027-03-03").dayNumber, total: 33 * 1000 + 5)
        ]
        // When
        let kpis = await runStage(OccupancyStage(options: OptionValues()), on: datasetOf(rows)).kpis
        // Then
        #expect(kpis.map(\.period) == ["all", "2027-01", "2027-02", "2027-03"])
        #expect(kpis.map(\.stays) == [1, 1, 1, 1])
        #expect(kpis.map(\.nightsSold) == [33, 3, 28, 2])
        #expect(kpis.map(\.roomRevenue) == [33_005, 3000, 28_000, 2005])
        #expect(kpis.map(\.arrivals) == [1, 1, 0, 0])
        #expect(kpis.map(\.arrivalNights) == [33, 33, 0, 0])
    }

    @Test func `more groups than a table is kept for are counted as few are`() async {
        // Given each booking in a channel of its own, over two hundred years of months: 24 million possible cells
        let first = day("1900-01-01").dayNumber
        let rows = (0..<10_000).map {
            TestBooking(
                channel: "C\($0)", arrival: first + Int32($0), departure: first + Int32($0) + 1, total: Int64($0))
        }
        let options = OptionValues(["from": .date(day("1900-01-01")), "to": .date(day("2099-12-31"))])
        // When
        let kpis = await runStage(OccupancyStage(options: options), on: datasetOf(rows)).kpis
        // Then
        let channels = kpis.filter { $0.period == "all" && !$0.channel.isEmpty }
        #expect(channels.map(\.channel) == (0..<10_000).map { "C\($0)" })
        #expect(channels.map(\.roomRevenue) == (0..<10_000).map { Int64($0) })
        #expect(kpis.first?.nightsSold == 10_000)
        #expect(kpis.filter { $0.period != "all" && !$0.channel.isEmpty }.count == 10_000)
    }
}
