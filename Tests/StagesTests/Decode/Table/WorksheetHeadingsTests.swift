import InnkeeperCore
import InnkeeperStages
import Testing

struct WorksheetHeadingsTests {
    private let title = ["Bookings 2026"]
    private let headings = ["Guest", "Arrival", "Departure", "Site"]
    private let row = ["Ada", "2026-07-04", "2026-07-06", "A1"]

    private func indices(_ rows: [[String]], numbers: [Int]? = nil, _ settings: SourceSettings? = nil) -> [Int] {
        WorksheetHeadings.indices(rows, numbers: numbers ?? Array(1...max(1, rows.count)), settings)
    }

    @Test func `headings are found below a title, with and without settings`() {
        #expect(indices([title, headings, row]) == [1])
        #expect(indices([title, headings, row], SourceSettings(name: "desk", kind: .bookings)) == [1])
    }

    @Test func `two rows that may be headings are both given, for somebody to choose`() {
        let others = ["Camper", "From", "Nights", "Pitch"]
        #expect(indices([headings, row, others, row], SourceSettings(name: "desk", kind: .bookings)) == [0, 2])
    }

    @Test func `the line that is declared counts by the numbers of rows`() {
        var settings = SourceSettings(name: "desk", kind: .bookings)
        settings.headerLine = 7
        #expect(indices([headings, row, ["x", "y"]], numbers: [1, 2, 7], settings) == [2])
    }

    @Test func `headings that nobody knows are the first row, values are none`() {
        #expect(indices([["Foo", "Bar"], ["1", "2"]]) == [0])
        #expect(indices([["2026-07-04", "2"], ["2026-07-05", "1"]]) == [])
        #expect(indices([]) == [])
    }
}
