import Core
import Testing

struct SymbolColumnTests {
    @Test func `each text is held once, in order of first appearance`() {
        let column = SymbolColumn(["A2", nil, "A1", "A2"])
        #expect(column.names == ["A2", "A1"])
        #expect(column.codes == [0, SymbolColumn.missing, 1, 0])
        #expect((0..<4).map { column[$0] } == ["A2", nil, "A1", "A2"])
        #expect(column.existingCode(for: "A1") == 1)
        #expect(column.existingCode(for: "Z9") == nil)
    }

    @Test func `merging slices in sequence gives the same codes however they are grouped`() {
        // Given three slices that share names in other orders
        let parts = [SymbolColumn(["x", "y"]), SymbolColumn(["z", nil, "x"]), SymbolColumn(["y", "z", "w"])]
        // When they are merged from the left and from the right
        var left = parts[0]
        left.append(contentsOf: parts[1])
        left.append(contentsOf: parts[2])
        var tail = parts[1]
        tail.append(contentsOf: parts[2])
        var right = parts[0]
        right.append(contentsOf: tail)
        // Then both are what one reading would have made
        #expect(left == right)
        #expect(left == SymbolColumn(["x", "y", "z", nil, "x", "y", "z", "w"]))
        #expect(left.existingCode(for: "w") == 3)
    }

    @Test func `the codes of another column's names are found`() {
        let table = SymbolColumn(["A1", "A2"])
        #expect(table.codes(of: SymbolColumn(["A2", "Z9", "A1"])) == [1, SymbolColumn.missing, 0])
    }
}
