import InnkeeperServices
import InnkeeperWeb
import Testing
@testable import InnkeeperClient

struct RecordReadingTests {
    @Test func `groups and cards without a name are counted, not lost`() throws {
        let cards = """
            BEGIN:VCARD
            VERSION:4.0
            FN:Whole Name Alone
            END:VCARD
            BEGIN:VCARD
            VERSION:4.0
            KIND:group
            FN:Family
            END:VCARD
            BEGIN:VCARD
            VERSION:4.0
            TEL:555-0101
            END:VCARD

            """
        let (people, unusable) = try RecordReading.people(Array(cards.utf8))
        #expect(people.map(\.lastName) == ["Whole Name Alone", "555-0101"])
        #expect(unusable == 1)
    }

    @Test(arguments: ["", "hello", "{}", "[{\"name\":1}]", "[\"vcard\""])
    func `a text in no known format is malformed`(text: String) {
        #expect(throws: LoadError.self) { try RecordReading.people(Array(text.utf8)) }
        #expect(throws: LoadError.self) { try RecordReading.places(Array(text.utf8)) }
    }
}
