import InnkeeperCore
import InnkeeperServices
import Testing

struct ContactServiceTests {
    @Test(arguments: StoreKind.allCases)
    func `people come sorted by last name, or by first name when asked`(kind: StoreKind) throws {
        // Given
        let desk = try FrontDesk(kind)
        let birthday = try #require(PartialDate(month: 2, day: 29))
        for (first, last) in [("Cleo", "birch"), ("ada", "Cedar"), ("Ben", "Birch"), ("Dora", "")] {
            _ = try desk.contacts.addPerson(PersonInfo(firstName: first, lastName: last, birthday: birthday))
        }
        // Then
        #expect(try desk.contacts.getPeople().map(\.firstName) == ["Dora", "Ben", "Cleo", "ada"])
        #expect(try desk.contacts.getPeople(sortedBy: .firstName).map(\.firstName) == ["ada", "Ben", "Cleo", "Dora"])
        #expect(try desk.contacts.getPeople().allSatisfy { $0.birthday == birthday })
    }

    @Test(arguments: StoreKind.allCases)
    func `everything that a person has comes back, and goes when it is removed`(kind: StoreKind) throws {
        let desk = try FrontDesk(kind)
        let wanted = PersonInfo(
            firstName: "Zoë", lastName: "Ødegård", birthday: PartialDate(year: 1980, month: 6, day: 5),
            phoneNumber: "+1 408 555 0100", email: "zoe@example.org")
        let person = try #require(try desk.contacts.addPerson(wanted))
        var expected = wanted
        expected.id = person.id
        #expect(person == expected)
        #expect(try desk.contacts.getPeople() == [person])
        try desk.contacts.removePerson(person)
        #expect(try desk.contacts.getPeople().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a person who is not there can't be removed`(kind: StoreKind) throws {
        // Given somebody who was never stored
        let desk = try FrontDesk(kind)
        let ada = try #require(try desk.contacts.addPerson(PersonInfo(firstName: "Ada", lastName: "Alder")))
        let stranger = PersonInfo(firstName: "Bo", lastName: "Birch")
        // When they are removed
        let error = #expect(throws: ServiceError.self) { try desk.contacts.removePerson(stranger) }
        // Then the others are still there
        #expect(error?.code == ServiceError.Code.unknownRecord.rawValue)
        #expect(error?.message == "There is no person Bo Birch.")
        #expect(try desk.contacts.getPeople() == [ada])
    }

    @Test(arguments: StoreKind.allCases)
    func `a person who is there is found by name and number or address; a namesake is another`(kind: StoreKind) throws {
        let desk = try FrontDesk(kind)
        let ada = try #require(
            try desk.contacts.addPerson(
                PersonInfo(
                    firstName: "Ada", lastName: "Alder", phoneNumber: "408-555-0100", email: "ada@example.org")))
        let byPhone = PersonInfo(firstName: "ADA", lastName: "Alder", phoneNumber: "(408) 555 0100")
        let byEmail = PersonInfo(firstName: "Ada", lastName: "ALDER", email: "Ada@Example.org")
        #expect(try desk.contacts.addPerson(byPhone) == ada)
        #expect(try desk.contacts.addPerson(byEmail) == ada)
        #expect(try desk.contacts.addPerson(PersonInfo(firstName: "Ada", lastName: "Alder"))?.id != ada.id)
        #expect(try desk.contacts.addPerson(PersonInfo(firstName: " ", lastName: "")) == nil)
        #expect(try desk.contacts.getPeople().count == 2)
    }

    @Test func `a birthday that can't be is told`() throws {
        let desk = try FrontDesk(.memory)
        let unborn = PersonInfo(firstName: "Ada", lastName: "Alder", birthday: PartialDate(FrontDesk.today + 1))
        #expect(desk.contacts.check(unborn).map(\.code) == ["contact-birthday-implausible"])
        #expect(desk.contacts.check(PersonInfo(firstName: "Ada", lastName: "Alder")).isEmpty)
    }
}
