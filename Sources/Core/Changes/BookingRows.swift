// Two rows of two tables of bookings, compared and shown. Symbols (sites, channels) have codes of their own in each
// table, so that codes are translated once a batch, not names compared once a row.

/// How the names of a batch are called in another table.
struct SymbolTranslation {
    /// By code of the batch; `unknown` for a name that the table does not have.
    private let codes: [Int32]

    private static let unknown: Int32 = -2

    init(_ batch: SymbolColumn, in table: SymbolColumn) {
        codes = table.codes(of: batch).map { $0 < 0 ? SymbolTranslation.unknown : $0 }
    }

    func callAsFunction(_ code: Int32) -> Int32 { code < 0 ? code : codes[Int(code)] }
}

/// Compares rows of `batch` with rows of `table`. A reference, because closures that ask it row by row would each copy
/// some fifty columns' references.
final class BookingRows: Sendable {
    let table: Bookings
    let batch: Bookings
    private let site: SymbolTranslation
    private let property: SymbolTranslation
    private let category: SymbolTranslation
    private let channel: SymbolTranslation
    private let hasGuests: Bool

    init(_ batch: Bookings, in table: Bookings) {
        self.table = table
        self.batch = batch
        site = SymbolTranslation(batch.site, in: table.site)
        property = SymbolTranslation(batch.property, in: table.property)
        category = SymbolTranslation(batch.category, in: table.category)
        channel = SymbolTranslation(batch.channel, in: table.channel)
        hasGuests = !batch.email.isEmpty && !table.email.isEmpty
    }

    func hasSameSite(_ row: Int, _ other: Int) -> Bool { site(batch.site.codes[row]) == table.site.codes[other] }

    /// Without `amounts`, what was charged and paid does not count.
    func isEqual(_ row: Int, _ other: Int, amounts: Bool) -> Bool {
        guard batch.arrival[row] == table.arrival[other], batch.departure[row] == table.departure[other],
            batch.status[row] == table.status[other], hasSameSite(row, other),
            batch.camper[row] == table.camper[other], batch.nights[row] == table.nights[other],
            batch.guests[row] == table.guests[other], batch.bookedOn[row] == table.bookedOn[other],
            batch.rate[row] == table.rate[other], batch.currency[row] == table.currency[other],
            property(batch.property.codes[row]) == table.property.codes[other],
            category(batch.category.codes[row]) == table.category.codes[other],
            channel(batch.channel.codes[row]) == table.channel.codes[other]
        else { return false }
        return (!amounts || hasEqualAmounts(row, other)) && (!hasGuests || hasEqualGuest(row, other))
    }

    private func hasEqualAmounts(_ row: Int, _ other: Int) -> Bool {
        batch.total[row] == table.total[other] && batch.paid[row] == table.paid[other]
            && batch.tax[row] == table.tax[other]
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
            case .property: property(batch.property.codes[row]) != table.property.codes[other]
            case .siteNumber: !hasSameSite(row, other)
            case .category: category(batch.category.codes[row]) != table.category.codes[other]
            case .channel: channel(batch.channel.codes[row]) != table.channel.codes[other]
            case .camperName: batch.camper[row] != table.camper[other]
            case .phone: hasGuests && batch.phone[row] != table.phone[other]
            case .email: hasGuests && batch.email[row] != table.email[other]
            case .arrival: batch.arrival[row] != table.arrival[other]
            case .nights: batch.nights[row] != table.nights[other]
            case .departure: batch.departure[row] != table.departure[other]
            case .guests: batch.guests[row] != table.guests[other]
            case .nightlyRate: batch.rate[row] != table.rate[other]
            case .total: amounts && batch.total[row] != table.total[other]
            case .paid: amounts && batch.paid[row] != table.paid[other]
            case .tax: amounts && batch.tax[row] != table.tax[other]
            case .currency: batch.currency[row] != table.currency[other]
            case .status: batch.status[row] != table.status[other]
            case .bookedOn: batch.bookedOn[row] != table.bookedOn[other]
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
