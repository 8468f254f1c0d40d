import InnkeeperFormats
import Testing

@Suite struct VCardValueTests {
    @Test func `escapes are resolved by version`() {
        let value = #"A\, B\; C\\ D\nE http\://x"#
        #expect(
            ReadCard("BEGIN:VCARD\nVERSION:3.0\nFN:\(value)\nEND:VCARD").values(.formattedName)
                == ["A, B; C\\ D\nE http://x"])
        #expect(
            ReadCard("BEGIN:VCARD\nVERSION:2.1\nFN:\(value)\nEND:VCARD").values(.formattedName)
                == [#"A\, B; C\ D\nE http\://x"#])
        #expect(ReadCard("BEGIN:VCARD\nVERSION:4.0\nFN:end\\\nEND:VCARD").values(.formattedName) == ["end\\"])
    }

    @Test func `components are split at semicolons that are not escaped`() {
        // given
        let card = ReadCard(#"BEGIN:VCARD"# + "\n" + #"N:Van\;Dyk;Jo\\;;Dr."# + "\nEND:VCARD\n")
        let name = card.properties(.name).first?.value

        // then
        #expect(name.map { card.text(card.contents.component(0, of: $0)) } == #"Van\;Dyk"#)
        #expect(name.map { card.text(card.contents.component(1, of: $0)) } == #"Jo\\"#)
        #expect(name.map { card.text(card.contents.component(2, of: $0)) } == "")
        #expect(name.map { card.text(card.contents.component(3, of: $0)) } == "Dr.")
        #expect(name.map { card.text(card.contents.component(4, of: $0)) } == "")
    }

    @Test func `quoted-printable is joined, then decoded`() {
        // given soft breaks, one within a UTF-8 sequence, and one that looks like a property
        let card = ReadCard(
            "BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D0=86=D0=\n=B3=\n=D1=96\n"
                + "LABEL;ENCODING=QUOTED-PRINTABLE:Aachen=0D=0A=\nDeutschland:okay\n"
                + "ORG;QUOTED-PRINTABLE:=\nA=3BB\nEND:VCARD\n")

        // then
        #expect(card.values(.formattedName) == ["Ігі"])
        #expect(card.values(.organization) == ["A;B"])
        #expect(card.problems.isEmpty)
    }

    @Test func `a soft break never swallows the END, and bad pairs stay`() {
        let cropped = ReadCard("BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:Jo=C3=B6=\nEND:VCARD\n")
        #expect(cropped.values(.formattedName) == ["Joö="])
        let bad = ReadCard("BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:=ZZ=41\nEND:VCARD\n")
        #expect(bad.values(.formattedName) == ["=ZZA"])
        #expect(bad.problems == ["2:30 bad-escape"])
    }

    @Test func `single bytes are read by CHARSET, else as Windows-1252 with a problem`() {
        // given "Köln €" in Windows-1252
        let name: [UInt8] = [0x4B, 0xF6, 0x6C, 0x6E, 0x20, 0x80]
        func card(_ head: String) -> [UInt8] {
            Array("BEGIN:VCARD\n\(head):".utf8) + name + Array("\nEND:VCARD\n".utf8)
        }

        // then
        #expect(ReadCard(card("FN;CHARSET=Windows-1252")).values(.formattedName) == ["Köln €"])
        #expect(ReadCard(card("FN;CHARSET=Windows-1252")).problems.isEmpty)
        #expect(ReadCard(card("FN")).values(.formattedName) == ["Köln €"])
        #expect(ReadCard(card("FN")).problems == ["2:4 not-utf8 Windows-1252"])
        #expect(ReadCard(card("FN"), codePage: .windows1252).problems.isEmpty)
    }

    @Test func `the first two components are what taking them one by one gives`() {
        // given values of every shape, of lengths around the 64 bytes that are looked at, with others behind them
        let parts = ["", "Byron", "Ada", "a\\;b", "\\\\", "x\\", "Zoë", String(repeating: "n", count: 30)]
        for first in parts {
            for second in parts {
                for tail in ["", ";", ";;;", ";c;d", String(repeating: "n", count: 40)] {
                    let card = ReadCard("BEGIN:VCARD\nN:\(first);\(second)\(tail)\nNOTE:a;b;c;d\nEND:VCARD\n")
                    guard let name = card.properties(.name).first?.value else { continue }

                    // then
                    let found = card.contents.firstComponents(of: name)
                    #expect(card.text(found.first) == card.text(card.contents.component(0, of: name)))
                    #expect(card.text(found.second) == card.text(card.contents.component(1, of: name)))
                }
            }
        }
    }
}
