package import InnkeeperCore

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
        var booking = BookingRecord()
        booking.id = row.id ?? "R\(index)"
        booking.property = row.property
        booking.site = row.site
        booking.category = row.category
        booking.channel = row.channel
        booking.camper = row.camper
        booking.arrival = row.arrival.map(DateCell.init(raw:)) ?? .unreadable
        booking.departure = row.departure.map(DateCell.init(raw:)) ?? .missing
        if let arrival = row.arrival, let departure = row.departure {
            booking.nights = CountCell(Int(departure) - Int(arrival))
        }
        booking.guests = row.guests.map(CountCell.init) ?? .missing
        booking.rate = row.rate.map(AmountCell.init(minorUnits:)) ?? .missing
        booking.total = row.total.map(AmountCell.init(minorUnits:)) ?? .missing
        booking.paid = row.paid.map(AmountCell.init(minorUnits:)) ?? .missing
        booking.tax = row.tax.map(AmountCell.init(minorUnits:)) ?? .missing
        booking.currency = Currency(row.currency) ?? .none
        booking.status = row.status
        booking.leadDays = row.leadDays.map(CountCell.init) ?? .missing
        bookings.append(booking)
    }
    return bookings
}

package func datasetOf(_ rows: [TestBooking], campSites: [CampSite] = []) -> Dataset {
    var dataset = Dataset()
    dataset.bookings = makeBookings(rows)
    dataset.campSites.rows = campSites
    return dataset
}
