import InnkeeperFormats
import Testing
import TestSupport

struct ByteBlocksTests {
    @Test func `as many bytes as counted are compared, and none is equal behind the end`() {
        // Given bytes that are the others' but for one, at each place around a block's end
        let others = (0..<130).map { UInt8($0) }
        for different in 0..<90 {
            for (start, length) in [(0, 200), (3, 200), (3, 40), (63, 127), (63, 126)] {
                var bytes = [UInt8](repeating: 0, count: start) + others
                bytes[start + different] ^= 0x20
                bytes = Array(bytes.prefix(length))
                for count in 0...64 {
                    // When they are compared
                    let isEqual = ByteBlocks.areEqual(bytes.span, start, others.span, 0, count)
                    // Then they are equal up to that one
                    #expect(isEqual == (count <= different && start + count <= bytes.count))
                }
            }
        }
    }
}
