import InnkeeperCore
import Testing

struct RowFindingsTests {
    @Test func `what rules report is kept in order, with all that they say`() {
        var report = RowFindings()
        report.report("place-closed", row: 3, field: "operating_status")
        report.report("place-duplicate", row: 1, field: "name", arguments: [.count: .count(12)], related: 0)
        #expect(
            report.rows == [
                RowFinding(code: "place-closed", row: 3, field: "operating_status"),
                RowFinding(code: "place-duplicate", row: 1, field: "name", arguments: [.count: .count(12)], related: 0),
            ])
    }
}
