import InnkeeperCore
import InnkeeperStages
import Testing

/// Readers that hand out what they keep, so that the next bytes are put behind it.
struct ReadingInRoomTests {
    struct File: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var format: any Format.Type
        var kind: RecordKind
        var bytes: [UInt8]

        init(_ name: String, _ format: any Format.Type, _ kind: RecordKind, _ bytes: [UInt8]) {
            (testDescription, self.format, self.kind, self.bytes) = (name, format, kind, bytes)
        }

        init(_ name: String, _ format: any Format.Type, _ kind: RecordKind, _ text: String) {
            self.init(name, format, kind, Array(text.utf8))
        }
    }

    private static let note = String(repeating: "x", count: 200)
    private static let csv =
        "reservation_id,arrival,nights,camper,note\n"
        + (1...3_000).map { "R\($0),2026-07-04,\($0 % 9),\($0 % 900 == 7 ? "\"Ada\nAlder" : "Ada"),\(note)\n" }.joined()
    private static let cards = (1...3_000).map {
        "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada \($0)\r\nNOTE:\(note.prefix($0 % 200))\r\nEND:VCARD\r\n"
    }.joined()
    private static let features = (1...3_000).map {
        "{\"type\":\"Feature\",\"properties\":{\"name\":\"P\($0)\",\"note\":\"\(note)\"},"
            + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,\($0 % 90)]}}"
    }
    private static let collection =
        "{\"type\":\"FeatureCollection\",\"features\":[\n" + features.joined(separator: ",\n")

    private static func utf16(_ text: String) -> [UInt8] {
        [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }

    static let files = [
        File("CSV with quotes gone wrong", CSVFormat.self, .bookings, csv),
        File("CSV in UTF-16", CSVFormat.self, .bookings, utf16(csv)),
        File("cards", VCardFormat.self, .contacts, cards),
        File("cards, the last one cut off", VCardFormat.self, .contacts, String(cards.dropLast(30))),
        File("cards in UTF-16", VCardFormat.self, .contacts, utf16(cards)),
        File("features", GeoJSONFormat.self, .places, collection + "]}\n"),
        File("features of which the last ones are gone", GeoJSONFormat.self, .places, collection),
        File(
            "features with a fault", GeoJSONFormat.self, .places,
            collection + ",{\"type\":}," + features.joined(separator: ",") + "]}"),
        File(
            "features in lines", GeoJSONSequenceFormat.self, .places, features.joined(separator: "\n") + "\n"),
    ]

    @Test(arguments: files)
    func `slices are the same whether bytes are put behind those that are kept or pushed by themselves`(file: File) {
        // Given
        for chunk in [file.bytes.count, 30_011] {
            // When
            let plain = slices(of: file, chunk: chunk, inRoom: false)
            let inRoom = slices(of: file, chunk: chunk, inRoom: true)
            // Then
            #expect((plain.map(records) == inRoom.map(records)) as Bool)
            #expect((plain.map(bytes) == inRoom.map(bytes)) as Bool)
            #expect(plain.map(\.findings.count) == inRoom.map(\.findings.count))
            #expect(plain.count > 1 && plain.reduce(0) { $0 + $1.records.count } > 1_000)
        }
    }

    /// Where each record lies in the file, and what becomes of it.
    private func records(_ slice: DecodedSlice) -> [RecordSpan] {
        slice.records.map {
            RecordSpan(
                start: Int($0.start) + Int(slice.offset), end: Int($0.end) + Int(slice.offset),
                disposition: $0.disposition)
        }
    }

    private func bytes(_ slice: DecodedSlice) -> [ArraySlice<UInt8>] {
        slice.records.map { slice.bytes[Int($0.start)..<Int($0.end)] }
    }

    private func slices(of file: File, chunk: Int, inRoom: Bool) -> [DecodedSlice] {
        var pipeline = RecordPipeline(
            file.format, SourceSettings(name: "x", kind: file.kind), bytes: file.bytes)
        return pipeline.slices(of: file.bytes, chunkSize: chunk, makingRoom: inRoom).map { $0.decode() }
    }
}
