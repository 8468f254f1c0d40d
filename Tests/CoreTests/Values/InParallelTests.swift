import InnkeeperCore
import Synchronization
import Testing

struct InParallelTests {
    @Test(arguments: [0, 1, 2, 7, 100]) func `outcomes stand in the order of the items, whatever the jobs`(jobs: Int)
        async
    {
        for count in [0, 1, 2, 50] {
            // Given items, of which the first ones take longest
            let items = Array(0..<count)
            // When each is worked on
            let outcomes = await inParallel(items, jobs: jobs) { item in
                (0..<(count - item) * 100).reduce(item * 1000) { sum, _ in sum ^ 0 }
            }
            // Then
            #expect(outcomes == items.map { $0 * 1000 })
        }
    }

    @Test func `no more than the jobs are at work at once`() async {
        // Given a count of those at work
        let now = Atomic(0)
        let most = Atomic(0)
        // When
        _ = await inParallel(Array(0..<64), jobs: 2) { _ in
            let others = now.add(1, ordering: .sequentiallyConsistent).newValue
            most.max(others, ordering: .sequentiallyConsistent)
            now.subtract(1, ordering: .sequentiallyConsistent)
        }
        // Then
        #expect((1...2).contains(most.load(ordering: .sequentiallyConsistent)))
    }

    @Test func `pieces of a range follow each other and are as many as asked for, or fewer`() {
        #expect((0..<10).pieces(3) == [0..<4, 4..<8, 8..<10])
        #expect((5..<9).pieces(4) == [5..<6, 6..<7, 7..<8, 8..<9])
        #expect((5..<7).pieces(4) == [5..<6, 6..<7])
        #expect((5..<7).pieces(1) == [5..<7])
        #expect((5..<7).pieces(0) == [5..<7])
        #expect((5..<5).pieces(3) == [])
    }
}
