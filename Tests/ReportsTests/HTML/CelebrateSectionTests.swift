import InnkeeperCore
import Testing

struct CelebrateSectionTests {
    @Test func `a birthday during a stay is told with its stay, before all other birthdays`() throws {
        let html = try page(Campground.input())
        #expect(
            html.contains(
                "<td class=\"who\"><bdi>Bo Hill</bdi></td><td class=\"n\">46</td><td><span class=\"badge \">today</span></td>"
                    + "<td>A12</td><td class=\"w\">3–8 Jul</td><td>R-2</td><td>the same phone</td>"))
        let first = try #require(html.firstRange(of: "id=\"celebrate\""))
        let second = try #require(html.firstRange(of: "id=\"birthdays\""))
        #expect(first.lowerBound < second.lowerBound)
    }

    @Test func `without one there is no such section`() throws {
        var input = Campground.input()
        input.dataset.birthdays[0].stay = nil
        #expect(!(try page(input)).contains("id=\"celebrate\""))
    }
}
