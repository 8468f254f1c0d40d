package import Core

extension KPIRow {
    /// Whether it is about all properties, categories and channels together.
    package var isForAll: Bool { property.isEmpty && category.isEmpty && channel.isEmpty }

    /// The figures that a manager reads, with their names; a value is empty when its denominator is 0 or not known.
    package var figures: [(name: String, value: String)] {
        [
            (Texts.nightsSold, Numbers.grouped(nightsSold)),
            (Texts.stays, Numbers.grouped(stays)),
            (Texts.occupancy, Words.percent(occupancy)),
            (Texts.revenue, Words.money(Money(minorUnits: roomRevenue, currency: currency))),
            (Texts.adr, Words.money(adr, in: currency)),
            (Texts.revpar, Words.money(revpar, in: currency)),
            (Texts.averageStay, averageStay?.decimal(digits: 1) ?? ""),
            (Texts.bookings, Numbers.grouped(bookings)),
            (Texts.cancelled, Words.percent(cancellationRate)),
            (Texts.noShow, Words.percent(noShowRate)),
            (Texts.invalid, Numbers.grouped(invalid)),
            (Texts.leadDays, leadDaysMean?.decimal(digits: 1) ?? ""),
        ]
    }
}
