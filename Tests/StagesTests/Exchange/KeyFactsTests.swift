import InnkeeperCore
import InnkeeperStages
import Testing

struct KeyFactsTests {
    private func facts(_ text: String, property: String? = nil) -> KeyFacts {
        var settings = SourceSettings(name: "desk", kind: .bookings)
        settings.property = property
        let bytes = Array(text.utf8)
        var pipeline = RecordPipeline(CSVFormat.self, settings, bytes: bytes)
        var facts = KeyFacts(pipeline.reader)
        for slice in pipeline.slices(of: bytes) { facts.merge(facts.noting(slice.decode().batch)) }
        return facts
    }

    private static let header = "property,reservation_id,arrival,nights\n"

    @Test func `files in which all records name their property below equal headings agree`() {
        let file = facts(Self.header + "Lake,R1,2026-07-01,2\n")
        #expect(KeyFacts.agree([file, facts(Self.header + "River,R1,2026-07-01,2\n")]))
        #expect(KeyFacts.agree([]))
    }

    @Test func `a record without a property may be of any, unless its source has one or none is named`() {
        let mixed = Self.header + "Lake,R1,2026-07-01,2\n,R2,2026-07-01,2\n"
        #expect(!KeyFacts.agree([facts(mixed)]))
        #expect(KeyFacts.agree([facts(mixed, property: "Lake")]))
        #expect(
            KeyFacts.agree([
                facts(Self.header + ",R2,2026-07-01,2\n"), facts("reservation_id,arrival,nights\nR1,2026-07-01,2\n"),
            ]))
    }

    @Test func `stays of one property are in one bucket, unless one without a property may be of it`() {
        let lake = facts(Self.header + "Lake,R1,2026-07-01,2\n")
        let none = facts("reservation_id,arrival,nights\nR1,2026-07-01,2\n")
        let river = facts("reservation_id,arrival,nights\nR1,2026-07-01,2\n", property: "River")
        let several = facts("reservation_id,arrival,nights\nR1,2026-07-01,2\n", property: "")
        #expect(KeyFacts.separateProperties([lake, river]) && KeyFacts.separateProperties([]))
        #expect(KeyFacts.separateProperties([none, several]))
        for pair in [[lake, none], [river, none], [several, lake], [river, several]] {
            #expect(!KeyFacts.separateProperties(pair))
        }
        #expect(!KeyFacts.separateProperties([facts(Self.header + "Lake,R1,2026-07-01,2\n,R2,2026-07-01,2\n")]))
    }

    @Test(arguments: [
        "reservation_id,property,arrival,nights\nR1,Lake,2026-07-01,2\n",
        "property;reservation_id;arrival;nights\nLake;R1;2026-07-01;2\n",
        "property,reservation_id,arrival,nights\nLac d'\u{E9}t\u{E9},R1,2026-07-01,2\n",
    ])
    func `other headings, delimiters and encodings may name other properties with the same bytes`(text: String) {
        // Given a file beside one with another layout; the last in an older encoding
        let bytes = text.contains("\u{E9}") ? text.unicodeScalars.map { UInt8($0.value) } : Array(text.utf8)
        var pipeline = RecordPipeline(CSVFormat.self, SourceSettings(name: "desk", kind: .bookings), bytes: bytes)
        var other = KeyFacts(pipeline.reader)
        for slice in pipeline.slices(of: bytes) { other.merge(other.noting(slice.decode().batch)) }
        // When, then
        #expect(!KeyFacts.agree([facts(Self.header + "Lake,R1,2026-07-01,2\n"), other]))
    }

    @Test func `facts are read back`() throws {
        for text in ["Lake,R1,2026-07-01,2\n", ",R1,2026-07-01,2\n", ""] {
            let facts = facts(Self.header + text)
            #expect(try BinaryReader.value(inPayload: BinaryWriter.payload(of: facts)) == facts)
        }
    }
}
