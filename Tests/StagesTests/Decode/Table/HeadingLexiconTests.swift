import Testing

@testable import InnkeeperStages

struct HeadingLexiconTests {
    @Test func `a word may have several meanings, and most have none`() {
        #expect(Set(HeadingLexicon.terms("nombre")) == [.name, .count, .number])
        #expect(HeadingLexicon.terms("anreise") == [.arrival])
        #expect(HeadingLexicon.terms("gadget").isEmpty)
    }

    @Test func `words that say nothing are passed over`() {
        #expect(HeadingLexicon.isFiller("der"))
        #expect(!HeadingLexicon.isFiller("nacht"))
    }

    @Test func `every term has its own place`() {
        // Given all terms that words have
        let words = [
            "anreise", "abreise", "gast", "name", "telefon", "nacht", "preis", "netto", "platz", "breite", "gps",
        ]
        let terms = words.flatMap(HeadingLexicon.terms)
        // Then no two of them are the same
        #expect(Set(terms.map(\.rawValue)).count == terms.count)
    }

    @Test(arguments: [
        ("Varausnumero", "reservationnumber"), ("Saapumispäivä", "arrivaldate"), ("Datum příjezdu", "arrivaldate"),
        ("Távozás dátuma", "departuredate"), ("Ημερομηνία αναχώρησης", "departuredate"), ("Öitä", "nights"),
        ("Liczba nocy", "nights"), ("Количество ночей", "nights"), ("Broj odraslih", "adults"), ("Felnőttek", "adults"),
        ("Gæstens navn", "guestname"), ("Numele oaspetelui", "guestname"), ("Cena celkem", "totalprice"),
        ("Toplam tutar", "totalprice"), ("Υπόλοιπο", "outstandingbalance"), ("Страна гостя", "guestcountry"),
        ("Številka rezervacije", "reservationnumber"), ("Beräknad ankomsttid", "arrivaltime"),
    ])
    func `headings in further languages are read by their words`(heading: String, meaning: String) {
        #expect(ComposedHeadings.meaning(heading) == .words([meaning]))
    }

    @Test func `words are written as headings are compared`() {
        for (_, words) in FurtherHeadingWords.all {
            for word in words.split(separator: " ") { #expect(NearHeadings.bare(String(word)) == word) }
        }
    }
}
