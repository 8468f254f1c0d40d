import Core

/// One booking as tests write it; days are day numbers.
struct TestBooking {
    var property: String?
    var site: String? = "1"
    var category: String?
    var channel: String?
    var camper: UInt64 = 0
    var arrival: Int32? = 0
    var departure: Int32? = 1
    var guests: Int?
    var status = BookingStatus.confirmed
    /// Minor units.
    var total: Int64?
    var tax: Int64?
    var rate: Int64?
    var currency = "USD"
    var leadDays: Int?
}

func makeBookings(_ rows: [TestBooking]) -> Bookings {
    var bookings = Bookings()
    for (index, row) in rows.enumerated() {
        bookings.records.append(.none)
        bookings.id.append("R\(index)")
        bookings.property.append(row.property)
        bookings.site.append(row.site)
        bookings.category.append(row.category)
        bookings.channel.append(row.channel)
        bookings.camper.append(row.camper)
        bookings.arrival.append(row.arrival.map(DateCell.init(raw:)) ?? .unreadable)
        bookings.departure.append(row.departure.map(DateCell.init(raw:)) ?? .missing)
        if let arrival = row.arrival, let departure = row.departure {
            bookings.nights.append(CountCell(Int(departure) - Int(arrival)))
        } else {
            bookings.nights.append(.missing)
        }
        bookings.guests.append(row.guests.map(CountCell.init) ?? .missing)
        bookings.rate.append(row.rate.map(AmountCell.init(minorUnits:)) ?? .missing)
        bookings.total.append(row.total.map(AmountCell.init(minorUnits:)) ?? .missing)
        bookings.paid.append(.missing)
        bookings.tax.append(row.tax.map(AmountCell.init(minorUnits:)) ?? .missing)
        bookings.currency.append(Currency(row.currency) ?? .none)
        bookings.status.append(row.status)
        bookings.bookedOn.append(.missing)
        bookings.leadDays.append(row.leadDays.map(CountCell.init) ?? .missing)
    }
    return bookings
}

func datasetOf(_ rows: [TestBooking], campSites: [CampSite] = []) -> Dataset {
    var dataset = Dataset()
    dataset.bookings = makeBookings(rows)
    dataset.campSites.rows = campSites
    return dataset
}
