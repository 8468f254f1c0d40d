import InnkeeperCore
import InnkeeperReports
import Testing

struct ConflictOrderTests {
    @Test func `what can still be solved comes first, the soonest before the others`() {
        // Given conflicts long over, of last night, of tonight and of later
        let today = Fixture.today
        var dataset = Dataset()
        dataset.conflicts = [-400, 20, -1, 0, 5, -3].map { (start: Int32) in
            let first = today.dayNumber + start
            return ConflictRow(
                first: 0, second: 1, overlap: first..<first + 1, kind: .doubleBooking, freeSites: ["\(start)"])
        }
        // And one that began before and goes on
        let now = today.dayNumber
        dataset.conflicts.append(
            ConflictRow(first: 0, second: 1, overlap: now - 9..<now + 1, kind: .sameGuest, freeSites: ["on"]))
        // Then
        let order = dataset.conflictsToSolve(on: today).map { $0.freeSites[0] }
        #expect(order == ["on", "0", "5", "20", "-1", "-3", "-400"])
    }
}
