import InnkeeperServices
import Testing
import TestSupport

struct PersonNameTests {
    @Test(arguments: [
        ("Ada Alder", "alder, ADA"), ("José Müller", "Muller Jose"),
        ("Søren Kjærgård", "kjaergard soren"), ("Łukasz Żółć", "Zolc Lukasz"), ("O'Brien", "OBRIEN"),
        ("O\u{2019}Brien", "O'Brien"), ("Anne-Marie Groß", "GROSS Anne Marie"), ("Zoe\u{308}", "zoë"),
        ("İnci Çelik", "inci celik"), ("Ngũgĩ", "ngugi"), ("Œdipe", "oedipe"), ("Ада Лавлейс", "лавлейс АДА"),
        ("  Ada\tAlder ", "Ada.Alder"), ("山田 太郎", "太郎 山田"), ("Þór", "thor"),
    ])
    func `order, case, accents and marks play no part`(one: String, other: String) {
        #expect(hash(one) == hash(other), "\(one) and \(other)")
        #expect(
            PersonName.words(one).sorted { $0.lexicographicallyPrecedes($1) }
                == PersonName.words(other).sorted { $0.lexicographicallyPrecedes($1) })
    }

    @Test func `other words are another name`() {
        let names = [
            "Ada", "Ada Alder", "Ada Ada Alder", "Adaalder", "A da Alder", "Ada Elder", "", "-", ".", "山田", "山", "Аda",
        ]
        #expect(Set(names.map(hash)).count == names.count)
        #expect(hash("") == 0)
        #expect(hash("-") != 0)
    }

    @Test func `a shared word is a whole word of two letters or more`() {
        #expect(PersonName.shareWord("Ada M. Alder", "ALDER Ben"))
        #expect(PersonName.shareWord("José", "Jose Luis"))
        #expect(!PersonName.shareWord("Ada M.", "M. Ben"))
        #expect(!PersonName.shareWord("Alder", "Alderson"))
        #expect(!PersonName.shareWord("", "Ada"))
    }

    @Test func `letters by the table and by Unicode are one name`() {
        // Given names of letters of many languages, sound and cut apart, as bytes
        let letters =
            [
                "a", "Z", "9", "'", " ", "-", "é", "Ø", "ß", "Þ", "Æ", "œ", "ŋ", "İ", "ı", "Ǆ", "Ж", "я", "Σ", "ς", "א",
                "ع", "\u{301}",
                "\u{AD}", "·", "÷", "\u{A0}", "ế", "ẞ", "\u{2019}", "\u{2C7}", "\u{2BC}", "山", "😀", "ᐁ", "\u{2018}",
            ].map { Array($0.utf8) } + [
                [0xC3], [0x80], [0xE1], [0xE1, 0xBA], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xFF],
            ]
        var dice = SeededRandom(12)
        for _ in 0..<20_000 {
            let name = (0..<Int.random(in: 1...14, using: &dice)).flatMap { _ in
                letters[Int.random(in: letters.indices, using: &dice)]
            }
            // When a symbol behind them, which is not a letter, has them looked up in Unicode's own tables
            let folded = PersonName.folded(name[...])
            let slowly = PersonName.folded((name + Array(" 😀".utf8))[...])
            // Then they are the same words
            #expect(folded.words == slowly.words, "\(name)")
            #expect(folded.words == PersonName.words(String(decoding: name, as: UTF8.self)).count, "\(name)")
            if folded.words > 0 { #expect(folded.hash == slowly.hash, "\(name)") }
        }
    }

    @Test func `eight bytes at a time and letter by letter are one name`() throws {
        // Given thousands of names of every length, in the middle of other text
        let letters = Array("aZ09 -.,@[`{/:".utf8)
        var dice = SeededRandom(11)
        var compared = 0
        for _ in 0..<5000 {
            let name = (0..<Int.random(in: 1...30, using: &dice)).map { _ in
                letters[Int.random(in: letters.indices, using: &dice)]
            }
            let before = Int.random(in: 0...9, using: &dice)
            let after = Int.random(in: 0...9, using: &dice)
            let text = [UInt8](repeating: 0x61, count: before) + name + [UInt8](repeating: 0x61, count: after)
            // When an apostrophe within a word, which plays no part, has them read letter by letter
            let isLetter: (UInt8) -> Bool = { 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }
            guard let first = name.firstIndex(where: isLetter) else { continue }
            var slowly = name
            slowly.insert(0x27, at: first + 1)
            // Then the hash is the same, and what stands around is not looked at
            let hash = PersonName.hash(text.span, before, before + name.count)
            #expect(hash == PersonName.hash(slowly[...]), "\(String(decoding: name, as: UTF8.self))")
            #expect(PersonName.folded(name[...]).words == PersonName.folded(slowly[...]).words)
            compared += 1
        }
        #expect(compared > 4000)
    }

    private func hash(_ text: String) -> UInt64 { PersonName.hash(Array(text.utf8)[...]) }
}
