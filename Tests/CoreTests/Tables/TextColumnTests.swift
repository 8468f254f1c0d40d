import Core
import Testing

struct TextColumnTests {
    @Test func `texts come back as they went in, empty ones too`() {
        let texts = ["R1", "", "Çamlık", "R2"]
        var column = TextColumn(texts)
        #expect((0..<column.count).map { column[$0] } == texts)
        #expect(column.isEmpty(1) && !column.isEmpty(0))
        // And bytes that are no text show as such
        column.append([0x41, 0xFF][...])
        #expect(column[4] == "A\u{FFFD}")
    }

    @Test func `merging is associative`() {
        let parts = [TextColumn(["a", ""]), TextColumn(), TextColumn(["", "ccc"])]
        var left = parts[0]
        left.append(contentsOf: parts[1])
        left.append(contentsOf: parts[2])
        var right = parts[1]
        right.append(contentsOf: parts[2])
        var whole = parts[0]
        whole.append(contentsOf: right)
        #expect(left == whole)
        #expect(left == TextColumn(["a", "", "", "ccc"]))
    }

    @Test func `a column filled elsewhere is the same column`() {
        #expect(TextColumn(bytes: Array("abc".utf8), ends: [1, 1, 3]) == TextColumn(["a", "", "bc"]))
    }
}
