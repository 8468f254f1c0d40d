import InnkeeperFormatXML
import Testing

@Suite struct XMLBatchTests {
    private static let facts = [XMLName("", "a"), XMLName("", "b")]

    private func texts(_ batch: XMLBatch) -> [String] {
        batch.events.map { ($0.isStart ? "+" : "-") + String(decoding: batch.text[$0.text], as: UTF8.self) }
    }

    @Test func `text that goes on over many pieces stays whole while tags are removed`() {
        // given an element whose text is longer than any piece, pushed bit by bit
        let stream = XMLStream(facts: Self.facts, depthLimit: 9, textLimit: 1 << 20, pieceSize: 1000)
        let text = String(repeating: "0123456789", count: 20_000)
        let document = Array("<a><b>first</b><b>\(text)</b><b>last</b></a>".utf8)
        var batch = XMLBatch()
        var found: [String] = []

        // when
        for start in stride(from: 0, to: document.count, by: 1000) {
            let fault = stream.push(Array(document[start..<min(start + 1000, document.count)]), into: &batch)
            #expect(fault == nil)
            found += texts(batch)
            batch.removeAll()
        }

        // then
        #expect(stream.finish(into: &batch) == nil)
        found += texts(batch)
        #expect(found == ["+", "+", "-first", "+", "-" + text, "+", "-last", "-"])
    }

    @Test func `taking some tags leaves the others, with their text and the open element's`() {
        // given four tags, and an element whose text goes on
        let stream = XMLStream(facts: Self.facts, depthLimit: 9, textLimit: 1 << 20, pieceSize: 1)
        func batch() -> XMLBatch {
            var batch = XMLBatch()
            #expect(stream.push(Array("<a>x<b>one</b>y<b>tw".utf8), into: &batch) == nil)
            return batch
        }
        var left = batch()

        // when
        let taken = left.take(3)

        // then
        #expect(texts(taken) == ["+", "+x", "-one"])
        #expect(texts(left) == ["+"])

        // and the stream goes on where it was
        #expect(stream.push(Array("o</b></a>".utf8), into: &left) == nil)
        #expect(texts(left) == ["+", "-two", "-"])
        #expect(texts(left.take(0)).isEmpty)
        #expect(texts(left.take(3)) == ["+", "-two", "-"])
        #expect(left.events.isEmpty && left.text.isEmpty)
    }
}
