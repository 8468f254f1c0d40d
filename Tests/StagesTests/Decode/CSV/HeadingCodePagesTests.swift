import InnkeeperCore
import InnkeeperFormats
import InnkeeperStages
import Testing

/// Headings as spreadsheets save them without UTF-8.
struct HeadingCodePagesTests {
    @Test(arguments: [
        ("N°;Client;Arrivée;Départ", CodePage.windows1252), ("N°;Client;Arrivée;Départ", .macRoman),
        ("Nro;Vieras;Saapuminen;Lähtö", .windows1252), ("N.º;Hóspede;Check-in;Saída", .windows1252),
        ("Číslo;Host;Příjezd;Odjezd", .windows1250), ("Szám;Vendég;Érkezés;Távozás", .windows1250),
        ("No;Misafir;Giriş Tarihi;Çıkış Tarihi", .windows1254), ("Номер;Гость;Заезд;Выезд", .windows1251),
        ("Номер;Гость;Заезд;Выезд", .koi8R), ("Αριθμός;Πελάτης;Άφιξη;Αναχώρηση", .windows1253),
        ("予約番号,氏名,チェックイン,チェックアウト", .shiftJIS), ("订单号,客人姓名,入住日期,离店日期", .gb18030),
        ("예약번호,이름,체크인,체크아웃", .eucKR),
    ])
    func `bookings are recognised in the code pages of many countries`(header: String, page: CodePage) throws {
        // Given
        let bytes = try #require(page.bytes(header + "\r\n1,Ada,2026-07-14,2026-07-16\r\n"))
        // When
        let found = TableHead(csv: bytes)?.kind
        // Then
        #expect(found?.kind == .bookings, "\(String(describing: found))")
    }

    @Test func `contacts are too, and a cut character at the end leaves UTF-8 what it is`() throws {
        let russian = try #require(CodePage.windows1251.bytes("Имя,Фамилия,Адрес эл. почты,Мобильный телефон\r\n"))
        #expect(TableHead(csv: russian)?.kind?.kind == .contacts)
        let cut = Array("N°;Client;Arrivée;Départ\n1;Hélène;2026-07-14;2026-07-16\n2;H".utf8) + [0xC3]
        #expect(TableHead(csv: cut)?.kind?.kind == .bookings)
    }
}

extension CodePage {
    /// A text in this page, by looking for the bytes that it decodes to each character; nil if one is not in it.
    fileprivate func bytes(_ text: String) -> [UInt8]? {
        let pairs: [[UInt8]] =
            isMultibyte
            ? (0x81...0xFE).flatMap { first in (0x40...0xFE).map { [first, $0] } } : []
        let all = (0...0xFF).map { [$0] } + pairs
        var codes: [String: [UInt8]] = [:]
        for code in all {
            var decoded: [UInt8] = []
            append(code, to: &decoded)
            let character = String(decoding: decoded, as: UTF8.self)
            if character.unicodeScalars.count == 1, codes[character] == nil { codes[character] = code }
        }
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            guard let code = codes[String(scalar)] else { return nil }
            bytes += code
        }
        return bytes
    }
}
