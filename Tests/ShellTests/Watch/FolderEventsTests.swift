import InnkeeperShell
import Testing
import TestSupport

struct FolderEventsTests {
    @Test func `a file that comes, grows or goes wakes whoever waits`() throws {
        let folder = try TemporaryFolder()
        let events = try FolderEvents()
        events.watch(folder.path)
        // Nothing has happened yet
        #expect(!events.wait(milliseconds: 0))
        try folder.write("desk.csv", "x")
        #expect(events.wait(milliseconds: 10_000))
        // And what has been told is not told again
        #expect(!events.wait(milliseconds: 0))
        try folder.write("desk.csv", "xx")
        #expect(events.wait(milliseconds: 10_000))
    }

    @Test func `a folder that is not there is no trouble`() throws {
        let events = try FolderEvents()
        events.watch("/nowhere/at/all")
        #expect(!events.wait(milliseconds: 0))
    }
}
