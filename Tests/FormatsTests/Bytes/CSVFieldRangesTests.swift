import Formats
import Testing

struct CSVFieldRangesTests {
    @Test func `a column's ranges are the index's own fields`() {
        // Given records with quoted, padded, empty and plain fields
        let bytes = Array("a,b,c\n\"1\", 2,\n,x ,\"y\"\"\"\nlast,,9".utf8)
        let index = indexed(bytes)
        for column in 0..<3 {
            // When each column is asked for
            let ranges = index.fieldRanges(column: column, rows: Array(index.first.dropLast()), in: bytes)
            // Then it is what each record says
            let fields = (0..<index.recordCount).map { index.field(column, of: $0) }
            #expect(ranges.starts.map(Int.init) == fields.map(\.lowerBound))
            #expect(ranges.ends.map(Int.init) == fields.map(\.upperBound))
            // And the unusual ones are those with a quote or blank at an end
            let unusual = fields.indices.filter { row in
                let text = String(decoding: bytes[fields[row]], as: UTF8.self)
                return text.hasPrefix("\"") || text.hasPrefix(" ") || text.hasSuffix("\"") || text.hasSuffix(" ")
            }
            #expect(ranges.unusual.map(Int.init) == unusual)
        }
    }

    @Test func `rows may be some of the records`() {
        // Given records of which the first and the last are wanted, each with something unusual
        let bytes = Array("\"a\",b\nc, d\ne, f\n".utf8)
        let index = indexed(bytes)
        // When a column of the two is asked for
        let rows = [index.first[0], index.first[2]]
        let ranges = index.fieldRanges(column: 1, rows: rows, in: bytes)
        // Then it has their fields and none of the record between
        #expect(ranges.starts == [4, 13])
        #expect(ranges.unusual == [1])
        #expect(index.fieldRanges(column: 0, rows: rows, in: bytes).unusual == [0])
        #expect(index.fieldRanges(column: 0, rows: [], in: bytes).starts == [])
    }
}
