import InnkeeperCore
import InnkeeperStages
import Testing

struct RecordPipelineTests {
    private struct NotReadable: Error {}

    private let rows = Array(
        ("arrival,nights\n" + (1...400).map { "2026-07-04,\($0)\n" }.joined() + "\"2026-07-05").utf8)

    @Test func `bytes in memory give the same records in chunks of any size, behind what is kept or by themselves`() {
        for chunk in [7, 100, 1 << 20] {
            for makesRoom in [false, true] {
                // Given
                var pipeline = RecordPipeline(CSVFormat.self, .desk(), bytes: rows, chunkSize: chunk)
                // When
                let slices = pipeline.slices(of: rows, chunkSize: chunk, makingRoom: makesRoom).map { $0.decode() }
                // Then
                let records = slices.flatMap(\.records)
                #expect(records.count { $0.disposition != .malformed } == 400)
                #expect(records.count { $0.disposition == .malformed } == 1)
                #expect(slices.reduce(0) { $0 + $1.batch.count } == 400)
            }
        }
    }

    @Test func `the first pass asks for one chunk after the other`() {
        // Given
        var asked: [Int64] = []
        // When
        let pipeline = RecordPipeline(CSVFormat.self, .desk()) { offset in
            asked.append(offset)
            return Array(rows[Int(offset)...].prefix(100))
        }
        // Then
        #expect(asked == stride(from: 0, to: rows.count, by: 100).map { Int64($0) } + [Int64(rows.count)])
        #expect(pipeline.reader.carried == ["arrival", "nights"])
    }

    @Test func `what can't be read is thrown on`() {
        #expect(throws: NotReadable.self) {
            try RecordPipeline(CSVFormat.self, .desk()) { _ throws(NotReadable) in throw NotReadable() }
        }
    }

    @Test func `no bytes are no slices`() {
        var pipeline = RecordPipeline(VCardFormat.self, SourceSettings(name: "x", kind: .contacts), bytes: [])
        #expect(pipeline.slices(of: []).isEmpty)
    }
}
