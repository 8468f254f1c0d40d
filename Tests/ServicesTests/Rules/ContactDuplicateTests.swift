import Core
import Services
import TestSupport
import Testing

struct ContactDuplicateTests {
    private struct Person {
        var uid = ""
        var name = "Ada Alder"
        var phone = ""
        var email = ""
        var isRejected = false
    }

    private func pairs(_ people: [Person]) -> [[Int]] {
        var dataset = Dataset()
        for person in people {
            dataset.contacts.records.append(.none)
            dataset.contacts.uid.append(person.uid)
            dataset.contacts.fullName.append(person.name)
            dataset.contacts.firstName.append("")
            dataset.contacts.lastName.append("")
            dataset.contacts.phone.append(person.phone)
            dataset.contacts.email.append(person.email)
            dataset.contacts.birthday.append(nil)
            dataset.contacts.birthdayState.append(.missing)
            dataset.contacts.excludedFromBirthdays.append(false)
            dataset.contacts.rejected.append(person.isRejected)
        }
        let context = RuleContext(run: RunContext(today: CalendarDate(dayNumber: 0), now: 0))
        let report = RuleSet([houseRule("contact-duplicate")]).check(dataset, in: context)
        return report.rows.map { [$0.row, $0.related ?? -1] }
    }

    @Test func `one UID is one contact, whatever else differs`() {
        #expect(
            pairs([Person(uid: "u1"), Person(uid: "u2", name: "Ben"), Person(uid: "u1", name: "Cleo")]) == [[2, 0]])
    }

    @Test func `the same name with the same number or address is one contact`() {
        #expect(
            pairs([
                Person(phone: "+1 408 555 0142", email: "ada@example.org"),
                Person(name: "ADA  alder", email: "ADA@example.org"),
                Person(name: "Ada Alder", phone: "1 (408) 555-0142"),
            ]) == [[1, 0], [2, 0]])
    }

    @Test func `a shared name, number or address alone is none`() {
        #expect(
            pairs([
                Person(phone: "+1 408 555 0142", email: "desk@example.org"),
                Person(), Person(name: "Ben", phone: "+1 408 555 0142"), Person(name: "Ben", email: "desk@example.org"),
            ]) == [])
        // And an extension is no number, and parts do not run into each other
        #expect(pairs([Person(phone: "12"), Person(phone: "12")]) == [])
        #expect(pairs([Person(name: "ada x", email: "y"), Person(name: "ada", email: "x y")]) == [])
    }

    @Test func `a refused contact duplicates nobody`() {
        #expect(pairs([Person(uid: "u", isRejected: true), Person(uid: "u")]) == [])
    }
}
