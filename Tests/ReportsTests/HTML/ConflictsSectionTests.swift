import InnkeeperCore
import InnkeeperReports
import Testing

struct ConflictsSectionTests {
    @Test func `both stays and the free sites are named`() throws {
        var input = Campground.input()
        input.dataset.conflicts[0].freeSites = (1...11).map { "C\($0)" }
        let html = try page(input)
        #expect(html.contains("<bdi>R-1, Jo Field, 1–5 Jul</bdi>"))
        #expect(html.contains("<bdi>R-2, Kim Lake, 3–8 Jul</bdi>"))
        #expect(html.contains("<span class=\"badge error\">double booking</span>"))
        #expect(
            html.contains("Move R-2 to <b class=\"site\">C1</b>; also free: C2, C3, C4, C5, C6, C7, C8 and 3 more."))
    }

    @Test func `crowded sites stand above the pairs, the first ten of them`() throws {
        var input = Campground.input()
        input.dataset.crowdedSites = Array(repeating: CrowdedSite(booking: 0, pairs: 9000, stays: 40), count: 12)
        let html = try page(input)
        #expect(
            html.ranges(of: "Too many bookings overlap on site A12: up to 40 in one night, in 9,000 pairs").count == 10)
        #expect(html.contains("2 more sites have the same problem."))
        #expect(html.contains("Move R-2 to"))
        // And nobody says that no two stays meet.
        input.dataset.conflicts = []
        #expect(!(try page(input)).contains(Messages.english[.noConflicts]))
    }

    @Test func `no free site is said`() throws {
        var input = Campground.input()
        input.dataset.conflicts[0].freeSites = []
        #expect(try page(input).contains("<em>No other site is free for the whole stay.</em>"))
    }

    @Test func `nights with too few sites stand below, also when no two stays collide`() throws {
        var input = Campground.input()
        input.dataset.conflicts = []
        let html = try page(input)
        #expect(
            html.contains(
                "<th scope=\"row\">tent</th><td class=\"w\">4–5 Jul</td><td class=\"n\">5</td><td class=\"n\">7</td>"
                    + "<td class=\"n\">3</td><td class=\"n\">2</td>"))
        input.dataset.shortages = []
        #expect(!(try page(input)).contains("Too few sites"))
    }
}
