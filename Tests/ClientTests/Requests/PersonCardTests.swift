import Client
import Core
import Foundation
import Services
import Testing

struct PersonCardTests {
    @Test func `a card is jCard, byte for byte`() {
        let person = PersonInfo(
            firstName: "Ada", lastName: "Alder", birthday: PartialDate(month: 6, day: 5), phoneNumber: "+1 408 555 0134"
        )
        #expect(
            String(decoding: PersonCard.json(person), as: UTF8.self)
                == "[\"vcard\",[[\"version\",{},\"text\",\"4.0\"],[\"fn\",{},\"text\",\"Ada Alder\"],"
                + "[\"n\",{},\"text\",[\"Alder\",\"Ada\",\"\",\"\",\"\"]],[\"bday\",{},\"date\",\"--06-05\"],"
                + "[\"tel\",{},\"text\",\"+1 408 555 0134\"]]]")
    }

    @Test(arguments: [
        PersonInfo(firstName: "Ω \"Q\"", lastName: "O'Neil; Jr, \\x\n"), PersonInfo(firstName: "", lastName: "Inn"),
        PersonInfo(
            firstName: "Li", lastName: "Wu", birthday: PartialDate(year: 1980, month: 2, day: 29),
            email: "li@example.org"),
    ])
    func `whoever reads a card gets the person`(person: PersonInfo) throws {
        let url = try #require(URL(string: "https://example.org"))
        let read = try PeopleRequest(endpoint: url).parseResponse(data: Data(PersonCard.json(person)))
        #expect(read.count == 1)
        #expect(read.first?.firstName == person.firstName)
        #expect(read.first?.birthday == person.birthday && read.first?.email == person.email)
        // A name is one line: its line ends become blanks
        #expect(
            read.first?.lastName == person.lastName.replacing("\n", with: "")
                || read.first?.lastName == person.lastName.replacing("\n", with: " "))
    }
}
