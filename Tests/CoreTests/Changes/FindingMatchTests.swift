import InnkeeperCore
import Testing

struct FindingMatchTests {
    @Test(
        arguments: [
            ([1, 2, 3], [1, 2, 3], [], []), ([1, 2, 3], [3, 2, 1], [], []), ([1, 2, 3], [2, 4], [4], [0, 2]),
            ([], [1], [1], []), ([1, 2], [], [], [0, 1]),
        ] as [([UInt64], [UInt64], [UInt64], [Int])])
    func `what is new and what is gone`(past: [UInt64], now: [UInt64], new: [UInt64], gone: [Int]) {
        let found = FindingMatch.compare(past, FingerprintList(now))
        #expect(now.indices.filter { found.isNew[$0] }.map { now[$0] } == new)
        #expect(found.gone == gone)
    }
}
