import InnkeeperFormats
import Testing

@Suite struct TextExtentTests {
    @Test func `line ends count once and characters on the last line`() {
        func measure(_ text: String) -> [Int] {
            let bytes = Array(text.utf8)
            let extent = TextExtent(reference: bytes, 0..<bytes.count)
            return [extent.lines, extent.lastLineStart, extent.scalars]
        }
        #expect(measure("") == [0, 0, 0])
        #expect(measure("aé😀") == [0, 0, 3])
        #expect(measure("a\nb\r\nc\rdé") == [3, 7, 2])
        #expect(measure("\r\r\n\n") == [3, 4, 0])
    }

    @Test func `a CR is a character like others where only LF ends lines`() {
        let bytes = Array("a\r\nb\rc".utf8)
        let extent = TextExtent(reference: bytes, 0..<bytes.count, hasCR: false)
        #expect([extent.lines, extent.lastLineStart, extent.scalars] == [1, 3, 3])
    }
}
