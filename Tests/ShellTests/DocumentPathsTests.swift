import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperReports
import InnkeeperShell
import InnkeeperSpools
import Testing
import TestSupport

struct DocumentPathsTests {
    @Test func `tables in a file that is there are shown at that file, and what is missing nowhere`() throws {
        // Given a file whose name has the mark that stands before a member, an archive, and a name of nothing
        let folder = try TemporaryFolder()
        try folder.write("wow!.csv", "x")
        try folder.write("export.zip", "x")
        var dataset = Dataset()
        dataset.files = ["export.zip!in/desk.csv", "gone.csv", "wow!.csv"].map {
            SourceFile(source: "desk", kind: .bookings, path: $0)
        }
        var findings = Findings()
        for file in dataset.files.indices { findings.add(code: "x", file: file, line: 2, column: 1) }
        let input = RunData(
            dataset: dataset, context: RunContext(today: CalendarDate(dayNumber: 0), now: 0), findings: findings,
            rules: [:], severity: { _, _ in .error }, texts: NoTexts(), toolVersion: "1")
        let target = try TargetResolver(
            facts: Registry(rules: [], stages: [], reports: [], formats: []),
            unpacking: ArchiveUnpacking(), currentFolder: folder.path
        ).targets([folder.path])[0]
        // When
        let paths = DocumentPaths.paths(input, target, folder: folder.path, prefix: "")
        // Then
        let shown = ShownFindings([input], paths: [paths])
        #expect(shown.entries.map(\.artifact.file) == ["export.zip", "", "wow!.csv"])
        #expect(shown.entries.map(\.artifact.part) == ["in/desk.csv", "gone.csv", ""])
    }

    @Test func `standard input is shown by its name, without the folder of its copy`() throws {
        // Given a copy of standard input elsewhere
        let folder = try TemporaryFolder()
        try folder.write("copy/standard-input", "x")
        let target = try TargetResolver(
            facts: Registry(rules: [], stages: [], reports: [], formats: []), unpacking: ArchiveUnpacking(),
            currentFolder: folder.path
        ).targets(["-"], standardInput: folder.path("copy"))[0]
        var dataset = Dataset()
        dataset.files = [SourceFile(source: "standard-input", kind: .bookings, path: "standard-input")]
        var findings = Findings()
        findings.add(code: "x", file: 0, line: 2, column: 1)
        let input = RunData(
            dataset: dataset, context: RunContext(today: CalendarDate(dayNumber: 0), now: 0), findings: findings,
            rules: [:], severity: { _, _ in .error }, texts: NoTexts(), toolVersion: "1")
        // When its findings are shown
        let paths = DocumentPaths.paths(input, target, folder: "/elsewhere", prefix: "sub")
        let shown = ShownFindings([input], paths: [paths])
        // Then
        #expect(shown.entries.map(\.finding.file) == ["standard-input"])
        #expect(shown.entries.map(\.artifact.file) == ["standard-input"])
    }

    private struct NoTexts: BookingTexts {
        func text(_ row: Int, _ field: BookingField) -> String { "" }
    }
}
