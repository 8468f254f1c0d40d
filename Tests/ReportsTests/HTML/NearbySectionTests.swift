import InnkeeperCore
import InnkeeperReports
import Testing

struct NearbySectionTests {
    @Test func `the property stands first, each site has its own table`() throws {
        let html = try page(Campground.input())
        #expect(html.contains("As the crow flies, from the property."))
        #expect(
            html.contains(
                "<th scope=\"row\" class=\"who\"><a href=\"geo:37.330000,-121.880000\"><bdi>Corner Shop</bdi></a></th>"
                    + "<td>shop</td><td class=\"n\">812 m</td><td>E</td><td class=\"n\">1</td>"))
        #expect(html.contains("<summary>from site A12</summary>"))
    }

    @Test func `many sites and many places are cut`() throws {
        // Given 40 sites with 15 places each
        var input = Campground.input()
        input.dataset.featured = nil
        input.dataset.distances = (0..<40).flatMap { site in
            (0..<15).map { DistanceRow(siteNumber: "S\(site)", place: 0, metres: Double($0), bearing: 0) }
        }
        let html = try page(input)
        #expect(html.count(of: "<summary>from site") == 30)
        #expect(html.contains("And from 9 more sites."))
        #expect(html.count(of: "<bdi>Grant Ranch</bdi>") == 31 * 10 + 1)
    }
}
