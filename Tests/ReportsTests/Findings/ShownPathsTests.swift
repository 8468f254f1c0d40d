import InnkeeperCore
import InnkeeperReports
import Testing

struct ShownPathsTests {
    /// The lines for GitHub of a check of `root`, started in `/repo`.
    private func lines(_ root: String, prefix: String = "") -> [String] {
        let input = FindingsFixture.input(rates: 1)
        let paths = ShownPaths(root: root, folder: "/repo", prefix: prefix)
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

    @Test func `what is in an archive or a workbook is shown at the file that is there`() {
        // Given
        let input = FindingsFixture.input { findings in
            findings.add(code: SiteRule().code, file: 0, line: 9, column: 2, field: "site_number", value: "Z9")
            findings.add(code: SiteRule().code, file: 0)
        }
        let paths = ShownPaths(root: "/repo/data", folder: "/repo", containers: ["in/desk, A.csv": "in"])
        let shown = ShownFindings([input], paths: [paths])
        // Then
        #expect(shown.entries.map(\.artifact.file) == ["data/in", "data/in"])
        #expect(shown.entries.map(\.placeWithin) == ["desk, A.csv:9:2", "desk, A.csv"])
        #expect(shown.entries.allSatisfy { $0.line == 0 && $0.column == 0 })
        #expect(shown.entries[0].placedMessage.hasPrefix("desk, A.csv:9:2: "))
    }

    @Test func `what is not there is shown at the configuration that names it`() {
        let input = FindingsFixture.input { $0.add(code: SiteRule().code, file: 0) }
        let paths = ShownPaths(
            root: "/repo/data", configurationFile: "/repo/conf/pipeline.json", folder: "/repo",
            missing: ["in/desk, A.csv"])
        let entry = ShownFindings([input], paths: [paths]).entries[0]
        #expect(entry.artifact == .init(file: "conf/pipeline.json", part: "in/desk, A.csv"))
        // And without one at no file
        let none = ShownPaths(root: "/repo", folder: "/repo", missing: ["in/desk, A.csv"])
        #expect(ShownFindings([input], paths: [none]).entries[0].artifact.file.isEmpty)
    }
}
