import Stages
import Testing

@Suite struct TextPositionTests {
    private func place(_ text: String, step: Int = .max) -> [Int] {
        let bytes = Array(text.utf8)
        var position = TextPosition()
        var start = 0
        while start < bytes.count {
            let end = step < bytes.count - start ? start + step : bytes.count
            position.advance(over: bytes, start..<end)
            start = end
        }
        return [position.line, position.column]
    }

    @Test func `columns count scalars and every line end counts once`() {
        #expect(place("") == [1, 1])
        #expect(place("aé😀") == [1, 4])
        #expect(place("a\t\u{1}b") == [1, 5])
        #expect(place("a\nb\r\nc\rd") == [4, 2])
        #expect(place("\r\r\n\n") == [4, 1])
    }

    @Test func `it does not matter where a walk pauses`() {
        let text = "aé\r\n\rb\n\r\n😀x\r"
        for step in 1...6 { #expect(place(text, step: step) == place(text)) }
    }
}
