import InnkeeperFormats
import Testing
import TestSupport

struct ByteGatherTests {
    @Test func `ranges are copied in order, empty and overlapping ones too`() {
        // Given a text and ranges of it
        let source = Array("abcdef".utf8)
        let starts: [Int32] = [4, 0, 2, 2, 6]
        let ends: [Int32] = [6, 1, 2, 5, 6]
        // When they are joined
        let joined = ByteGather.joined(source, starts: starts, ends: ends)
        // Then they are what slices say
        let expected = zip(starts, ends).map { Array(source[Int($0)..<Int($1)]) }
        #expect(joined.bytes == expected.flatMap { $0 })
        #expect(joined.ends == [2, 3, 3, 6, 6])
    }

    @Test func `any ranges of noise are what slices say`() {
        var random = SeededRandom(3)
        func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
        for _ in 0..<300 {
            let source = (0..<next(300) + 1).map { _ in UInt8(next(256)) }
            let ranges = (0..<next(50)).map { _ -> Range<Int> in
                let start = next(source.count + 1)
                return start..<start + next(source.count - start + 1)
            }
            let joined = ByteGather.joined(
                source, starts: ranges.map { Int32($0.lowerBound) }, ends: ranges.map { Int32($0.upperBound) })
            #expect(joined.bytes == ranges.flatMap { source[$0] })
            let paired = ByteGather.joined(
                source, then: [], ranges.map { SIMD2(Int32($0.lowerBound), Int32($0.upperBound)) })
            #expect(paired.bytes == joined.bytes && paired.ends == joined.ends)
            #expect(joined.ends.last.map(Int.init) ?? 0 == ranges.map(\.count).reduce(0, +))
        }
    }

    @Test func `ranges behind the end of the source lie in the other bytes`() {
        let joined = ByteGather.joined(
            Array("abc".utf8), then: Array("DEF".utf8), starts: [3, 1, 4, 3, 6], ends: [4, 3, 6, 3, 6])
        #expect(joined.bytes == Array("DbcEF".utf8))
        #expect(joined.ends == [1, 3, 5, 5, 5])
    }

    @Test func `nothing joined is nothing`() {
        #expect(ByteGather.joined([], starts: [], ends: []).bytes == [])
        #expect(ByteGather.joined([], starts: [0, 0], ends: [0, 0]).ends == [0, 0])
    }
}
