import InnkeeperCore
import Testing
import TestSupport

struct FileRowsTests {
    @Test func `each record is found again by its file and offset, and no other`() {
        // Given files in any order, with records of any length
        var random = SeededRandom(29)
        for _ in 0..<50 {
            var records = RecordColumn()
            var known: [[Int64]: Int] = [:]
            for file in (0..<6).shuffled(using: &random) where Bool.random(using: &random) {
                var offset = Int64.random(in: 0..<50, using: &random)
                for _ in 0..<Int.random(in: 0..<200, using: &random) {
                    known[[Int64(file), offset]] = records.count
                    records.append(RecordReference(offset: offset, length: 1, line: 1, file: Int32(file)))
                    offset += Int64.random(in: 1..<4, using: &random)
                }
            }
            // When
            let rows = FileRows(records)
            // Then
            for file in 0..<6 {
                for offset in Int64(0)..<700 {
                    #expect(rows.row(file: Int32(file), offset: offset) == known[[Int64(file), offset]])
                }
            }
        }
    }
}
