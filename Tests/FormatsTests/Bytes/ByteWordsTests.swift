import InnkeeperFormats
import TestSupport
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

    @Test func `a text of up to sixteen bytes is two numbers, whatever is behind it`() {
        // Given texts of each length at every place with sixteen bytes
        let bytes = (0..<40).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
        for start in 0...bytes.count - 16 {
            for length in 0...16 {
                // When
                let pair = ByteWords.pair(bytes.span, start, length: length)
                // Then
                let middle = start + min(length, 8)
                #expect(pair.head == ByteWords.short(bytes.span, start, middle))
                #expect(pair.tail == ByteWords.short(bytes.span, middle, start + length))
            }
        }
    }

    @Test func `a byte is found anywhere in a text, and not beside it`() {
        // Given texts of all lengths, at the end of a buffer and before it, with the byte at each place or around them
        for length in 0...30 {
            for rest in [0, 9] {
                let count = 3 + length + rest
                for place in 0..<count {
                    var bytes = [UInt8](repeating: 0x61, count: count)
                    bytes[place] = 0x22
                    // Then
                    let isWithin = 3..<3 + length ~= place
                    #expect(ByteWords.contains(0x22, bytes.span, 3, 3 + length) == isWithin)
                }
            }
        }
    }

    @Test func `the lowest byte that is another, below a limit or beyond ASCII is found, and none where there is none`()
    {
        var random = SeededRandom(11)
        for _ in 0..<20_000 {
            let bytes = (0..<8).map { _ in
                UInt8.random(in: 0...255, using: &random) & .random(in: 0...255, using: &random)
            }
            let word = ByteWords.short(bytes.span, 0, 8)
            let other = UInt8.random(in: 0...255, using: &random)
            let limit = UInt8.random(in: 0...0x80, using: &random)
            func first(_ places: UInt64) -> Int? { places == 0 ? nil : places.trailingZeroBitCount / 8 }
            #expect(first(ByteWords.places(of: other, in: word)) == bytes.firstIndex(of: other))
            #expect(first(ByteWords.places(below: limit, in: word)) == bytes.firstIndex { $0 < limit })
            #expect(first(ByteWords.placesBeyondASCII(in: word)) == bytes.firstIndex { $0 >= 0x80 })
        }
    }
}
