import Services
import Testing

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

    private func hash(_ text: String) -> UInt64 { PersonName.hash(Array(text.utf8)[...]) }
}
