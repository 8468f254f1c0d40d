import InnkeeperFormats
import Testing

/// Parameters that say how a value is written, in lines that are asked for and in others. `ReadCard` reads each line with
/// each variant of the scan and by the reference.
@Suite struct VCardEncodingTests {
    private func card(_ lines: String...) -> ReadCard {
        ReadCard((["BEGIN:VCARD", "VERSION:2.1"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n"))
    }

    @Test(arguments: [
        "ENCODING=QUOTED-PRINTABLE", "encoding=quoted-printable", "QUOTED-PRINTABLE",
        "CHARSET=UTF-8;ENCODING=Quoted-Printable",
        "ENCODING=QUOTED-PRINTABLE;CHARSET=utf-8", "X=\"a;b\";ENCODING=QUOTED-PRINTABLE", "=QUOTED-PRINTABLE",
        "ENCODING=\"QUOTED-PRINTABLE\"", "LANGUAGE=de;QUOTED-PRINTABLE", "ENCODING=8BIT;QUOTED-PRINTABLE",
    ])
    func `a value in quoted-printable is decoded however that is said`(parameters: String) {
        // given the same encoding for a line that is asked for, and for one that is not and goes on
        let card = card(
            "FN;\(parameters):J=C3=BCrgen =3B=5C=\tno", "FN;\(parameters):J=C3=BCrgen", "NOTE;\(parameters):one=",
            "FN:no",
            "NICKNAME;\(parameters):two=", " three", "ORG;\(parameters):",
            "X-ADDRESSBOOKSERVER-KINX;\(parameters):four=", "FN:no", "EMAIL;\(parameters):a=40b")

        // then
        #expect(card.values(.formattedName) == ["J\u{FC}rgen ;\\=\tno", "J\u{FC}rgen"])
        #expect(card.values(.nickname) == ["two three"])
        #expect(card.values(.organization) == [""])
        #expect(card.values(.email) == ["a@b"])
        #expect(
            card.problems == ["3:\(parameters.count + 5) bad-escape"])
    }

    @Test(arguments: [
        "ENCODING=8BIT", "ENCODING=QUOTED-PRINTABLES", "XENCODING=QUOTED-PRINTABLE", "X=QUOTED-PRINTABLE", "BASE=64",
        "B",
        "EXTRA=1", "QUALITY=1", "ENCODING=", "=", "E", "ENCODING", "QUOTED-PRINTABLE=1", "ENCODING==B",
    ])
    func `a value that is not encoded is taken as it stands`(parameters: String) {
        let card = card("FN;\(parameters):J=C3=BC=", "NOTE;\(parameters):one=", "TEL:1", "UID;\(parameters):=")
        #expect(card.values(.formattedName) == ["J=C3=BC="])
        #expect(card.values(.telephone) == ["1"])
        #expect(card.values(.uid) == ["="])
        #expect(card.problems.isEmpty)
    }

    @Test(arguments: [
        "ENCODING=B", "ENCODING=BASE64", "BASE64", "encoding=base64", "TYPE=JPEG;ENCODING=b", "ENCODING=\"B\"",
    ])
    func `a picture is passed over with its lines`(parameters: String) {
        let card = card(
            "PHOTO;\(parameters):QWRh", "QWRh", " QWRh", "", "TEL:1", "X-ADDRESSBOOKSERVER-KINX;\(parameters):QWRh",
            "QWRh",
            "EMAIL;\(parameters):QWRh")
        #expect(card.values(.telephone) == ["1"])
        #expect(card.values(.email).isEmpty)
        #expect(card.problems == ["10:\(parameters.count + 8) base64"])
    }

    @Test func `bytes that are no text after decoding are guessed as those of any value are`() {
        let card = card("FN;ENCODING=QUOTED-PRINTABLE:M=FCller", "TEL;ENCODING=QUOTED-PRINTABLE:1=C3")
        #expect(card.values(.formattedName) == ["M\u{FC}ller"])
        #expect(card.values(.telephone) == ["1\u{C3}"])
        #expect(card.problems.count == 2)
    }

    @Test(arguments: [
        ("SHIFT_JIS", [0x95, 0x5C, 0x8E, 0x52] as [UInt8], "表山"), ("GB2312", [0xCD, 0xF5], "王"),
        ("Big5", [0xA4, 0xFD], "王"), ("EUC-KR", [0xB1, 0xE8], "김"),
    ])
    func `names in encodings of East Asia are read, raw and in quoted-printable`(
        charset: String, bytes: [UInt8], text: String
    ) {
        let head = Array("BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=\(charset)".utf8)
        let raw = ReadCard(head + Array(":".utf8) + bytes + Array("\nEND:VCARD\n".utf8))
        #expect(raw.values(.formattedName) == [text] && raw.problems.isEmpty)
        let encoded = bytes.map { "=" + String($0, radix: 16, uppercase: true) }.joined()
        let quoted = ReadCard(head + Array(";ENCODING=QUOTED-PRINTABLE:\(encoded)\nEND:VCARD\n".utf8))
        #expect(quoted.values(.formattedName) == [text] && quoted.problems.isEmpty)
    }

    @Test func `UTF-8 under the name of Latin 1 is read as UTF-8`() {
        let card = card(
            "FN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:J=C3=BCrgen", "N;CHARSET=ISO-8859-1:J\u{FC}rgen")
        #expect(card.values(.formattedName) == ["Jürgen"] && card.values(.name) == ["Jürgen"])
        #expect(card.problems.count == 2)
    }
}
