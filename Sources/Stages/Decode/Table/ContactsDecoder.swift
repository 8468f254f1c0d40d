internal import Core

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
        table.phone = firstFilled(ContactColumn.phone)
        table.email = firstFilled(ContactColumn.email)
        let middleNames = strings(ContactColumn.middleName)
        for (row, name) in strings(ContactColumn.fullName).enumerated() {
            table.fullName.append(name.isEmpty ? nameOfParts(row, middleNames[row], table) : name)
        }
        decodeBirthdays(into: &table)
        table.excludedFromBirthdays = [Bool](repeating: false, count: records.count)
        table.rejected = [Bool](repeating: false, count: records.count)
        return table
    }

    /// Given, middle and family name, else the e-mail address.
    private func nameOfParts(_ row: Int, _ middleName: String, _ table: Contacts) -> String {
        let parts = [table.firstName[row], middleName, table.lastName[row]].filter { !$0.isEmpty }
        return parts.isEmpty ? table.email[row] : parts.joined(separator: " ")
    }

    /// The first filled of the columns for a field, best first. Google writes several values of one
    /// kind into one cell, with ` ::: ` between them.
    private mutating func firstFilled(_ field: ContactColumn) -> TextColumn {
        guard case .anyOf(let columns)? = plan.bindings[field.rawValue] else { return firstValues(of: texts(field)) }
        let cells = columns.map { self.cells(column: $0) }
        var texts = TextColumn()
        for row in 0..<rowCount {
            texts.append(cells.lazy.map { $0.bytes(row) }.first { !$0.isEmpty } ?? [])
        }
        return firstValues(of: texts)
    }

    private func firstValues(of texts: TextColumn) -> TextColumn {
        let mark = Array(" ::: ".utf8)
        guard texts.bytes.firstRange(of: mark) != nil else { return texts }
        var first = TextColumn()
        for row in 0..<texts.count {
            let text = texts.slice(row)
            first.append(text.firstRange(of: mark).map { text[..<$0.lowerBound] } ?? text)
        }
        return first
    }

    /// As address books write them, without a year too; else as the dates of other tables.
    private mutating func decodeBirthdays(into table: inout Contacts) {
        if plan.bindings[ContactColumn.birthday.rawValue] == nil { return decodeBirthdayParts(into: &table) }
        let dates = dates(ContactColumn.birthday)
        let texts = strings(ContactColumn.birthday)
        for (date, text) in zip(dates, texts) {
            let reading = BirthdayText.read(Array(text.utf8)[...])
            if date.state == .missing || FieldColumns.isZero(text) {
                append(nil, .missing, to: &table)
            } else if reading.state == .unreadable {
                append(date.date.map { PartialDate($0) }, date.state, to: &table)
            } else {
                append(reading.date, reading.state, to: &table)
            }
        }
    }

    /// Day, month and, where it is known, year in columns of their own.
    private mutating func decodeBirthdayParts(into table: inout Contacts) {
        let (years, months, days) = (
            strings(ContactColumn.birthYear), strings(ContactColumn.birthMonth), strings(ContactColumn.birthDay)
        )
        for row in 0..<rowCount {
            let (year, month, day) = (Int(years[row]), Int(months[row]), Int(days[row]))
            if [years[row], months[row], days[row]].allSatisfy({ $0.isEmpty || FieldColumns.isZero($0) }) {
                append(nil, .missing, to: &table)
            } else if let month, let day, let date = PartialDate(year: year, month: month, day: day) {
                append(date, .present, to: &table)
            } else {
                append(nil, .unreadable, to: &table)
            }
        }
    }

    private func append(_ date: PartialDate?, _ state: CellState, to table: inout Contacts) {
        table.birthday.append(date)
        table.birthdayState.append(state)
    }

    /// Outlook writes "0/0/00" for none, in every language's order.
    private static func isZero(_ text: String) -> Bool {
        text.contains("0") && text.utf8.allSatisfy { $0 == 0x30 || $0 == 0x2F || $0 == 0x2E || $0 == 0x2D }
    }
}
