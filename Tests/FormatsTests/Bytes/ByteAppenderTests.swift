import InnkeeperFormats
import TestSupport
import Testing

struct ByteAppenderTests {
    @Test func `pieces of any length, from anywhere in their source, are what they were`() {
        // Given a small buffer, which has to grow
        var appender = ByteAppender(capacity: 8)
        var expected: [UInt8] = []
        var random = SeededRandom(26)
        let source = (0..<100).map { UInt8($0) }
        for round in 0..<2 {
            for _ in 0..<500 {
                let start = Int.random(in: 0...100, using: &random)
                let end = Int.random(in: start...min(100, start + 40), using: &random)
                // When
                appender.append(source.span, start..<end)
                expected += source[start..<end]
                let (word, length) = (
                    UInt64.random(in: .min ... .max, using: &random), Int.random(in: 0...8, using: &random)
                )
                appender.append(word, length: length)
                expected += (0..<length).map { UInt8(truncatingIfNeeded: word >> (8 * UInt64($0))) }
            }
            // Then
            #expect(appender.count == expected.count && appender.take() == expected, "round \(round)")
            expected = []
        }
        #expect(appender.take().isEmpty)
    }
}
