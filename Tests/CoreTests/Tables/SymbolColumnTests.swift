import Core
import Testing

struct SymbolColumnTests {
    @Test func `each text is kept once, in order of first appearance`() {
        let column = SymbolColumn(["B2", nil, "A1", "B2", ""])
        #expect(column.names == ["B2", "A1", ""])
        #expect(column.codes == [0, SymbolColumn.missing, 1, 0, 2])
        #expect((0..<column.count).map { column[$0] } == ["B2", nil, "A1", "B2", ""])
    }

    @Test func `a code is asked for without being made`() {
        var column = SymbolColumn(["A1"])
        #expect(column.existingCode(for: "A1") == 0)
        #expect(column.existingCode(for: "Z9") == nil && column.names == ["A1"])
        let codes = [column.code(for: "Z9"), column.code(for: "A1"), column.code(for: "Z9")]
        #expect(codes == [1, 0, 1] && column.names == ["A1", "Z9"])
    }

    @Test func `merging slices gives the codes of one slice, however they were cut`() {
        let texts: [String?] = ["A", "B", nil, "A", "C", "B", "", nil, "C", "D"]
        let whole = SymbolColumn(texts)
        for first in 0...texts.count {
            for second in first...texts.count {
                let parts = [texts[..<first], texts[first..<second], texts[second...]].map { SymbolColumn(Array($0)) }
                // Merged from the left
                var left = parts[0]
                left.append(contentsOf: parts[1])
                left.append(contentsOf: parts[2])
                // And from the right
                var tail = parts[1]
                tail.append(contentsOf: parts[2])
                var right = parts[0]
                right.append(contentsOf: tail)
                #expect(left == whole && right == whole)
            }
        }
    }

    @Test func `a column that was filled elsewhere finds its names`() {
        var column = SymbolColumn(names: ["x", "y"], codes: [1, -1, 0])
        #expect(column == SymbolColumn(names: ["x", "y"], codes: [1, -1, 0]))
        column.append("y")
        #expect(column.codes == [1, -1, 0, 1] && column.names == ["x", "y"])
    }
}
