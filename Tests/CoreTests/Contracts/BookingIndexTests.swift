import InnkeeperCore
import Testing

struct BookingIndexTests {
    @Test func `the first row of a hash is found again by the second`() {
        // Given two hashes that differ where the index looks: in their upper half
        let (one, other): (UInt64, UInt64) = (42 << 40, 43 << 40)
        var index = BookingIndex()
        let found = [
            index.insert(one, row: 0) { _ in true }, index.insert(other, row: 1) { _ in true },
            index.insert(one, row: 2) { $0 == 0 },
            // And what was found is not stored again
            index.insert(one, row: 3) { $0 == 2 },
        ]
        #expect(found == [nil, nil, 0, nil])
    }

    @Test func `hashes that agree in their upper half are left to the confirmation`() {
        var index = BookingIndex()
        let first = index.insert(42 << 40 | 1, row: 0) { _ in true }
        let second = index.insert(42 << 40 | 2, row: 1) { _ in false }
        let third = index.insert(42 << 40 | 2, row: 2) { $0 == 1 }
        #expect(first == nil && second == nil && third == 1)
    }

    @Test func `touching and reserving change nothing that is found`() {
        var index = BookingIndex()
        let hashes = (0..<3_000).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }
        index.touch(hashes)
        for row in 0..<1_000 { _ = index.insert(hashes[row], row: row) { $0 == row } }
        index.reserveCapacity(10_000)
        index.touch(hashes)
        let found = (0..<3_000).map { row in index.insert(hashes[row], row: row) { $0 == row } }
        #expect(found == (0..<3_000).map { $0 < 1_000 ? $0 : nil })
    }

    @Test func `rows are found again when the table has grown, whatever their hashes end with`() {
        // Given hashes that lie just below the begin of a slot of 2,000, but for their lower halves
        let hashes = (1..<700).map { slot in (UInt64(slot) << 32 / 2000) << 32 | 0xFFFF_FFFF }
        var index = BookingIndex()
        for (row, hash) in hashes.enumerated() { _ = index.insert(hash, row: row) { $0 == row } }
        // When room is made for a thousand rows
        index.reserveCapacity(1_000)
        // Then
        #expect(hashes.indices.map { row in index.find(hashes[row]) { $0 == row } } == Array(hashes.indices))
        #expect(index.find(hashes[0] - 1) { _ in true } == 0, "only the upper half tells")
    }

    @Test func `rows whose hashes agree and whose ids do not live side by side`() {
        // Given four ids with one hash
        var index = BookingIndex()
        let ids = ["a", "b", "c", "b"]
        let found = ids.indices.map { row in index.insert(7, row: row) { ids[$0] == ids[row] } }
        #expect(found == [nil, nil, nil, 1])
    }

    @Test func `of rows with one hash the first is found, also when they ran over the end and the table has grown`() {
        // Given hashes that belong in the last slot, each of two rows that are not the same when they come
        var index = BookingIndex()
        for row in 0..<8 { _ = index.insert(UInt64.max << 32 | UInt64(row), row: row) { _ in false } }
        #expect(index.find(.max << 32) { _ in true } == 0)
        // When
        index.reserveCapacity(5_000)
        // Then
        #expect(index.find(.max << 32) { _ in true } == 0)
        #expect(index.find(.max << 32) { $0 % 4 == 3 } == 3)
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
