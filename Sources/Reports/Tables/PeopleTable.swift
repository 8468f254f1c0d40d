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

    /// By last name, then first name.
    package static func forEachRow(_ input: ReportInput, _ body: (borrowing OutputRow) throws -> Void) rethrows {
        try forEachRow(input, order: .lastName, body)
    }

    package enum Order: String, CaseIterable {
        case lastName = "last"
        case firstName = "first"
    }

    /// Without regard to case; who has neither name is sorted by the full one.
    package static func forEachRow(
        _ input: ReportInput, order: Order, _ body: (borrowing OutputRow) throws -> Void
    ) rethrows {
        let dataset = input.dataset
        let contacts = dataset.contacts
        guard let persons = dataset.persons else { return }
        var cards = persons.standIns.indices.map { _ in Cards() }
        for row in persons.standIns.indices where persons.standIns[row] >= 0 {
            cards[Int(persons.standIns[row])].take(row, contacts)
        }
        let sorted = persons.rows.map { (row: $0, key: SortKey(contacts, $0, order)) }
            .sorted { $0.key == $1.key ? $0.row < $1.row : $0.key < $1.key }
        var cells = OutputRow()
        for (row, _) in sorted {
            cells.clear()
            cells.add(utf8: contacts.lastName.slice(row))
            cells.add(utf8: contacts.firstName.slice(row))
            cells.add(utf8: contacts.fullName.slice(row))
            cells.add(cards[row].email.map { contacts.email[$0] } ?? "")
            cells.add(cards[row].phone.map { contacts.phone[$0] } ?? "")
            cells.add(cards[row].birthday.flatMap { contacts.birthday[$0]?.description } ?? "")
            cells.add(cards[row].count)
            cells.add(dataset.source(of: contacts.records[row]))
            try body(cells)
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

    private struct SortKey: Comparable {
        var first: String
        var second: String

        init(_ contacts: Contacts, _ row: Int, _ order: Order) {
            let names = (contacts.lastName[row].lowercased(), contacts.firstName[row].lowercased())
            (first, second) = order == .lastName ? names : (names.1, names.0)
            if first.isEmpty { swap(&first, &second) }
            if first.isEmpty { first = contacts.fullName[row].lowercased() }
        }

        static func < (left: SortKey, right: SortKey) -> Bool {
            left.first == right.first ? left.second < right.second : left.first < right.first
        }
    }
}
