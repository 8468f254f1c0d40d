internal import InnkeeperCore
internal import InnkeeperServices

/// Converts the rows of a slice to contacts.
extension FieldColumns {
    /// `records` gives the positions of the rows in the file.
    mutating func contacts(_ records: [RecordReference]) -> Contacts {
        var table = Contacts()
        // Filling empty columns would write to the empty-array storage that all threads share.
        if records.isEmpty { return table }
        table.records = RecordColumn(records)
        table.uid = ids(ContactColumn.uid)
        table.firstName = texts(ContactColumn.givenName)
        table.lastName = texts(ContactColumn.familyName)
        (table.phone, table.otherPhones) = values(ContactColumn.phone)
        (table.email, table.otherEmails) = values(ContactColumn.email)
        let middleNames = strings(ContactColumn.middleName)
        let organizations = strings(ContactColumn.organization)
        for (row, name) in strings(ContactColumn.fullName).enumerated() {
            let whole = name.isEmpty ? nameOfParts(row, middleNames[row], table) : name
            let other = organizations[row].isEmpty ? addressInstead(row, table) : organizations[row]
            table.fullName.append(whole.isEmpty ? other : whole)
        }
        decodeBirthdays(into: &table)
        table.excludedFromBirthdays = [Bool](repeating: false, count: records.count)
        table.rejected = [Bool](repeating: false, count: records.count)
        return table
    }

    /// Given, middle and family name.
    private func nameOfParts(_ row: Int, _ middleName: String, _ table: Contacts) -> String {
        let parts = [table.firstName[row], middleName, table.lastName[row]].filter { !$0.isEmpty }
        let isWhole = !table.firstName.isEmpty(row) && !table.lastName.isEmpty(row)
        return isWhole ? EastAsianName.written(parts) ?? parts.joined(separator: " ") : parts.joined(separator: " ")
    }

    /// The e-mail address, else the telephone number, for a contact without any name.
    private func addressInstead(_ row: Int, _ table: Contacts) -> String {
        table.email.isEmpty(row) ? table.phone[row] : table.email[row]
    }

    /// The values in a field's columns in order of preference: the first one, and the others, one per line. Google
    /// writes several values of one type into a single cell, separated by ` ::: `, others put semicolons between them.
    private mutating func values(_ field: ContactColumn) -> (best: TextColumn, others: TextColumn) {
        let columns: [CellColumn]
        switch plan.bindings[field.rawValue] {
        case .constant: return (texts(field), TextColumn([String](repeating: "", count: rowCount)))
        case .anyOf(let several): columns = several.map { cells(column: $0) }
        default: columns = cells(field).map { [$0] } ?? []
        }
        let marks = [Array(" ::: ".utf8), Array(ListHeading.separator.utf8)]
        var best = TextColumn()
        var others = TextColumn()
        for row in 0..<rowCount {
            let values = columns.flatMap { column in
                let cell = column.bytes(row)
                // Few cells have a colon or a semicolon, and a byte is found much faster than a mark.
                let parts = zip([0x3A, 0x3B] as [UInt8], marks).reduce([cell]) { parts, separator in
                    cell.contains(separator.0) ? parts.flatMap { $0.split(separator: separator.1) } : parts
                }
                return parts.map { onOneLine($0) }.filter { !$0.isEmpty }
            }
            best.append(values.first ?? [])
            others.append(Array(values.dropFirst().joined(separator: [0x0A]))[...])
        }
        return (best, others)
    }

    /// Reads them as address books write them, possibly without a year, or else like the dates of other tables.
    private mutating func decodeBirthdays(into table: inout Contacts) {
        if plan.bindings[ContactColumn.birthday.rawValue] == nil { return decodeBirthdayParts(into: &table) }
        let dates = dates(ContactColumn.birthday)
        let texts = strings(ContactColumn.birthday)
        for (date, text) in zip(dates, texts) {
            let reading = BirthdayText.read(Array(text.utf8)[...])
            if date.state == .missing || FieldColumns.isZero(text) {
                append(nil, .missing, to: &table)
            } else if reading.state == .unreadable, date.state == .unreadable {
                let day = YearlessDate.read(Array(text.utf8)[...], plan.readingOrder)
                let serial = FieldColumns.serial(text)
                append(serial ?? day.date, serial == nil ? day.state : .present, to: &table)
            } else if reading.state == .unreadable {
                append(date.date.flatMap { FieldColumns.birthday($0, written: text) }, date.state, to: &table)
            } else {
                append(reading.date, reading.state, to: &table)
            }
        }
    }

    /// A year of two digits is one of 1930 to 2029, as in spreadsheets: most people were born before 2030.
    private static func birthday(_ date: CalendarDate, written text: String) -> PartialDate? {
        let isOfTwoDigits = 2030...2069 ~= date.year && !text.contains(String(date.year))
        return PartialDate(year: isOfTwoDigits ? date.year - 100 : date.year, month: date.month, day: date.day)
    }

    /// The serial number of a spreadsheet for a day from 1927 to 1999; other dates of tables are later.
    private static func serial(_ text: String) -> PartialDate? {
        guard text.utf8.count == 5, let number = Int32(text), 10_000...36_525 ~= number else { return nil }
        return PartialDate(CalendarDate(dayNumber: number - 25_569))
    }

    /// Day, month and, if known, year in separate columns.
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

/// A value without line ends, which a cell may contain.
private func onOneLine(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.contains(0x0A) ? text.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }[...] : text
}
