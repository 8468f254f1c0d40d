import Foundation
import InnkeeperCore
import InnkeeperShell
import Testing
import TestSupport

struct DiskFolderTests {
    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func `files lie in the folders that their names say, and are listed sorted`() async throws {
        // Given a new folder
        let temporary = try TemporaryFolder()
        let folder = try DiskFolder(temporary.path("new"), fileMode: 0o600)
        // When files are written in no order
        for (name, text) in [("z.txt", "zz"), ("a/deep/b.txt", ""), ("a/c.txt", "c")] {
            try folder.write(name) { piece in try piece(Array(text.utf8)) }
        }
        try await folder.sync()
        // Then they are there, and the list tells size and digest
        #expect(try temporary.read("new/a/c.txt") == "c")
        #expect(folder.written.map(\.path) == ["a/c.txt", "a/deep/b.txt", "z.txt"])
        #expect(folder.written.map(\.bytes) == [1, 0, 2])
        let digest = Digest()
        digest.add(Array("zz".utf8)[...])
        #expect(folder.written.last?.digest == digest.text)
    }

    @Test func `thousands of files are waited for together, and what can't be opened is told`() async throws {
        // Given
        let temporary = try TemporaryFolder()
        let folder = try DiskFolder(temporary.path("new"), fileMode: 0o600)
        for number in 0..<300 {
            try folder.write("contacts/\(number).vcf") { piece in try piece([0x41]) }
        }
        // When
        try await folder.sync()
        try DiskFolder.sync(folder.absolutePaths)
        // Then all are whole, and a name that is not there is no success, alone or before many others
        #expect(folder.written.count == 300 && folder.written.allSatisfy { $0.bytes == 1 })
        let missing = temporary.path("missing")
        #expect(throws: Fault.self) { try DiskFolder.sync([missing]) }
        #expect(throws: Fault.self) { try DiskFolder.sync([missing] + folder.absolutePaths) }
    }

    @Test(arguments: [(0o600, 0o700), (0o640, 0o750), (0o644, 0o755)])
    func `a folder may be entered by those who may read its files`(file: Int, folder folderMode: Int) throws {
        let temporary = try TemporaryFolder()
        let folder = try DiskFolder(temporary.path("new"), fileMode: file)
        try folder.write("in/x") { piece in try piece([1]) }
        #expect(try mode(temporary.path("new/in/x")) == file)
        #expect(try mode(temporary.path("new/in")) == folderMode)
        #expect(try mode(temporary.path("new")) == folderMode)
    }

    @Test func `a name that is taken is a fault of the output, and so is a folder`() throws {
        let temporary = try TemporaryFolder()
        let folder = try DiskFolder(temporary.path("new"), fileMode: 0o600)
        try folder.write("x") { piece in try piece([1]) }
        for name in ["x", "x/y"] {
            let fault = #expect(throws: Fault.self) { try folder.write(name) { piece in try piece([2]) } }
            #expect(fault?.status == .outputFailed)
        }
        #expect(throws: Fault.self) { _ = try DiskFolder(temporary.path("new"), fileMode: 0o600) }
        // And what was there is as it was
        #expect(try temporary.read("new/x") == "\u{1}")
        #expect(folder.written.map(\.path) == ["x"])
    }

    @Test func `a body that fails leaves no entry in the list`() throws {
        struct Full: Error {}
        let temporary = try TemporaryFolder()
        let folder = try DiskFolder(temporary.path("new"), fileMode: 0o600)
        #expect(throws: Full.self) { try folder.write("x") { _ in throw Full() } }
        #expect(folder.written.isEmpty)
    }
}
