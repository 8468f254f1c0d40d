import Core
import Reports
import Testing

struct OccupancySectionTests {
    @Test func `thirty nights from today, as bars and as a table`() throws {
        let html = try page(Campground.input())
        let check = HTMLCheck(html)
        #expect(check.elements.count { $0.name == "rect" } == 30)
        #expect(html.contains("<tr><th scope=\"row\">Sun 2 Aug</th>"))
        #expect(!html.contains("<tr><th scope=\"row\">Mon 3 Aug</th>"))
    }

    @Test func `an occupancy that ends before today is said to do so`() throws {
        var input = Campground.input()
        input.world.today = Fixture.day("2027-01-01")
        #expect(try page(input).contains(Texts.noOccupancy))
    }
}
