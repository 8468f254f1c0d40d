import InnkeeperFormats
import Testing

struct JSONTokensTests {
    @Test(arguments: ["", "a", "latitude", "longitude", "operating_status", "fsq_category_labels", "é"])
    func `a word is the first and last eight bytes and the length`(text: String) {
        // Given
        let bytes = Array(text.utf8)
        // When
        let word = JSONWord(bytes)
        // Then, by the bytes of the numbers
        #expect(word.count == bytes.count)
        #expect((0..<8).map { UInt8(truncatingIfNeeded: word.head >> (8 * $0)) }.prefix(bytes.count) == bytes.prefix(8))
        let tail = bytes.count > 8 ? Array(bytes.suffix(8)) : [UInt8](repeating: 0, count: 8)
        #expect((0..<8).map { UInt8(truncatingIfNeeded: word.tail >> (8 * $0)) } == tail)
    }
}
