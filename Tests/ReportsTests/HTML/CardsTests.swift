import InnkeeperCore
import Testing

struct CardsTests {
    @Test func `the numbers of the day stand first`() throws {
        let html = try page(Campground.input())
        func card(_ name: String, _ number: String, _ note: String = "") -> Bool {
            let start = "<span class=\"name\">\(name)</span> <span class=\"number\">\(number)</span>"
            return html.contains(start + (note.isEmpty ? "</a>" : " <span class=\"note\">\(note)</span></a>"))
        }
        #expect(card("Arrivals today", "2", "1 pending"))
        #expect(card("Departures today", "1"))
        #expect(card("In house tonight", "3", "6 guests"))
        #expect(card("Occupancy tonight", "65.0%", "13 of 20 sites"))
        #expect(card("Conflicts", "1", "first: A12, 3–4 Jul"))
        #expect(!html.contains("Nearest park"))
        #expect(card("Errors", "2", "1 warning, 1 note"))
    }

    @Test func `the occupancy tonight names stays that may have been sold`() throws {
        // Given two that begin or go on today, and one that leaves
        var input = Campground.input()
        input.dataset.bookings = Fixture.bookings([
            .init(id: "1", site: "1", arrival: "2026-07-04", departure: "2026-07-05"),
            .init(id: "2", site: "2", arrival: "2026-07-01", departure: "2026-07-09"),
            .init(id: "3", site: "3", arrival: "2026-07-01", departure: "2026-07-04"),
        ])
        input.dataset.bookings.status = [.closed, .closed, .closed]
        input.dataset.conflicts = []
        input.dataset.birthdays = []
        // Then
        #expect(try page(input).contains("13 of 20 sites, 2 perhaps sold</span>"))
    }

    @Test func `a quiet day is no alarm`() throws {
        var dataset = Dataset()
        dataset.provided = [.conflicts]
        let html = try page(Fixture.input(dataset))
        #expect(!html.contains("<li class=\"error\">"))
        #expect(html.contains("<span class=\"name\">Findings</span> <span class=\"number\">0</span>"))
    }
}
