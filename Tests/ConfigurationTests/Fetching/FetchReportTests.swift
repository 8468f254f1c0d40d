import InnkeeperConfiguration
import Testing

struct FetchReportTests {
    @Test func `a report says the same when it is read`() {
        var report = FetchReport()
        report.fetched = [
            .init(source: "a", files: ["a-1.csv", "a-2.csv"]), .init(source: "b", problem: "status \"404\""),
        ]
        var posted = FetchReport.Posted(source: "c")
        posted.posted = 3
        posted.known = 2
        posted.failed = 1
        posted.problem = "no"
        report.posted = [posted]
        #expect(FetchReport(report.json) == report)
    }

    @Test(arguments: ["", "{}", "{\"fetched\":[]}", "fetched"])
    func `what is not a report is not read`(text: String) {
        #expect(FetchReport(Array(text.utf8)) == nil)
    }
}
