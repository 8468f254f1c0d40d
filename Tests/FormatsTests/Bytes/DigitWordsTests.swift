import InnkeeperFormats
import Testing
import TestSupport

struct DigitWordsTests {
    private func word(_ text: [UInt8]) -> UInt64 { ByteWords.short(text.span, 0, text.count) }

    /// Digit by digit.
    private func plainNumber(_ text: [UInt8]) -> Int? {
        text.reduce(Int?.some(0)) { value, byte in
            0x30...0x39 ~= byte ? value.map { $0 * 10 + Int(byte) - 0x30 } : nil
        }
    }

    @Test func `digits are the number that they write, one after the other`() {
        // Given every text of up to four bytes around the digits, and longer ones by chance
        let bytes: [UInt8] = [0x00, 0x2E, 0x2F, 0x30, 0x31, 0x35, 0x39, 0x3A, 0x40, 0x7F, 0x80, 0xB0, 0xFF]
        var texts: [[UInt8]] = [[]]
        for _ in 0..<4 { texts += texts.flatMap { text in bytes.map { text + [$0] } } }
        var random = SeededRandom(7)
        for _ in 0..<20_000 {
            let length = Int(random.next() % 8) + 1
            texts.append(
                (0..<length).map { _ in
                    let digit = 0x30 + UInt8(random.next() % 10)
                    return random.next() % 20 == 0 ? bytes.randomElement(using: &random) ?? digit : digit
                })
        }
        // Then both ways agree
        for text in texts where !text.isEmpty {
            #expect(DigitWords.number(word(text), count: text.count) == plainNumber(text), "\(text)")
        }
    }

    @Test func `a date by ISO 8601 is read, and nothing else`() throws {
        func read(_ text: String) -> [Int]? {
            let bytes = Array(text.utf8)
            let date = DigitWords.isoDate(
                ByteWords.short(bytes.span, 0, 8), ByteWords.short(bytes.span, 8, 10))
            return date.map { [$0.year, $0.month, $0.day] }
        }
        #expect(read("2026-07-04") == [2026, 7, 4])
        #expect(read("0000-00-00") == [0, 0, 0])
        #expect(read("9999-99-99") == [9999, 99, 99])
        for year in [0, 1, 19, 1970, 2026, 9999] {
            for rest in ["-01-31", "-12-09", "-10-10"] {
                let text = String(String(year + 10_000).dropFirst()) + rest
                let parts = text.split(separator: "-").compactMap { Int($0) }
                #expect(read(text) == parts, "\(text)")
            }
        }
        // Given each byte in turn replaced
        let whole = Array("2026-07-04".utf8)
        for place in whole.indices {
            for byte in UInt8.min...UInt8.max where byte != whole[place] {
                var text = whole
                text[place] = byte
                let date = DigitWords.isoDate(ByteWords.short(text.span, 0, 8), ByteWords.short(text.span, 8, 10))
                let isDigit = place != 4 && place != 7 && 0x30...0x39 ~= byte
                #expect((date != nil) == isDigit, "\(text)")
            }
        }
    }
}
