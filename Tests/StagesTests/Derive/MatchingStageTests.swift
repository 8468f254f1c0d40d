import Core
import Services
import Stages
import TestSupport
import Testing

struct MatchingStageTests {
    /// A booking's guest as a file gives him.
    private struct Guest {
        var name = ""
        var email = ""
        var phone = ""
    }

    private let contacts = makeContacts([
        TestContact(name: "Ada Alder", email: "ada@example.org", phone: "+1 408 555 0100"),
        TestContact(name: "Ben Birch", email: "birch@example.org", phone: "(408) 555-0101"),
        TestContact(name: "Cora Birch", email: "birch@example.org"),
        TestContact(name: "Dora Dogwood"), TestContact(name: "Dora Dogwood", birthday: PartialDate(month: 1, day: 2)),
        TestContact(name: "Émile Zola"), TestContact(name: "Madonna"),
        TestContact(name: "Ed Elm", email: "ed@example.org", phone: "+1 408 555 0105"),
        TestContact(name: "Ed Elm", email: "ed@example.org", phone: "+1 408 555 0106"),
    ])

    private func matches(_ guests: [Guest], _ contacts: Contacts, statuses: [BookingStatus] = []) async
        -> [BookingMatch]
    {
        var dataset = datasetOf(
            guests.indices.map { TestBooking(status: statuses.indices.contains($0) ? statuses[$0] : .confirmed) })
        dataset.contacts = contacts
        dataset.bookings.camper = guests.map { PersonName.hash(Array($0.name.utf8)[...]) }
        dataset.bookings.email = guests.map { EmailAddress.hash(Array($0.email.utf8)[...]) }
        dataset.bookings.phone = guests.map { PhoneNumber.e164(Array($0.phone.utf8)[...], country: "US") }
        var context = testWorld()
        context.property.country = "US"
        return await runStage(MatchingStage(options: OptionValues()), on: dataset, in: context).matches
    }

    /// `contact reason`, or nothing.
    private func match(_ name: String, _ email: String = "", _ phone: String = "") async -> String {
        await matches([Guest(name: name, email: email, phone: phone)], contacts).first.map {
            "\($0.contact) \($0.reason)"
        }
            ?? ""
    }

    @Test func `the same address or number is a match`() async {
        #expect(await match("Ada Alder", "ADA@example.org") == "0 email")
        #expect(await match("Ada Alder", "other@example.org", "408-555-0100") == "0 phone")
        #expect(await match("", "ada@example.org", "+1 408 555 0999") == "0 email")
        #expect(await match("Ada Alder", "ada@example.org", "4085550100") == "0 email")
    }

    @Test func `where address or number lead to several, the name decides or nobody does`() async {
        // The Birches share a mailbox; Ben has a number of his own
        #expect(await match("birch, cora", "birch@example.org") == "2 email")
        #expect(await match("Ben Birch", "birch@example.org") == "1 email")
        #expect(await match("Dan Birch", "birch@example.org").isEmpty)
        #expect(await match("Dan Birch", "birch@example.org", "408 555 0101") == "1 email")
        // Ada's address with Ben's number
        #expect(await match("Somebody Else", "ada@example.org", "408 555 0101").isEmpty)
        #expect(await match("Ben Birch", "ada@example.org", "408 555 0101") == "1 phone")
    }

    @Test func `a name alone is a match when it is whole, one person's and not contradicted`() async {
        #expect(await match("zola emile") == "5 name")
        #expect(await match("Madonna").isEmpty)
        // Two people of one name, as the birthday of one does not tell
        #expect(await match("Dora Dogwood").isEmpty)
        // Both address and number are known on both sides and differ
        #expect(await match("Ada Alder", "a@example.org", "408 555 0999").isEmpty)
        #expect(await match("Ada Alder", "a@example.org") == "0 name")
        #expect(await match("Ada Alder", "", "408 555 0999") == "0 name")
        #expect(await match("").isEmpty)
    }

    @Test func `one person in several books is one person`() async {
        #expect(await match("Ed Elm", "ed@example.org") == "7 email")
        #expect(await match("Ed Elm", "", "408 555 0106") == "8 phone")
        #expect(await match("Elm Ed") == "7 name")
    }

    @Test func `refused contacts are nobody, and refused bookings have no guest`() async {
        var refused = contacts
        refused.rejected[0] = true
        #expect(await matches([Guest(name: "Ada Alder", email: "ada@example.org")], refused).isEmpty)
        let found = await matches(
            [Guest(email: "ada@example.org"), Guest(email: "ada@example.org"), Guest(email: "ada@example.org")],
            contacts, statuses: [.invalid, .unknown, .cancelled])
        #expect(found == [BookingMatch(booking: 2, contact: 0, reason: .email)])
    }

    @Test func `bookings read without their addresses are matched by name`() async {
        var dataset = datasetOf([TestBooking()])
        dataset.contacts = contacts
        dataset.bookings.camper = [PersonName.hash(Array("Ada Alder".utf8)[...])]
        let found = await runStage(MatchingStage(options: OptionValues()), on: dataset).matches
        #expect(found == [BookingMatch(booking: 0, contact: 0, reason: .name)])
    }

    @Test func `many bookings and contacts give what comparing each with each gives`() async {
        // Given few addresses, numbers and names, so that all of them are shared
        var random = SeededRandom(3)
        func pick(_ list: [String]) -> String { list.randomElement(using: &random) ?? "" }
        let names = ["Ann Lee", "Bob Lee", "Cy Ray", "Di", ""]
        let emails = ["", "a@example.org", "b@example.org", "c@example.org"]
        let phones = ["", "408 555 0100", "408 555 0101", "408 555 0102"]
        for _ in 0..<60 {
            let people = (0..<8).map { _ in TestContact(name: pick(names), email: pick(emails), phone: pick(phones)) }
            let contacts = makeContacts(people)
            let persons = Persons(contacts).standIns
            let guests = (0..<20).map { _ in Guest(name: pick(names), email: pick(emails), phone: pick(phones)) }
            // When
            let found = Dictionary(
                uniqueKeysWithValues: await matches(guests, contacts).map {
                    (Int($0.booking), persons[Int($0.contact)])
                })
            // Then the persons are those of the plain reading of the rules
            for (row, guest) in guests.enumerated() {
                func who(_ isHit: (TestContact) -> Bool) -> Set<Int32> {
                    Set(people.indices.filter { isHit(people[$0]) }.map { persons[$0] })
                }
                let byEmail = guest.email.isEmpty ? [] : who { $0.email == guest.email }
                let byPhone = guest.phone.isEmpty ? [] : who { $0.phone == guest.phone }
                let either = byEmail.union(byPhone)
                var expected: Set<Int32> = []
                if either.count == 1 {
                    expected = either
                } else if either.count > 1 {
                    let named = who {
                        !guest.name.isEmpty && $0.name == guest.name
                            && (!guest.email.isEmpty && $0.email == guest.email
                                || !guest.phone.isEmpty && $0.phone == guest.phone)
                    }
                    expected = named.count == 1 ? named : byEmail.intersection(byPhone)
                } else if guest.name.contains(" ") {
                    let named = who { $0.name == guest.name }
                    let cards = people.filter { $0.name == guest.name }
                    let isNamesake =
                        cards.contains { !$0.email.isEmpty } && cards.contains { !$0.phone.isEmpty }
                        && !guest.email.isEmpty && !guest.phone.isEmpty
                    if !isNamesake { expected = named }
                }
                #expect(found[row] == (expected.count == 1 ? expected.first : nil))
            }
        }
    }
}
