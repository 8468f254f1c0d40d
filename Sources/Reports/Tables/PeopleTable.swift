package import Core

/// The people of all address books, each once.
package enum PeopleTable: OutputTable {
    package static let path = "people.csv"
    package static let needs = DatasetPart.contacts
    package static let columns = [
        OutputColumn("last_name", .text, "family name; empty where the card has none"),
        OutputColumn("first_name", .text, "given name; empty where the card has none"),
        OutputColumn("name", .text, "full name"),
        OutputColumn("email", .text, "the preferred or first address"),
        OutputColumn("phone", .text, "the preferred or first number, as written"),
        OutputColumn("birthday", .text, "1980-06-05; without a year --06-05, with an apostrophe against spreadsheets"),
        OutputColumn("contacts", .integer, "cards that are this person"),
        OutputColumn("source", .text, "the source of the first card"),
    ]

    package static func effort(_ input: RunData) -> Int { input.dataset.contacts.count * 4 }

    /// By last name, then first name.
    package static func forEachRow(_ input: RunData, _ body: (borrowing OutputRow) throws -> Void) rethrows {
        try forEachRow(input, order: .lastName, body)
    }

    package enum Order: String, CaseIterable {
        case lastName = "last"
        case firstName = "first"
    }

    /// Without regard to case; who has neither name is sorted by the full one.
    package static func forEachRow(
        _ input: RunData, order: Order, _ body: (borrowing OutputRow) throws -> Void
    ) rethrows {
        let dataset = input.dataset
        let contacts = dataset.contacts
        guard let persons = dataset.persons else { return }
        var cards = persons.standIns.indices.map { _ in Cards() }
        for row in persons.standIns.indices where persons.standIns[row] >= 0 {
            cards[Int(persons.standIns[row])].take(row, contacts)
        }
        let sources = dataset.files.map { Array($0.source.utf8) }
        var cells = OutputRow()
        for row in PeopleOrder.sorted(persons.rows, contacts, order) {
            cells.clear()
            cells.add(contacts.lastName, row)
            cells.add(contacts.firstName, row)
            cells.add(contacts.fullName, row)
            if let email = cards[row].email { cells.add(contacts.email, email) } else { cells.addEmpty() }
            if let phone = cards[row].phone { cells.add(contacts.phone, phone) } else { cells.addEmpty() }
            add(cards[row].birthday.flatMap { contacts.birthday[$0] }, to: &cells)
            cells.add(cards[row].count)
            let file = Int(contacts.records[row].file)
            if sources.indices.contains(file) { cells.add(utf8: sources[file][...]) } else { cells.addEmpty() }
            try body(cells)
        }
    }

    private static func add(_ birthday: PartialDate?, to cells: inout OutputRow) {
        if let birthday, let year = birthday.year, let month = birthday.month, let day = birthday.day {
            cells.add(year: year, month: month, day: day)
        } else {
            cells.add(birthday?.description ?? "")
        }
    }

    /// Which of a person's cards tells what: the first that tells it, and of birthdays one with its year.
    private struct Cards {
        var count = 0
        var email: Int?
        var phone: Int?
        var birthday: Int?

        mutating func take(_ row: Int, _ contacts: Contacts) {
            count += 1
            if email == nil, !contacts.email.isEmpty(row) { email = row }
            if phone == nil, !contacts.phone.isEmpty(row) { phone = row }
            guard let found = contacts.birthday[row] else { return }
            let hasYear = birthday.map { contacts.birthday[$0]?.year != nil } ?? false
            if birthday == nil || !hasYear && found.year != nil && found.recurs { birthday = row }
        }
    }
}
