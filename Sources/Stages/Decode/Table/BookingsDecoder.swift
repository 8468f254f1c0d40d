internal import InnkeeperCore
internal import InnkeeperServices

/// Converts the rows of a slice to columns of bookings, column by column.
///
/// Missing values are completed as documented in `Bookings`: departure from arrival and nights, nights from both dates,
/// guests from their parts, lead days from arrival and booking date.
extension FieldColumns {
    /// `records` gives the positions of the rows in the file.
    mutating func bookings(_ records: [RecordReference]) -> Bookings {
        var table = Bookings()
        table.carried = Set(plan.carried.compactMap(BookingField.init(rawValue:)))
        table.repeatedID = plan.repeatedID
        table.usualProperty = plan.settings.property
        // Filling empty columns would write to the empty-array storage that all threads share.
        if records.isEmpty { return table }
        table.records = RecordColumn(records)
        table.id = ids(BookingField.reservationID)
        table.property = dictionary(BookingField.property)
        table.site =
            plan.settings.site.map { constantDictionary($0) }
            ?? dictionary(BookingField.siteNumber, known: plan.siteNumbers)
        table.category = dictionary(BookingField.category)
        table.channel = dictionary(BookingField.channel)
        table.camper = camperColumn()
        if plan.settings.keepsGuests {
            let numbers = DialingPlan.of(plan.settings.country)
            table.email = addressColumn(.email) { EmailAddress.hash($0) }
            table.phone = addressColumn(.phone) { PhoneNumber.e164($0, plan: numbers) }
        }
        // Without a status column every booking is confirmed; with one, an empty cell is unknown, like any other
        // unknown word.
        let words = StatusWords(own: plan.settings.statuses)
        table.status = values(BookingField.status, missing: .unknown, absent: .confirmed) { words.status($0) }

        table.arrival = PackedIntegerColumn(dates(BookingField.arrival))
        table.departure = PackedIntegerColumn(dates(BookingField.departure))
        table.nights = PackedIntegerColumn(counts(BookingField.nights))
        table.bookedOn = PackedIntegerColumn(dates(BookingField.bookedOn))
        table.leadDays = PackedIntegerColumn(counts(BookingField.leadDays))
        decodeCancellations(into: &table)
        table.dueOn = ownDates(.dueOn)
        table.completeStays()
        table.completeLeadDays()
        table.guests = PackedIntegerColumn(guestsColumn())
        decodeAmounts(into: &table)
        return table
    }

    /// Dates that most tables don't have; the column then takes no memory.
    mutating func ownDates(_ field: BookingField) -> PackedIntegerColumn<DateCell> {
        plan.bindings[field.rawValue] == nil
            ? PackedIntegerColumn(repeating: .missing, count: rowCount) : PackedIntegerColumn(dates(field))
    }

    private mutating func camperColumn() -> [UInt64] {
        guard let cells = cells(BookingField.camperName) else {
            return [UInt64](repeating: 0, count: rowCount)
        }
        var names = PersonNames()
        return cells.map { names.hash($0, $1, $2) }
    }

    /// `key` of each cell in a column; 0 for empty cells, or without the column.
    private mutating func addressColumn(_ field: BookingField, _ key: (ArraySlice<UInt8>) -> UInt64) -> [UInt64] {
        guard let cells = cells(field) else { return [UInt64](repeating: 0, count: rowCount) }
        return (0..<rowCount).map { key(cells.bytes($0)) }
    }

    /// The number of guests, or the sum of its parts if it is not given.
    private mutating func guestsColumn() -> [CountCell] {
        if case .column(let column)? = plan.bindings[BookingField.guests.rawValue],
            PartyHeading.isOne(plan.header[column])
        {
            let cells = cells(column: column)
            return (0..<rowCount).map { PartyHeading.count(cells.string($0)) }
        }
        var guests = counts(BookingField.guests)
        let parts = [BookingField.adults, .children, .infants].filter { plan.bindings[$0.rawValue] != nil }
        let counts = parts.map { self.counts($0) }
        // The infants are not all of them.
        guard parts.first == .adults else { return guests }
        for row in guests.indices where guests[row] == .missing { guests[row] = CountCell.total(counts, row) }
        return guests
    }

    private mutating func decodeAmounts(into table: inout Bookings) {
        let home = plan.currency
        let signs = CurrencySymbols(home: home)
        let currencies = values(BookingField.currency, missing: home, absent: home) {
            signs.currency(Array($0.utf8)) ?? .unknown
        }
        var amounts = AmountColumns(plan: plan, currencies: currencies)
        // The total comes first: its currency is the booking's.
        for field in [BookingField.total, .nightlyRate, .paid, .balance, .tax, .commission, .net] {
            amounts.add(field, &self)
        }
        table.rate = PackedIntegerColumn(amounts.column(.nightlyRate))
        table.total = PackedIntegerColumn(amounts.column(.total))
        table.paid = PackedIntegerColumn(amounts.paid)
        table.tax = PackedIntegerColumn(amounts.column(.tax))
        table.commission = amounts.ownColumn(.commission)
        table.net = amounts.ownColumn(.net)
        table.currency = PackedIntegerColumn(amounts.currencies)
    }
}
