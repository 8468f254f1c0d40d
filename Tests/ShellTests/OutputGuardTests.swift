import InnkeeperShell
import Testing
import TestSupport

struct OutputGuardTests {
    private func refusal(_ output: String, inputs: [String] = [], home: String? = nil) -> String? {
        do {
            try OutputGuard.check(output, inputs: inputs, home: home)
            return nil
        } catch {
            let fault = error as? Fault
            return fault?.status == .usage ? fault?.message : "wrong status"
        }
    }

    @Test func `a folder that is new, empty or a run's own may be used`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Empty/.gitignore", "*")
        try folder.write("Ours/run.json", "{\n  \"tool\": \"innkeeper 1.0\"")
        #expect(refusal(folder.path("New")) == nil)
        #expect(refusal(folder.path("Empty")) == nil)
        #expect(refusal(folder.path("Ours")) == nil)
    }

    @Test func `a folder of somebody else's is refused, with the reason`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Photos/cat.jpg", "x")
        try folder.write("Other/run.json", "{\"tool\": \"something else\"}")
        try folder.write("Gone/run.json", "\0\0\0\0")
        try folder.write("file", "x")
        #expect(refusal(folder.path("Gone"))?.contains("not written by Innkeeper") == true)
        #expect(refusal(folder.path("Photos"))?.contains("not written by Innkeeper") == true)
        #expect(refusal(folder.path("Other"))?.contains("not written by Innkeeper") == true)
        #expect(refusal(folder.path("file"))?.contains("it is a file") == true)
    }

    @Test func `a file is refused as a file, even if it is an input`() throws {
        let folder = try TemporaryFolder()
        let input = try folder.write("in.csv", "x")
        #expect(refusal(input, inputs: [input])?.contains("it is a file") == true)
    }

    @Test func `what other runs are at work on is neither somebody else's nor an input to lose`() throws {
        let folder = try TemporaryFolder()
        let input = try folder.write("New/_attempts/1/in.csv", "x")
        #expect(refusal(folder.path("New"), inputs: [input]) == nil)
        try folder.write("New/_attempts.csv", "x")
        #expect(refusal(folder.path("New"))?.contains("not written by Innkeeper") == true)
    }

    @Test func `places that hold too much are refused`() throws {
        let folder = try TemporaryFolder()
        let input = try folder.write("Data/in.csv", "x")
        #expect(refusal("/")?.contains("root of the file system") == true)
        #expect(refusal("/proc")?.contains("mount point") == true)
        #expect(refusal(folder.path, home: folder.path)?.contains("home folder") == true)
        #expect(refusal(folder.path("Data"), inputs: [input])?.contains("holds an input") == true)
        #expect(refusal(folder.path("Dat"), inputs: [input]) == nil)
    }
}
