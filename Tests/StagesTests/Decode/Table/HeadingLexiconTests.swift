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
}
