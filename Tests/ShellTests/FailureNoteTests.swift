import Testing
import TestSupport
@testable import InnkeeperShell

struct FailureNoteTests {
    @Test func `the note says why the run failed and how far it came, and replaces an older one`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Out.failed.json", "{\n  \"tool\": \"innkeeper 0.9\"\n}\n")
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

    @Test(arguments: ["Out.failed.json", "Out.failed.json/letters.txt"])
    func `what has its name and is no note is neither replaced nor removed`(path: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(path, "mine")
        FailureNote.write(
            Fault(.outputFailed, "no"), reached: "", now: 0, toolVersion: "1.0", for: folder.path("Out"))
        try FailureNote.remove(of: folder.path("Out"))
        #expect(try folder.read(path) == "mine")
    }

    @Test(arguments: [InnkeeperShell.ExitStatus.usage, .locked])
    func `a run that never began leaves no note`(status: InnkeeperShell.ExitStatus) throws {
        let folder = try TemporaryFolder()
        FailureNote.write(Fault(status, "no"), reached: "", now: 0, toolVersion: "1.0", for: folder.path("Out"))
        #expect(try folder.names() == [])
    }
}
