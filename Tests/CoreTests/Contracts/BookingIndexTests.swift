import Core
import Testing

struct BookingIndexTests {
    @Test func `the first of each key is stored, every later one finds it`() {
        // Given 20,000 keys of which each comes three times
        let keys = (0..<60_000).map { $0 % 20_000 }
        var index = BookingIndex()
        var firstOf: [Int: Int] = [:]
        for (row, key) in keys.enumerated() {
            let hash = Hash64.digest(Array("R\(key)".utf8)[...])
            let earlier = index.insert(hash, row: row) { keys[$0] == key }
            // Then the answer is a dictionary's
            #expect(earlier == firstOf[key])
            if firstOf[key] == nil { firstOf[key] = row }
        }
    }

    @Test func `rows of one hash are told apart by whoever asks`() {
        let texts = ["R1", "R2", "R1", "R2", "R3"]
        for hash: UInt64 in [0, 1, 42, .max] {
            var index = BookingIndex()
            let found = texts.indices.map { row in index.insert(hash, row: row) { texts[$0] == texts[row] } }
            #expect(found == [nil, nil, 0, 1, nil])
        }
    }
}
