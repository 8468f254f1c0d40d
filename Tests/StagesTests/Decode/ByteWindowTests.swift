import Stages
import Testing

@Suite struct ByteWindowTests {
    @Test func `offsets stay those of the stream while bytes go`() {
        // given
        var window = ByteWindow()
        window.append(Array("<a>\n<b x='1'/>".utf8))

        // then
        #expect(window.end == 14)
        #expect(window.last(0x3C, before: 14) == 4)
        #expect(window.last(0x3C, before: 4) == 0)
        #expect(window.name(from: 5, to: 12) == Array("b".utf8))
        #expect(window.name(from: 1, to: 2) == Array("a".utf8))

        // when
        let first = window.cut(to: 4, keeping: true)
        window.dropCut()

        // then
        #expect(first.bytes == Array("<a>\n".utf8))
        #expect(first.offset == 0)
        #expect(window.offset == 4)
        #expect(window.end == 14)
        #expect(window.last(0x3C, before: 4) == nil)
        #expect(window.last(0x3C, before: 14) == 4)

        // and the next cut starts on line 2
        let second = window.cut(to: 14, keeping: false)
        #expect(second.bytes.isEmpty)
        #expect(second.offset == 4)
        #expect(second.position.line == 2)
        #expect(second.position.column == 1)
    }
}
