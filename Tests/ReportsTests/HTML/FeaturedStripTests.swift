import InnkeeperCore
import InnkeeperReports
import Testing

struct FeaturedStripTests {
    @Test func `today's place stands first, and several can be paused`() throws {
        var input = Campground.input()
        input.dataset.featuredDays = [0, 1].map {
            FeaturedPlace(place: $0, metres: 14_900, bearing: 82, turn: 1, turns: 2)
        }
        let html = try page(input)
        #expect(
            html.contains(
                "<span class=\"when\">Place of the day</span> <strong><bdi>Grant Ranch</bdi></strong> "
                    + "<span>park, 14.9 km E</span>"))
        #expect(html.contains("<ul class=\"slides s2\">"))
        #expect(
            html.contains("<input type=\"checkbox\" id=\"still\" class=\"still\"><label for=\"still\">Pause</label>"))
    }

    @Test func `one place stands still, and none leaves no strip`() throws {
        var input = Campground.input()
        #expect(try page(input).contains("<ul class=\"slides s1\">"))
        #expect(!(try page(input).contains("type=\"checkbox\"")))
        input.dataset.featured = nil
        #expect(!(try page(input).contains("class=\"strip\"")))
    }

    @Test func `every slide has its ten seconds, and nothing moves for who asked for that`() throws {
        let html = try page(Campground.input())
        #expect(html.contains(".s6 li{animation:turn6 60s linear infinite backwards}"))
        #expect(html.contains(".s6 li:nth-child(6){animation-delay:49.5s}"))
        #expect(html.contains("prefers-reduced-motion:reduce"))
    }
}
