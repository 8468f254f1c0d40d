import InnkeeperCore
import InnkeeperReports
import Testing

struct ShownPathsTests {
    /// The lines for GitHub of a check of `root`, started in `/repo`.
    private func lines(_ root: String, prefix: String = "") -> [String] {
        let input = FindingsFixture.input(rates: 1)
        let paths = ShownPaths(root: root, configurationFolder: root, folder: "/repo", prefix: prefix)
        var lines: [String] = []
        GitHubAnnotations.write(ShownFindings([input], paths: [paths])) { lines.append($0) }
        return lines
    }

    @Test func `paths are relative to the folder that the program was started in`() {
        #expect(lines("/repo/data")[0].contains("file=data/in/desk%2C A.csv,"))
        #expect(lines("/repo")[0].contains("file=in/desk%2C A.csv,"))
    }

    @Test func `a prefix stands before them`() {
        #expect(lines("/repo/data", prefix: "sites/north")[0].contains("file=sites/north/data/in/desk%2C A.csv,"))
    }

    @Test func `what lies elsewhere has its whole path`() {
        #expect(lines("/elsewhere", prefix: "x")[0].contains("file=/elsewhere/in/desk%2C A.csv,"))
    }

    @Test func `code scanning learns which folder that is`() {
        var shown = ShownFindings([FindingsFixture.input(rates: 1)])
        shown.root = "/my repo"
        #expect(String(decoding: SARIFLog.json(shown), as: UTF8.self).contains("\"uri\": \"file:///my%20repo/\""))
    }
}
