import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct KPIRowsTests {
    @Test func `periods, groups and currencies come in a fixed order`() async {
        // Given two properties, two currencies and two months
        let july = day("2026-07-10").dayNumber
        let rows = [
            TestBooking(property: "P10", channel: "web", arrival: july, departure: july + 1, currency: "USD"),
            TestBooking(property: "P2", channel: nil, arrival: july, departure: july + 1, currency: "EUR"),
            TestBooking(property: "P2", category: "tent", arrival: july + 31, departure: july + 32, currency: "EUR"),
        ]
        // When
        let kpis = await runStage(OccupancyStage(options: OptionValues()), on: datasetOf(rows)).kpis
        // Then
        let lines = kpis.map {
            [$0.period, $0.property, $0.category, $0.channel, $0.currency.code].joined(separator: "|")
        }
        #expect(
            lines == [
                "all||||EUR", "all||||USD", "all|P2|||EUR", "all|P10|||USD", "all||tent||EUR", "all|||web|USD",
                "2026-07||||EUR", "2026-07||||USD", "2026-07|P2|||EUR", "2026-07|P10|||USD", "2026-07|||web|USD",
                "2026-08||||EUR", "2026-08||||USD", "2026-08|P2|||EUR", "2026-08||tent||EUR",
            ])
    }

    @Test func `supply is sites times nights, and not known for channels`() async {
        var dataset = datasetOf([
            TestBooking(
                property: "N", category: "tent", channel: "web", arrival: day("2026-07-10").dayNumber,
                departure: day("2026-07-12").dayNumber)
        ])
        dataset.campSites.rows = ["tent", "tent", "van"].enumerated().map { index, category in
            var site = CampSite(number: "\(index)")
            site.category = category
            return site
        }
        let options = OptionValues(["from": .date(day("2026-07-01")), "to": .date(day("2026-08-10"))])
        let kpis = await runStage(OccupancyStage(options: options), on: dataset).kpis
        #expect(
            kpis.map(\.period) == ["all", "all", "all", "all", "2026-07", "2026-07", "2026-07", "2026-07", "2026-08"])
        #expect(kpis.map(\.nightsAvailable) == [123, 123, 82, nil, 93, 93, 62, nil, 30])
        #expect(kpis.last?.nightsSold == 0)
    }
}
