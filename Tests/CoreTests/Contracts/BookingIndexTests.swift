import Core
import Testing

struct BookingIndexTests {
    @Test func `the first row of a hash is found again by the second`() {
        var index = BookingIndex()
        let found = [
            index.insert(42, row: 0) { _ in true }, index.insert(43, row: 1) { _ in true },
            index.insert(42, row: 2) { $0 == 0 },
            // And what was found is not stored again
            index.insert(42, row: 3) { $0 == 2 },
        ]
        #expect(found == [nil, nil, 0, nil])
    }

    @Test func `rows whose hashes agree and whose ids do not live side by side`() {
        // Given four ids with one hash
        var index = BookingIndex()
        let ids = ["a", "b", "c", "b"]
        let found = ids.indices.map { row in index.insert(7, row: row) { ids[$0] == ids[row] } }
        #expect(found == [nil, nil, nil, 1])
    }

    @Test func `the hash zero is a hash like any other`() {
        var index = BookingIndex()
        let first = index.insert(0, row: 5) { _ in true }
        let second = index.insert(0, row: 6) { _ in true }
        #expect(first == nil && second == 5)
    }

    @Test func `it grows and forgets nothing, with hashes that fall together too`() {
        // Given 2,000 ids whose hashes agree in their low bits, each twice
        var index = BookingIndex()
        func hash(_ id: Int) -> UInt64 { UInt64(id % 500) << 40 | UInt64(id % 3) }
        var reference: [Int: Int] = [:]
        for row in 0..<4_000 {
            let id = row % 2_000
            let found = index.insert(hash(id), row: row) { $0 % 2_000 == id }
            // Then a dictionary says the same
            #expect(found == reference[id])
            if reference[id] == nil { reference[id] = row }
        }
    }
}
