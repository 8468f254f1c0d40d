import InnkeeperCore
import Testing

struct ContactsTests {
    private func contacts(_ names: [String]) -> Contacts {
        var table = Contacts()
        for (row, name) in names.enumerated() {
            table.records.append(RecordReference(offset: Int64(row), length: 1, line: 1, file: 0))
            table.uid.append("uid-\(name)")
            table.fullName.append(name)
            table.firstName.append("first \(name)")
            table.lastName.append("last \(name)")
            table.phone.append("phone \(name)")
            table.email.append("email \(name)")
            table.otherPhones.append("second \(name)\nthird \(name)")
            table.otherEmails.append("")
            table.birthday.append(PartialDate(month: 1, day: row + 1))
            table.birthdayState.append(.present)
            table.excludedFromBirthdays.append(row % 2 == 1)
            table.rejected.append(row % 2 == 0)
        }
        return table
    }

    @Test func `appending moves every column`() {
        // Given two tables and the rows of both
        var merged = contacts(["a", "b"])
        merged.append(contentsOf: contacts(["c"]))
        // Then each column has all rows, in order
        #expect(merged.count == 3)
        for (row, name) in ["a", "b", "c"].enumerated() {
            #expect(merged.uid[row] == "uid-\(name)" && merged.fullName[row] == name)
            #expect(merged.firstName[row] == "first \(name)" && merged.lastName[row] == "last \(name)")
            #expect(merged.phone[row] == "phone \(name)" && merged.email[row] == "email \(name)")
            #expect(merged.otherPhones[row] == "second \(name)\nthird \(name)" && merged.otherEmails[row].isEmpty)
        }
        #expect(merged.birthday.map { $0?.day } == [1, 2, 1])
        #expect(merged.birthdayState.count == 3)
        #expect(merged.excludedFromBirthdays == [false, true, false] && merged.rejected == [true, false, true])
    }

    @Test func `an empty table changes nothing, on either side`() {
        var front = contacts(["a", "b"])
        front.append(contentsOf: Contacts())
        var back = Contacts()
        back.append(contentsOf: contacts(["a", "b"]))
        #expect(front == contacts(["a", "b"]) && back == front)
    }

    @Test func `all numbers and addresses of a contact come best first`() {
        let table = contacts(["a", "b"])
        #expect(table.phones(1).map { String(decoding: $0, as: UTF8.self) } == ["phone b", "second b", "third b"])
        #expect(table.emails(0).map { String(decoding: $0, as: UTF8.self) } == ["email a"])
    }

    @Test func `a contact called by its phone or e-mail has no name of its own`() {
        var table = contacts(["a", "b", "c", "d"])
        table.fullName = TextColumn(["phone a", "email b", "c", ""])
        #expect((0..<4).map { table.hasOwnName($0) } == [false, false, true, false])
    }
}
