import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct NightWindowTests {
    @Test func `months are cut where the window begins and ends`() throws {
        let window = try #require(NightWindow(from: day("2024-01-30"), to: day("2024-03-02")))
        #expect(window.count == 33)
        #expect(window.months.map(\.name) == ["2024-01", "2024-02", "2024-03"])
        #expect(window.months.map(\.nights) == [0..<2, 2..<31, 31..<33])
    }

    @Test func `every night is in its month`() throws {
        let window = try #require(NightWindow(from: day("1999-12-31"), to: day("2004-03-01")))
        for night in 0..<window.count {
            let date = window.date(night)
            let month = window.months[Int(window.monthOfNight[night])]
            #expect(date.description.hasPrefix(month.name))
            #expect(month.nights.contains(night))
            #expect(window.index(date.dayNumber) == night)
        }
        #expect(window.index(day("1999-12-30").dayNumber) == nil)
        #expect(window.index(day("2004-03-02").dayNumber) == nil)
        #expect(window.date(window.count - 1) == day("2004-03-01"))
    }

    @Test func `a window that ends before it begins is none`() {
        #expect(NightWindow(from: day("2026-01-02"), to: day("2026-01-01")) == nil)
        #expect(NightWindow(from: day("2026-01-02"), to: day("2026-01-02"))?.count == 1)
    }

    @Test func `without options it runs from the month of the first arrival to the night before the last departure`() {
        let bookings = makeBookings([
            stay("2026-03-17", "2026-03-20"), stay("2026-02-11", "2026-02-12"),
            stay("2026-05-01", "2026-05-09", .cancelled), stay("2020-01-01", "2030-01-01", .invalid),
            stay("2020-01-01", "2030-01-01", .unknown), stay("2026-04-01", "2026-04-01"),
            TestBooking(arrival: nil, departure: 99_999),
        ])
        expect(NightWindow(bookings, from: nil, to: nil, today: testToday), "2026-02-01", "2026-05-08")
        expect(NightWindow(bookings, from: day("2026-03-05"), to: nil, today: testToday), "2026-03-05", "2026-05-08")
        expect(NightWindow(bookings, from: nil, to: day("2026-03-05"), today: testToday), "2026-02-01", "2026-03-05")
        #expect(NightWindow(bookings, from: day("2027-01-01"), to: nil, today: testToday) == nil)
        #expect(NightWindow(Bookings(), from: nil, to: nil, today: testToday) == nil)
    }

    @Test func `a day use alone still has its night in the window`() {
        expect(
            NightWindow(makeBookings([stay("2026-04-03", "2026-04-03")]), from: nil, to: nil, today: testToday),
            "2026-04-01", "2026-04-03")
    }

    @Test func `sentinel dates do not stretch the default window and do not limit one that is asked for`() {
        let bookings = makeBookings([
            stay("0001-01-01", "2026-04-05"), stay("2026-04-02", "9999-12-31"), stay("2026-04-03", "2026-04-06"),
        ])
        expect(NightWindow(bookings, from: nil, to: nil, today: testToday), "2026-04-01", "2026-04-05")
        expect(
            NightWindow(bookings, from: day("1990-01-01"), to: day("2050-12-31"), today: testToday), "1990-01-01",
            "2050-12-31")
        #expect(
            NightWindow(makeBookings([stay("0001-01-01", "0001-01-03")]), from: nil, to: nil, today: testToday) == nil)
    }

    @Test func `a stay is clipped to the window`() throws {
        let window = try #require(NightWindow(from: CalendarDate(dayNumber: 10), to: CalendarDate(dayNumber: 19)))
        #expect(window.clip(12..<14) == 2..<4)
        #expect(window.clip(5..<12) == 0..<2)
        #expect(window.clip(19..<30) == 9..<10)
        #expect(window.clip(.min..<(.max)) == 0..<10)
        #expect(window.clip(5..<10) == nil)
        #expect(window.clip(20..<22) == nil)
    }

    private func stay(_ from: String, _ to: String, _ status: BookingStatus = .confirmed) -> TestBooking {
        TestBooking(arrival: day(from).dayNumber, departure: day(to).dayNumber, status: status)
    }

    private func expect(
        _ window: NightWindow?, _ from: String, _ to: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(window == NightWindow(from: day(from), to: day(to)), sourceLocation: sourceLocation)
    }
}
