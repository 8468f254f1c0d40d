import InnkeeperCore
import Testing
import TestSupport

struct DuplicatePrefilterTests {
    @Test func `rows of one hash are found, and few others`() {
        var random = SeededRandom(5)
        for count in [0, 1, 2, 3, 63, 64, 65, 1_000, 30_000] {
            for step in [2, 10] {
                // Given hashes of which every tenth, or every second one, is there twice or more often
                var hashes = (0..<count).map { _ in random.next() }
                for row in hashes.indices where row % step == step - 1 { hashes[row] = hashes[row / 2] }
                // When
                let rows = DuplicatePrefilter.rows(hashes)
                // Then
                let times = Dictionary(hashes.map { ($0, 1) }, uniquingKeysWith: +)
                let repeated = hashes.indices.filter { times[hashes[$0], default: 0] > 1 }
                #expect(Set(rows).isSuperset(of: repeated))
                #expect(rows.count - repeated.count <= 3 + count / (step == 2 ? 10 : 150))
                #expect(rows == rows.sorted())
            }
        }
    }

    @Test func `a row that does not count makes no other one a repeat, nor is it given`() {
        let hashes: [UInt64] = [7, 1 << 60, 7, 1 << 60, 3]
        #expect(DuplicatePrefilter.rows(hashes) == [0, 1, 2, 3])
        #expect(DuplicatePrefilter.rows(hashes) { $0 != 2 } == [1, 3])
    }

    @Test func `0 is no hash`() {
        #expect(DuplicatePrefilter.rows([0, 0, 5, 0]) == [])
        #expect(DuplicatePrefilter.rows([0, 5, 5, 0]) == [1, 2])
    }
}
