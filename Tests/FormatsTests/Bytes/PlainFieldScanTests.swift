import InnkeeperFormats
import TestSupport
import Testing

struct PlainFieldScanTests {
    @Test func `64 bytes at a time and byte by byte give the same field`() {
        // Given records of all lengths, a few with quotes or line ends within, one behind the other
        var random = SeededRandom(5)
        let parts = [
            ",", ",,", "a", "é", "€uro", "longer text without a delimiter in it, but for this", "1234567", " ",
        ]
        var (found, compared) = (0, 0)
        for _ in 0..<3_000 {
            var bytes: [UInt8] = []
            var records: [Range<Int>] = []
            for _ in 0..<4 {
                let start = bytes.count
                for _ in 0..<Int.random(in: 0...20, using: &random) {
                    bytes += Array((parts.randomElement(using: &random) ?? "").utf8)
                }
                if Int.random(in: 0..<9, using: &random) == 0 {
                    bytes.append([0x22, 0x0A, 0x0D].randomElement(using: &random) ?? 0)
                    bytes.append(0x61)
                }
                bytes += Array((["\n", "\r\n", "\r", ""].randomElement(using: &random) ?? "").utf8)
                records.append(start..<bytes.count)
            }
            for record in records {
                let number = Int.random(in: 0...12, using: &random)
                // When
                let fast = PlainField(number, of: record, in: bytes, delimiter: 0x2C)
                let plain = PlainField(reference: number, of: record, in: bytes, delimiter: 0x2C)
                // Then
                #expect(fast == plain, "\(number) in \(String(decoding: bytes[record], as: UTF8.self))")
                found += plain == nil ? 0 : 1
                compared += 1
            }
        }
        #expect(found > compared / 4 && found < compared)
    }
}
