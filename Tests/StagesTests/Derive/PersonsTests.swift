import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct PersonsTests {
    private let june = PartialDate(year: 1980, month: 6, day: 5)
    private let juneOf90 = PartialDate(year: 1990, month: 6, day: 5)
    private let yearless = PartialDate(month: 6, day: 5)
    private let july = PartialDate(year: 1980, month: 7, day: 5)

    @Test func `one uid is one person, and the first contact stands for it`() {
        #expect(
            rows([
                TestContact(name: "Ann Lee", uid: "u1", birthday: june),
                TestContact(name: "Annie Lee", uid: "u1", birthday: july),
                TestContact(name: "Bob", uid: "u2", birthday: june), TestContact(name: "Cy", birthday: june),
                TestContact(name: "Di", birthday: june),
            ]) == [0, 2, 3, 4])
    }

    @Test func `one name and any number or address in common is one person`() {
        #expect(
            rows([
                TestContact(
                    name: "Ann Lee", birthday: yearless, phone: "+1 408 555 0100", otherPhones: ["+1 408 555 0142"]),
                TestContact(name: "Ann Lee", email: "ann@example.org", phone: "1 408 555 0142"),
                TestContact(name: "Ann Lee", birthday: juneOf90, otherEmails: ["a@work.example", "ANN@example.org"]),
                TestContact(name: "Bob Lee", birthday: june, otherPhones: ["+1 408 555 0142"]),
            ]) == [2, 3])
    }

    @Test func `one name and one birthday is one person, whatever the case and the blanks`() {
        #expect(
            rows([
                TestContact(name: "ÉMILE  Zola", uid: "a", birthday: june),
                TestContact(name: " émile zola ", uid: "b", birthday: june),
                TestContact(name: "Émile Zola", birthday: july), TestContact(name: "Émile Zolá", birthday: june),
            ]) == [0, 2, 3])
    }

    @Test func `the contact that knows the year stands for the one that does not`() {
        #expect(
            rows([
                TestContact(name: "Ann", birthday: yearless), TestContact(name: "Ann", birthday: june),
                TestContact(name: "Ann", birthday: juneOf90), TestContact(name: "Bob", birthday: yearless),
                TestContact(name: "Bob", birthday: yearless),
            ]) == [1, 2, 3])
        #expect(
            rows([
                TestContact(name: "Ann", uid: "u", birthday: yearless),
                TestContact(name: "Ann Lee", uid: "u", birthday: june),
                TestContact(name: "Ann Lee-Roy", uid: "u", birthday: juneOf90),
            ]) == [1])
    }

    @Test func `a contact with no birthday does not hide one with the same uid`() {
        #expect(
            rows([
                TestContact(name: "Ann", uid: "u", birthday: nil), TestContact(name: "Ann", uid: "u", birthday: june),
                TestContact(name: "Bob", uid: "w", birthday: PartialDate(year: 1980)),
                TestContact(name: "Bob", uid: "w", birthday: june),
            ]) == [1, 3])
    }

    @Test func `the wish to be left out counts for the person`() {
        #expect(
            rows([
                TestContact(name: "Ann", uid: "u", birthday: june),
                TestContact(name: "A. Lee", uid: "u", birthday: nil, excluded: true),
                TestContact(name: "Bob", birthday: june), TestContact(name: "bob", birthday: june, excluded: true),
                TestContact(name: "Cy", birthday: june), TestContact(name: "Cy", birthday: yearless, excluded: true),
                TestContact(name: "Di", birthday: juneOf90), TestContact(name: "Di", birthday: june, excluded: true),
                TestContact(name: "", birthday: june, excluded: true), TestContact(name: "", birthday: june),
            ]) == [6, 9])
    }

    @Test func `refused contacts are nobody`() {
        #expect(
            rows([
                TestContact(name: "Ann", uid: "u", birthday: june, rejected: true),
                TestContact(name: "Ann", uid: "u", birthday: june),
                TestContact(name: "Bob", uid: "w", birthday: june, excluded: true, rejected: true),
                TestContact(name: "Bob", uid: "w", birthday: june),
            ]) == [1, 3])
    }

    @Test func `one name with one e-mail or telephone is one person, unless the birthdays differ`() {
        let persons = Persons(
            makeContacts([
                TestContact(name: "Ann Lee", email: "ann@example.org"),
                TestContact(name: "ANN LEE", birthday: june, email: "Ann@Example.org", phone: "+1 408 555 0100"),
                TestContact(name: "Ann Lee", birthday: july, email: "ann@example.org"),
                TestContact(name: "Ann Lee", phone: "(408) 555-0100"), TestContact(name: "Ann Lee", phone: "555-01"),
                TestContact(name: "Bob Lee", email: "ann@example.org"),
                TestContact(name: "ann lee", phone: "+1-408-555-0100"),
            ]))
        #expect(persons.standIns == [0, 0, 2, 3, 4, 5, 0])
        #expect(persons.birthdays == [1, 2])
    }

    @Test func `sets grow together and end the same as pair by pair`() {
        // Given contacts of few names, uids and addresses
        var random = SeededRandom(7)
        for _ in 0..<40 {
            let contacts = (0..<30).map { _ in
                TestContact(
                    name: ["Ann", "Bob"].randomElement(using: &random) ?? "",
                    uid: ["", "", "u", "v", "w"].randomElement(using: &random) ?? "",
                    email: ["", "a@example.org", "b@example.org", "c@example.org"].randomElement(using: &random) ?? "")
            }
            // When merged by walking until nothing changes, without any birthday in the way
            var sets = Array(contacts.indices)
            var isChanged = true
            while isChanged {
                isChanged = false
                for a in contacts.indices {
                    for b in contacts.indices where sets[a] != sets[b] {
                        let sameUid = !contacts[a].uid.isEmpty && contacts[a].uid == contacts[b].uid
                        let sameEmail = !contacts[a].email.isEmpty && contacts[a].email == contacts[b].email
                        guard sameUid || contacts[a].name == contacts[b].name && sameEmail else { continue }
                        let (low, high) = (min(sets[a], sets[b]), max(sets[a], sets[b]))
                        for index in sets.indices where sets[index] == high { sets[index] = low }
                        isChanged = true
                    }
                }
            }
            // Then
            #expect(Persons(makeContacts(contacts)).standIns == sets.map(Int32.init))
        }
    }

    private func rows(_ contacts: [TestContact]) -> [Int] { Persons(makeContacts(contacts)).birthdays.map(Int.init) }
}
