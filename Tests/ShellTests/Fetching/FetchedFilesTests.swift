import InnkeeperShell
import Testing
import TestSupport

struct FetchedFilesTests {
    private let folder: TemporaryFolder
    /// XXH3 with 128 bits of `abc`, as xxhsum -H128 prints it.
    private let digest = "xxh128:06b05ab6733a618578af5f94892f3950"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Out/fetched/desk.csv", "abc")
        try folder.write("copy/x", "")
    }

    private func list(_ name: String = "desk.csv", digest: String? = nil) throws {
        let fetched = FetchedFiles(
            folder: "",
            sources: [
                .init(
                    name: "desk", url: "https://example.org/?…",
                    files: [.init(name: name, bytes: 3, digest: digest ?? self.digest)]),
                .init(name: "feed", url: "https://example.org/feed", problem: "status 404"),
            ])
        try folder.write("Out/fetched/fetched.json", String(decoding: fetched.json, as: UTF8.self))
    }

    @Test(arguments: ["Out", "Out/fetched"])
    func `what an earlier run fetched is copied, files and failures`(name: String) throws {
        try list()
        let fetched = try FetchedFiles.copy(of: folder.path(name), to: folder.path("copy"))
        #expect(fetched.folder == folder.path("copy"))
        #expect(fetched.sources.map(\.name) == ["desk", "feed"] && fetched.sources[1].problem == "status 404")
        #expect(try folder.read("copy/desk.csv") == "abc")
    }

    @Test func `a file that is not as it was fetched is refused`() throws {
        try list(digest: "xxh128:00000000000000000000000000000000")
        let fault = #expect(throws: Fault.self) {
            try FetchedFiles.copy(of: folder.path("Out"), to: folder.path("copy"))
        }
        #expect(fault?.status == .usage && fault?.message.contains("not as it was fetched") == true)
    }

    @Test(arguments: ["../desk.csv", "/etc/passwd", ".hidden", ""])
    func `a name that leads elsewhere is no name`(name: String) throws {
        try list(name)
        #expect(throws: Fault.self) { try FetchedFiles.copy(of: folder.path("Out"), to: folder.path("copy")) }
    }

    @Test func `a folder in which nothing was fetched is refused`() throws {
        let fault = #expect(throws: Fault.self) {
            try FetchedFiles.copy(of: folder.path("copy"), to: folder.path("copy"))
        }
        #expect(fault?.status == .usage)
    }
}
