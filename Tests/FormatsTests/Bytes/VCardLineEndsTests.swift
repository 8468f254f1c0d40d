import InnkeeperFormats
import Testing

@Suite struct VCardLineEndsTests {
    @Test func `line ends are found wherever they stand in a block`() {
        // given values of every length around the scan's blocks of 64 bytes, and every line end
        for length in 1...200 {
            for lineEnd in ["\n", "\r\n", "\r"] {
                let value = String(repeating: "x", count: length)
                let text = ["BEGIN:VCARD", "FN:" + value, "TEL:1", "END:VCARD", ""].joined(separator: lineEnd)

                // then splitter and reader agree on the lines
                let cut = chunks(text)
                #expect(cut.map(\.text) == [text])
                let card = ReadCard(text)
                #expect(card.values(.formattedName).map(\.utf8.count) == [length])
                #expect(card.places(.telephone) == [[3, 5]])
            }
        }
    }

    @Test func `a line that ends with the file has no line end`() {
        for length in 60...70 {
            let card = ReadCard("FN:" + String(repeating: "x", count: length))
            #expect(card.values(.formattedName).map(\.utf8.count) == [length])
        }
    }
}
