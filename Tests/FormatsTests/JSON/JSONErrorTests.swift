import InnkeeperFormats
import Testing

struct JSONErrorTests {
    @Test func `an error is written with its line and column`() {
        let error = JSONError(.syntax, at: JSONPosition(offset: 20, line: 3, column: 14), "expected `:`, found `1`")
        #expect("\(error)" == "3:14: expected `:`, found `1`")
    }

    @Test func `a place walks over lines and characters`() {
        // Given
        let bytes = Array("aé\n\nb🏕\r".utf8)
        var place = JSONPosition(offset: 100, line: 3, column: 5)
        // When, then
        place.advance(over: bytes, 0..<3)
        #expect(place == JSONPosition(offset: 103, line: 3, column: 7))
        place.advance(over: bytes, 3..<bytes.count)
        #expect(place == JSONPosition(offset: 100 + bytes.count, line: 5, column: 4))
    }
}
