import InnkeeperCore
import InnkeeperReports
import Testing

struct PeopleTableTests {
    private func input() throws -> RunData {
        var dataset = Dataset()
        dataset.files = [Fixture.file("book", .contacts, "people.vcf")]
        dataset.contacts = Fixture.contacts([
            ("1", "Zoë Alder", nil), ("2", "zoe alder", PartialDate(year: 1980, month: 2, day: 29)),
            ("3", "Ben Birch", PartialDate(month: 1, day: 2)), ("4", "Refused", nil), ("5", "Kayak Club", nil),
            ("6", "Ada Birch", nil),
        ])
        dataset.contacts.lastName = TextColumn(["Alder", "alder", "Birch", "", "", "birch"])
        dataset.contacts.firstName = TextColumn(["Zoë", "zoe", "Ben", "", "", "Ada"])
        dataset.contacts.phone = TextColumn(["", "+1 408 555 0100", "", "", "", ""])
        dataset.contacts.email = TextColumn(["zoe@example.org", "z@example.org", "", "", "", ""])
        dataset.contacts.otherPhones = TextColumn(["", "+1 408 555 0101\n+1 408 555 0102", "", "", "", ""])
        dataset.contacts.otherEmails = TextColumn(["z@example.org", "", "", "", "", ""])
        dataset.persons = Persons(standIns: [0, 0, 2, -1, 4, 5], birthdays: [1, 2])
        return Fixture.input(dataset)
    }

    @Test func `each person comes once, with what any of the cards tells`() throws {
        var rows: [[String]] = []
        PeopleTable.forEachRow(try input()) { rows.append($0.texts) }
        #expect(
            rows == [
                [
                    "Alder", "Zoë", "Zoë Alder", "zoe@example.org", "+1 408 555 0100", "1980-02-29", "2", "book",
                    "z@example.org", "+1 408 555 0101 ::: +1 408 555 0102",
                ],
                ["birch", "Ada", "Ada Birch", "", "", "", "1", "book", "", ""],
                ["Birch", "Ben", "Ben Birch", "", "", "--01-02", "1", "book", "", ""],
                ["", "", "Kayak Club", "", "", "", "1", "book", "", ""],
            ])
        #expect(rows.allSatisfy { $0.count == PeopleTable.columns.count })
    }

    @Test func `a person is named and sorted by the first card that has a name in parts`() throws {
        var dataset = try input().dataset
        dataset.contacts.lastName = TextColumn(["", "Zander", "Birch", "", "", "birch"])
        dataset.contacts.firstName = TextColumn(["", "zoe", "Ben", "", "", "Ada"])
        var names: [[String]] = []
        PeopleTable.forEachRow(Fixture.input(dataset)) { names.append([$0[0], $0[1], $0[2]]) }
        #expect(
            names == [
                ["birch", "Ada", "Ada Birch"], ["Birch", "Ben", "Ben Birch"], ["", "", "Kayak Club"],
                ["Zander", "zoe", "Zoë Alder"],
            ])
    }

    @Test func `the order can begin with the first name`() throws {
        var names: [String] = []
        let rows = PeopleTable.Rows(try input(), order: .firstName)
        rows.forEach(in: 0..<rows.count) { names.append($0[2]) }
        #expect(names == ["Ada Birch", "Ben Birch", "Kayak Club", "Zoë Alder"])
    }

    @Test(arguments: [2, 15, 16, 17, 40])
    func `other numbers come once each, however many cards tell them`(count: Int) throws {
        // Given two cards of one person with the same numbers, the second in another order
        let numbers = (0..<count).map { "555 01\($0)" }
        var dataset = try input().dataset
        dataset.contacts.phone = TextColumn([numbers[0], numbers[1], "", "", "", ""])
        let others = [numbers.dropFirst(), numbers[2...] + [numbers[0]]].map { $0.joined(separator: "\n") }
        dataset.contacts.otherPhones = TextColumn(others + ["", "", "", ""])
        // When the table is made
        var cells: [String] = []
        PeopleTable.forEachRow(Fixture.input(dataset)) { cells.append($0[9]) }
        // Then
        #expect(cells[0] == numbers.dropFirst().joined(separator: " ::: "))
    }

    @Test func `rows can be made in any order, some at a time, and without persons there are none`() throws {
        // Given the rows as they are made at once
        let input = try input()
        var all: [[String]] = []
        PeopleTable.forEachRow(input) { all.append($0.texts) }
        // When each is made by itself, the last one first
        let rows = PeopleTable.rows(input)
        var each: [[String]] = []
        for row in (0..<rows.count).reversed() { rows.forEach(in: row..<row + 1) { each.append($0.texts) } }
        // Then
        #expect(each.reversed() == all)
        var dataset = input.dataset
        dataset.persons = nil
        #expect(PeopleTable.rows(Fixture.input(dataset)).count == 0)
    }
}
