import Core
import Testing

struct RowFindingsTests {
    @Test func `what rules report is kept in their order`() {
        var report = RowFindings()
        report.report("b-code", row: 7, field: "nights", detail: "0 nights")
        report.report("a-code", row: 2, field: "", related: 1)
        #expect(
            report.rows == [
                RowFinding(code: "b-code", row: 7, field: "nights", detail: "0 nights"),
                RowFinding(code: "a-code", row: 2, field: "", related: 1),
            ])
    }
}
