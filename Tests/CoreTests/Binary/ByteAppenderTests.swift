import InnkeeperCore
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

    @Test(arguments: [0, 1, 9, 10, 4_711, 99_999_999, 100_000_000, 100_000_001, -5, .max, .min])
    func `a number is written in decimal and in hex digits`(number: Int) {
        var appender = ByteAppender(capacity: 0)
        appender.append(decimal: number)
        appender.append(0x2F)
        appender.append(hex: UInt64(bitPattern: Int64(number)))
        #expect(
            String(decoding: appender.take(), as: UTF8.self)
                == "\(number)/\(Hash64.hex(UInt64(bitPattern: Int64(number))))")
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `what must be escaped has a prefix`(seed: UInt64) {
        // Given a text with any number of two bytes that need it
        var random = SeededRandom(seed)
        let letters = [UInt8](repeating: 0x61, count: 40) + [0x22, 0x5C]
        let source = (0..<Int.random(in: 0..<70, using: &random)).compactMap { _ in
            letters.randomElement(using: &random)
        }
        let range = Int.random(in: 0...source.count, using: &random)..<source.count
        var appender = ByteAppender(capacity: 3)
        appender.append("é")
        // When
        appender.append(source.span, range, prefixing: 0x22, 0x5C, with: 0x5C)
        // Then
        let expected = Array("é".utf8) + source[range].flatMap { $0 == 0x61 ? [$0] : [0x5C, $0] }
        #expect(appender.withBytes { bytes in bytes.indices.map { bytes[$0] } } == expected)
        appender.drop(to: 2)
        var other = ByteAppender(capacity: 0)
        other.append(appender)
        #expect(other.take() == Array("é".utf8))
    }
}
