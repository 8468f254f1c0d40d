import InnkeeperFormats
import Testing
import TestSupport

struct LineScanTests {
    @Test func `a walk of blocks ends where the plain one does`() {
        // Given bytes with line ends and characters of all lengths, the same in every run
        var random = SeededRandom(3)
        func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
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
