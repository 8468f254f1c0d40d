import Testing

@testable import InnkeeperStages

struct StayShapesTests {
    private func contradict(_ rows: [[String]]) -> Bool { StayShapes.contradict(rows, first: 0, last: 1) }

    @Test func `times of day are no days of stays`() {
        #expect(contradict([["10:00", "10:05"], ["10:30", "10:35"]]))
        #expect(!contradict([["2026-07-04 10:00", "2026-07-05 10:05"], ["2026-07-04 10:00", "2026-07-06 10:05"]]))
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
}
