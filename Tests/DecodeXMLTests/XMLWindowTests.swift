import InnkeeperDecodeXML
import InnkeeperFormatXML
import InnkeeperStages
import Testing

@Suite struct XMLWindowTests {
    @Test func `offsets stay those of the document while bytes go`() {
        // given
        var window = XMLWindow()
        window.append(Array("<a>\n<b x='1'/>".utf8))

        // then
        #expect(window.end == 14)
        #expect(window.lastTagStart(before: 14) == 4)
        #expect(window.lastTagStart(before: 4) == 0)
        #expect(Array(window[5..<6]) == Array("b".utf8))

        // when
        let first = window.cut(to: 4, keeping: true)
        window.dropCut()

        // then
        #expect(first.bytes == Array("<a>\n".utf8))
        #expect(first.offset == 0)
        #expect(window.offset == 4)
        #expect(window.end == 14)
        #expect(window.lastTagStart(before: 4) == nil)
        #expect(window.lastTagStart(before: 14) == 4)
        #expect(Array(window[5..<6]) == Array("b".utf8))

        // and the next cut starts on line 2
        let second = window.cut(to: 14, keeping: false)
        #expect(second.bytes.isEmpty)
        #expect(second.offset == 4)
        #expect(second.position.line == 2)
        #expect(second.position.column == 1)
    }

    @Test(arguments: [XMLEncoding.utf16LittleEndian, .utf16BigEndian])
    func `in UTF-16 a tag starts with two bytes on an even place`(encoding: XMLEncoding) {
        // given U+3C00 and U+003C, and an odd byte at the end
        let units: [UInt16] = [0x3C, 0x61, 0x3C00, 0x003E, 0x3C3C]
        var window = XMLWindow()
        window.encoding = encoding
        window.append(
            units.flatMap { unit in
                let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
                return encoding == .utf16BigEndian ? bytes : bytes.reversed()
            } + [0])

        // then
        #expect(window.lastTagStart(before: window.end) == 0)
        #expect(window.lastTagStart(before: 10) == 0)
        #expect(window.lastTagStart(before: 0) == nil)
    }
}
