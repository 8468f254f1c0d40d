extension Bookings {
    /// A field's text in lists of changes. Personal values are only hashes here, so they show as a mask.
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
        case .cancelledOn: cancelledOn.isEmpty ? "" : cancelledOn[row].date?.description ?? ""
        case .dueOn: dueOn.isEmpty ? "" : dueOn[row].date?.description ?? ""
        case .commission: commission.isEmpty ? "" : amount(commission[row])
        case .net: net.isEmpty ? "" : amount(net[row])
        case .balance: amount(balance(row).map { AmountCell(minorUnits: $0) } ?? .missing)
        case .adults, .children, .infants, .country, .notes, .eta, .payoutID: ""
        }
    }
}
