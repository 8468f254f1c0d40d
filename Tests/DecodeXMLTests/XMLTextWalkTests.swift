import InnkeeperDecodeXML
import InnkeeperFormatXML
import InnkeeperStages
import Testing

@Suite struct XMLTextWalkTests {
    /// Where the character that stands at `line` and `column` of the meant text stands in `text`.
    private func place(_ text: String, _ line: Int, _ column: Int, isUTF16: Bool = false) -> [Int] {
        let bytes = isUTF16 ? text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } : Array(text.utf8)
        var walk = XMLTextWalk(
            bytes: bytes, at: 0, encoding: isUTF16 ? .utf16LittleEndian : .utf8, position: XMLPosition())
        let position = walk.position(ofLine: line, column: column)
        return [position.line, position.column]
    }

    @Test(arguments: [false, true])
    func `references, CDATA, comments and line ends are seen as XML sees them`(isUTF16: Bool) {
        func place(_ text: String, _ line: Int, _ column: Int) -> [Int] {
            self.place(text, line, column, isUTF16: isUTF16)
        }
        // plain lines, and a line end of two characters
        #expect(place("ab\ncd</x>", 1, 1) == [1, 1])
        #expect(place("ab\ncd</x>", 2, 2) == [2, 2])
        #expect(place("é😀\r\ncd</x>", 2, 1) == [2, 1])
        #expect(place("a\rb</x>", 2, 1) == [2, 1])
        // named and numbered references count as one character, line ends by number as line ends
        #expect(place("a&amp;b</x>", 1, 3) == [1, 7])
        #expect(place("a&#10;b&#xA;c</x>", 2, 1) == [1, 7])
        #expect(place("a&#10;b&#xA;c</x>", 3, 1) == [1, 13])
        #expect(place("a&#13;&#10;b</x>", 2, 1) == [1, 12])
        #expect(place("a&#13;\nb</x>", 2, 1) == [2, 1])
        // marks count as nothing, and what they hold as it is
        #expect(place("<![CDATA[a&amp;b]]>c</x>", 1, 3) == [1, 12])
        #expect(place("<![CDATA[ab]]>c</x>", 1, 3) == [1, 15])
        #expect(place("a<!-- no\n -->b<?x y?>c</x>", 1, 2) == [2, 5])
        #expect(place("a<!-- no\n -->b<?x y?>c</x>", 1, 3) == [2, 13])
    }

    @Test func `a place behind the text is its end`() {
        #expect(place("ab</x>", 1, 9) == [1, 3])
        #expect(place("ab</x>", 4, 1) == [1, 3])
        #expect(place("ab", 4, 1) == [1, 3])
        #expect(place("a&lt", 1, 9) == [1, 5])
    }

    @Test func `places asked for one after the other are those asked for alone`() {
        // Within CDATA, behind it, and beyond the end
        let text = "a\nb<![CDATA[c\n&d\n]]>e&#10;f<!-- x -->g</x>"
        var walk = XMLTextWalk(bytes: Array(text.utf8), at: 0, encoding: .utf8, position: XMLPosition())
        for (line, column) in [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 1), (5, 1), (5, 2), (9, 1)] {
            let position = walk.position(ofLine: line, column: column)
            #expect([position.line, position.column] == place(text, line, column), "\(line):\(column)")
        }
    }
}
