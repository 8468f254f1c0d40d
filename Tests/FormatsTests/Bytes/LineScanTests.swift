import Formats
import Testing

struct LineScanTests {
    @Test func `a walk of blocks ends where the plain one does`() {
        // Given bytes with line ends and characters of all lengths, the same in every run (Knuth's MMIX generator)
        var state: UInt64 = 3
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let parts = ["a", "é", "€", "🏕", "\n", "\r\n", "longer text without an end ", "\u{FF}"]
        let bytes = Array((0..<200).map { _ in parts[next(next(2) == 0 ? parts.count : 4)] }.joined().utf8)
        for _ in 0..<2000 {
            let start = next(bytes.count)
            let end = start + next(bytes.count - start + 1)
            var fast = JSONPosition(offset: 7, line: 3, column: 9)
            var plain = fast
            // When
            fast.advance(over: bytes, start..<end)
            plain.advance(referenceOver: bytes, start..<end)
            // Then
            #expect(fast == plain, "\(start)..<\(end)")
        }
    }
}
