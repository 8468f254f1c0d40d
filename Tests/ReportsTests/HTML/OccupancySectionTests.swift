import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct OccupancySectionTests {
    @Test func `sites and months are drawn, and the sites told as a table`() throws {
        let html = try page(Campground.input())
        let labels = HTMLCheck(html).elements.filter { $0.name == "svg" }.compactMap { $0.attributes["aria-label"] }
        #expect(
            labels.contains(
                "3 sites in rows, 30 nights in columns, 4 stays. Double-booked: A12."), "\(labels)")
        #expect(labels.contains { $0.hasPrefix("Occupancy by month. July 2026: ") })
        #expect(
            html.contains(
                "<th scope=\"row\">A12</th><td>R-1 1–5 Jul; R-2 3–8 Jul</td><td class=\"n\">26</td><td>Sat 4 Jul</td>"))
    }

    @Test func `nights that a calendar blocks are not free, and are drawn as closed`() throws {
        // Given two blocked nights of A12, of which one is sold
        var input = Campground.input()
        let first = Fixture.day("2026-07-07").dayNumber
        input.dataset.bookings.blocked.append(site: "A12", nights: first..<first + 2, file: 0)
        // When
        let html = try page(input)
        // Then
        #expect(html.contains("<th scope=\"row\">A12</th><td>R-1 1–5 Jul; R-2 3–8 Jul</td><td class=\"n\">25</td>"))
        #expect(html.count(of: "class=\"closed\"") == (try page(Campground.input())).count(of: "class=\"closed\"") + 1)
    }

    @Test func `what may have been sold, but does not count, is said`() throws {
        // Given
        var input = Campground.input()
        #expect(!(try page(input)).contains("only &quot;closed&quot;"))
        input.dataset.bookings.status[0] = .closed
        // Then
        #expect(
            try page(input).contains(
                "1 calendar entry says only &quot;closed&quot;. Booking.com writes that for bookings"))
    }

    @Test func `very many sites are cut, with their total`() throws {
        var input = Campground.input()
        input.dataset.bookings = Fixture.bookings(
            (0..<75).map { .init(id: "R\($0)", site: "S\($0)", arrival: "2026-07-04", departure: "2026-07-06") })
        input.dataset.conflicts = []
        input.dataset.birthdays = []
        let html = try page(input)
        #expect(html.contains("The first 60 of 75."))
        #expect(html.count(of: "class=\"stay\"") == 60)
    }

    @Test func `an occupancy that ends before today is said to do so`() throws {
        var input = Campground.input()
        input.context.today = Fixture.day("2027-01-01")
        #expect(try page(input).contains(Messages.english[.noOccupancy]))
    }
}
