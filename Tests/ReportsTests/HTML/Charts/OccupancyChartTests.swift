import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct OccupancyChartTests {
    private func bars(_ rows: [OccupancyRow]) throws -> [[String: String]] {
        var dataset = Dataset()
        dataset.occupancy = rows
        dataset.provided = [.bookings, .occupancy]
        return HTMLCheck(try page(Fixture.input(dataset))).elements.map(\.attributes)
            .filter { $0["class"] == "weekend" || $0["class"] == "weekday" }
    }

    private func row(_ offset: Int, sold: Int, sites: Int?) -> OccupancyRow {
        OccupancyRow(night: Fixture.today + offset, sites: sites, sold: sold, revenue: 0, currency: Fixture.dollar)
    }

    @Test func `a bar is as tall as its night is full, never taller than the picture`() throws {
        // Given a Saturday half full, an empty Sunday and an overbooked Monday
        let bars = try bars([row(0, sold: 10, sites: 20), row(1, sold: 0, sites: 20), row(2, sold: 25, sites: 20)])
        // Then
        #expect(bars.map { $0["height"] } == ["50.0", "0.0", "100.0"])
        #expect(bars.map { $0["y"] } == ["50.0", "100.0", "0.0"])
        #expect(bars.map { $0["x"] } == ["1.5", "11.5", "21.5"])
        #expect(bars.map { $0["class"] } == ["weekend", "weekday", "weekday"])
    }

    @Test func `without known sites the best night is the tallest`() throws {
        let bars = try bars([row(0, sold: 3, sites: nil), row(1, sold: 6, sites: nil)])
        #expect(bars.map { $0["height"] } == ["50.0", "100.0"])
    }

    @Test func `who does not see the picture hears its extremes`() throws {
        var dataset = Dataset()
        dataset.occupancy = [row(0, sold: 10, sites: 20), row(1, sold: 2, sites: 20)]
        dataset.provided = [.bookings, .occupancy]
        let label = HTMLCheck(try page(Fixture.input(dataset))).elements.first { $0.name == "svg" }?.attributes[
            "aria-label"]
        #expect(
            label == "A bar for each of 2 nights. Fewest: Sun 5 Jul: 2 of 20 sites seen, 10.0%. "
                + "Most: Sat 4 Jul: 10 of 20 sites seen, 50.0%.")
    }

    @Test(arguments: [
        ("", ["Mon 6 Jul", "Mon 13 Jul"]), ("US", ["Sun Jul 5", "Sun Jul 12"]), ("EG", ["Sat 4 Jul", "Sat 11 Jul"]),
    ])
    func `labels are at the first nights of weeks, as the country begins them`(country: String, labels: [String]) throws
    {
        // Given 15 nights from a Saturday; a label at the last would not fit
        var dataset = Dataset()
        dataset.occupancy = (0..<15).map { row($0, sold: 1, sites: 2) }
        dataset.provided = [.bookings, .occupancy]
        var input = Fixture.input(dataset)
        input.context.property.country = country
        // When
        let chart = try page(input).split(separator: "<div class=\"x\"").dropFirst().first?.prefix { $0 != "\n" } ?? ""
        // Then
        #expect(chart.matches(of: /<span[^>]*>([^<]+)<\/span>/).map { String($0.1) } == labels)
    }

    @Test func `a night that begins no week has its label when there is no other`() throws {
        var dataset = Dataset()
        dataset.occupancy = [row(0, sold: 1, sites: 2)]
        dataset.provided = [.bookings, .occupancy]
        #expect(try page(Fixture.input(dataset)).contains(">Sat 4 Jul</span>"))
    }
}
