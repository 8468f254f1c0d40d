import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct ContactDuplicateTests {
    private struct Person {
        var uid = ""
        var name = "Ada Alder"
        var phone = ""
        var email = ""
        var otherEmails: [String] = []
        var otherPhones: [String] = []
        var isRejected = false
    }

    private func pairs(_ people: [Person]) -> [[Int]] {
        var dataset = Dataset()
        dataset.contacts = makeContacts(
            people.map {
                TestContact(
                    name: $0.name, uid: $0.uid, email: $0.email, phone: $0.phone, otherEmails: $0.otherEmails,
                    otherPhones: $0.otherPhones, rejected: $0.isRejected)
            })
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

    @Test func `any number or address of one contact makes it the other's double`() {
        #expect(
            pairs([
                Person(phone: "+1 408 555 0100", otherPhones: ["+1 408 555 0101", "+1 408 555 0142"]),
                Person(phone: "408 555 0142", email: "ada@example.org"),
                Person(email: "ada@work.example", otherEmails: ["Ada@Example.org"]),
            ]) == [[1, 0], [2, 1]])
    }

    @Test func `a number that stands twice on one card doubles nobody`() {
        #expect(pairs([Person(phone: "+1 408 555 0100", otherPhones: ["408-555-0100"]), Person()]) == [])
    }

    @Test func `a family with one telephone is no double`() {
        #expect(
            pairs([
                Person(phone: "+1 408 555 0100"), Person(name: "Ben Alder", otherPhones: ["+1 408 555 0100"]),
            ]) == [])
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
