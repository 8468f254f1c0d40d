import Shell
import TestSupport
import Testing

struct FailureNoteTests {
    @Test func `the note says why the run failed and how far it came, and replaces an older one`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Out.failed.json", "older")
        // When
        FailureNote.write(
            Fault(.outputFailed, "the disk is full"), reached: "in the reports", now: 1_795_262_400,
            toolVersion: "1.0", for: folder.path("Out"))
        // Then
        #expect(
            try folder.read("Out.failed.json") == """
                {
                  "tool": "innkeeper 1.0",
                  "failedAt": "2026-11-21T12:00:00Z",
                  "status": 4,
                  "message": "the disk is full",
                  "reached": "in the reports"
                }

                """)
        #expect(try folder.names() == ["Out.failed.json"])
    }

    @Test(arguments: [Shell.ExitStatus.usage, .locked])
    func `a run that never began leaves no note`(status: Shell.ExitStatus) throws {
        let folder = try TemporaryFolder()
        FailureNote.write(Fault(status, "no"), reached: "", now: 0, toolVersion: "1.0", for: folder.path("Out"))
        #expect(try folder.names() == [])
    }
}
