import Core
import Testing

struct ContactsTests {
    private func contact(_ name: String, _ line: Int32) -> Contacts {
        var table = Contacts()
        table.records = [RecordReference(offset: 0, length: 1, line: line, file: 0)]
        table.uid.append("uid-\(name)")
        table.fullName.append("\(name) Alder")
        table.firstName.append(name)
        table.lastName.append("Alder")
        table.phone.append("+1 408 555 010\(line)")
        table.email.append("\(name)@example.org")
        table.birthday = [PartialDate(month: 6, day: Int(line))]
        table.birthdayState = [.present]
        table.excludedFromBirthdays = [line == 2]
        table.rejected = [line == 3]
        return table
    }

    @Test func `every column grows with the table, and grouping plays no part`() {
        let (ada, ben, cleo) = (contact("Ada", 1), contact("Ben", 2), contact("Cleo", 3))
        var left = ada
        left.append(contentsOf: ben)
        left.append(contentsOf: cleo)
        var tail = ben
        tail.append(contentsOf: cleo)
        var right = ada
        right.append(contentsOf: tail)
        #expect(left == right)
        #expect(left.count == 3)
        // And each row is the row that went in
        for (row, part) in [ada, ben, cleo].enumerated() { #expect(left.selecting([row]) == part) }
    }
}
