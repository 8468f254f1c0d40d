import Core
import Shell
import TestSupport
import Testing

struct RecordSinkTests {
    private let envelope = Envelope(head: Array("[".utf8), separator: Array(",".utf8), tail: Array("]".utf8))

    private func sink(_ folder: DiskFolder, _ path: String) -> RecordSink {
        RecordSink(folder: folder, file: SourceFile(source: "places", kind: .places, path: path))
    }

    @Test func `each half is whole by itself`() throws {
        // Given three records of which the middle one is refused
        let place = try TemporaryFolder()
        let folder = try DiskFolder(place.path("new"), fileMode: 0o600)
        let sink = sink(folder, "in/a.json")
        try sink.write(Array("1".utf8)[...], .accepted, envelope: envelope)
        try sink.write(Array("2".utf8)[...], .rejected, envelope: envelope)
        try sink.write(Array("3".utf8)[...], .accepted, envelope: envelope)
        try sink.finish(envelope: envelope)
        // Then both files have what stands around records
        #expect(try place.read("new/accepted/places/in/a.json") == "[1,3]")
        #expect(try place.read("new/rejected/places/in/a.json") == "[2]")
        #expect(sink.reasonsName == "rejected/places/in/a.json.reasons.csv")
    }

    @Test func `a half without records is not made, and no path leads out of the output`() throws {
        let place = try TemporaryFolder()
        let folder = try DiskFolder(place.path("new"), fileMode: 0o600)
        let sink = sink(folder, "../../etc/./a.json")
        try sink.write(Array("1".utf8)[...], .accepted, envelope: envelope)
        try sink.finish(envelope: envelope)
        #expect(folder.written.map(\.path) == ["accepted/places/etc/a.json"])
        #expect(try place.names("new") == ["accepted"])
    }
}
