import InnkeeperCalendar
import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct StayEventsTests {
    private static let today = CalendarDate(dayNumber: 20_778)

    private struct Guests: BookingTexts {
        func text(_ row: Int, _ field: BookingField) -> String { field == .camperName ? "Guest \(row)" : "" }
    }

    private func input(_ rows: [TestBooking]) -> RunData {
        var dataset = datasetOf(rows)
        dataset.provided = [.bookings]
        return RunData(
            dataset: dataset, context: RunContext(today: Self.today, now: 0), findings: Findings(), rules: [:],
            severity: { _, _ in .error }, texts: Guests(), toolVersion: "1")
    }

    private func stay(_ from: Int32, _ to: Int32, _ status: BookingStatus = .confirmed) -> TestBooking {
        TestBooking(site: "A12", arrival: 20_778 + from, departure: 20_778 + to, guests: 2, status: status)
    }

    @Test func `a stay tells its site, guest and nights, and that it may not be certain`() throws {
        let input = input([stay(0, 3), stay(5, 6, .pending)])
        let events = StayEvents(input.dataset.bookings, on: Self.today, limit: 10)
        let made = events.rows.compactMap { events.event($0, input, .english) }
        #expect(made.map(\.summary) == ["A12 Guest 0", "A12 Guest 1"])
        #expect(made[0].description == "R0, 3 nights, 2 guests, confirmed")
        #expect(made[0].departure - made[0].arrival == 3)
        #expect(made.map(\.isPending) == [false, true])
        #expect(made[0].location == "site A12")
    }

    @Test func `stays from thirty days back to four hundred ahead are in it, those that hold no site are not`() {
        let rows = [
            stay(-40, -31), stay(-40, -30), stay(400, 402), stay(401, 402), stay(0, 1, .cancelled),
            stay(0, 1, .invalid), stay(0, 1, .inHouse),
        ]
        #expect(StayEvents(input(rows).dataset.bookings, on: Self.today, limit: 10).rows == [1, 6, 2])
    }

    @Test func `of too many the ones still to end come first, then the last that ended`() {
        let rows = [stay(-9, -5), stay(9, 10), stay(-3, -1), stay(0, 1), stay(30, 31)]
        let bookings = input(rows).dataset.bookings
        #expect(StayEvents(bookings, on: Self.today, limit: 4).rows == [2, 3, 1, 4])
        #expect(StayEvents(bookings, on: Self.today, limit: 2).rows == [3, 1])
        #expect(StayEvents(bookings, on: Self.today, limit: 0).rows == [])
        #expect(StayEvents(bookings, on: Self.today, limit: 2).total == 5)
    }

    @Test func `an event keeps its name when the days change, and has another on another site`() throws {
        func uid(_ booking: TestBooking) throws -> String {
            let input = input([booking])
            return try #require(StayEvents(input.dataset.bookings, on: Self.today, limit: 1).event(0, input, .english))
                .uid
        }
        let first = try uid(stay(0, 3))
        #expect(try uid(stay(2, 9, .pending)) == first)
        var moved = stay(0, 3)
        moved.site = "A11"
        #expect(try uid(moved) != first)
    }
}
