import FormatXML
import Testing

@Suite struct XMLBatchTests {
    @Test func `text that goes on over many pieces stays whole, and batches forget what was handed over`() {
        // given an element whose text is longer than any piece that is parsed at once
        let stream = XMLStream(vocabulary: [XMLName("", "a"), XMLName("", "b")], depthLimit: 9, textLimit: 1 << 20)
        let text = String(repeating: "0123456789", count: 20_000)
        var batches = 0
        var most = 0
        var found = ""

        // when
        let document = "<a><b>first</b><b>\(text)</b><b>last</b></a>"
        let fault = stream.push(Array(document.utf8)) { batch in
            batches += 1
            most = max(most, batch.text.count)
            for event in batch.events where !event.isStart && event.text.count > 100 {
                found = String(decoding: batch.text[event.text], as: UTF8.self)
            }
        }

        // then
        #expect(fault == nil)
        #expect(stream.finish { _ in batches += 1 } == nil)
        #expect(found == text)
        #expect(batches >= 2)
        #expect(most < text.utf8.count + 100)
    }
}
