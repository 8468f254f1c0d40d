import Foundation
import InnkeeperShell
import Testing
import TestSupport

struct StandardInputTests {
    @Test func `all of a pipe is kept in a file that only this user reads, and removed again`() throws {
        // Given a file in the place of standard input
        let folder = try TemporaryFolder()
        let text = String(repeating: "arrival,nights\n", count: 100_000)
        let descriptor = try Posix.open(try folder.write("in", text))
        defer { Posix.close(descriptor) }
        // When
        let spooled = try StandardInput(descriptor, below: folder.path)
        // Then
        let file = spooled.folder + "/" + StandardInput.name
        #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
        let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        // When
        try spooled.remove()
        // Then
        #expect(try folder.names() == ["in"])
    }

    @Test func `too much is refused and nothing is left`() throws {
        let folder = try TemporaryFolder()
        let descriptor = try Posix.open(try folder.write("in", "0123456789"))
        defer { Posix.close(descriptor) }
        let fault = #expect(throws: Fault.self) { _ = try StandardInput(descriptor, below: folder.path, limit: 9) }
        #expect(fault?.status == .inputMissing)
        #expect(try folder.names() == ["in"])
    }

    @Test func `a folder that is there already is not used`() throws {
        let folder = try TemporaryFolder()
        try folder.write("innkeeper-7/theirs", "x")
        let fault = #expect(throws: Fault.self) { _ = try StandardInput(below: folder.path, processID: 7) }
        #expect(fault?.status == .outputFailed)
    }
}
