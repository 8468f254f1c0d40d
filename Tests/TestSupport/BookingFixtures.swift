package import Core

/// One booking as tests write it; days are day numbers.
package struct TestBooking {
    /// nil for `R` and the row.
    package var id: String?
    package var property: String?
    package var site: String? = "1"
    package var category: String?
    package var channel: String?
    package var camper: UInt64 = 0
    package var arrival: Int32? = 0
    package var departure: Int32? = 1
    package var guests: Int?
    package var status = BookingStatus.confirmed
    /// Minor units.
    package var total: Int64?
    package var paid: Int64?
    package var tax: Int64?
    package var rate: Int64?
    package var currency = "USD"
    package var leadDays: Int?

    package init(
        id: String? = nil, property: String? = nil, site: String? = "1", category: String? = nil,
        channel: String? = nil,
        camper: UInt64 = 0, arrival: Int32? = 0, departure: Int32? = 1, guests: Int? = nil,
        status: BookingStatus = .confirmed, total: Int64? = nil, paid: Int64? = nil, tax: Int64? = nil,
        rate: Int64? = nil,
        currency: String = "USD", leadDays: Int? = nil
    ) {
        self.id = id
        self.property = property
        self.site = site
        self.category = category
        self.channel = channel
        self.camper = camper
        self.arrival = arrival
        self.departure = departure
        self.guests = guests
        self.status = status
        self.total = total
        self.paid = paid
        self.tax = tax
        self.rate = rate
        self.currency = currency
        self.leadDays = leadDays
    }
}

package func makeBookings(_ rows: [TestBooking]) -> Bookings {
    var bookings = Bookings()
    for (index, row) in rows.enumerated() {
        bookings.records.append(.none)
        bookings.id.append(row.id ?? "R\(index)")
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
        bookings.paid.append(row.paid.map(AmountCell.init(minorUnits:)) ?? .missing)
        bookings.tax.append(row.tax.map(AmountCell.init(minorUnits:)) ?? .missing)
        bookings.currency.append(Currency(row.currency) ?? .none)
        bookings.status.append(row.status)
        bookings.bookedOn.append(.missing)
        bookings.leadDays.append(row.leadDays.map(CountCell.init) ?? .missing)
    }
    return bookings
}

package func datasetOf(_ rows: [TestBooking], campSites: [CampSite] = []) -> Dataset {
    var dataset = Dataset()
    dataset.bookings = makeBookings(rows)
    dataset.campSites.rows = campSites
    return dataset
}
