import Formats
import Testing

struct ByteGatherTests {
    @Test func `ranges are joined in the order given, empty and overlapping ones too`() {
        let source = Array("abcdefgh".utf8)
        let starts: [Int32] = [6, 0, 3, 8, 1]
        let ends: [Int32] = [8, 2, 3, 8, 4]
        let joined = ByteGather.joined(source, starts: starts, ends: ends)
        #expect(String(decoding: joined.bytes, as: UTF8.self) == "ghabbcd")
        #expect(joined.ends == [2, 4, 4, 4, 7])
        // And slices say the same
        #expect(joined.bytes == zip(starts, ends).flatMap { source[Int($0)..<Int($1)] })
    }

    @Test func `no ranges and no bytes are nothing`() {
        #expect(ByteGather.joined([], starts: [], ends: []).bytes.isEmpty)
        let empty = ByteGather.joined([], starts: [0, 0], ends: [0, 0])
        #expect(empty.bytes.isEmpty && empty.ends == [0, 0])
    }

    @Test func `a range outside the bytes stops the program before it is read`() async {
        await #expect(processExitsWith: .failure) { _ = ByteGather.joined([1, 2], starts: [1], ends: [3]) }
        await #expect(processExitsWith: .failure) { _ = ByteGather.joined([1, 2], starts: [-1], ends: [1]) }
        await #expect(processExitsWith: .failure) { _ = ByteGather.joined([1, 2], starts: [2], ends: [1]) }
    }
}
