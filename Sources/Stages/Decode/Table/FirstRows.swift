internal import InnkeeperCore

/// The first rows of a table, whose content decides between candidate columns for a field.
struct FirstRows {
    let rows: [[String]]

    init(_ rows: [[String]]) { self.rows = rows }

    /// The non-empty cells of a column.
    func cells(_ column: Int) -> [String] {
        rows.compactMap { $0.indices.contains(column) && !$0[column].isEmpty ? $0[column] : nil }
    }

    /// Whether no two rows have the same value in the column.
    func areDistinct(_ column: Int) -> Bool {
        let cells = cells(column)
        return Set(cells).count == cells.count
    }

    /// Whether each row that has a word in the column has the same, none of `words`, and a day of arrival.
    func areAllStays(_ column: Int, but words: Set<String>, arrival: Int?) -> Bool {
        let found = Set(cells(column))
        guard found.count == 1, words.isDisjoint(with: found.map { foldedWord($0) }), let arrival else { return false }
        return rows.filter { $0.indices.contains(column) && !$0[column].isEmpty }
            .allSatisfy { $0.indices.contains(arrival) && CellShape.isDate($0[arrival]) }
    }

    /// Whether there are rows and the column is empty in all of them.
    func isEmpty(_ column: Int) -> Bool { !rows.isEmpty && cells(column).isEmpty }

    private static let dateFields = Set(
        [BookingField.arrival, .departure, .bookedOn, .cancelledOn, .dueOn].map(\.rawValue))

    /// For a date field, only the columns with dates, if there are any: "Checkout" may be a time of day.
    func withoutTimes(_ columns: [Int], of field: String) -> [Int] {
        if columns.count < 2 || !FirstRows.dateFields.contains(field) { return columns }
        let dated = columns.filter { column in
            let cells = cells(column)
            return cells.isEmpty || cells.contains(where: CellShape.isDate)
        }
        return dated.isEmpty ? columns : dated
    }

    /// Of columns that may number the records, the first one that is filled in all rows comes first. A running number
    /// never does: it is always filled.
    func completeFirst(_ columns: [Int], of header: [String]) -> [Int] {
        func isComplete(_ column: Int) -> Bool {
            rows.allSatisfy { $0.indices.contains(column) && !$0[column].isEmpty && $0[column] != "null" }
        }
        guard columns.count > 1, !isComplete(columns[0]),
            let complete = columns.first(where: {
                isComplete($0) && !PlainAliases.runningNumbers.contains(foldedWord(header[$0]))
            })
        else { return columns }
        return [complete] + columns.filter { $0 != complete }
    }

    /// Whether the first of two columns of dates is never later than the second, in one order of dates, and sometimes
    /// earlier.
    func areOrdered(_ first: Int, _ second: Int) -> Bool {
        [true, false].contains { dayFirst in
            let pairs = rows.filter { $0.count > max(first, second) && !$0[first].isEmpty && !$0[second].isEmpty }
                .map { row in [first, second].map { CellShape.day(row[$0], dayFirst: dayFirst) } }
            return !pairs.isEmpty
                && pairs.allSatisfy { pair in
                    if let from = pair[0], let to = pair[1] { from <= to } else { false }
                } && pairs.contains { $0[0] != $0[1] }
        }
    }

    /// Whether next to no cell of the column can be a day: four of five are times of day or words. A quotation mark too
    /// many moves cells to other columns, and its row goes on over lines.
    func holdsNoDays(_ column: Int) -> Bool {
        let sound = FirstRows(rows.filter { row in !row.contains { $0.contains(where: \.isNewline) } })
        let cells = sound.cells(column).filter { $0.contains { $0.isLetter || $0.isNumber } }
        return !cells.isEmpty && cells.count(where: StayShapes.isNoDay) * 5 > cells.count * 4
    }

    /// Whether the column has times of day, and nothing else.
    func holdsTimes(_ column: Int) -> Bool {
        let cells = cells(column).filter { $0 != "null" }
        return !cells.isEmpty && cells.allSatisfy(StayShapes.isTime)
    }

    /// "CEP" is a postcode in Brazil, and a mobile phone in Turkey, where it has ten digits.
    func isPostcode(_ column: Int, below heading: String) -> Bool {
        foldedWord(heading) == "cep" && !cells(column).contains { $0.utf8.count { $0 &- 0x30 < 10 } >= 10 }
    }

    /// Whether the column has positions, and nothing else.
    func holdsPositions(_ column: Int) -> Bool {
        let cells = cells(column)
        return !cells.isEmpty && cells.allSatisfy { PositionText.coordinate($0) != nil }
    }

    /// Only the non-empty columns, if there are any.
    func withoutEmpty(_ columns: [Int]) -> [Int] {
        if columns.count < 2 { return columns }
        let filled = columns.filter { !cells($0).isEmpty }
        return filled.isEmpty ? columns : filled
    }

    /// Drops columns that can't be the field, even the only one: a "rate" that is a rate plan, a "contact" that is a
    /// person, dates that are amounts.
    func withoutMisfits(_ columns: [Int], of field: String) -> [Int] {
        if field == BookingField.cancelledOn.rawValue { return columns.filter(holdsCancellations) }
        guard let fits = FirstRows.fits[field] else { return columns }
        return columns.filter { column in
            let cells = cells(column)
            // One record may be wrong.
            let isFew = cells.count < 2
            let isOther = cells.contains { FirstRows.isFlag($0) || FirstRows.isSurelyNot(field, $0) }
            return isFew && !isOther || cells.contains(where: fits)
        }
    }

    /// "Cancelled" is a day, or it says yes or no. One among many bookings shows what the column is.
    private func holdsCancellations(_ column: Int) -> Bool {
        let cells = cells(column)
        return cells.isEmpty
            || cells.contains { CellShape($0) == .date || $0.utf8.count == 5 && $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }
            || cells.allSatisfy { Cancellation($0) != nil }
    }

    /// A "Paid" column that says yes or no doesn't hold amounts, even if there is only one booking.
    private static func isFlag(_ cell: String) -> Bool { ["yes", "no", "true", "false"].contains(foldedWord(cell)) }

    /// Not even one e-mail address can be a telephone number, nor a name of several words or an amount a number of guests.
    private static func isSurelyNot(_ field: String, _ cell: String) -> Bool {
        switch field {
        case BookingField.phone.rawValue: CellShape(cell) == .email
        case BookingField.guests.rawValue:
            isMoney(cell) || cell.contains(" ") && cell.allSatisfy { $0.isLetter || " .,-'’&".contains($0) }
        default: false
        }
    }

    private static let fits: [String: @Sendable (String) -> Bool] = {
        let hasDigit: @Sendable (String) -> Bool = { $0.utf8.contains { $0 &- 0x30 < 10 } }
        var fits: [String: @Sendable (String) -> Bool] = [:]
        for field in BookingField.amounts {
            fits[field.rawValue] = { hasDigit($0) && CellShape($0) != .date && !isReference($0) }
        }
        fits[BookingField.category.rawValue] = { CellShape($0) != .amount }
        for field in [BookingField.nights, .adults, .children, .infants, .bookedOn, .dueOn, .leadDays] {
            fits[field.rawValue] = hasDigit
        }
        fits[BookingField.guests.rawValue] = { hasDigit($0) && !isMoney($0) }
        for field in [BookingField.arrival, .departure] {
            fits[field.rawValue] = {
                CellShape($0) != .amount && CellShape($0) != .email && !StayShapes.isClock($0)
            }
        }
        for field in [BookingField.property, .siteNumber] { fits[field.rawValue] = { CellShape($0) != .amount } }
        // Shorter ones are rooms and extensions.
        let isLong: @Sendable (String) -> Bool = { $0.utf8.count { $0 &- 0x30 < 10 } >= 5 }
        for field in [BookingField.phone.rawValue, ContactColumn.phone.rawValue] { fits[field] = isLong }
        fits[BookingField.email.rawValue] = { $0.contains("@") }
        fits[CampSiteField.position.rawValue] = { PositionText.coordinate($0) != nil }
        fits[BookingField.camperName.rawValue] = { !$0.utf8.allSatisfy { $0 &- 0x30 < 10 } }
        // Shops give their orders names such as "#1001".
        fits[ContactColumn.fullName.rawValue] = { $0.contains(where: \.isLetter) }
        // "Stat" is a state or a status.
        let status = StatusWords(own: [:])
        fits[BookingField.country.rawValue] = {
            !$0.utf8.allSatisfy { $0 &- 0x30 < 10 } && status.status($0) == .unknown
        }
        return fits
    }()

    /// "330.00" isn't a number of guests; "2.00" is one.
    static func isMoney(_ cell: String) -> Bool {
        CellShape(cell) == .amount && cell.utf8.count { $0 &- 0x30 < 10 } > 3
    }

    /// Whether a text with digits is a reference and not an amount: letters, a hyphen, then digits ("PAY-2027-05").
    private static func isReference(_ text: String) -> Bool {
        let parts = text.split(separator: "-")
        return parts.count > 1 && (parts[0].last?.isLetter ?? false) && (parts[1].first?.isASCIIDigit ?? false)
    }

    /// Whether a column of names next to one of given names holds family names: no row has one inside the other.
    func areFamilyNames(_ column: Int, beside given: Int) -> Bool {
        let pairs = rows.compactMap { row -> (String, String)? in
            guard row.indices.contains(column), row.indices.contains(given), !row[column].isEmpty, !row[given].isEmpty
            else { return nil }
            return (row[column].lowercased(), row[given].lowercased())
        }
        return !pairs.contains { $0.contains($1) }
    }

    /// Whether all the columns have the same text in every row.
    func agree(_ columns: [Int]) -> Bool {
        !rows.isEmpty
            && rows.allSatisfy { row in Set(columns.map { row.indices.contains($0) ? row[$0] : "" }).count == 1 }
    }

    /// Whether two date columns have different dates in some row.
    func differ(_ first: Int, _ second: Int) -> Bool {
        rows.contains { row in
            guard row.indices.contains(first), row.indices.contains(second),
                let one = CellShape.day(row[first], dayFirst: true),
                let other = CellShape.day(row[second], dayFirst: true)
            else { return false }
            return one != other
        }
    }

    /// Whether the column has the number of days between two others in each row, in one date order.
    func countNights(_ column: Int, from first: Int, to last: Int) -> Bool {
        let width = max(column, first, last)
        let whole = rows.filter { $0.count > width && !$0[column].isEmpty }
        return !whole.isEmpty
            && [true, false].contains { dayFirst in
                whole.allSatisfy { row in
                    guard let from = CellShape.day(row[first], dayFirst: dayFirst),
                        let to = CellShape.day(row[last], dayFirst: dayFirst)
                    else { return false }
                    return Int(row[column]) == Int(to - from)
                }
            }
    }

    /// Whether the column contains only 1.
    func holdsOnlyOnes(_ column: Int) -> Bool {
        let cells = cells(column)
        return !cells.isEmpty && cells.allSatisfy { $0 == "1" }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { asciiValue.map { 0x30...0x39 ~= $0 } ?? false }
}
