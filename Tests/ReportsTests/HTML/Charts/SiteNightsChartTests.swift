import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct SiteNightsChartTests {
    private func rects(_ style: String, _ input: RunData) throws -> [[String: String]] {
        HTMLCheck(try page(input)).elements.filter { $0.name == "rect" && $0.attributes["class"] == style }
            .map(\.attributes)
    }

    @Test func `a bar spans the nights of its stay, and the shared nights are marked`() throws {
        // Given A12 with 1–5 July and 3–8 July, seen from 4 July
        let input = Campground.input()
        let stays = try rects("stay", input)
        // Then the first has one night left, the second four, one above the other
        #expect(stays.count == 3)
        let a12 = stays.filter { stay in stays.contains { $0["x"] == stay["x"] && $0["y"] != stay["y"] } }
        #expect(Set(a12.compactMap { $0["width"] }).isSuperset(of: ["32", "134"]))
        #expect(try rects("clash", input).map { [$0["x"], $0["width"]] } == [["75", "32"]])
        #expect(try rects("stay pending", input).map { $0["width"] } == ["236"])
    }

    @Test func `what a bar is stands in its title`() throws {
        #expect(try page(Campground.input()).contains("<title>R-4, 山田太郎, 4–11 Jul, pending</title>"))
    }

    @Test(arguments: [("", "142"), ("US", "108")])
    func `a line is where a week begins, as the country begins it`(country: String, x: String) throws {
        // Given a Saturday, the day at 74, and 34 for each
        var input = Campground.input()
        input.context.property.country = country
        // Then
        #expect(try rects("week", input).first?["x"] == x)
    }
}
