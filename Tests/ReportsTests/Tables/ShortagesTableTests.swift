import InnkeeperCore
import InnkeeperReports
import Testing

struct ShortagesTableTests {
    @Test func `a row says when, how many sites and how many stays`() {
        var dataset = Dataset()
        let first = Fixture.today.dayNumber
        dataset.shortages = [
            CategoryShortage(
                property: "Lake", category: "tent", nights: first..<first + 2, sites: 5, stays: 7, unassigned: 3)
        ]
        var rows: [[String]] = []
        ShortagesTable.forEachRow(Fixture.input(dataset)) { rows.append($0.texts) }
        #expect(rows == [["Lake", "tent", "2026-07-04", "2026-07-06", "2", "5", "7", "3", "2"]])
        #expect(rows.allSatisfy { $0.count == ShortagesTable.columns.count })
    }
}
