import Foundation
import InnkeeperShell
import Testing
import TestSupport

struct RunLockTests {
    private func holder(_ process: Int32) -> RunLock.Holder {
        RunLock.Holder(process: process, host: "desk", startedAt: "2026-11-21T03:00:00Z")
    }

    @Test func `the file says who holds the lock, and a second one is told`() throws {
        // Given
        let folder = try TemporaryFolder()
        let path = folder.path(".Out.lock")
        let first = try RunLock(path, holder: holder(4711), of: "Out")
        #expect(first.stale == nil)
        // When another comes
        let fault = #expect(throws: Fault.self) { _ = try RunLock(path, holder: holder(4712), of: "Out") }
        // Then
        #expect(fault?.status == .locked)
        #expect(
            fault?.message
                == "another run is writing Out (process 4711 on desk, since 2026-11-21T03:00:00Z); try again when it "
                + "has ended, or let --wait do so")
        _ = first
    }

    @Test func `who did not give it back is known to the next, who did is not`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path(".Out.lock")
        // Given a run that was killed: its lock is gone, its note is not
        do { _ = try RunLock(path, holder: holder(4711), of: "Out") }
        // When
        do {
            let next = try RunLock(path, holder: holder(4712), of: "Out")
            #expect(next.stale == holder(4711))
            try next.noteEnd()
        }
        // Then
        #expect(try RunLock(path, holder: holder(4713), of: "Out").stale == nil)
    }

    @Test func `what was published last is remembered over ends and crashes`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path(".Out.lock")
        try folder.write("Out/x", "x")
        let identity = try #require(RunLock.Identity.of(folder.path("Out")))
        #expect(RunLock.published(besides: folder.path("Out")) == nil)
        do { try RunLock(path, holder: holder(1), of: "Out").notePublished(identity) }
        #expect(RunLock.published(besides: folder.path("Out")) == identity)
        do { try RunLock(path, holder: holder(2), of: "Out").noteEnd() }
        #expect(try RunLock(path, holder: holder(3), of: "Out").published == identity)
    }

    // A lock as a link
    @Test func `a link, a second name, a folder or a pipe in its place stays as it is`() throws {
        let folder = try TemporaryFolder()
        let precious = try folder.write("precious.txt", "mine")
        try FileManager.default.createSymbolicLink(atPath: folder.path(".A.lock"), withDestinationPath: precious)
        try FileManager.default.linkItem(atPath: precious, toPath: folder.path(".B.lock"))
        try folder.write(".C.lock/x", "x")
        #expect(unsafe mkfifo(folder.path(".D.lock"), 0o600) == 0)
        for name in ["A", "B", "C", "D"] {
            let fault = #expect(throws: Fault.self, "\(name)") {
                _ = try RunLock(folder.path(".\(name).lock"), holder: holder(1), of: name)
            }
            #expect(fault?.status == .outputFailed)
        }
        #expect(try folder.read("precious.txt") == "mine")
    }

    @Test(arguments: ["", "\0\0\0", "{", "{\"process\": \"x\", \"published\": 3}", "[1]"])
    func `a file that says nothing sensible does no harm`(text: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(".Out.lock", text)
        let lock = try RunLock(path, holder: holder(1), of: "Out")
        #expect(lock.stale == nil && lock.published == nil)
        #expect(try folder.read(".Out.lock").contains("\"process\": 1"))
    }

    @Test func `a lock file that was taken away meanwhile locks nobody out and lets nobody in twice`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path(".Out.lock")
        let first = try RunLock(path, holder: holder(1), of: "Out")
        try FileManager.default.removeItem(atPath: path)
        let second = try RunLock(path, holder: holder(2), of: "Out")
        #expect(throws: Fault.self) { _ = try RunLock(path, holder: holder(3), of: "Out") }
        _ = (first, second)
    }
}
