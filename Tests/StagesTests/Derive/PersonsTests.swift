import Core
import Stages
import Testing

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

    private func rows(_ contacts: [TestContact]) -> [Int] { Persons(makeContacts(contacts)).rows }
}
