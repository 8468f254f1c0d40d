import InnkeeperFormats
import Testing

struct JSONPairTreeTests {
    private func tree(_ text: String) throws -> JSONPairTree {
        var reader = JSONReader()
        reader.push(Array(text.utf8))
        reader.finish()
        var tree = JSONPairTree()
        try tree.read(try reader.next(), from: &reader)
        #expect(try reader.next() == .end)
        return tree
    }

    @Test func `pairs are in one list, with the ends of the arrays around them`() throws {
        // When
        let point = try tree("[1, 2, 3]")
        let shapes = try tree("[[[[1, 2], [3, 4]], [[5, 6]]], [[[7, 8]]]]")
        // Then
        #expect(point.depth == 1 && point.count == 1 && point.first == JSONPair(1, 2) && point.pairs.isEmpty)
        #expect(shapes.depth == 4 && shapes.count == 4 && shapes.isRegular)
        #expect(shapes.pairs == [JSONPair(1, 2), JSONPair(3, 4), JSONPair(5, 6), JSONPair(7, 8)])
        #expect(shapes.innerEnds == [2, 3, 4])
        #expect(shapes.outerEnds == [2, 3])
    }

    @Test(arguments: ["1", "{}", "[1]", "[1, \"2\"]", "[[1, 2], 3]", "[[1, 2], [[3, 4]]]", "[1, null]", "[1e400, 2]"])
    func `what is not a tree of pairs is irregular, and is read to its end`(text: String) throws {
        #expect(try tree(text).isRegular == false)
    }
}
