import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct MonthsChartTests {
    private func styles(_ sold: [Int], sites: Int?) throws -> [String] {
        var dataset = Dataset()
        dataset.occupancy = sold.enumerated().map {
            OccupancyRow(
                night: Fixture.today + $0.offset, sites: sites, sold: $0.element, revenue: 0, currency: Fixture.dollar)
        }
        dataset.provided = [.bookings, .occupancy]
        let html = try page(Fixture.input(dataset))
        let chart = html.split(separator: "class=\"months\"")[1].split(separator: "</svg>")[0]
        return HTMLCheck("<!DOCTYPE html><svg class=\"months\"" + chart + "</svg>").elements
            .filter { $0.name == "rect" }.compactMap { $0.attributes["class"] }
    }

    @Test func `the fuller the darker, by quarters; more than all has its own colour`() throws {
        #expect(
            try styles([0, 1, 5, 6, 10, 11, 15, 16, 20, 21], sites: 20)
                == ["h0 today", "h1", "h1", "h2", "h2", "h3", "h3", "h4", "h4", "h5"])
    }

    @Test func `without known sites the best night is the darkest`() throws {
        #expect(try styles([0, 2, 8], sites: nil) == ["h0 today", "h1", "h4"])
    }
}
