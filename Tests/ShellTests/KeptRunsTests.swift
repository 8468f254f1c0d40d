import Foundation
import InnkeeperShell
import Testing
import TestSupport

struct KeptRunsTests {
    private func lock(_ folder: TemporaryFolder) throws -> RunLock {
        try RunLock(
            folder.path(".Out.lock"), holder: RunLock.Holder(process: 1, host: "h", startedAt: "t"), of: "Out")
    }

    /// Adds a run, and gives what each kept one holds, the youngest first.
    private func add(_ text: String, _ folder: TemporaryFolder, limit: Int) throws -> [String] {
        try folder.write(".Out.new-9/run.json", text)
        let kept = KeptRuns(output: folder.path("Out"), limit: limit, processID: 9)
        try kept.add(folder.path(".Out.new-9"))
        try kept.clear()
        let names = try folder.names().filter { $0.hasPrefix(".Out.") && $0 != ".Out.lock" }
        return try names.sorted { ($0.count, $0) < ($1.count, $1) }.map { try folder.read($0 + "/run.json") }
    }

    @Test func `as many are kept as were asked for, the youngest first`() throws {
        let folder = try TemporaryFolder()
        #expect(try add("1", folder, limit: 3) == ["1"])
        #expect(try add("2", folder, limit: 3) == ["2", "1"])
        #expect(try add("3", folder, limit: 3) == ["3", "2", "1"])
        #expect(try add("4", folder, limit: 3) == ["4", "3", "2"])
        // When fewer are wanted
        #expect(try add("5", folder, limit: 1) == ["5"])
        #expect(try folder.names() == [".Out.previous"])
    }

    @Test func `runs from before a moment go, however few there are`() throws {
        // Given three past runs, of which the last two were published a day and two days ago
        let folder = try TemporaryFolder()
        let now: Int64 = 1_800_000_000
        for (number, name) in [".Out.previous", ".Out.previous-2", ".Out.previous-3"].enumerated() {
            let path = try folder.write(name + "/run.json", "x")
            let published = Date(timeIntervalSince1970: Double(now) - Double(number) * 86_400)
            try FileManager.default.setAttributes([.modificationDate: published], ofItemAtPath: path)
        }
        // When
        try KeptRuns(output: folder.path("Out"), limit: 10, oldest: now - 86_400).clear()
        // Then
        #expect(try folder.names() == [".Out.previous", ".Out.previous-2"])
        // When all are older
        try KeptRuns(output: folder.path("Out"), limit: 10, oldest: now + 1).clear()
        #expect(try folder.names().isEmpty)
    }

    @Test func `left-overs go, and what belongs to other outputs stays`() throws {
        let folder = try TemporaryFolder()
        for name in [
            ".Out.new-7", ".Out.old-8", ".Out.copies-9", ".Out.spool-9", ".Out.fetched-9", ".Out.previous",
            ".Out.previous-4",
        ] {
            try folder.write(name + "/run.json", "x")
        }
        let others = [".Out.new-7.lock", ".Out.new-x", ".Outer.new-7", "Out.new-7", ".Out.previous-x", ".Out.x-7"]
        for name in others { try folder.write(name, "mine") }
        try KeptRuns(output: folder.path("Out"), limit: 2).recover(lock(folder))
        #expect(try folder.names() == ([".Out.lock", ".Out.previous"] + others).sorted())
    }

    // Folders named like a past run
    @Test(arguments: [".Out.previous/letters.txt", ".Out.previous-2/letters.txt", ".Out.previous"])
    func `a file or folder that is not a past run but has its name stays, and no run begins`(path: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(path, "mine")
        let fault = #expect(throws: Fault.self) {
            try KeptRuns(output: folder.path("Out"), limit: 1).recover(lock(folder))
        }
        #expect(fault?.status == .usage)
        #expect(try folder.read(path) == "mine")
    }

    @Test func `what somebody put into an output goes on to the next`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Out/run.json", "{\"outputs\": []}")
        try folder.write(".Out.new-9/run.json", "{\"outputs\": [{\"path\": \"index.html\"}]}")
        try folder.write(".Out.new-9/index.html", "page")
        try folder.write(".Out.new-9/notes.txt", "mine")
        try KeptRuns(output: folder.path("Out"), limit: 1, processID: 9).add(folder.path(".Out.new-9"))
        #expect(try folder.read("Out/notes.txt") == "mine")
        #expect(try folder.names(".Out.previous") == ["index.html", "run.json"])
    }

    @Test func `room is made for one run more, and only where the last place is taken`() throws {
        // Given places for two runs, one of them taken
        let folder = try TemporaryFolder()
        try folder.write(".Out.previous/run.json", "2")
        let kept = KeptRuns(output: folder.path("Out"), limit: 2)
        try kept.makeRoom()
        #expect(try folder.names() == [".Out.previous"])
        // When both are taken
        try folder.write(".Out.previous-2/accepted/desk.csv", "1")
        try kept.makeRoom()
        // Then the older one goes
        #expect(try folder.names() == [".Out.previous"])
        #expect(try folder.read(".Out.previous/run.json") == "2")
    }

    @Test func `a run that was replaced when its successor was killed gets its place`() throws {
        // Given a kill between the exchange and the move: the old output stands under the new folder's name
        let folder = try TemporaryFolder()
        try folder.write("Out/run.json", "3")
        try folder.write(".Out.new-7/run.json", "2")
        try folder.write(".Out.new-8/run.json", "half")
        try folder.write(".Out.previous/run.json", "1")
        let lock = try lock(folder)
        try lock.notePublished(RunLock.Identity.of(folder.path(".Out.new-7")))
        // When
        try KeptRuns(output: folder.path("Out"), limit: 2).recover(lock)
        // Then
        #expect(try folder.names() == [".Out.lock", ".Out.previous", ".Out.previous-2", "Out"])
        #expect(try folder.read(".Out.previous/run.json") == "2")
        #expect(try folder.read(".Out.previous-2/run.json") == "1")
        #expect(lock.published == RunLock.Identity.of(folder.path("Out")))
    }
}
