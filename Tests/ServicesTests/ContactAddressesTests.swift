import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct ContactAddressesTests {
    private let contacts = makeContacts([
        TestContact(name: "Ada", email: "Ada@Example.org", phone: "+1 408 555 0100"),
        TestContact(name: "Ben"),
        TestContact(
            name: "Cleo", email: "cleo@example.org", phone: "12", otherEmails: ["C@work.example", "cleo@example.org"],
            otherPhones: ["0 (408) 555-0142", "ask"]),
    ])

    @Test func `each address stands beside the place of its contact`() {
        let emails = ContactAddresses.emails(contacts, [2, 0, 1])
        #expect(emails.texts.texts == ["cleo@example.org", "c@work.example", "cleo@example.org", "ada@example.org"])
        #expect(emails.owners == [0, 0, 0, 1])
    }

    @Test func `of numbers the last digits count, and what is too short to be one is left out`() {
        let phones = ContactAddresses.phones(contacts, [0, 1, 2], most: 9)
        #expect(phones.texts.texts == ["085550100", "085550142"])
        #expect(phones.owners == [0, 2])
        #expect(ContactAddresses.phones(contacts, [0], most: .max).texts.texts == ["14085550100"])
    }
}
