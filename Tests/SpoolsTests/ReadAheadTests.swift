import InnkeeperPacking
import Synchronization
import Testing

@testable import InnkeeperSpools

struct ReadAheadTests {
    private struct Broken: Error, Equatable {}

    @Test func `pieces come in order, more of them than may wait`() throws {
        var taken: [[UInt8]] = []
        try ReadAhead<[UInt8], Broken>.run({ pass throws(Broken) in
            for number in 0..<100 { _ = pass([UInt8(number)]) }
        }) { piece in
            taken.append(piece)
            return true
        }
        #expect(taken == (0..<100).map { [UInt8($0)] })
    }

    @Test func `nothing read is nothing taken`() throws {
        try ReadAhead<[UInt8], Broken>.run({ _ throws(Broken) in }) { _ in
            Issue.record("a piece of nothing")
            return true
        }
    }

    @Test func `a failure comes after all that was read before it`() {
        var taken = 0
        #expect(throws: Broken()) {
            try ReadAhead<[UInt8], Broken>.run({ pass throws(Broken) in
                for _ in 0..<40 { _ = pass([1]) }
                throw Broken()
            }) { _ in
                taken += 1
                return true
            }
        }
        #expect(taken == 40)
    }

    @Test func `a failure beyond what is wanted is none`() throws {
        try ReadAhead<[UInt8], Broken>.run({ pass throws(Broken) in
            _ = pass([1])
            _ = pass([2])
            throw Broken()
        }) { _ in false }
    }

    @Test func `who has enough stops the reader, even one that waits for room`() throws {
        let passed = Mutex(0)
        var taken = 0
        try ReadAhead<[UInt8], Broken>.run({ pass throws(Broken) in
            while pass([1]) { passed.withLock { $0 += 1 } }
        }) { _ in
            taken += 1
            return taken < 3
        }
        #expect(taken == 3 && passed.withLock { $0 } >= 3)
    }
}
