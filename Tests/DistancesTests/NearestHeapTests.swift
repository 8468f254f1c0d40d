import InnkeeperDistances
import Testing
import TestSupport

struct NearestHeapTests {
    @Test(arguments: [0, 1, 2, 3, 12, 100])
    func `what is kept are the smallest keys`(capacity: Int) {
        // Given keys, many of them equal
        var random = SeededRandom(UInt64(capacity))
        let keys = (0..<300).map { _ in Double(Int.random(in: 0..<90, using: &random)) }
        var heap = NearestHeap(capacity: capacity)
        for (index, key) in keys.enumerated() {
            // When
            heap.offer(Int32(index), key: key)
            // Then
            let smallest = keys[...index].sorted().prefix(capacity)
            #expect(heap.sorted().map(\.key) == Array(smallest))
            #expect(heap.sorted().allSatisfy { keys[Int($0.item)] == $0.key })
            #expect(Set(heap.sorted().map(\.item)).count == smallest.count)
            if capacity > 0 { #expect(heap.bound == (index + 1 < capacity ? .infinity : smallest.last)) }
        }
    }
}
