import InnkeeperFormats
import Testing

/// Names as people of many countries write them, in the code pages that their exports come in. The bytes are those of
/// Python's codecs.
struct CodePageEvidenceTests {
    private static let pages: [CodePage] = [
        .windows1252, .windows1250, .windows1251, .macRoman, .cp850, .windows1253, .windows1254, .iso88592, .iso885915,
        .koi8R, .cp852, .cp857, .windows1257, .gb18030, .shiftJIS, .big5, .eucKR, .eucJP,
    ]

    @Test(arguments: [
        (
            "Czech", "Windows-1250", "44766ff8e16b0a4eec6d65630a4e6f766f746efd0a52f99e69e86b610a8a696d656b",
            "Dvořák|Němec|Novotný|Růžička|Šimek"
        ),
        (
            "Polish", "Windows-1250", "4b6f77616c736b690a57699c6e696577736b610aa3756b61737a0a57f36a63696b0a5a616ab963",
            "Kowalski|Wiśniewska|Łukasz|Wójcik|Zając"
        ),
        ("Hungarian", "Windows-1250", "4b6f76e163730a537afb63730a4779f57af50a54f37468", "Kovács|Szűcs|Győző|Tóth"),
        ("German", "Windows-1252", "4dfc6c6c65720a4af672670a576569df0a42e4636b6572", "Müller|Jörg|Weiß|Bäcker"),
        (
            "French", "Windows-1252", "48e96ce86e650a4672616ee76f69730a42656e6fee740a4e6feb6c",
            "Hélène|François|Benoît|Noël"
        ),
        ("Spanish", "Windows-1252", "4d75f16f7a0a47617263ed610a5065f1610a4efaf1657a", "Muñoz|García|Peña|Núñez"),
        ("Nordic", "Windows-1252", "53f872656e0ac573650a426af8726e0a4b6ae672", "Søren|Åse|Bjørn|Kjær"),
        (
            "Croatian", "Windows-1250",
            "8e656c6a6b6f208a696d69e60ad075726f20c861e869e60a4976616e612050657269e60a4d61726b6f204a7572e8657669e6",
            "Željko Šimić|Đuro Čačić|Ivana Perić|Marko Jurčević"
        ),
        (
            "Polish", "ISO-8859-2", "a3756b61737a20aff3b3e60a5769b66e696577736b610a5a616ab1630aa67769b174656b",
            "Łukasz Żółć|Wiśniewska|Zając|Świątek"
        ),
        (
            "Czech", "ISO-8859-2", "44766ff8e16b0a52f9be69e86b610aa9bb6173746efd0a4a69f8ed204eec6d6563",
            "Dvořák|Růžička|Šťastný|Jiří Němec"
        ),
        (
            "euros", "ISO-8859-15", "39392c303020a40a48e96ce86e650a3132302c353020a4",
            "99,00 €|Hélène|120,50 €"
        ),
        (
            "Japanese", "Shift_JIS", "41938f20936392860a42938f208db293a10a8e52967b2089d48e71",
            "A棟 田中|B棟 佐藤|山本 花子"
        ),
        ("Croatian", "Windows-1250", "416e61204a7572699a69e60a4976616e612042616269e6", "Ana Jurišić|Ivana Babić"),
        (
            "Lithuanian", "Windows-1257",
            "de796472fb6e617320d06172fb6e61730a52fb746120c86570616974eb0a45676ceb20de756b6175736b616974eb",
            "Žydrūnas Šarūnas|Rūta Čepaitė|Eglė Žukauskaitė"
        ),
        (
            "Latvian", "Windows-1257", "4ae26e69732042e7727a69f2f00a4cee6761204f7a6f6c69f261",
            "Jānis Bērziņš|Līga Ozoliņa"
        ),
        (
            "Polish", "IBM852", "9d756b61737a20bda288860a426fbe656e612044a562726f77736b61",
            "Łukasz Żółć|Bożena Dąbrowska"
        ),
        ("Hungarian", "IBM852", "47798b7a8b20537afb63730a4ca0737a6ca2204b6f76a06373", "Győző Szűcs|László Kovács"),
        ("Czech", "IBM852", "5285a7656e6120e69c6173746ea00a4a69fda12044766ffda06b", "Růžena Šťastná|Jiří Dvořák"),
        ("Turkish", "IBM857", "47816c9f656e20598d6c6d617a0a446fa7616e209e6168696e", "Gülşen Yılmaz|Doğan Şahin"),
        (
            "Swedish", "IBM850", "8f7361204c696e64737472946d0a426a94726e208f6b6573736f6e",
            "Åsa Lindström|Björn Åkesson"
        ),
        (
            "guests from three countries", "Windows-1252",
            "4afc7267656e204bf6686c65720a4a6f73e9204efaf1657a0a48e96ce86e65204c6566e8767265",
            "Jürgen Köhler|José Núñez|Hélène Lefèvre"
        ),
        ("Russian", "Windows-1251", "c8e2e0edeee20acfe5f2f0eee2e00ad1e5f0e3e5e9", "Иванов|Петрова|Сергей"),
        ("Russian", "KOI8-R", "e9d7c1cecfd70af0c5d4d2cfd7c10af3c5d2c7c5ca", "Иванов|Петрова|Сергей"),
        ("Greek", "Windows-1253", "d0e1f0e1e4fcf0eff5ebeff20ac3e9fef1e3eff20acce1f1dfe1", "Παπαδόπουλος|Γιώργος|Μαρία"),
        ("German", "Macintosh", "4d9f6c6c65720a4a9a72670a576569a70a428a636b6572", "Müller|Jörg|Weiß|Bäcker"),
        (
            "French", "Macintosh", "488e6c8f6e650a4672616e8d6f69730a42656e6f94740a4e6f916c",
            "Hélène|François|Benoît|Noël"
        ),
        ("German", "IBM850", "4d816c6c65720a4a9472670a576569e10a4284636b6572", "Müller|Jörg|Weiß|Bäcker"),
        (
            "German amounts", "Windows-1252", "3131342c303020800a312e3138362c353020800a62657374e4746967740a4e6feb6c",
            "114,00 €|1.186,50 €|bestätigt|Noël"
        ),
        ("amounts alone", "Windows-1252", "3131342c303020800a80203530", "114,00 €|€ 50"),
        ("amounts of a Macintosh", "Macintosh", "4a9a72670a3131342c303020db", "Jörg|114,00 €"),
        ("Turkish", "Windows-1254", "59fd6c6d617a0ade6168696e0a446ff0616e0a47f66be765", "Yılmaz|Şahin|Doğan|Gökçe"),
        (
            "Japanese", "Shift_JIS", "936392862091be98590a8db293a12089d48e710a83588359834c0a8e52967b",
            "田中 太郎|佐藤 花子|スズキ|山本"
        ),
        ("Japanese", "EUC-JP", "c5c4c3e620a4bfa4eda4a60abab4c6a320a4cfa4caa4b30aa5b9a5baa5ad", "田中 たろう|佐藤 はなこ|スズキ"),
        ("Chinese", "GB18030", "cdf5d0a1c3f70ac0eec4c80ad5c5ceb00ac1f5d1f3", "王小明|李娜|张伟|刘洋"),
        ("Chinese", "Big5", "b3afa46aa4e50aaa4ca7d3acc20ab169b466a9660ab6c0a470a9fa", "陳大文|林志玲|張惠妹|黃小明"),
        ("Korean", "EUC-KR", "b1e8b9cebcf60ac0ccbfb5c8f10ab9dac1f6bcba0ac3d6c0afb8ae", "김민수|이영희|박지성|최유리"),
    ])
    func `letters tell the code page`(language: String, page: String, hex: String, names: String) {
        // Given
        let digits = Array(hex.utf8)
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
        }
        var evidence = CodePageEvidence()
        // When they come in two pieces, with a number between
        evidence.push(Array(bytes.prefix(3)))
        evidence.push(Array(bytes.dropFirst(3)) + Array("\n1000,2026-07-01\n".utf8))
        // Then
        let found = evidence.best(of: Self.pages)
        #expect(found?.page.rawValue == page && found?.rival == nil, "\(language): \(String(describing: found))")
        var text: [UInt8] = []
        found?.page.append(bytes, to: &text)
        #expect(String(decoding: text, as: UTF8.self) == names.split(separator: "|").joined(separator: "\n"))
    }

    @Test func `two syllables that are as good in Chinese as in Korean leave it open`() {
        // Given the bytes of one sign that is rare as a name in either
        var evidence = CodePageEvidence()
        evidence.push([0xC8, 0xA3, 0xB1, 0xE2, 0x0A])
        // Then
        let found = evidence.best(of: [.gb18030, .eucKR])
        #expect(found?.rival != nil, "\(String(describing: found))")
    }

    @Test func `without a letter beyond ASCII there is nothing to go by`() {
        var evidence = CodePageEvidence()
        evidence.push(Array("Ada Alder,1\n".utf8))
        #expect(evidence.best(of: Self.pages) == nil)
    }
}
