import InnkeeperCore
import TestSupport
import Testing

struct HashSet64Tests {
    @Test(arguments: [0, 1, 3, 4, 5, 100, 3_000], [0, 7] as [UInt64])
    func `it holds what was put into it, and nothing else`(count: Int, equalBits: UInt64) {
        // Given hashes, some of them equal, some alike in their lower bits
        var random = SeededRandom(UInt64(count) + equalBits)
        let hashes = (0..<count).map { _ in UInt64.random(in: 0...UInt64(count), using: &random) << (equalBits * 4) }
        // When
        let set = HashSet64(hashes)
        // Then only 0 counts as none
        #expect(set.isEmpty == hashes.allSatisfy { $0 == 0 })
        let expected = Set(hashes)
        for hash in hashes + hashes.map({ $0 &+ 1 }) + [0, .max] {
            #expect(set.contains(hash) == (hash != 0 && expected.contains(hash)))
        }
    }
}
