import InnkeeperFormats
import Testing

struct ByteWordsTests {
    @Test func `a short text is the number that its bytes write, the first one lowest`() {
        // Given texts at every place of a buffer, the last ones too near its end to be read at once
        let bytes = (0..<40).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
        for start in 0...bytes.count {
            for end in start...min(start + 8, bytes.count) {
                // When each is read as a number
                let word = ByteWords.short(bytes.span, start, end)
                // Then it is the sum of its bytes' values
                var expected: UInt64 = 0
                for (place, index) in (start..<end).enumerated() { expected |= UInt64(bytes[index]) << (8 * place) }
                #expect(word == expected)
            }
        }
    }
}
