import InnkeeperCore
import Testing

struct SliceCodingTests {
    private static let header = BinaryHeader("partial", version: 1)

    private func slice(_ records: [RecordSpan], bytes: String = "..R1;A1\n??\n..", rows: Int = 1) -> DecodedSlice {
        var sites = CampSites()
        sites.rows = (0..<rows).map { CampSite(number: "A\($0)") }
        return DecodedSlice(
            batch: .campSites(sites), bytes: Array(bytes.utf8), offset: 40, records: records, findings: Findings())
    }

    @Test func `a slice is read back with the bytes of its records alone`() throws {
        // Given a slice in bytes that it shares with its neighbours
        let written = slice([
            RecordSpan(start: 2, end: 8, disposition: .row(0)), RecordSpan(start: 8, end: 11, disposition: .malformed),
        ])
        // When
        let bytes = BinaryWriter.bytes(of: written, Self.header)
        let read = try BinaryReader.value(of: DecodedSlice.self, in: bytes, Self.header)
        // Then its records lie where they lay in the file
        #expect(read.bytes == Array("R1;A1\n??\n".utf8))
        #expect(read.offset == 42)
        #expect(
            read.records == [
                RecordSpan(start: 0, end: 6, disposition: .row(0)),
                RecordSpan(start: 6, end: 9, disposition: .malformed),
            ])
        #expect(read.batch.count == 1)
    }

    @Test func `a record of no row, or one within another, is damage`() {
        // Given what no reader makes
        let wrong = [
            [RecordSpan(start: 0, end: 4, disposition: .row(1))],
            [RecordSpan(start: 4, end: 6, disposition: .skipped), RecordSpan(start: 5, end: 7, disposition: .rest)],
        ]
        for records in wrong {
            let bytes = BinaryWriter.bytes(of: slice(records), Self.header)
            // When, then
            #expect(throws: BinaryFault.damaged("a record lies outside its slice")) {
                _ = try BinaryReader.value(of: DecodedSlice.self, in: bytes, Self.header)
            }
        }
    }
}
