import InnkeeperCore
import TestSupport
import Testing

struct RecordColumnTests {
    /// Records as files have them: mostly adjacent, with gaps, long ones, several lines, other files, and a few anywhere.
    private func records(_ random: inout SeededRandom) -> [RecordReference] {
        var records: [RecordReference] = []
        var offset: Int64 = 0
        var line: Int32 = 1
        var file: Int32 = 0
        let strange = Int.random(in: 1...400, using: &random)
        for _ in 0..<Int.random(in: 0...300, using: &random) {
            var length = Int32.random(in: 1...300, using: &random)
            var lines: Int32 = 1
            switch Int.random(in: 0..<strange, using: &random) {
            case 0: length = [0, 65_535, 65_536, .max].randomElement(using: &random) ?? 0
            case 1: offset += [65_535, 1 << 20, 1 << 38].randomElement(using: &random) ?? 0
            case 2: lines = [300, 65_535, 70_000].randomElement(using: &random) ?? 0
            case 3: (file, offset, line) = (file + 1, 0, 1)
            case 4: (offset, line) = (0, 1)
            case 5: file = -1
            default: break
            }
            offset %= RecordReference.offsetLimit
            records.append(RecordReference(offset: offset, length: length, line: line, file: file))
            offset += Int64(length)
            line += lines
        }
        return records
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `every record comes back as it was, however the column was made`(seed: UInt64) {
        // Given
        var random = SeededRandom(seed)
        let records = records(&random)
        // When they are appended one by one, or in slices of any size
        var single = RecordColumn()
        for record in records { single.append(record) }
        var sliced = RecordColumn()
        var start = 0
        while start < records.count {
            let end = min(records.count, start + Int.random(in: 1...100, using: &random))
            sliced.append(contentsOf: RecordColumn(Array(records[start..<end])))
            start = end
        }
        // Then
        #expect(Array(single) == records)
        #expect(Array(sliced) == records)
        #expect(single == RecordColumn(records) && single.references == records)
        // And so do some of them, and those of two columns
        let rows = records.indices.filter { _ in Bool.random(using: &random) }
        #expect(Array(single.selecting(rows)) == rows.map { records[$0] })
        #expect(Array(single.rows(0..<records.count / 2)) == Array(records[..<(records.count / 2)]))
        var both = single
        both.append(contentsOf: sliced)
        #expect(Array(both) == records + records)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `a packed column is written as one that is whole`(seed: UInt64) throws {
        // Given
        var random = SeededRandom(seed)
        let records = records(&random)
        var packed = RecordColumn()
        packed.append(contentsOf: RecordColumn(records))
        // When
        let bytes = BinaryWriter.payload(of: packed)
        // Then
        #expect(bytes == BinaryWriter.payload(of: RecordColumn(records)))
        #expect(try BinaryReader.value(of: RecordColumn.self, inPayload: bytes) == packed)
    }

    @Test func `records can be moved to another file`() {
        let column: RecordColumn = [
            RecordReference(offset: 5, length: 7, line: 1, file: 0),
            RecordReference(offset: 12, length: 3, line: 2, file: 0),
        ]
        let moved = column.moved(toFile: 4)
        #expect(moved.map(\.file) == [4, 4] && moved.map(\.offset) == [5, 12] && moved.map(\.line) == [1, 2])
    }

    @Test func `every file that records are of is named`() {
        // Given rows of one file, some of another between them, and those of a third at the end of a block
        let files = [Int32](repeating: 4, count: 40) + [7, 4, 7] + [Int32](repeating: 4, count: 20) + [2]
        let records = files.enumerated().map { row, file in
            RecordReference(offset: Int64(row * 10), length: 10, line: Int32(row + 1), file: file)
        }
        var packed = RecordColumn()
        packed.append(contentsOf: RecordColumn(records))
        // Then
        #expect(packed.files == [2, 4, 7])
        #expect(RecordColumn(records).files == [2, 4, 7])
        #expect(RecordColumn().files == [])
    }

    @Test func `columns of other records, or of fewer, are not equal`() {
        let record = RecordReference(offset: 5, length: 7, line: 1, file: 0)
        let other = RecordReference(offset: 5, length: 7, line: 2, file: 0)
        #expect([record] as RecordColumn != [other])
        #expect([record, record] as RecordColumn != [record])
    }
}
