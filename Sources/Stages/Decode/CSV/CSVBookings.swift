internal import Core
internal import Formats
internal import Services

/// Turns the rows of a slice into columns of bookings, one column after the other.
///
/// What a column lacks is filled as `Bookings` says: departure from arrival and nights, nights from both dates,
/// guests from its parts, lead days from arrival and the day of booking.
struct CSVBookingsDecoder {
    private let plan: CSVPlan
    private var reader: CSVCellReader
    private let dates: CSVDateReader
    private let rowCount: Int

    init(plan: CSVPlan, reader: CSVCellReader) {
        self.plan = plan
        self.reader = reader
        dates = CSVDateReader(order: plan.readingOrder)
        rowCount = reader.rowCount
    }

    /// `records` are the places of the rows in the file.
    mutating func decode(records: [RecordReference]) -> Bookings {
        var table = Bookings()
        table.carried = Set(plan.carried.compactMap(BookingField.init(rawValue:)))
        table.repeatedID = plan.preset?.repeatedID ?? .duplicate
        table.usualProperty = plan.settings.property
        // No column at all would be filled into the empty array that all threads share.
        if rowCount == 0 { return table }
        table.records = records
        table.id = idColumn()
        table.property = symbolColumn(.property)
        table.site = plan.settings.site.map { constantSymbol($0) } ?? symbolColumn(.siteNumber)
        table.category = symbolColumn(.category)
        table.channel = symbolColumn(.channel)
        table.camper = camperColumn()
        if plan.settings.keepsGuests {
            let plan = DialingPlan.of(plan.settings.country)
            table.email = addressColumn(.email) { EmailAddress.hash($0) }
            table.phone = addressColumn(.phone) { PhoneNumber.e164($0, plan: plan) }
        }
        table.status = statusColumn()

        table.arrival = PackedIntegerColumn(dateColumn(.arrival))
        table.departure = PackedIntegerColumn(dateColumn(.departure))
        table.nights = PackedIntegerColumn(countColumn(.nights))
        table.bookedOn = PackedIntegerColumn(dateColumn(.bookedOn))
        table.leadDays = PackedIntegerColumn(countColumn(.leadDays))
        table.completeStays()
        table.completeLeadDays()
        var guests = countColumn(.guests)
        CSVDerivation.guests(
            &guests,
            parts: [.adults, .children, .infants].filter { plan.bindings[$0.rawValue] != nil }.map {
                countColumn($0)
            })
        table.guests = PackedIntegerColumn(guests)

        var amounts = CSVAmountColumns(plan: plan, currencies: currencyColumn())
        for field in [BookingField.nightlyRate, .total, .paid, .tax] {
            guard let binding = plan.bindings[field.rawValue] else { continue }
            amounts.add(field, binding, reader: &reader)
        }
        table.rate = PackedIntegerColumn(amounts.column(.nightlyRate))
        table.total = PackedIntegerColumn(amounts.column(.total))
        table.paid = PackedIntegerColumn(amounts.column(.paid))
        table.tax = PackedIntegerColumn(amounts.column(.tax))
        table.currency = PackedIntegerColumn(amounts.currencies)
        return table
    }

    private mutating func idColumn() -> TextColumn {
        if case .column(let column)? = plan.bindings[BookingField.reservationID.rawValue] {
            let cells = reader.cells(column: column)
            let gathered = ByteGather.joined(reader.text, starts: cells.starts.places, ends: cells.ends.places)
            return TextColumn(bytes: gathered.bytes, ends: gathered.ends)
        }
        var ids = TextColumn()
        if plan.keyColumns.isEmpty {
            return TextColumn(bytes: [], ends: [UInt32](repeating: 0, count: rowCount))
        }
        let parts = plan.keyColumns.map { reader.cells(column: $0) }
        for row in 0..<rowCount {
            var key: [UInt8] = []
            for (index, cells) in parts.enumerated() {
                if index > 0 { key.append(0x2F) }
                key.append(contentsOf: reader.text[Int(cells.starts[row])..<Int(cells.ends[row])])
            }
            ids.append(key[...])
        }
        return ids
    }

    private mutating func symbolColumn(_ field: BookingField) -> DictionaryColumn {
        switch plan.bindings[field.rawValue] {
        case .column(let column):
            let known = field == .siteNumber ? plan.siteNumbers : nil
            let (names, codes) = symbols(column, known: known)
            return DictionaryColumn(facts: known?.facts, names: names, codes: codes)
        case .constant(let text): return constantSymbol(text)
        case .date, .sum, nil:
            return DictionaryColumn(names: [], codes: [Int32](repeating: DictionaryColumn.missing, count: rowCount))
        }
    }

    private func constantSymbol(_ text: String) -> DictionaryColumn {
        DictionaryColumn(names: [text], codes: [Int32](repeating: 0, count: rowCount))
    }

    /// A column's different texts that the vocabulary does not have, in order of first appearance, and the place of each
    /// row's: in the vocabulary, or behind it among them.
    private mutating func symbols(
        _ column: Int, known: CSVSharedDictionary? = nil
    ) -> (names: [String], codes: [Int32]) {
        let cells = reader.cells(column: column)
        var symbols = CSVSymbols(known: known)
        let codes = symbols.codes(reader.text.span, cells)
        let names = symbols.places.map { place in
            String(decoding: reader.text[Int(place.lowerBound)..<Int(place.upperBound)], as: UTF8.self)
        }
        return (names, codes)
    }

    private mutating func camperColumn() -> [UInt64] {
        guard case .column(let column)? = plan.bindings[BookingField.camperName.rawValue] else {
            return [UInt64](repeating: 0, count: rowCount)
        }
        let cells = reader.cells(column: column)
        let text = reader.text.span
        return [UInt64](capacity: rowCount) { hashes in
            cells.forEach { hashes.append(PersonName.hash(text, $0, $1)) }
        }
    }

    /// What `key` makes of each cell of a column; 0 without the column and for empty cells.
    private mutating func addressColumn(_ field: BookingField, _ key: (ArraySlice<UInt8>) -> UInt64) -> [UInt64] {
        guard case .column(let column)? = plan.bindings[field.rawValue] else {
            return [UInt64](repeating: 0, count: rowCount)
        }
        let cells = reader.cells(column: column)
        return (0..<rowCount).map { key(reader.text[Int(cells.starts[$0])..<Int(cells.ends[$0])]) }
    }

    /// Without a status column every booking is confirmed; with one, an empty word is unknown as any other.
    private mutating func statusColumn() -> [BookingStatus] {
        let words = CSVStatusWords(own: plan.settings.statuses)
        switch plan.bindings[BookingField.status.rawValue] {
        case .column(let column):
            let (names, codes) = symbols(column)
            let statuses = names.map { words.status($0) }
            return codes.map { $0 < 0 ? .unknown : statuses[Int($0)] }
        case .constant(let text): return [BookingStatus](repeating: words.status(text), count: rowCount)
        case .date, .sum, nil: return [BookingStatus](repeating: .confirmed, count: rowCount)
        }
    }

    private mutating func currencyColumn() -> [Currency] {
        let home = plan.settings.currency
        let signs = CSVCurrencySymbols(home: home)
        switch plan.bindings[BookingField.currency.rawValue] {
        case .column(let column):
            let (names, codes) = symbols(column)
            let currencies = names.map { signs.currency(Array($0.utf8)) ?? .none }
            return codes.map { $0 < 0 ? home : currencies[Int($0)] }
        case .constant(let text):
            return [Currency](repeating: signs.currency(Array(text.utf8)) ?? .none, count: rowCount)
        case .date, .sum, nil: return [Currency](repeating: home, count: rowCount)
        }
    }

    private mutating func dateColumn(_ field: BookingField) -> [DateCell] {
        CSVColumns.dates(plan.bindings[field.rawValue], dates, &reader)
    }

    private mutating func countColumn(_ field: BookingField) -> [CountCell] {
        CSVColumns.counts(plan.bindings[field.rawValue], &reader)
    }
}
