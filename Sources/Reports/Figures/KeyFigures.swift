package import Core

extension KPIRow {
    /// Whether it is about all properties, categories and channels together.
    package var isForAll: Bool { property.isEmpty && category.isEmpty && channel.isEmpty }

    /// The figures that a manager reads, with their names; a value is empty when its denominator is 0 or not known.
    package var figures: [(name: String, value: String)] {
        [
            (Messages.nightsSold, Numbers.grouped(nightsSold)),
            (Messages.stays, Numbers.grouped(stays)),
            (Messages.occupancy, Formatting.percent(occupancy)),
            (Messages.revenue, Formatting.money(Money(minorUnits: roomRevenue, currency: currency))),
            (Messages.adr, Formatting.money(adr, in: currency)),
            (Messages.revpar, Formatting.money(revpar, in: currency)),
            (Messages.averageStay, averageStay?.decimal(digits: 1) ?? ""),
            (Messages.bookings, Numbers.grouped(bookings)),
            (Messages.cancelled, Formatting.percent(cancellationRate)),
            (Messages.noShow, Formatting.percent(noShowRate)),
            (Messages.invalid, Numbers.grouped(invalid)),
            (Messages.leadDays, leadDaysMean?.decimal(digits: 1) ?? ""),
        ]
    }
}
