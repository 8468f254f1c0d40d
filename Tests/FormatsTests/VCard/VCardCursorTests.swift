import InnkeeperFormats
import Testing

@Suite struct VCardCursorTests {
    @Test func `a base64 value that is not indented ends where a property starts`() {
        let card = ReadCard("BEGIN:VCARD\nPHOTO;ENCODING=BASE64:AAAA\nBBBB\nFN:Ada\nTEL:1\nEND:VCARD\n")
        #expect(card.values(.formattedName) == ["Ada"])
        #expect(card.problems.isEmpty)
    }

    @Test func `folds and soft breaks of properties that nobody asks for are passed over`() {
        let card = ReadCard(
            "BEGIN:VCARD\nNOTE;ENCODING=QUOTED-PRINTABLE:one=\nFN:two=\n =\nthree\n four\nFN:Ada\nEND:VCARD\n")
        #expect(card.values(.formattedName) == ["Ada"])
        #expect(card.problems.isEmpty)
    }

    @Test func `a component without END does not swallow the card's own`() {
        let card = ReadCard("BEGIN:VCARD\nFN:Ada\nBEGIN:OTHER\nX:1\nEND:VCARD\n")
        #expect(card.values(.formattedName) == ["Ada"])
        #expect(card.problems.count == 1)
    }

    @Test func `an agent that never ends takes the rest and nothing before it`() {
        let card = ReadCard("BEGIN:VCARD\nFN:Ada\nAGENT:\nBEGIN:VCARD\nFN:Agent\nEMAIL:a@example.org\n")
        #expect(card.values(.formattedName) == ["Ada"])
        #expect(card.values(.email).isEmpty)
    }
}
