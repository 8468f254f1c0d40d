internal import Core

/// The columns that a contact may have in a table.
enum ContactColumn: String, CaseIterable {
    case uid
    case fullName = "fn"
    case givenName = "given_name"
    case familyName = "family_name"
    case phone = "tel"
    case email
    case birthday = "bday"
}

/// Turns the rows of a slice into contacts.
extension FieldColumns {
    /// `records` say where the rows lie in the file.
    mutating func contacts(_ records: [RecordReference]) -> Contacts {
        var table = Contacts()
        // No column at all would be filled into the empty array that all threads share.
        if records.isEmpty { return table }
        table.records = records
        table.uid = ids(ContactColumn.uid)
        table.firstName = texts(ContactColumn.givenName)
        table.lastName = texts(ContactColumn.familyName)
        table.phone = texts(ContactColumn.phone)
        table.email = texts(ContactColumn.email)
        for (row, name) in strings(ContactColumn.fullName).enumerated() {
            table.fullName.append(name.isEmpty ? nameOfParts(row, table) : name)
        }
        decodeBirthdays(into: &table)
        table.excludedFromBirthdays = [Bool](repeating: false, count: records.count)
        table.rejected = [Bool](repeating: false, count: records.count)
        return table
    }

    /// Given and family name, else the e-mail address.
    private func nameOfParts(_ row: Int, _ table: Contacts) -> String {
        let parts = [table.firstName[row], table.lastName[row]].filter { !$0.isEmpty }
        return parts.isEmpty ? table.email[row] : parts.joined(separator: " ")
    }

    /// As address books write them, without a year too; else as the dates of other tables.
    private mutating func decodeBirthdays(into table: inout Contacts) {
        let dates = dates(ContactColumn.birthday)
        let texts = strings(ContactColumn.birthday)
        for (date, text) in zip(dates, texts) {
            let reading = BirthdayText.read(Array(text.utf8)[...])
            if reading.state == .unreadable {
                table.birthday.append(date.date.map { PartialDate($0) })
                table.birthdayState.append(date.state)
            } else {
                table.birthday.append(reading.date)
                table.birthdayState.append(reading.state)
            }
        }
    }
}
