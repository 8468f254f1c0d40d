import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing
import TestSupport

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

    @Test(arguments: [("王伟", "王伟"), ("山田 太郎", "山田太郎"), ("山田太郎", "太郎 山田"), ("김철수", "철수 김")])
    func `a name in Han, Hangul or kana is one with and without a blank`(contact: String, guest: String) async {
        // Given
        let contacts = makeContacts([TestContact(name: "Ada Alder"), TestContact(name: contact)])
        // When
        let matches = await matches([Guest(name: guest)], contacts)
        // Then
        #expect(matches.map(\.contact) == [1] && matches.map(\.reason) == [.name])
    }

    @Test(arguments: [("김철수", "김수철"), ("王伟", "王芳"), ("王", "王"), ("철수", "철수")])
    func `other letters, or a part of a name, don't match`(contact: String, guest: String) async {
        // Given
        let contacts = makeContacts([TestContact(name: contact)])
        // When, then
        #expect(await matches([Guest(name: guest)], contacts).isEmpty)
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
        #expect(await match("Dan Birch", "birch@example.org", "408 555 0101") == "1 phone")
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

    @Test func `any number and any address of a contact is a match`() async {
        let contacts = makeContacts([
            TestContact(
                name: "Ada Alder", email: "ada@example.org", phone: "+1 408 555 0100",
                otherEmails: ["ada@work.example"], otherPhones: ["fax", "+1 408 555 0142"]),
            TestContact(name: "Ben Birch", otherPhones: ["+1 408 555 0199"]),
        ])
        let found = await matches(
            [Guest(email: "ADA@work.example"), Guest(phone: "408 555 0142"), Guest(phone: "408 555 0199")], contacts)
        #expect(found.map { "\($0.contact) \($0.reason)" } == ["0 email", "0 phone", "1 phone"])
    }

    @Test func `a family's one number leads to nobody without a name`() async {
        let family = makeContacts([
            TestContact(name: "Ada Alder", otherPhones: ["+1 408 555 0142"]),
            TestContact(name: "Ben Alder", phone: "+1 408 555 0142"),
        ])
        let found = await matches(
            [
                Guest(phone: "408 555 0142"), Guest(name: "Cleo Alder", phone: "408 555 0142"),
                Guest(name: "Ada Alder", phone: "408 555 0142"),
            ], family)
        #expect(found == [BookingMatch(booking: 2, contact: 0, reason: .phone)])
    }

    @Test func `two shared ways do not add up to a person`() async {
        let contacts = makeContacts([
            TestContact(name: "Ada Alder", email: "club@example.org"),
            TestContact(name: "Ben Birch", email: "club@example.org", phone: "+1 408 555 0142"),
            TestContact(name: "Cleo Cedar", phone: "+1 408 555 0142"),
        ])
        #expect(await matches([Guest(name: "D", email: "club@example.org", phone: "408 555 0142")], contacts).isEmpty)
    }

    @Test func `an agency's number, on bookings of more than three names, leads to nobody`() async {
        let agency = makeContacts([TestContact(name: "Ada Alder", email: "a@example.org", phone: "+1 408 555 0142")])
        func guests(_ names: [String]) -> [Guest] { names.map { Guest(name: $0, phone: "408 555 0142") } }
        let three = guests(["Ada Alder", "Ada Elm", "Alder, Ada", "", "Ada Oak"])
        #expect(await matches(three, agency).count == 5)
        let four = await matches(three + guests(["Ada Birch"]), agency)
        // Those of her full name are found by it
        #expect(four.map { "\($0.booking) \($0.reason)" } == ["0 name", "2 name"])
    }

    @Test func `a channel's address leads to nobody`() async {
        let contacts = makeContacts([TestContact(name: "Ada Alder", email: "x.1@guest.booking.com")])
        #expect(await matches([Guest(name: "Ada Elm", email: "x.1@guest.booking.com")], contacts).isEmpty)
    }

    @Test func `a contact without a name is matched by number and never by name`() async {
        let contacts = makeContacts([TestContact(name: "+1 408 555 0142", phone: "+1 408 555 0142")])
        let found = await matches(
            [Guest(name: "Ada Alder", phone: "408 555 0142"), Guest(name: "+1 408 555 0142")], contacts)
        #expect(found == [BookingMatch(booking: 0, contact: 0, reason: .phone)])
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
            let people = (0..<8).map { _ in
                TestContact(
                    name: pick(names), email: pick(emails), phone: pick(phones),
                    otherEmails: [pick(emails)].filter { !$0.isEmpty }.dropLast(Bool.random(using: &random) ? 1 : 0),
                    otherPhones: [pick(phones)].filter { !$0.isEmpty }.dropLast(Bool.random(using: &random) ? 1 : 0))
            }
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
                func isCommon(_ way: KeyPath<Guest, String>) -> Bool {
                    Set(guests.filter { $0[keyPath: way] == guest[keyPath: way] && !$0.name.isEmpty }.map(\.name)).count
                        > 3
                }
                let hasEmail = !guest.email.isEmpty && !isCommon(\.email)
                let hasPhone = !guest.phone.isEmpty && !isCommon(\.phone)
                let byEmail = hasEmail ? who { $0.emails.contains(guest.email) } : []
                let byPhone = hasPhone ? who { $0.phones.contains(guest.phone) } : []
                let either = byEmail.union(byPhone)
                var expected: Set<Int32> = []
                if either.count == 1 {
                    expected = either
                } else if either.count > 1 {
                    let named = who {
                        !guest.name.isEmpty && $0.name == guest.name
                            && (hasEmail && $0.emails.contains(guest.email)
                                || hasPhone && $0.phones.contains(guest.phone))
                    }
                    let isOneAlone = byEmail.count == 1 || byPhone.count == 1
                    expected = named.count == 1 ? named : isOneAlone ? byEmail.intersection(byPhone) : []
                } else if guest.name.contains(" ") {
                    let named = who { $0.name == guest.name }
                    let cards = people.filter { $0.name == guest.name }
                    let isNamesake =
                        cards.contains { !$0.emails.isEmpty } && cards.contains { !$0.phones.isEmpty }
                        && !guest.email.isEmpty && !guest.phone.isEmpty
                    if !isNamesake { expected = named }
                }
                #expect(found[row] == (expected.count == 1 ? expected.first : nil))
            }
        }
    }
}

extension TestContact {
    fileprivate var emails: [String] { ([email] + otherEmails).filter { !$0.isEmpty } }
    fileprivate var phones: [String] { ([phone] + otherPhones).filter { !$0.isEmpty } }
}
