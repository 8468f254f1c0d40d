import InnkeeperFormats
import Testing
import TestSupport

/// The table as each variant makes it: all the same.
private func table(_ index: CSVIndex, rows: [Int32], width: Int) -> CSVFieldTable {
    let best = CSVFieldTable(index, rows: rows, width: width)
    ScanVariants.run { variant in
        #expect(
            (CSVFieldTable(index, rows: rows, width: width, variant: variant).marks == best.marks) as Bool, "\(variant)"
        )
    }
    return best
}

struct CSVFieldTableTests {
    @Test func `a column's fields are the index's own`() {
        // Given records with quoted, padded, empty and plain fields, more of them than are turned at once
        let text = String(repeating: "a,b,c\n\"1\", 2,\n,x ,\"y\"\"\"\n", count: 15) + "last,,9"
        let bytes = Array(text.utf8)
        let index = indexed(bytes)
        // When they are turned
        let table = table(index, rows: Array(index.first.dropLast()), width: 3)
        for column in 0..<3 {
            // Then each column is what each record says
            let fields = (0..<index.recordCount).map { index.field(column, of: $0) }
            #expect(
                fields.indices.map { Int(table.marks[column * table.rowCount + $0]) + 1 } == fields.map(\.lowerBound))
            #expect(
                fields.indices.map { Int(table.marks[(column + 1) * table.rowCount + $0]) } == fields.map(\.upperBound))
            // And the unusual ones are those with a quote or blank at an end
            let expected = fields.indices.filter { row in
                let text = String(decoding: bytes[fields[row]], as: UTF8.self)
                return text.hasPrefix("\"") || text.hasPrefix(" ") || text.hasSuffix("\"") || text.hasSuffix(" ")
            }
            #expect(table.unusualRows(column, in: bytes) == expected)
        }
    }

    @Test func `rows may be some of the records`() {
        // Given records of which the first and the last are wanted, each with something unusual
        let bytes = Array("\"a\",b\nc, d\ne, f\n".utf8)
        let index = indexed(bytes)
        // When the two are turned
        let table = table(index, rows: [index.first[0], index.first[2]], width: 2)
        // Then it has their fields and none of the record between
        #expect(table.marks == [-1, 10, 3, 12, 5, 15])
        #expect((0..<2).map { table.unusualRows($0, in: bytes) } == [[0], [1]])
    }

    @Test func `every number of rows and columns is turned`() {
        // Given tables of up to forty rows and twenty columns, each field as long as its place says
        for columns in 1...20 {
            for rows in [1, 2, 7, 8, 9, 15, 16, 17, 23, 24, 25, 31, 32, 33, 40] {
                let text =
                    (0..<rows).map { row in
                        (0..<columns).map { String(repeating: "a", count: ($0 * 5 + row * 3) % 7) }.joined(
                            separator: ",")
                    }.joined(separator: "\n") + ",x\n"
                let index = indexed(Array(("-\n" + text).utf8))
                let wanted = (1...rows).filter { index.recordCount > $0 }
                // When they are turned
                let table = table(index, rows: wanted.map { index.first[$0] }, width: columns)
                // Then each mark is where it should be
                let marks = (0...columns).flatMap { column in
                    wanted.map { index.marks[Int(index.first[$0]) + column] }
                }
                #expect((table.marks == marks) as Bool, "\(rows) rows, \(columns) columns")
            }
        }
    }

    @Test func `no rows, no fields`() {
        let bytes = Array("a,b\n".utf8)
        let table = table(indexed(bytes), rows: [], width: 2)
        #expect(table.marks.isEmpty && table.rowCount == 0)
        #expect(table.unusualRows(1, in: bytes) == [])
    }
}
