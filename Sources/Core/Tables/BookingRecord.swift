/// One booking, for tables that are filled row by row: from a calendar, a service's batch or a test fixture.
public struct BookingRecord: Sendable {
    public var record = RecordReference.none
    public var id = ""
    public var property: String?
    public var site: String?
    public var category: String?
    public var channel: String?
    public var camper: UInt64 = 0
    /// Guests are matched by this and `phone`; both are nil if the source does not keep them.
    public var email: UInt64?
    public var phone: UInt64?
    public var arrival = DateCell.missing
    public var departure = DateCell.missing
    public var nights = CountCell.missing
    public var guests = CountCell.missing
    public var rate = AmountCell.missing
    public var total = AmountCell.missing
    public var paid = AmountCell.missing
    public var tax = AmountCell.missing
    public var currency = Currency.none
    public var status = BookingStatus.confirmed
    public var bookedOn = DateCell.missing
    public var leadDays = CountCell.missing
    public var cancelledOn = DateCell.missing
    public var dueOn = DateCell.missing
    public var commission = AmountCell.missing
    public var net = AmountCell.missing

    public init() {}
}

extension Bookings {
    public mutating func append(_ booking: BookingRecord) {
        records.append(booking.record)
        id.append(booking.id)
        property.append(booking.property)
        site.append(booking.site)
        category.append(booking.category)
        channel.append(booking.channel)
        camper.append(booking.camper)
        if let hash = booking.email { email.append(hash) }
        if let number = booking.phone { phone.append(number) }
        arrival.append(booking.arrival)
        departure.append(booking.departure)
        nights.append(booking.nights)
        guests.append(booking.guests)
        rate.append(booking.rate)
        total.append(booking.total)
        paid.append(booking.paid)
        tax.append(booking.tax)
        currency.append(booking.currency)
        status.append(booking.status)
        bookedOn.append(booking.bookedOn)
        leadDays.append(booking.leadDays)
        cancelledOn.append(booking.cancelledOn)
        dueOn.append(booking.dueOn)
        commission.append(booking.commission)
        net.append(booking.net)
    }
}
