package import Core

extension KPIRow {
    /// Whether it is about all properties, categories and channels together.
    package var isForAll: Bool { property.isEmpty && category.isEmpty && channel.isEmpty }

    /// The figures that a manager reads, with their names; a value is empty when its denominator is 0 or not known.
    package var figures: [(name: String, value: String)] {
        [
            (Messages.nightsSold, Numbers.grouped(counts.nightsSold)),
            (Messages.stays, Numbers.grouped(counts.stays)),
            (Messages.occupancy, Formatting.percent(occupancy)),
            (Messages.revenue, Formatting.money(Money(minorUnits: counts.roomRevenue, currency: currency))),
            (Messages.adr, Formatting.money(adr, in: currency)),
            (Messages.revpar, Formatting.money(revpar, in: currency)),
            (Messages.averageStay, averageStay?.decimal(digits: 1) ?? ""),
            (Messages.bookings, Numbers.grouped(counts.bookings)),
            (Messages.cancelled, Formatting.percent(cancellationRate)),
            (Messages.noShow, Formatting.percent(noShowRate)),
            (Messages.invalid, Numbers.grouped(counts.invalid)),
            (Messages.leadDays, leadDaysMean?.decimal(digits: 1) ?? ""),
        ]
    }
}
