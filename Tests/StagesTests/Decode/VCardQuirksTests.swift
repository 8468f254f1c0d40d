import InnkeeperCore
import InnkeeperFormats
import InnkeeperStages
import Testing
import TestSupport

/// What address books really write, row by row: the 36 quirks of lexing that are known of vCard exports, each with a
/// card that has it and what must come out. `contact` is full name | first | last | phone | e-mail | birthday.
@Suite struct VCardQuirksTests {
    struct Quirk: Sendable, CustomTestStringConvertible {
        var row: Int
        var name: String
        var bytes: [UInt8]
        var contacts: [String]
        var findings: [String] = []

        init(_ row: Int, _ name: String, _ text: String, _ contacts: [String], _ findings: [String] = []) {
            self.init(row, name, Array(text.utf8), contacts, findings)
        }

        init(_ row: Int, _ name: String, _ bytes: [UInt8], _ contacts: [String], _ findings: [String] = []) {
            (self.row, self.name, self.bytes, self.contacts, self.findings) = (row, name, bytes, contacts, findings)
        }

        var testDescription: String { "row \(row): \(name)" }
    }

    /// A card with these lines.
    private static func card(_ version: String, _ lines: String...) -> String {
        "BEGIN:VCARD\nVERSION:\(version)\n" + lines.map { $0 + "\n" }.joined() + "END:VCARD\n"
    }

    private static func bytes(_ version: String, _ lines: [UInt8]...) -> [UInt8] {
        Array("BEGIN:VCARD\nVERSION:\(version)\n".utf8) + lines.flatMap { $0 + [0x0A] } + Array("END:VCARD\n".utf8)
    }

    static let quirks: [Quirk] = [
        Quirk(
            1, "a soft break whose next line has no blank",
            card("2.1", "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D0=86=D0=B3=", "=D1=96", "TEL:1"),
            ["Ігі|||1||"]),
        Quirk(
            2, "a soft break whose next line has a blank",
            card("2.1", "FN;ENCODING=QUOTED-PRINTABLE:Aa=", " ch=", " en"), ["Aachen|||||"]),
        Quirk(
            3, "a soft break whose next line looks like a property",
            card("2.1", "FN:A", "LABEL;ENCODING=QUOTED-PRINTABLE:Aachen=0D=0A=", "N:Wrong;Wrong", "TEL:1"),
            ["A|||1||"]),
        Quirk(
            4, "a value whose first line is only a soft break",
            card("2.1", "EMAIL;CHARSET=utf-8;ENCODING=QUOTED-PRINTABLE:=", "a=40example.org", "FN:A"),
            ["A||||a@example.org|"]),
        Quirk(
            5, "parameters without a name",
            card(
                "2.1", "NOTE;QUOTED-PRINTABLE:=", "FN:x", "TEL;WORK:1", "TEL;CELL;PREF:2", "KEY;X509;ENCODING=BASE64:",
                " QUJD", "FN:A"),
            ["A|||2||"]),
        Quirk(
            6, "bad pairs stay as written, an unknown CHARSET is told",
            card(
                "2.1", "FN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=ZZ invalid",
                "ORG;CHARSET=Murks;QUOTED-PRINTABLE:M=F6=DFlitz"),
            ["=ZZ invalid|||||"],
            [
                "vcard-line-malformed 3:44 bad-escape",
                "vcard-line-malformed 4:36 unknown-charset Windows-1252",
            ]),
        Quirk(
            7, "a soft break inside a character",
            card("2.1", "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D0=", "=B0=D0=B1"), ["аб|||||"]),
        Quirk(
            8, "an encoded semicolon separates nothing",
            card("2.1", "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCn=3Bster=", ";Jo =5C=3B Ann;;;"),
            ["Jo ; Ann Mün;ster|Jo ; Ann|Mün;ster|||"]),
        Quirk(
            9, "a fold inside a character",
            bytes("4.0", Array("FN:Zo".utf8) + [0xC3, 0x0A, 0x20, 0xAB] + Array(" B.".utf8)), ["Zoë B.|||||"]),
        Quirk(10, "a fold of several blanks, in 2.1", card("2.1", "FN:Ada", "    Byron"), ["AdaByron|||||"]),
        Quirk(10, "a fold of two blanks, in 2.1", card("2.1", "FN:Ada", "  Byron"), ["Ada Byron|||||"]),
        Quirk(
            10, "a soft break before a line that begins with a blank",
            card("2.1", "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D0=98=D0=B2=D0=B0=D0=BD=", " =D0=9F=D0=B5=D1=82"),
            ["Иван Пет|||||"]),
        Quirk(10, "a fold of several blanks, in 3.0", card("3.0", "FN:Ada", "  Byron"), ["Ada Byron|||||"]),
        Quirk(
            11, "a fold of blanks only goes on, an empty line ends",
            card("3.0", "FN:Ada", " ", "  Byron", "NOTE:x", " \u{A0}", "", "TEL:1"), ["Ada Byron|||1||"]),
        Quirk(
            12, "empty lines and mixed line ends",
            "BEGIN:VCARD\r\nVERSION:2.1\r\n\r\n\nPHOTO;BASE64:AAAA\r\n BBBB\r\n\r\n\rFN:A\rTEL:1\n\nEND:VCARD\r\n",
            ["A|||1||"]),
        Quirk(
            13, "a fold that lost its blank", card("3.0", "FN;LANGUAGE=e", "n:Lost", "EMAIL:a@example.org", "FN:A"),
            ["A||Lost||a@example.org|"],
            ["vcard-line-malformed 3:1 no-colon"]
        ),
        Quirk(
            14, "a note with raw line breaks", card("3.0", "FN:A", "NOTE:line one", "line two", "TEL:1"), ["A|||1||"],
            ["vcard-line-malformed 5:1 no-colon"]),
        Quirk(15, "a byte order mark", "\u{FEFF}" + card("3.0", "FN:Zoë"), ["Zoë|||||"]),
        Quirk(
            15, "UTF-16 with a byte order mark",
            [0xFE, 0xFF] + card("3.0", "FN:Zoë").utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
            ["Zoë|||||"]),
        Quirk(
            16, "single bytes with a CHARSET",
            bytes("2.1", Array("FN;CHARSET=Windows-1252:M".utf8) + [0xFC] + Array("hl".utf8)),
            ["Mühl|||||"]),
        Quirk(
            16, "single bytes without a CHARSET, which another line names",
            bytes(
                "2.1", [0x46, 0x4E, 0x3A, 0xCA, 0xE8, 0xBF, 0xE2],
                Array("LABEL;CHARSET=Windows-1251;QUOTED-PRINTABLE:=CA".utf8)),
            ["Київ|||||"], ["vcard-line-malformed 3:4 not-utf8 Windows-1251"]),
        Quirk(
            16, "single bytes that nothing tells of", bytes("2.1", Array("FN:M".utf8) + [0xFC] + Array("hl".utf8)),
            ["Mühl|||||"], ["vcard-line-malformed 3:4 not-utf8 Windows-1252"]),
        Quirk(
            17, "carets in parameters, decoded and not",
            card("4.0", "FN;X-AUTHOR=Fox ^'Spooky^' Mulder:A", "TEL;X=^_^;PREF=1:2", "TEL:1"),
            ["A|||2||"]),
        Quirk(
            18, "groups and their labels",
            card(
                "3.0", "item1.TEL:1", "item1.X-ABLabel:GRAND_CENTRAL", "ITEM2.FN:A", "item4.X-ABDATE:1970-06-02",
                "item4.X-ABLabel:_$!<Anniversary>!$_"),
            ["A|||1||"]),
        Quirk(
            19, "escapes, also those that nobody needs",
            card("3.0", #"FN:City\, HM\: a\;b\\c\N"#, #"EMAIL:mailto\:a@example.org"#),
            [#"City, HM: a;b\c||||a@example.org|"#]),
        Quirk(20, "2.1 escapes neither comma nor line end", card("2.1", #"FN:A\, B\; C\nD"#), [#"A\, B; C\nD|||||"#]),
        Quirk(21, "names with marks that exporters use", card("3.0", "X-FOO_BAR:1", "X/Y:2", "FN:A"), ["A|||||"]),
        Quirk(
            22, "blanks and case around the bounds", "begin : vcard \nversion:3.0\nfn:A\nEnd:\tVCard  \n", ["A|||||"]),
        Quirk(
            23, "an END that is missing, and one too many",
            "BEGIN:VCARD\nVERSION:3.0\nFN:A\n" + card("3.0", "FN:B") + "END:VCARD\n"
                + "BEGIN:VCARD\nVERSION:3.0\nFN:C\n",
            ["A|||||", "B|||||", "C|||||"],
            [
                "vcard-end-missing 1:1 ", "vcard-line-malformed 8:1 stray-end",
                "vcard-end-missing 9:1 ",
            ]),
        Quirk(
            24, "no VERSION, and one that is none", "BEGIN:VCARD\nFN:A\nEND:VCARD\n" + card("invalid", "FN:B"),
            ["A|||||", "B|||||"],
            [
                "vcard-version-unknown 1:1 none",
                "vcard-version-unknown 5:9 unknown",
            ]),
        Quirk(
            25, "no FN: given, middle and family name", card("3.0", "N:Doe;John;Philip,Paul;;"),
            ["John Philip Paul Doe|John|Doe|||"]),
        Quirk(25, "no FN and no N: the organisation", card("3.0", "N:;;;;", "ORG:Firm;Sales"), ["Firm|||||"]),
        Quirk(
            26, "an agent's card within the card",
            card(
                "2.1", "FN:A", "AGENT:", "BEGIN:VCARD", "VERSION:2.1", "FN:Agent", "BDAY:19700101", "TEL:9",
                "END:VCARD", "EMAIL:a@example.org"),
            ["A||||a@example.org|"]),
        Quirk(
            26, "an agent in escapes, twice",
            card("3.0", #"AGENT:BEGIN:VCARD\nFN:Agent\nAGENT:BEGIN:VCARD\\nFN:B\\nEND:VCARD\nEND:VCARD"#, "FN:A"),
            ["A|||||"]),
        Quirk(
            27, "another component before a card",
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR\n" + card("3.0", "FN:A"),
            ["A|||||"], ["vcard-line-malformed 1:1 foreign-begin"]),
        Quirk(
            28, "many cards of differing versions",
            card("2.1", #"FN:A\,B"#) + card("3.0", #"FN:A\,B"#) + card("4.0", #"FN:A\,B"#),
            [#"A\,B|||||"#, "A,B|||||", "A,B|||||"]),
        Quirk(
            29, "photos of all versions, damaged ones too",
            card("2.1", "PHOTO;TYPE=JPEG;ENCODING=BASE64:", " /9j/4AAQ", "", "FN:A")
                + card("3.0", "PHOTO;ENCODING=b;TYPE=JPEG:/9j/", " 4AAQ", "FN:B")
                + card("4.0", "PHOTO:data:image/jpeg;base64,/9j/", " !?", "FN:C")
                + card("2.1", "PHOTO;BASE64:!!!!", "AAAA", "FN:D"),
            ["A|||||", "B|||||", "C|||||", "D|||||"]),
        Quirk(
            30, "the preferred value, as each version says it",
            card("2.1", "FN:A", "TEL:1", "TEL;PREF:2") + card("3.0", "FN:B", "TEL:1", "TEL;TYPE=home,pref:2")
                + card("4.0", "FN:C", "TEL;PREF=0:1", "TEL;PREF=50:2", "TEL;PREF=2:3"),
            ["A|||2||", "B|||2||", "C|||3||"]),
        Quirk(
            31, "groups are no contacts",
            card("4.0", "KIND:GROUP", "FN:G", "MEMBER:urn:uuid:1")
                + card("3.0", "X-ADDRESSBOOKSERVER-KIND:group", "FN:G") + card("4.0", "KIND:individual", "FN:A"),
            ["A|||||"],
            ["contact-group 1:1 ", "contact-group 7:1 "]),
        Quirk(
            32, "two birthdays that are one",
            card("4.0", "FN:A", "BDAY;ALTID=1:20160801", "BDAY;ALTID=1;VALUE=text:2016-08-01"),
            ["A|||||2016-08-01"]),
        Quirk(
            33, "a LABEL and its ADR",
            card("3.0", "FN:A", "ADR;TYPE=dom,home:;;1 Creek Road;;;;", #"LABEL;TYPE=dom,home:1 Creek Road\nAlder"#),
            ["A|||||"]),
        Quirk(
            34, "a TYPE of one's own", card("3.0", "FN:A", "TEL;TYPE=WhatsApp:+1 408 555 0100"),
            ["A|||+1 408 555 0100||"]),
        Quirk(
            35, "a file that breaks off inside quoted-printable",
            "BEGIN:VCARD\nVERSION:2.1\nFN:A\nTEL:1\nORG;CHARSET=utf-8;ENCODING=QUOTED-PRINTABLE:=C3=B6=C3=",
            ["A|||1||"],
            [
                "vcard-end-missing 1:1 ",
                "vcard-line-malformed 5:45 bad-escape",
                "vcard-line-malformed 5:45 not-utf8 Windows-1252",
            ]),
        Quirk(
            35, "line ends doubled inside quoted-printable",
            card("2.1", "FN;CHARSET=utf-8;ENCODING=QUOTED-PRINTABLE:Gr=C3=", "", "=BCn=", "", "TEL:1"), ["Grün|||1||"]),
        Quirk(
            36, "an anniversary in every spelling is no birthday",
            card(
                "3.0", "FN:A", "X-MS-ANNIVERSARY:20110113", "X-EVOLUTION-ANNIVERSARY:2011-01-13",
                "X-ANNIVERSARY:20110113", "ANNIVERSARY:20110113"),
            ["A|||||"]),
    ]

    @Test(arguments: quirks)
    func `a quirk of exporters is read as it is meant`(quirk: Quirk) {
        // when it is read at once and byte by byte
        for chunk in [Int.max, 1] {
            let file = DecodedFile(VCardFormat.self, quirk.bytes, chunk: chunk)

            // then the contacts are there and what is odd is told, once and in its place
            #expect(file.described == quirk.contacts)
            #expect(file.said == quirk.findings)
        }
    }

    @Test func `every row of the table has its case`() {
        #expect(Set(Self.quirks.map(\.row)) == Set(1...36))
    }
}
