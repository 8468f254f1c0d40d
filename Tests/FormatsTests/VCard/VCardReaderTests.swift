import InnkeeperFormats
import Testing

@Suite struct VCardReaderTests {
    @Test func `properties come with their values, places and groups`() {
        // given
        let card = ReadCard(
            "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada Byron\r\nitem1.TEL;TYPE=cell:+1 555 0100\r\nEND:VCARD\r\n", line: 10)

        // then
        #expect(card.values(.formattedName) == ["Ada Byron"])
        #expect(card.places(.formattedName) == [[12, 4]])
        #expect(card.places(.telephone) == [[13, 21]])
        #expect(card.properties(.telephone).map { card.text($0.group) } == ["item1"])
        #expect(card.contents.version == .v4_0)
        #expect(card.problems.isEmpty)
    }

    @Test func `a fold within a UTF-8 sequence is taken out before decoding`() {
        // given "José" with its é folded in two
        var bytes = Array("BEGIN:VCARD\nFN:Jos".utf8)
        bytes += [0xC3, 0x0D, 0x0A, 0x20, 0xA9] + Array(" Diaz\n\tBond\n  x\nEND:VCARD\n".utf8)

        // then one blank goes, others stay
        #expect(ReadCard(bytes).values(.formattedName) == ["José DiazBond x"])
    }

    @Test func `a card within the card is passed over, and said so`() {
        let card = ReadCard(
            "BEGIN:VCARD\nFN:Outer\nBEGIN:VCARD\nFN:Inner\nBDAY:1990-01-01\nEND:VCARD\nTEL:1\nEND:VCARD\n")
        #expect(card.values(.formattedName) == ["Outer"])
        #expect(card.values(.birthday).isEmpty)
        #expect(card.values(.telephone) == ["1"])
        #expect(card.problems == ["3:1 card-within"])
    }

    @Test func `vCard 2.1 drops the indent of a fold, later versions one blank`() {
        #expect(ReadCard("BEGIN:VCARD\nVERSION:2.1\nFN:A\n   b\nEND:VCARD").values(.formattedName) == ["Ab"])
        #expect(ReadCard("BEGIN:VCARD\nVERSION:3.0\nFN:A\n   b\nEND:VCARD").values(.formattedName) == ["A  b"])
    }

    @Test func `a bad line is a problem with its place and the card goes on`() {
        // given a note whose line breaks were not escaped, and a broken fold (vinnie's badly_folded_line)
        let card = ReadCard(
            "BEGIN:VCARD\nNOTE:one\nline two\nFN;LANGUAGE=e\nn:Lost\nEMAIL:a@example.org\n:x\nEND:VCARD\n")

        // then
        #expect(
            card.problems == [
                "3:1 no-colon",
                "4:1 no-colon",
                "7:1 no-name",
            ])
        #expect(card.values(.email) == ["a@example.org"])
        #expect(card.values(.name) == ["Lost"])
    }

    @Test func `a continuation of nothing is a problem unless it is blank`() {
        let card = ReadCard("BEGIN:VCARD\nFN:A\n\n  \n what\nEND:VCARD\n")
        #expect(card.problems == ["5:1 continues-nothing"])
        #expect(card.values(.formattedName) == ["A"])
    }

    @Test func `photos are passed over, indented or not`() {
        // given base64 in the shapes of 2.1, 3.0 and 4.0, and one that is not indented
        let card = ReadCard(
            """
            BEGIN:VCARD
            PHOTO;TYPE=JPEG;ENCODING=BASE64:
              /9j/4AAQSkZJRgABAQAA

            PHOTO;ENCODING=b;TYPE=JPEG:AAAA
             BBBB
            PHOTO;BASE64:CCCC
            DDDD
            EEEE==

            PHOTO:data:image/jpeg;base64,FFFF
             GGGG
            FN:Ada
            END:VCARD
            """)

        // then nothing of them is kept
        #expect(card.values(.formattedName) == ["Ada"])
        #expect(card.problems.isEmpty)
        #expect(card.described == [".formattedName;[]:Ada 13:4", "unknown"])
    }

    @Test func `an agent's properties never leak`() {
        for agent in [
            "AGENT:\nBEGIN:VCARD\nFN:Agent\nBDAY:19700101\nEND:VCARD",
            "AGENT:BEGIN:VCARD\nFN:Agent\nAGENT:\nBEGIN:VCARD\nFN:Deep\nEND:VCARD\nBDAY:19700101\nEND:VCARD",
            "AGENT:BEGIN:VCARD\\nFN:Agent\\nBDAY:19700101\\nEND:VCARD\\n", "AGENT:",
        ] {
            let card = ReadCard("BEGIN:VCARD\nFN:Outer\n\(agent)\nEMAIL:a@example.org\nEND:VCARD\n")
            #expect(card.values(.formattedName) == ["Outer"], "\(agent)")
            #expect(card.values(.birthday).isEmpty, "\(agent)")
            #expect(card.values(.email) == ["a@example.org"], "\(agent)")
            #expect(card.problems.isEmpty, "\(agent)")
        }
    }

    @Test func `another component within a card is skipped with a problem`() {
        let card = ReadCard("BEGIN:VCARD\nFN:A\nBEGIN:COMP\nFN:B\nEND:COMP\nEMAIL:c\nEND:VCARD\n")
        #expect(card.values(.formattedName) == ["A"])
        #expect(card.values(.email) == ["c"])
        #expect(card.problems == ["3:1 foreign-begin"])
    }

    @Test func `a property as base64 is not misread as text`() {
        let card = ReadCard("BEGIN:VCARD\nFN;ENCODING=b:QWRh\nEND:VCARD\n")
        #expect(card.values(.formattedName).isEmpty)
        #expect(card.problems == ["2:15 base64"])
    }

    @Test func `a record is reused without leaving anything behind`() {
        // given contents that were filled
        let first = "BEGIN:VCARD\nVERSION:2.1\nFN;X=1:A\nbad\nEMAIL:a\n b\nEND:VCARD\n"
        let second = "BEGIN:VCARD\nTEL:1\nEND:VCARD\n"
        var contents = VCardContents(source: Array((first + second).utf8))
        VCardReader().read(0..<first.utf8.count, line: 1, into: &contents)
        #expect(contents.properties.count == 3)

        // when
        VCardReader().read(first.utf8.count..<(first + second).utf8.count, line: 8, into: &contents)

        // then
        #expect(contents.properties.map(\.name) == [.telephone])
        #expect(contents.parameters.isEmpty)
        #expect(contents.problems.isEmpty)
        #expect(contents.version == .unknown)
    }
}
