import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct ChangeListTests {
    /// A night of `count` bookings, of which these are as the others were not.
    private func input(_ count: Int, change: (inout BookingChanges) -> Void) -> RunData {
        var input = Campground.input()
        var bookings = makeBookings(
            (0..<count).map { TestBooking(site: "A1", arrival: Int32($0), departure: Int32($0) + 2) })
        bookings.id = TextColumn((0..<count).map { "R\($0)" })
        input.dataset.bookings = bookings
        var changes = BookingChanges()
        changes.past = bookings
        changes.pastSources = input.dataset.files.map(\.source)
        change(&changes)
        var all = Changes(since: CalendarDate(dayNumber: 0))
        all.bookings = changes
        input.comparison = .made(all)
        return input
    }

    @Test func `few changes are listed in the order of the file`() {
        let list = ChangeList(
            input(100) {
                $0.new = [5, 7]
                $0.gone = [.init(past: 9, refused: nil)]
                $0.changed = [.init(row: 1, past: 1, fields: [.paid, .nights])]
                $0.unchanged = 50
            }, .english)
        #expect(list.rows.map(\.record) == ["R9", "R5", "R7", "R1", "R1"])
        #expect(list.total == 5 && list.line == nil)
    }

    @Test func `of many the first are listed, and those that arrive soon before them`() {
        // Given 300 new bookings, of which one arrives in thirteen days and one in fourteen
        var input = input(300) {
            $0.new = Array(0..<300)
            $0.unchanged = 1_000
        }
        input.context.today = CalendarDate(dayNumber: 299 - 13)
        // When
        let list = ChangeList(input, .english)
        // Then
        #expect(list.rows.count == ChangeList.limit && list.total == 300)
        #expect(list.rows.prefix(15).map(\.record) == (286..<300).map { "R\($0)" } + ["R0"])
    }

    @Test func `moved and changed ones are kinds of their own`() {
        let list = ChangeList(
            input(300) {
                $0.changed = (0..<300).map { .init(row: $0, past: $0, fields: $0 < 150 ? [.paid] : [.siteNumber]) }
                $0.unchanged = 1_000
            }, .english)
        #expect(list.rows.map(\.what).count { $0 == .bookingMoved } == 100)
        #expect(list.rows.map(\.what).count { $0 == .bookingChanged } == 100)
        #expect(list.total == 300)
    }

    @Test(
        arguments: [
            (99, 99, nil),
            (100, 50, nil),
            (100, 51, "51 of 100 earlier bookings have changed or gone; most often nights, 50 times."),
        ] as [(Int, Int, String?)])
    func `a line stands in place of the list when most of many changed`(count: Int, differing: Int, line: String?) {
        // Given one booking that went, and others that changed
        let list = ChangeList(
            input(100) {
                $0.gone = [.init(past: 99, refused: nil)]
                $0.changed = (1..<differing).map {
                    .init(row: $0, past: $0, fields: $0 == 1 ? [.nights, .paid] : [.nights])
                }
                $0.unchanged = count - differing
            }, .english)
        #expect(list.line == line)
        #expect(list.rows.isEmpty == (line != nil))
    }
}
