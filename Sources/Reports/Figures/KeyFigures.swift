package import InnkeeperCore

extension KPIRow {
    /// Whether it covers all properties, categories and channels together.
    package var isForAll: Bool { property.isEmpty && category.isEmpty && channel.isEmpty }

    /// The figures a manager reads, with their names; a value is empty if its denominator is 0 or unknown.
    package func figures(_ words: Messages, ofSeen: Bool) -> [(name: String, value: String)] {
        [
            (words[.nightsSold], words.number(counts.nightsSold)),
            (words[.stays], words.number(counts.stays)),
            (words.occupancy(ofSeen: ofSeen), words.percent(occupancy)),
            (words[.revenue], words.money(Money(minorUnits: counts.roomRevenue, currency: currency))),
            (words[.adr], words.money(adr, in: currency)),
            (words[.revpar], words.money(revpar, in: currency)),
            (words[.averageStay], averageStay.map { words.decimal($0.decimal(digits: 1)) } ?? ""),
            (words[.bookings], words.number(counts.bookings)),
            (words[.cancelled], words.percent(cancellationRate)),
            (words[.noShow], words.percent(noShowRate)),
            (words[.invalid], words.number(counts.invalid)),
            (words[.leadDays], leadDaysMean.map { words.decimal($0.decimal(digits: 1)) } ?? ""),
        ]
    }
}
