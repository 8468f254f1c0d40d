import InnkeeperDecodeXML
import InnkeeperFormatXML
import InnkeeperStages
import Testing

@Suite struct XMLPositionTests {
    private static let encodings: [XMLEncoding] = [.utf8, .utf16LittleEndian, .utf16BigEndian]

    private func bytes(_ text: String, _ encoding: XMLEncoding) -> [UInt8] {
        switch encoding {
        case .utf8, .other: Array(text.utf8)
        case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        }
    }

    private func place(_ text: String, step: Int = .max, _ encoding: XMLEncoding = .utf8) -> [Int] {
        let bytes = bytes(text, encoding)
        var position = XMLPosition()
        var start = 0
        while start < bytes.count {
            let end = step < bytes.count - start ? start + step : bytes.count
            position.advance(over: bytes, start..<end, in: encoding)
            start = end
        }
        return [position.line, position.column]
    }

    @Test(arguments: encodings)
    func `columns count scalars and every line end counts once`(encoding: XMLEncoding) {
        #expect(place("", encoding) == [1, 1])
        #expect(place("aé😀", encoding) == [1, 4])
        #expect(place("a\t\u{1}b", encoding) == [1, 5])
        #expect(place("a\nb\r\nc\rd", encoding) == [4, 2])
        #expect(place("\r\r\n\n", encoding) == [4, 1])
        #expect(place("\u{0A0D}\u{0D0A}x", encoding) == [1, 4])
    }

    private func place(_ text: String, _ encoding: XMLEncoding) -> [Int] { place(text, step: .max, encoding) }

    @Test(arguments: encodings)
    func `it does not matter where a walk pauses`(encoding: XMLEncoding) {
        let text = "aé\r\n\rb\n\r\n😀x\r"
        for step in encoding == .utf8 ? [1, 2, 3, 4, 5, 6] : [2, 4, 6] {
            #expect(place(text, step: step, encoding) == place(text, encoding))
        }
    }

    @Test func `in an encoding of one byte a character every byte is a column`() {
        var position = XMLPosition()
        let bytes: [UInt8] = [0xE9, 0x0A, 0xE9, 0x85, 0x61]
        position.advance(over: bytes, 0..<5, in: .other)
        #expect([position.line, position.column] == [2, 4])
    }
}
