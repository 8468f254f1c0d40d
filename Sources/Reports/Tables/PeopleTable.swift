package import InnkeeperCore

/// The people of all address books, each once.
package enum PeopleTable: CountedTable {
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
    package static func rows(_ input: RunData) -> Rows { Rows(input, order: .lastName) }

    package enum Order: String, CaseIterable {
        case lastName = "last"
        case firstName = "first"
    }

    /// One for each person.
    package struct Rows: TableRows {
        private let contacts: Contacts
        private let sources: TextColumn
        private let standIns: [Int32]
        /// The cards of each person, at its first one.
        private var cards: [Cards]
        /// The next card of the same person; -1 after the last one.
        private var next: [Int32]
        /// For each person the card that names it, in the order of the table.
        private var names: [Int32] = []

        /// Ignores case; people with neither name are sorted by their full one.
        package init(_ input: RunData, order: Order) {
            contacts = input.dataset.contacts
            sources = TextColumn(input.dataset.files.map(\.source))
            let persons = input.dataset.persons ?? Persons()
            standIns = persons.standIns
            cards = [Cards](repeating: Cards(), count: standIns.count)
            next = [Int32](repeating: -1, count: standIns.count)
            for row in standIns.indices where standIns[row] >= 0 {
                let person = Int(standIns[row])
                if cards[person].count > 0 { next[Int(cards[person].last)] = Int32(row) }
                cards[person].take(row, contacts)
            }
            let named = persons.rows.map { cards[$0].name < 0 ? $0 : Int(cards[$0].name) }
            names = PeopleOrder.sorted(named, contacts, order).map { Int32($0) }
        }

        package var count: Int { names.count }

        package func forEach(in rows: Range<Int>, _ body: (borrowing OutputRow) throws -> Void) rethrows {
            var cells = OutputRow()
            var emails = OtherValues(contacts.email, contacts.otherEmails)
            var phones = OtherValues(contacts.phone, contacts.otherPhones)
            for name in names[rows] {
                let row = Int(standIns[Int(name)])
                cells.clear()
                cells.add(contacts.lastName, Int(name))
                cells.add(contacts.firstName, Int(name))
                cells.add(contacts.fullName, row)
                cells.add(contacts.email, at: cards[row].email)
                cells.add(contacts.phone, at: cards[row].phone)
                let birthday = cards[row].birthday
                PeopleTable.add(birthday < 0 ? nil : contacts.birthday[Int(birthday)], to: &cells)
                cells.add(Int(cards[row].count))
                cells.add(sources, at: contacts.records[row].file)
                cells.add(utf8: emails.joined(from: row, next))
                cells.add(utf8: phones.joined(from: row, next))
                try body(cells)
            }
        }
    }

    private static func add(_ birthday: PartialDate?, to cells: inout OutputRow) {
        if let birthday, let year = birthday.year, let month = birthday.month, let day = birthday.day {
            cells.add(year: year, month: month, day: day)
        } else {
            cells.add(birthday?.description ?? "")
        }
    }

    /// Which of a person's cards provides what: the first that has it, and for birthdays preferably one with its year; -1
    /// for none.
    private struct Cards {
        var count: Int32 = 0
        /// The first with a name in parts.
        var name: Int32 = -1
        var email: Int32 = -1
        var phone: Int32 = -1
        var birthday: Int32 = -1
        var last: Int32 = -1

        mutating func take(_ row: Int, _ contacts: Contacts) {
            count += 1
            last = Int32(row)
            if name < 0, !contacts.lastName.isEmpty(row) || !contacts.firstName.isEmpty(row) { name = last }
            if email < 0, !contacts.email.isEmpty(row) { email = last }
            if phone < 0, !contacts.phone.isEmpty(row) { phone = last }
            guard let found = contacts.birthday[row] else { return }
            let hasYear = birthday >= 0 && contacts.birthday[Int(birthday)]?.year != nil
            if birthday < 0 || !hasYear && found.year != nil && found.recurs { birthday = last }
        }
    }
}
