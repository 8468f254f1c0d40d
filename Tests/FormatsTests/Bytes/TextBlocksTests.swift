import InnkeeperFormats
import Testing
import TestSupport

struct TextBlocksTests {
    @Test func `lines and marks are what a look at every byte finds, wherever a block ends`() {
        // Given texts of weighted random bytes of every length around blocks of 64
        var random = SeededRandom(5)
        let alphabet = Array("aaaaaaaa;:=\n\r\n\r,\\\t\u{1F} \u{7F}é".utf8)
        for length in 1..<200 {
            let bytes = (0..<length).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] }
            ScanVariants.run { variant in
                // When they are scanned
                let blocks = TextBlocks(bytes, variant: variant)
                for start in 0..<length {
                    // Then each line ends behind its first LF, CR LF or CR
                    var end = start
                    while end < length, bytes[end] != 0x0A,
                        bytes[end] != 0x0D || end + 1 < length && bytes[end + 1] == 0x0A
                    {
                        end += 1
                    }
                    let limit = (start + length + 1) / 2
                    #expect(blocks.lineEnd(from: start, limit: length) == min(end + 1, length), "\(variant)")
                    #expect(blocks.lineEnd(from: start, limit: limit) == min(end + 1, limit), "\(variant)")
                    // And marks are told of ranges of every length
                    let range = start..<Int.random(in: start...length, using: &random)
                    let marks = blocks.marks(in: range)
                    let isMarked = bytes[range].contains { $0 < 0x20 || $0 == 0x5C || $0 == 0x2C }
                    #expect(marks.isHigh == bytes[range].contains { $0 >= 0x80 } && marks.isMarked == isMarked)
                }
            }
        }
    }

    @Test func `no bytes, no blocks`() {
        #expect(TextBlocks().isEmpty)
        ScanVariants.run { #expect(TextBlocks([], variant: $0).isEmpty) }
    }
}
