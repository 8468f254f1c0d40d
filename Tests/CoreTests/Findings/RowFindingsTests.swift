import Core
import Testing

struct RowFindingsTests {
    @Test func `what rules report is kept in order, with all that they say`() {
        var report = RowFindings()
        report.report("place-closed", row: 3, field: "operating_status")
        report.report("place-duplicate", row: 1, field: "name", detail: "12 m", related: 0)
        #expect(
            report.rows == [
                RowFinding(code: "place-closed", row: 3, field: "operating_status"),
                RowFinding(code: "place-duplicate", row: 1, field: "name", detail: "12 m", related: 0),
            ])
    }
}
