import InnkeeperCore
import InnkeeperStages
import Testing

struct SliceDecoderTests {
    @Test func `the stage gives the columns, the spans and the findings that the slice's own format makes of it`() {
        // Given a file of two bookings, of which the second can't be read
        let bytes = Array("reservation_id,site_number,arrival,nights\nR1,A1,2026-07-01,2\nR2,\"A1,2026-07-04,2\n".utf8)
        var pipeline = RecordPipeline(CSVFormat.self, SourceSettings(name: "desk", kind: .bookings), bytes: bytes)
        let slices = pipeline.slices(of: bytes)
        // When
        let decoded = slices.map { SliceDecoder().run($0) }
        // Then
        #expect(decoded.map(\.batch.count).reduce(0, +) == 1)
        #expect(decoded.flatMap(\.records).map(\.disposition) == [.row(0), .malformed])
        #expect(decoded.flatMap(\.findings.codes) == ["csv-malformed"])
        #expect(decoded.first?.cell(row: 0, field: "site_number")?.value == "A1")
    }
}
