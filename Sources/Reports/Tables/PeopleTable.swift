package import InnkeeperCore

/// The people of all address books, each once.
package enum PeopleTable: OutputTable {
    package static let path = "people.csv"
    package static let needs = DatasetPart.contacts
    package static let columns = [
        OutputColumn("last_name", .text, "family name; empty where the card has none"),
        OutputColumn("first_name", .text, "given name; empty where the card has none"),
        OutputColumn("name", .text, "full name"),
        OutputColumn("email", .text, "the preferred or first address"),
        OutputColumn("phone", .text, "the number by which the person is best called, as written"),
        OutputColumn("birthday", .text, "1980-06-05; without a year --06-05, with an apostrophe against spreadsheets"),
        OutputColumn("contacts", .integer, "cards that are this person"),
        OutputColumn("source", .text, "the source of the first card"),
        OutputColumn("other_emails", .text, "the addresses of all cards besides `email`, with ` ::: ` between them"),
        OutputColumn("other_phones", .text, "the numbers of all cards besides `phone`, in the same way"),
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

    /// Ignores case; people with neither name are sorted by their full one.
    package static func forEachRow(
        _ input: RunData, order: Order, _ body: (borrowing OutputRow) throws -> Void
    ) rethrows {
        let dataset = input.dataset
        let contacts = dataset.contacts
        guard let persons = dataset.persons else { return }
        var cards = persons.standIns.indices.map { _ in Cards() }
        // The next card of the same person; -1 after the last one.
        var next = [Int32](repeating: -1, count: persons.standIns.count)
        for row in persons.standIns.indices where persons.standIns[row] >= 0 {
            let person = Int(persons.standIns[row])
            if cards[person].count > 0 { next[Int(cards[person].last)] = Int32(row) }
            cards[person].take(row, contacts)
        }
        let sources = dataset.files.map { Array($0.source.utf8) }
        var cells = OutputRow()
        var emails = OtherValues(contacts.email, contacts.otherEmails)
        var phones = OtherValues(contacts.phone, contacts.otherPhones)
        let named = persons.rows.map { cards[$0].name ?? $0 }
        for name in PeopleOrder.sorted(named, contacts, order) {
            let row = Int(persons.standIns[name])
            cells.clear()
            cells.add(contacts.lastName, name)
            cells.add(contacts.firstName, name)
            cells.add(contacts.fullName, row)
            if let email = cards[row].email { cells.add(contacts.email, email) } else { cells.addEmpty() }
            if let phone = cards[row].phone { cells.add(contacts.phone, phone) } else { cells.addEmpty() }
            add(cards[row].birthday.flatMap { contacts.birthday[$0] }, to: &cells)
            cells.add(cards[row].count)
            let file = Int(contacts.records[row].file)
            if sources.indices.contains(file) { cells.add(utf8: sources[file][...]) } else { cells.addEmpty() }
            cells.add(utf8: emails.joined(from: row, next))
            cells.add(utf8: phones.joined(from: row, next))
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

    /// Which of a person's cards provides what: the first that has it, and for birthdays preferably one with its year.
    private struct Cards {
        var count = 0
        /// The first with a name in parts.
        var name: Int?
        var email: Int?
        var phone: Int?
        var birthday: Int?
        var last: Int32 = -1

        mutating func take(_ row: Int, _ contacts: Contacts) {
            count += 1
            last = Int32(row)
            if name == nil, !contacts.lastName.isEmpty(row) || !contacts.firstName.isEmpty(row) { name = row }
            if email == nil, !contacts.email.isEmpty(row) { email = row }
            if phone == nil, !contacts.phone.isEmpty(row) { phone = row }
            guard let found = contacts.birthday[row] else { return }
            let hasYear = birthday.map { contacts.birthday[$0]?.year != nil } ?? false
            if birthday == nil || !hasYear && found.year != nil && found.recurs { birthday = row }
        }
    }
}
