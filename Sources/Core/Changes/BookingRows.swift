// Two rows of two tables of bookings, compared and shown. Symbols (sites, channels) have codes of their own in each
// table, so that codes are translated once a batch, not names compared once a row.

/// Compares rows of `batch` with rows of `table`. A reference, because closures that ask it row by row would each copy
/// some fifty columns' references.
final class BookingRows: Sendable {
    let table: Bookings
    let batch: Bookings
    private let hasGuests: Bool
    /// More than one on either side: then a number means something only within one.
    private let hasSeveralProperties: Bool
    // The batch's columns once more, as arrays: every row of a past run is asked for all of them.
    private let arrival: [DateCell]
    private let departure: [DateCell]
    private let bookedOn: [DateCell]
    private let nights: [CountCell]
    private let guests: [CountCell]
    private let rate: [AmountCell]
    private let total: [AmountCell]
    private let paid: [AmountCell]
    private let tax: [AmountCell]
    private let currency: [Currency]
    private let sites: [Int32]
    private let properties: [Int32]
    private let categories: [Int32]
    private let channels: [Int32]

    init(_ batch: Bookings, in table: Bookings) {
        self.table = table
        self.batch = batch
        hasGuests = !batch.email.isEmpty && !table.email.isEmpty
        hasSeveralProperties = max(batch.property.names.count, table.property.names.count) > 1
        arrival = batch.arrival.cells
        departure = batch.departure.cells
        bookedOn = batch.bookedOn.cells
        nights = batch.nights.cells
        guests = batch.guests.cells
        rate = batch.rate.cells
        total = batch.total.cells
        paid = batch.paid.cells
        tax = batch.tax.cells
        currency = batch.currency.cells
        sites = BookingRows.codes(of: batch.site, in: table.site)
        properties = BookingRows.codes(of: batch.property, in: table.property)
        categories = BookingRows.codes(of: batch.category, in: table.category)
        channels = BookingRows.codes(of: batch.channel, in: table.channel)
    }

    /// The codes of a batch's rows as the table has them; another one for a name that the table does not have.
    private static func codes(of batch: DictionaryColumn, in table: DictionaryColumn) -> [Int32] {
        let known = table.codes(of: batch)
        return batch.codes.cells.map { code in
            if code < 0 { return code }
            return known[Int(code)] < 0 ? unknown : known[Int(code)]
        }
    }

    private static let unknown: Int32 = -2

    func hasSameSite(_ row: Int, _ other: Int) -> Bool { sites[row] == table.site.codes[other] }

    /// Whether a number may be the same booking's: not where both name a property and it is another one. Where each side
    /// names one alone, it was renamed.
    func mayHaveSameProperty(_ row: Int, _ other: Int) -> Bool {
        let (own, others) = (properties[row], table.property.codes[other])
        return !hasSeveralProperties || own == others || own == DictionaryColumn.missing || others < 0
    }

    /// Without `amounts`, what was charged and paid does not count.
    func isEqual(_ row: Int, _ other: Int, amounts: Bool) -> Bool {
        guard arrival[row] == table.arrival[other], departure[row] == table.departure[other],
            batch.status[row] == table.status[other], hasSameSite(row, other),
            batch.camper[row] == table.camper[other], nights[row] == table.nights[other],
            guests[row] == table.guests[other], bookedOn[row] == table.bookedOn[other],
            rate[row] == table.rate[other], currency[row] == table.currency[other],
            properties[row] == table.property.codes[other], categories[row] == table.category.codes[other],
            channels[row] == table.channel.codes[other]
        else { return false }
        return (!amounts || hasEqualAmounts(row, other)) && (!hasGuests || hasEqualGuest(row, other))
    }

    private func hasEqualAmounts(_ row: Int, _ other: Int) -> Bool {
        total[row] == table.total[other] && paid[row] == table.paid[other] && tax[row] == table.tax[other]
    }

    private func hasEqualGuest(_ row: Int, _ other: Int) -> Bool {
        batch.email[row] == table.email[other] && batch.phone[row] == table.phone[other]
    }

    /// The fields in which the rows differ; empty exactly when `isEqual`.
    func differences(_ row: Int, _ other: Int, amounts: Bool) -> [BookingField] {
        BookingField.allCases.filter { field in
            switch field {
            // The number is what they are known by. Parties are in `guests`, lead days follow from the two days.
            case .reservationID, .adults, .children, .infants, .leadDays: false
            case .property: properties[row] != table.property.codes[other]
            case .siteNumber: !hasSameSite(row, other)
            case .category: categories[row] != table.category.codes[other]
            case .channel: channels[row] != table.channel.codes[other]
            case .camperName: batch.camper[row] != table.camper[other]
            case .phone: hasGuests && batch.phone[row] != table.phone[other]
            case .email: hasGuests && batch.email[row] != table.email[other]
            case .arrival: arrival[row] != table.arrival[other]
            case .nights: nights[row] != table.nights[other]
            case .departure: departure[row] != table.departure[other]
            case .guests: guests[row] != table.guests[other]
            case .nightlyRate: rate[row] != table.rate[other]
            case .total: amounts && total[row] != table.total[other]
            case .paid: amounts && paid[row] != table.paid[other]
            case .tax: amounts && tax[row] != table.tax[other]
            case .currency: currency[row] != table.currency[other]
            case .status: batch.status[row] != table.status[other]
            case .bookedOn: bookedOn[row] != table.bookedOn[other]
            }
        }
    }
}

extension Bookings {
    /// A field as it is shown where a change is told. What is personal is only a hash here: that it is there is all
    /// that can be said.
    public func shownText(_ row: Int, _ field: BookingField) -> String {
        func amount(_ cell: AmountCell) -> String {
            cell.minorUnits.map { Money.decimal($0, digits: currency[row].minorDigits) } ?? ""
        }
        func personal(_ hash: UInt64) -> String { hash == 0 ? "" : Finding.mask }
        return switch field {
        case .reservationID: id[row]
        case .property: property[row] ?? ""
        case .siteNumber: site[row] ?? ""
        case .category: category[row] ?? ""
        case .channel: channel[row] ?? ""
        case .camperName: personal(camper[row])
        case .phone: phone.isEmpty ? "" : personal(phone[row])
        case .email: email.isEmpty ? "" : personal(email[row])
        case .arrival: arrival[row].date?.description ?? ""
        case .nights: nights[row].value.map(String.init) ?? ""
        case .departure: departure[row].date?.description ?? ""
        case .guests: guests[row].value.map(String.init) ?? ""
        case .nightlyRate: amount(rate[row])
        case .total: amount(total[row])
        case .paid: amount(paid[row])
        case .tax: amount(tax[row])
        case .currency: currency[row].code
        case .status: status[row].name
        case .bookedOn: bookedOn[row].date?.description ?? ""
        case .leadDays: leadDays[row].value.map(String.init) ?? ""
        case .adults, .children, .infants: ""
        }
    }
}
