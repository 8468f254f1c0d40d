import InnkeeperFormats
import Testing
import TestSupport

struct JSONPairScanTests {
    /// The tree of the text as the cursor reads it, and how the reading goes on; nil when it is refused.
    private func fast(_ text: [UInt8]) -> (tree: JSONPairTree, depth: Int, rest: JSONEvent)? {
        var cursor = JSONCursor()
        cursor.load([0x5B] + text + [0x5D])
        guard cursor.begin(0..<text.count + 2) else { return nil }
        return try? read(&cursor)
    }

    private func plain(_ text: [UInt8]) -> (tree: JSONPairTree, depth: Int, rest: JSONEvent)? {
        var reader = JSONReader()
        reader.push([0x5B] + text + [0x5D])
        reader.finish()
        return try? read(&reader)
    }

    private func read(_ tokens: inout some JSONTokens) throws -> (tree: JSONPairTree, depth: Int, rest: JSONEvent) {
        var tree = JSONPairTree()
        _ = try tokens.next()
        try tokens.readPairs(try tokens.next(), into: &tree)
        let depth = tokens.depth
        let rest = try tokens.next()
        while try tokens.next() != .end {}
        return (tree, depth, rest)
    }

    private func expectAlike(_ text: String) {
        let wanted = plain(Array(text.utf8))
        let found = fast(Array(text.utf8))
        #expect(found?.tree == wanted?.tree, "\(text)")
        #expect(found?.depth == wanted?.depth, "\(text)")
        #expect(found?.rest == wanted?.rest, "\(text)")
    }

    @Test(arguments: [
        "[1,2]", "[ -0 , 0.5 ]", "[1,2,3,4]", "[[1,2],[3,4],[5,6]]", "[[[1.25,2],[3,4]],[[5,6]],[]]", "[]", "[[]]",
        "[1]", "[1e3,2]", "[1,\"2\"]", "[1,{\"a\":[]}]", "[[1,2],3]", "[3,[1,2]]", "[[1,2],[[3,4]]]", "[null,1]", "{}",
        "[1,2", "[1,2,]", "[,1]", "[1 2]", "[01,2]", "[1.,2]", "[.5,2]", "[-,2]", "[1,2}", "[1:2]", "[1][2]", "[1,2]]",
        "[+1,2]",
        "[12345678,1234567]", "[123456789012345678,0.1234567890123456789]", "[12345678901234567890,1]", "[1,2]\n",
        "[0.30000000000000004,1.7976931348623157]", "[1e400,1]", "[1x,2]", "[1,2\u{0},3]", "[--1,2]", "[1.2.3,4]", "5",
        "[9007199254740993,9007199254740993.0]",
        "[1.5,-2.25]", "[[-130.8964159, 59.0638419], [-130.89, 59.1]]", "[-0.0,0.0000001]", "[1234.5,12345.5]",
        "[1.1234567,1.12345678]", "[1.5 ,2.5]", "[1.5,2.5 ]", "[1.5,\n2.5]", "[1.5,2.5,3.5]", "[1.5]", "[1.5,2]",
        "[01.5,1.5]", "[1.5,-01.5]", "[1.,2.5]", "[.5,2.5]", "[-.5,2.5]", "[1x.5,2.5]", "[1.x5,2.5]", "[1.2x,2.5]",
        "[1/5,2.5]", "[1.5,2/5]", "[1..5,2.5]", "[1.5,2.5.5]", "[1.5e1,2.5]", "[1.5,2.5}", "[1.5,2.5\u{0}]",
        "[[1.5,2.5][3.5,4.5]]", "[[1.5,2.5],]", "[3,[1.5,2.5]]", "[[1.5,2.5],3]", "[[1.5,2.5],[[3.5,4.5]]]",
    ])
    func `both readings give the same tree`(text: String) { expectAlike(text) }

    @Test func `random trees are read alike, sound and broken`() {
        // Given trees that are the same in every run
        var random = SeededRandom(5)
        func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
        func number() -> String {
            let longest = next(2) == 0 ? 7 : 20
            let digits = (0...next(longest)).map { _ in String(next(10)) }.joined()
            return (next(2) == 0 ? "-" : "") + String(next(180)) + (next(4) == 0 ? "" : "." + digits)
        }
        func tree(_ height: Int) -> String {
            let parts = (0...next(4)).map { _ in height == 0 ? number() : tree(height - 1) }
            return "[" + parts.joined(separator: [",", ", ", " ,\n"][next(3)]) + "]"
        }
        let marks = Array("[],.-0 e{".utf8)
        for _ in 0..<1500 {
            let text = tree(next(4))
            expectAlike(text)
            var broken = Array(text.utf8)
            broken[next(broken.count)] = marks[next(marks.count)]
            expectAlike(String(decoding: broken, as: UTF8.self))
        }
    }
}
