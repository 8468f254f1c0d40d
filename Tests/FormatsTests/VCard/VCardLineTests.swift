import InnkeeperFormats
import Testing

@Suite struct VCardLineTests {
    @Test func `BEGIN and END are known in any case and with blanks around`() {
        for (begin, end) in [
            ("BEGIN:VCARD", "END:VCARD"), ("begin : vCard  ", "End:\tvcard "), ("BEGIN:VCARD ", "END :VCARD"),
        ] {
            #expect(chunks("\(begin)\nFN:A\n\(end)\n").map(\.form) == [.card], "\(begin)")
        }
    }

    @Test func `what only looks like a mark is text`() {
        // given properties that start like one
        let text = "BEGIN:VCARD\nBEGINNING:x\nENDING:y\nAGENCY:z\nEND:VCARDS\nBEGIN\nEND:VCARD\n"

        // then the card is whole
        #expect(chunks(text).map(\.form) == [.card])
        #expect(chunks("BEGIN:VCALENDAR\nEND:VCALENDAR\n").map(\.form) == [.foreignComponent])
    }

    @Test func `lines end with CR LF, LF or CR, and are counted`() {
        for lineEnd in ["\r\n", "\n", "\r"] {
            let text = ["BEGIN:VCARD", "", "FN:A", " B", "TEL:1", "END:VCARD", ""].joined(separator: lineEnd)
            let card = ReadCard(text)
            #expect(card.values(.formattedName) == ["AB"])
            #expect(card.properties(.telephone).map(\.line) == [5])
            #expect(chunks(text).map(\.form) == [.card])
        }
    }
}
