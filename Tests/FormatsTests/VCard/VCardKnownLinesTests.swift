import InnkeeperFormats
import Testing
import TestSupport

/// The fast path against the reference. `ReadCard` reads each card both ways and compares; here are the cards.
@Suite struct VCardKnownLinesTests {
    @Test func `plain lines are taken where they stand`() {
        let card = ReadCard(
            "BEGIN:VCARD\r\nVERSION:4.0\r\nitem1.TEL;TYPE=\"home,cell\";PREF=1:tel:+1\r\nTEL;CELL;PREF:2\r\nNOTE:a\r\n b\r\nFN:Zoë\r\nEND:VCARD"
        )
        #expect(
            card.described == [
                ".version;[]:4.0 2:9", "item1.telephone;[\"TYPE=home,cell\", \"PREF=1\"]:tel:+1 3:35",
                ".telephone;[\"=CELL\", \"=PREF\"]:2 4:15", ".formattedName;[]:Zoë 7:4", "v4_0",
            ])
    }

    @Test func `lines of every odd shape come out the same both ways`() {
        // given heads and values of all that is plain and odd, each alone and folded
        let heads = [
            "FN", "fn", "item1.FN", "a.b.FN", ".FN", "FN ", "F N", "TEL;TYPE=home", "TEL;CELL;PREF", "TEL;;",
            "TEL; X=1",
            "TEL;TYPE=\"a;b:c\"", "TEL;TYPE=\"a\",\"b\"", "TEL;\"a=b\"", "TEL;\"a\"=b", "TEL;X=\"a", "TEL;X=^n",
            "TEL;X=a=b",
            "FN;CHARSET=UTF-8", "FN;CHARSET=Windows-1252", "FN;CHEESE=1", "FN;ENCODING=QUOTED-PRINTABLE",
            "FN;QUOTED-PRINTABLE", "FN;=QUOTED-PRINTABLE", "NOTE;=BASE64",
            "FN;BASE64", "FN;ENCODING=b", "FN;EXTRA=1", "FN;BIG=1", "NOTE", "NOTE;ENCODING=QUOTED-PRINTABLE",
            "NOTE;BASE64",
            "NOTE;TYPE=x", "AGENT", "BEGIN", "END", "VERSION", "X-ADDRESSBOOKSERVER-KIND",
            "X-NC-EXCLUDE-FROM-BIRTHDAY-CALENDAR", "", ";", "FN;", "FÑ", "KIND", "UID", "BDAY;VALUE=date", "NICKNAME",
        ]
        let values: [[UInt8]] = [
            [], Array("x".utf8), Array("a\\,b;c".utf8), Array("Zoë".utf8), [0x5A, 0xEB], Array("=41=ZZ=".utf8),
            Array(" x ".utf8),
            Array("VCARD".utf8), Array("vcard ".utf8), Array("OTHER".utf8), Array("2.1".utf8),
        ]
        let ends = ["\n", "\r\n", "\r", "\n ", "\r\n\t ", "\n\n", "=\n", ""]
        for head in heads {
            for value in values {
                for end in ends {
                    let line = Array(head.utf8) + [0x3A] + value + Array(end.utf8)
                    for version in ["VERSION:2.1\n", "VERSION:4.0\n"] {
                        _ = ReadCard(
                            Array("BEGIN:VCARD\n\(version)".utf8) + line + Array("more\nTEL:1\nEND:VCARD\n".utf8))
                    }
                }
            }
        }
    }

    @Test func `a thousand damaged cards come out the same both ways`() {
        // given cards with bytes exchanged at random places
        var random = SeededRandom(42)
        func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
        let text = """
            BEGIN:VCARD\r
            VERSION:3.0\r
            item1.FN;LANGUAGE=en:Ada "A." Byron\r
            N;CHARSET=UTF-8:Byron;Ada;;;\r
            TEL;TYPE="home,cell";PREF=1:tel:+1-408-555-0100\r
            NOTE;ENCODING=QUOTED-PRINTABLE:one=0D=0A=\r
            two\r
            PHOTO;ENCODING=b:AAAA\r
             BBBB\r
            BDAY;VALUE=date:1980-06-05\r
            END:VCARD\r

            """
        let marks = Array(":;=\"^. \t\r\n\\,ABEQ=\u{E9}\u{0}".utf8)
        for _ in 0..<1000 {
            var bytes = Array(text.utf8)
            for _ in 0...next(4) { bytes[next(bytes.count)] = marks[next(marks.count)] }
            _ = ReadCard(bytes)
        }
    }

    @Test(
        .enabled(if: Corpora.has("vcard-ez-vcard")),
        arguments: ["vcard-ez-vcard", "vcard-ical4j", "vcard-folkerkinzel", "vcard-vinnie-inline"])
    func `the cards of the corpora come out the same both ways`(corpus: String) throws {
        let files = try Corpora.files(corpus, suffixes: [".vcf", ".ics"])
        #expect(files.count >= 8)
        for file in files {
            for chunk in chunks(file.bytes) { _ = ReadCard(chunk.bytes, line: chunk.line) }
        }
    }
}
