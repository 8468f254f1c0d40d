import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing

struct KeyCollectorTests {
    /// Keys of so many bookings of a file.
    private func rows(_ count: Int, file: Int) throws -> KeyRows {
        let bytes = Array(
            ("reservation_id,arrival,nights\n" + (0..<count).map { "R\($0),2026-07-01,2\n" }.joined()).utf8)
        var pipeline = RecordPipeline(CSVFormat.self, SourceSettings(name: "desk", kind: .bookings), bytes: bytes)
        let rules = RuleContext(run: RunContext(today: CalendarDate(dayNumber: 0), now: 0))
        let slice = SliceValidator(rules: RuleSet([]), context: rules).run(
            SliceDecoder().run(pipeline.slices(of: bytes)[0]))
        return try #require(KeyRows.split(slice, file: file, buckets: 1, digest: nil).first).rows
    }

    @Test func `keys of a bucket are kept until they are worth a frame`() throws {
        // Given room for 256 rows of each bucket
        var collector = KeyCollector(buckets: 4096)
        // When
        #expect(try collector.add(rows(200, file: 0), to: 7) == nil)
        #expect(try collector.add(rows(200, file: 0), to: 8) == nil)
        let full = try collector.add(rows(100, file: 1), to: 7)
        // Then
        #expect(full?.count == 300)
        #expect(full?.parts.map(\.file) == [0, 1])
        let rest = collector.rest()
        #expect(rest.map(\.bucket) == [8] && rest.map(\.batch.count) == [200])
        #expect(collector.rest().isEmpty)
    }

    @Test func `rows of one file become one part, and a batch is read back`() throws {
        // Given
        var batch = KeyBatch()
        for file in [2, 2, 5] { batch.append(try rows(3, file: file)) }
        // When
        let read = try BinaryReader.value(of: KeyBatch.self, inPayload: BinaryWriter.payload(of: batch))
        // Then
        #expect(read.parts.map(\.file) == [2, 5] && read.parts.map(\.rejected.count) == [6, 3])
        #expect(read.parts[0].bookings.id.texts == ["R0", "R1", "R2", "R0", "R1", "R2"])
    }
}
