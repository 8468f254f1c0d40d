package import InnkeeperCore

/// Key figures by period and group of bookings.
package enum KPITable: OutputTable {
    package static let path = "kpis.csv"
    package static let needs = DatasetPart.occupancy
    package static let columns = [
        OutputColumn("period", .text, "YYYY-MM for a month, all for the whole window"),
        OutputColumn("property", .text, "empty for all"),
        OutputColumn("category", .text, "empty for all"),
        OutputColumn("channel", .text, "empty for all"),
        OutputColumn(
            "nights_available", .integer,
            "sites times nights, closed nights too, as STR counts; empty when the sites are not known"),
        OutputColumn("nights_sold", .integer, "nights of stays in the period"),
        OutputColumn("stays", .integer, "stays with a night in the period"),
        OutputColumn("room_revenue", .decimal, "tax left out, shared out by night"),
        OutputColumn("currency", .text, "ISO 4217; empty when not known"),
        OutputColumn("occupancy", .decimal, "nights sold / nights available"),
        OutputColumn("adr", .decimal, "room revenue / nights sold for which a revenue is known"),
        OutputColumn("revpar", .decimal, "room revenue / nights available"),
        OutputColumn("alos", .decimal, "nights / stays, of stays that arrive in the period"),
        OutputColumn("bookings", .integer, "bookings that arrive in the period; those the rules reject are left out"),
        OutputColumn("cancelled", .integer, "of these, cancelled"),
        OutputColumn("no_show", .integer, "of these, never came"),
        OutputColumn("invalid", .integer, "bookings that the rules reject, by arrival; in no other figure"),
        OutputColumn("cancellation_rate", .decimal, "cancelled / bookings"),
        OutputColumn("no_show_rate", .decimal, "no_show / bookings"),
        OutputColumn("lead_days_mean", .decimal, "days from booking to arrival"),
        OutputColumn("lead_days_median", .decimal, "days from booking to arrival"),
    ]

    package static func forEachRow(_ input: RunData, _ body: (borrowing OutputRow) throws -> Void) rethrows {
        for row in input.dataset.kpis {
            let digits = row.currency.minorDigits
            let amounts: [String] = [
                Money(minorUnits: row.roomRevenue, currency: row.currency).decimal,
                row.currency.code,
                ratio(row.occupancy),
                row.adr?.decimal(digits: digits) ?? "",
                row.revpar?.decimal(digits: digits) ?? "",
                ratio(row.averageStay),
            ]
            let counts: [String] = [row.bookings, row.cancelled, row.noShow, row.invalid].map(String.init)
            let rates: [String] = [
                ratio(row.cancellationRate),
                ratio(row.noShowRate),
                ratio(row.leadDaysMean),
                row.leadDaysMedian.map { Numbers.fixed($0, digits: 1) } ?? "",
            ]
            let group = [row.period, row.property, row.category, row.channel]
            let nights = [row.nightsAvailable.map(String.init) ?? "", String(row.nightsSold), String(row.stays)]
            try body(OutputRow(group + nights + amounts + counts + rates))
        }
    }

    /// Four decimals; empty if the denominator is 0 or unknown.
    private static func ratio(_ value: Quotient?) -> String { value?.decimal(digits: 4) ?? "" }
}
