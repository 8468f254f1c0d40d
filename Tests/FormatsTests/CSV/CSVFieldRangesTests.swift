import Formats
import Testing

struct CSVFieldRangesTests {
    private let bytes = Array("id,name,nights\nR1, Ann ,2\n\"R2\",Bo,\nR3,\"C\"\"d\",4\n".utf8)

    @Test func `each column's fields are those that the index gives one by one`() {
        let index = CSVIndex(scanning: bytes, delimiter: 0x2C)
        let rows = (0..<index.recordCount).map { index.first[$0] }
        for column in 0..<3 {
            let ranges = index.fieldRanges(column: column, rows: rows, in: bytes)
            for row in rows.indices {
                #expect(Int(ranges.starts[row])..<Int(ranges.ends[row]) == index.field(column, of: row))
            }
        }
    }

    @Test func `rows are chosen in any order, and only odd fields are called unusual`() {
        let index = CSVIndex(scanning: bytes, delimiter: 0x2C)
        // Given the rows from the last to the first
        let rows = (0..<index.recordCount).reversed().map { index.first[$0] }
        let names = index.fieldRanges(column: 1, rows: rows, in: bytes)
        let texts = rows.indices.map {
            String(decoding: bytes[Int(names.starts[$0])..<Int(names.ends[$0])], as: UTF8.self)
        }
        #expect(texts == ["\"C\"\"d\"", "Bo", " Ann ", "name"])
        #expect(names.unusual == [0, 2])
        // And an empty field is usual
        #expect(index.fieldRanges(column: 2, rows: rows, in: bytes).unusual == [])
        #expect(index.fieldRanges(column: 0, rows: [], in: bytes).starts == [])
    }
}
