import InnkeeperCore
import Testing

struct InternTableTests {
    @Test func `each text is found at its place, and no other`() {
        // Given more texts than the first table holds
        let texts = (0..<3_000).map { "S\($0)" }
        var index = InternTable()
        for text in texts { index.append(hash: InternTable.hash(of: text)) }
        // Then
        for (position, text) in texts.enumerated() {
            #expect(index.position(of: text, hash: InternTable.hash(of: text), in: texts) == Int32(position))
        }
        for text in ["", "S", "S3000", "s1"] {
            #expect(index.position(of: text, hash: InternTable.hash(of: text), in: texts) == nil)
        }
        #expect(index.hashes == texts.map(InternTable.hash))
    }

    @Test func `texts whose hashes agree are told apart by their letters`() {
        // Given four texts under one hash
        let texts = ["a", "b", "c", "d"]
        var index = InternTable()
        for _ in texts { index.append(hash: 7) }
        #expect(texts.map { index.position(of: $0, hash: 7, in: texts) } == [0, 1, 2, 3])
        #expect(index.position(of: "e", hash: 7, in: texts) == nil)
    }

    @Test func `an empty index knows nothing, and the hash zero is a hash`() {
        var index = InternTable()
        #expect(index.position(of: "a", hash: 0, in: []) == nil)
        index.append(hash: 0)
        #expect(index.position(of: "a", hash: 0, in: ["a"]) == 0)
    }
}
