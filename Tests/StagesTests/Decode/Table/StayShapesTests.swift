import Testing

@testable import InnkeeperStages

struct StayShapesTests {
    private func contradict(_ rows: [[String]]) -> Bool { StayShapes.haveNoNights(rows, first: 0, last: 1) }

    @Test(arguments: ["09:00", "9:05 am", "10:30 AM", "14h", "10h30", "9 Uhr", "18:00:00", "Bonn", "São Paulo", "大阪"])
    func `times of day and words aren't days`(cell: String) {
        #expect(StayShapes.isNoDay(cell))
    }

    @Test(arguments: [
        "2026-07-04", "4.7.26", "04/07/2026 10:00", "14.-17.05.2027", "46207", "4 July", "2026年7月4日", "二〇二六年", "TBD",
        "n/a",
        "-", "", "7/4",
    ])
    func `days, however they are written, and gaps may be days`(cell: String) {
        #expect(!StayShapes.isNoDay(cell))
    }

    @Test func `nobody leaves before he comes, in whichever order the days are written`() {
        #expect(contradict([["2026-07-05", "2026-07-04"], ["2026-07-07", "2026-07-07"]]))
        // In one of the two orders there are nights
        #expect(!contradict([["01/02/2026", "02/01/2026"], ["03/04/2026", "04/03/2026"]]))
        #expect(!contradict([["05/07/2026", "06/07/2026"], ["07/07/2026", "06/07/2026"]]))
    }

    @Test func `one row may be wrong`() {
        #expect(!contradict([["2026-07-05", "2026-07-04"]]))
    }

    @Test func `two columns of days with nights between them are those of stays`() {
        let rows = [["2026-07-04", "Ada", "2026-07-06"], ["2026-07-05", "Ben", "2026-07-06"]]
        let days = StayShapes.days(rows, among: [0, 1, 2])
        #expect(days?.first == 0 && days?.last == 2)
    }

    @Test(arguments: [
        // One row, no nights, two stays, and a third column of days
        [["2026-07-04", "2026-07-06"]], [["2026-07-04", "2026-07-04"], ["2026-07-05", "2026-07-06"]],
        [["2026-07-04", "2027-07-06"], ["2026-07-05", "2026-07-06"]],
        [["2026-07-04", "2026-07-06", "2026-07-07"], ["2026-07-05", "2026-07-06", "2026-07-08"]],
    ])
    func `what leaves a choice shows no stays`(rows: [[String]]) {
        #expect(StayShapes.days(rows, among: [0, 1, 2]) == nil)
    }

    @Test func `of several choices the only one side by side is meant`() {
        // Given an arrival, a departure and the day of an invoice
        let rows = [["2026-07-04", "2026-07-06", "2026-07-01"], ["2026-07-05", "2026-07-06", "2026-07-02"]]
        // When
        let days = StayShapes.days(rows, among: [0, 1, 2])
        // Then
        #expect(days?.first == 0 && days?.last == 1)
    }

    @Test func `a column that is known to be the arrival leaves fewer choices`() {
        let rows = [["2026-06-20", "2026-07-04", "2026-07-06"], ["2026-06-21", "2026-07-05", "2026-07-06"]]
        #expect(StayShapes.days(rows, among: [0, 1, 2]) == nil)
        #expect(StayShapes.days(rows, among: [0, 1, 2], arrival: 1)?.last == 2)
    }

    @Test func `an order of dates counts if it reads the whole column`() {
        // Given one row that only a reader of months first can read, years before the other date
        let rows = [["6/14/2019", "9/28/2026"], ["7/3/2025", "7/5/2025"], ["7/6/2025", "7/8/2025"]]
        // Then the others alone do not make stays
        #expect(StayShapes.days(rows, among: [0, 1]) == nil)
    }
}
