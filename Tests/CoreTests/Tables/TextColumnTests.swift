import InnkeeperCore
import Testing

struct TextColumnTests {
    @Test func `texts come back as they went in, empty ones too`() {
        var column = TextColumn(["a", "", "žluťoučký", "🏕️"])
        column.append(Array("tail".utf8)[1...])
        #expect((0..<column.count).map { column[$0] } == ["a", "", "žluťoučký", "🏕️", "ail"])
        #expect((0..<column.count).map { column.isEmpty($0) } == [false, true, false, false, false])
        #expect(Array(column.slice(2)) == Array("žluťoučký".utf8))
        #expect(column.range(0) == 0..<1 && column.range(1) == 1..<1)
    }

    @Test func `appending columns is associative and has the empty column as its neutral one`() {
        let columns = [TextColumn(["a", ""]), TextColumn(), TextColumn(["ccc"]), TextColumn(["", "dd"])]
        var left = TextColumn()
        for column in columns { left.append(contentsOf: column) }
        var right = TextColumn()
        for column in columns.reversed() {
            var front = column
            front.append(contentsOf: right)
            right = front
        }
        #expect(left == right)
        #expect((0..<left.count).map { left[$0] } == ["a", "", "ccc", "", "dd"])
    }

    @Test func `all rows are hashed as each alone is`() {
        let column = TextColumn(["R1", "", "R2", "R1", "a much longer number"])
        #expect(column.hashes == (0..<5).map(column.hash))
        #expect(column.hashes[0] == column.hashes[3] && Set(column.hashes).count == 4)
        #expect(TextColumn().hashes.isEmpty)
    }

    @Test func `rows of two columns are compared pair by pair`() {
        // Given texts of which one is the beginning of another, or has other letters in the same places
        let texts = ["", "R1", "R12", "R13", "R1234567", "R12345678", "S12345678", "Ř1"]
        let (own, other) = (TextColumn(texts), TextColumn(texts.reversed()))
        let pairs = texts.indices.flatMap { row in texts.indices.map { (row, $0) } }
        // When
        let areEqual = own.areEqual(pairs.map { $0.0 }, other, pairs.map { $0.1 })
        // Then
        #expect(areEqual == pairs.map { own[$0.0] == other[$0.1] })
    }

    @Test func `a column that was filled elsewhere is the same column`() {
        #expect(TextColumn(bytes: Array("abc".utf8), ends: [1, 1, 3]) == TextColumn(["a", "", "bc"]))
        #expect(TextColumn(bytes: [], ends: []) == TextColumn())
    }

    @Test func `bytes that are no UTF-8 show as replacement characters`() {
        var column = TextColumn()
        column.append([0x61, 0xFF, 0x62][...])
        #expect(column[0] == "a\u{FFFD}b")
        #expect(Array(column.slice(0)) == [0x61, 0xFF, 0x62])
    }
}
