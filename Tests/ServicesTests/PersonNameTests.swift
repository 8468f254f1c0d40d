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

    @Test func `many names made of the same letters and parts have hashes of their own`() {
        // Given all pairs of initials and digits, and pairs of words with their halves in every combination
        let letters = (Array(UInt8(ascii: "a")...UInt8(ascii: "z")) + Array(UInt8(ascii: "0")...UInt8(ascii: "9"))).map
        {
            String(UnicodeScalar($0))
        }
        var names = letters.indices.flatMap { one in letters[one...].map { "\(letters[one]) \($0)" } }
        let halves = ["ab", "cd", "ef", "gh", "an", "na", "aa", "bb"]
        let words = halves.flatMap { one in halves.map { one + $0 } }
        names += words.indices.flatMap { one in words[one...].map { "\(words[one]) \($0)" } }
        // When, then
        #expect(names.count > 2500)
        #expect(Set(names.map(hash)).count == names.count)
    }

    @Test func `a hasher of many names gives each the hash that it has alone`() {
        // Given names that need no table, one of letters, or none that there is
        let names = ["Ada Alder", "José", "Ada Alder", "Nguyễn", "山田", "", "-", "O\u{2019}Brien", "Ada Alder"]
        var hasher = PersonNames()
        for name in names {
            // When it is in the middle of other text
            let bytes = Array("xé\(name)éx".utf8)
            let hashed = hasher.folded(bytes.span, 3, bytes.count - 3)
            // Then
            #expect(hashed == PersonName.folded(Array(name.utf8)[...]), "\(name)")
        }
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

    @Test func `a name is hashed in the middle of other text, and an apostrophe in it plays no part`() throws {
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
            // When there is an apostrophe within a word
            let isLetter: (UInt8) -> Bool = { 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }
            guard let first = name.firstIndex(where: isLetter) else { continue }
            var other = name
            other.insert(0x27, at: first + 1)
            // Then the hash is the same, and what stands around is not looked at
            var names = PersonNames()
            let hash = names.hash(text.span, before, before + name.count)
            #expect(hash == PersonName.hash(other[...]), "\(String(decoding: name, as: UTF8.self))")
            #expect(PersonName.folded(name[...]).words == PersonName.folded(other[...]).words)
            compared += 1
        }
        #expect(compared > 4000)
    }

    private func hash(_ text: String) -> UInt64 { PersonName.hash(Array(text.utf8)[...]) }
}
