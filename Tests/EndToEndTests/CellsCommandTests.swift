import Testing
import TestSupport

/// `cells`, as it is run.
struct CellsCommandTests {
    private static let page = "<html><table><tr><th>Guest<th>Nights<tr><td>Alice<td>3</table></html>"

    @Test func `each cell is a line of JSON`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("desk.xls", Self.page)
        let outcome = try await Program.run(["cells", "desk.xls"], folder: folder.path)
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(
            outcome.output.split(separator: "\n").last
                == "{\"sheet\":\"Table1\",\"cell\":\"B2\",\"type\":\"text\",\"value\":\"3\",\"formula\":false}")
        let redacted = try await Program.run(["cells", "--redact", "desk.xls"], folder: folder.path)
        #expect(redacted.output.contains("\"cell\":\"A2\"") && !redacted.output.contains("Alice"))
    }

    @Test func `when its reader has gone away it reads no further`() async throws {
        // Given a long sheet that breaks off
        let folder = try TemporaryFolder()
        let rows = String(repeating: "<Row><Cell><Data>Alice</Data></Cell></Row>", count: 60_000)
        try folder.write(
            "desk.xls",
            "<Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\"><Worksheet><Table>" + rows)
        #expect(try await Program.run(["cells", "desk.xls"], folder: folder.path).status == 3)
        // When nobody reads its cells
        let script = "\"$1\" cells desk.xls | true; exit ${PIPESTATUS[0]}"
        let outcome = try await Program.run("/bin/bash", ["-c", script, "bash", Program.path], folder: folder.path)
        // Then it doesn't reach the end
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
    }

    @Test func `what can't be read is said, and the exit status is 3`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("desk.xls", "name,arrival")
        let outcome = try await Program.run(["cells", "desk.xls"], folder: folder.path)
        #expect(outcome.status == 3 && outcome.output.isEmpty)
        #expect(outcome.errors == "innkeeper: desk.xls: it is not a workbook\n")
        #expect(try await Program.run(["cells", "none.xls"], folder: folder.path).status == 3)
        #expect(try await Program.run(["cells"]).status == 2)
    }
}
