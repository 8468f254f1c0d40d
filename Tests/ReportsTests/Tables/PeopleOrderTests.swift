import InnkeeperCore
import Testing
import TestSupport

@testable import InnkeeperReports

struct PeopleOrderTests {
    private func contacts(_ names: [(last: String, first: String, full: String)]) -> Contacts {
        var contacts = Contacts()
        contacts.lastName = TextColumn(names.map(\.last))
        contacts.firstName = TextColumn(names.map(\.first))
        contacts.fullName = TextColumn(names.map(\.full))
        return contacts
    }

    @Test func `names of all kinds are sorted as texts are`() {
        // Given names of letters that agree for long, differ in case, have accents, are of other alphabets, hold a zero,
        // or are not there. None has an accent that stands for itself: for some of these Swift's order contradicts
        // itself, and no two ways of sorting agree.
        let parts = [
            "", "", "a", "A", "ab", "Ab", "abcdefgh", "abcdefghi", "ABCDEFGHJ", "b", "é", "É", "Zoë",
            "zoe", "Ærø", "ß", "山田", "ёлка", "Ёлка", "Ελλη", "a\u{0}b", "a b", "a\u{1}", "\u{C5}",
            "ŏ", "ʼn", "ab-cd", "Z", "Nguyễn", "NGUYỄN", "김", "اسم", "İ", "i", "カ", "O’", "Ж", "\u{FB01}", "😀",
        ]
        var random = SeededRandom(3)
        var names: [(last: String, first: String, full: String)] = []
        for _ in 0..<3_000 {
            func part() -> String { parts[Int.random(in: parts.indices, using: &random)] }
            names.append((part() + (Bool.random(using: &random) ? part() : ""), part(), part()))
        }
        let contacts = contacts(names)
        let rows = names.indices.filter { $0 % 7 != 3 }
        for order in PeopleTable.Order.allCases {
            // When they are sorted fast and plainly
            let fast = PeopleOrder.sorted(rows, contacts, order)
            let plain = PeopleOrder.sortedPlainly(rows, contacts, order)
            // Then
            #expect(fast == plain)
        }
    }

    @Test func `an accent that stands for itself is the letter's`() {
        // Given one name in both spellings, and names before and after it
        let names = ["e\u{301}lan", "Élan", "e\u{301}lan", "élan", "Zoë", "Eve"]
        let contacts = contacts(names.map { ($0, "", "") })
        // Then those of one name stay as they are
        #expect(PeopleOrder.sorted(Array(0..<6), contacts, .lastName) == [5, 4, 0, 1, 2, 3])
    }

    @Test func `bytes that are no UTF-8 are sorted as what they show`() {
        var contacts = contacts([("", "b", ""), ("", "a", ""), ("", "c", "")])
        contacts.lastName = TextColumn(bytes: [0x62, 0xFF, 0x62, 0xC3], ends: [2, 3, 4])
        let rows = [0, 1, 2]
        #expect(
            PeopleOrder.sorted(rows, contacts, .lastName) == PeopleOrder.sortedPlainly(rows, contacts, .lastName))
    }

    @Test func `by last name, then by first, else by the full one, and equals stay as they are`() {
        let contacts = contacts([
            ("Birch", "Ben", ""), ("birch", "ada", ""), ("", "", "Kayak Club"), ("", "Cher", "Cher"),
            ("BIRCH", "BEN", ""), ("Alder", "Zoë", ""),
        ])
        #expect(PeopleOrder.sorted(Array(0..<6), contacts, .lastName) == [5, 1, 0, 4, 3, 2])
        #expect(PeopleOrder.sorted(Array(0..<6), contacts, .firstName) == [1, 0, 4, 3, 2, 5])
    }
}
