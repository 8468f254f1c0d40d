import InnkeeperCore
import InnkeeperServices
import InnkeeperWeb
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
}
