import Core
import Testing

struct NameIndexTests {
    @Test func `every text is found at its position, and no other`() {
        // Given more texts than the table begins with
        let texts = (0..<5000).map { "site \($0)" }
        var index = NameIndex()
        for text in texts { index.append(hash: NameIndex.hash(of: text)) }
        // Then each is where it was put
        for (position, text) in texts.enumerated() {
            #expect(index.position(of: text, hash: NameIndex.hash(of: text), in: texts) == Int32(position))
        }
        #expect(index.position(of: "site 5000", hash: NameIndex.hash(of: "site 5000"), in: texts) == nil)
        #expect(NameIndex().position(of: "", hash: NameIndex.hash(of: ""), in: []) == nil)
    }

    @Test func `texts of one hash are told apart by what they say`() {
        // Given two texts under the same hash
        let texts = ["A1", "B7"]
        var index = NameIndex()
        index.append(hash: 42)
        index.append(hash: 42)
        // Then the text decides
        #expect(index.position(of: "B7", hash: 42, in: texts) == 1)
        #expect(index.position(of: "A1", hash: 42, in: texts) == 0)
        #expect(index.position(of: "C3", hash: 42, in: texts) == nil)
    }
}
