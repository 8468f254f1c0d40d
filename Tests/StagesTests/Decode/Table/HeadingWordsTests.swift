import Testing

@testable import InnkeeperStages

struct HeadingWordsTests {
    @Test(arguments: [
        ("# der Nächte", ["#", "der", "nachte"]), ("guestFirstName", ["guest", "first", "name"]),
        ("N° d'emplacement", ["n", "d", "emplacement"]), ("Gast(en)", ["gast"]), ("Gast (en)", ["gast", "en"]),
        ("BookingIDExternal_reference", ["booking", "id", "external", "reference"]),
        ("TOTAL_PRICE", ["total", "price"]), ("E-mail 2", ["e", "mail", "2"]), ("№ брони", ["n", "брони"]),
        ("Commission %", ["commission", "%"]),
    ])
    func `a heading is cut where its words begin`(heading: String, words: [String]) {
        #expect(HeadingWords.words(heading) == words)
    }

    @Test func `a sentence is no heading`() {
        #expect(HeadingWords.words("when you export your data you may notice that some are missing") == nil)
    }
}
