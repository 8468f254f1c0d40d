import Formats
import Testing

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

    @Test func `nothing joined is nothing`() {
        #expect(ByteGather.joined([], starts: [], ends: []).bytes == [])
        #expect(ByteGather.joined([], starts: [0, 0], ends: [0, 0]).ends == [0, 0])
    }
}
