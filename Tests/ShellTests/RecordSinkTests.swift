import InnkeeperCore
import InnkeeperShell
import InnkeeperStages
import Testing
import TestSupport

struct RecordSinkTests {
    private func sink(_ temporary: TemporaryFolder, path: String) throws -> (RecordSink, DiskFolder) {
        let folder = try DiskFolder(temporary.path("Out"), fileMode: 0o600)
        return (RecordSink(folder: folder, file: SourceFile(source: "desk", kind: .bookings, path: path)), folder)
    }

    /// A slice of one record.
    private func slice(_ text: String, isRejected: Bool = false) -> LoadedSlice {
        let bytes = Array(text.utf8)
        let record = RecordSpan(start: 0, end: bytes.count, disposition: .row(0))
        return LoadedSlice(
            ValidatedSlice(
                decoded: DecodedSlice(
                    batch: .bookings(Bookings()), bytes: bytes, offset: 0, records: [record], findings: Findings()),
                rejected: [isRejected], rowFindings: LocatedFindings()))
    }

    @Test func `each half is whole again: head, records with what stands between, tail`() throws {
        // Given the framing of a GeoJSON file
        let temporary = try TemporaryFolder()
        let (sink, folder) = try sink(temporary, path: "in/places.json")
        let framing = Framing(head: Array("[".utf8), separator: Array(",\n".utf8), tail: Array("]\n".utf8))
        // When records go both ways
        try sink.write(slice("1"), framing: framing)
        try sink.write(slice("2", isRejected: true), framing: framing)
        try sink.write(slice("3"), framing: framing)
        try sink.finish(framing: framing)
        // Then
        #expect(try temporary.read("Out/accepted/desk/in/places.json") == "[1,\n3]\n")
        #expect(try temporary.read("Out/rejected/desk/in/places.json") == "[2]\n")
        #expect(folder.written.map(\.path) == ["accepted/desk/in/places.json", "rejected/desk/in/places.json"])
        #expect(sink.reasonsName == "rejected/desk/in/places.json.reasons.csv")
    }

    @Test func `the tail is that of the end, when it is known`() throws {
        let temporary = try TemporaryFolder()
        let (sink, _) = try sink(temporary, path: "a.json")
        try sink.write(slice("1"), framing: Framing(head: [0x5B]))
        try sink.finish(framing: Framing(head: [0x5B], tail: [0x5D]))
        #expect(try temporary.read("Out/accepted/desk/a.json") == "[1]")
    }

    @Test func `a half without records is no file`() throws {
        let temporary = try TemporaryFolder()
        let (sink, folder) = try sink(temporary, path: "a.csv")
        try sink.write(slice("1\n", isRejected: true), framing: Framing())
        try sink.finish(framing: Framing())
        #expect(folder.written.map(\.path) == ["rejected/desk/a.csv"])
        #expect(try temporary.names("Out") == ["rejected"])
    }

    @Test(arguments: [
        ("../../etc/a.csv", "_up/_up/etc/a.csv"), ("/etc/a.csv", "_root/etc/a.csv"), ("./etc/a.csv", "etc/a.csv"),
        ("x/../etc/a.csv", "x/_up/etc/a.csv"),
    ])
    func `a path from outside the root does not lead out of the output`(path: String, name: String) throws {
        let temporary = try TemporaryFolder()
        let (sink, folder) = try sink(temporary, path: path)
        try sink.write(slice("1\n"), framing: Framing())
        try sink.finish(framing: Framing())
        #expect(try temporary.names() == ["Out"])
        #expect(folder.written.map(\.path) == ["accepted/desk/" + name])
    }

    @Test func `files of one name inside and outside the root do not meet`() throws {
        // Given one output for three files
        let temporary = try TemporaryFolder()
        let folder = try DiskFolder(temporary.path("Out"), fileMode: 0o600)
        for path in ["x/a.csv", "../x/a.csv", "/x/a.csv"] {
            // When each has an accepted record
            let sink = RecordSink(folder: folder, file: SourceFile(source: "desk", kind: .bookings, path: path))
            try sink.write(slice(path), framing: Framing())
            try sink.finish(framing: Framing())
        }
        // Then none takes another's place
        #expect(try temporary.read("Out/accepted/desk/x/a.csv") == "x/a.csv")
        #expect(folder.written.count == 3)
    }
}
