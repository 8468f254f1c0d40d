import InnkeeperCore
import InnkeeperReports
import Testing

struct KPITableTests {
    private func row(_ kpi: KPIRow) -> [String: String] {
        var dataset = Dataset()
        dataset.kpis = [kpi]
        var row: [String: String] = [:]
        KPITable.forEachRow(Fixture.input(dataset)) { cells in
            #expect(cells.count == KPITable.columns.count)
            row = Dictionary(uniqueKeysWithValues: zip(KPITable.columns.map(\.name), cells.texts))
        }
        return row
    }

    @Test func `ratios come from their own numerators and denominators`() {
        // Given a July of 10 sites, worked out by hand
        var july = KPIRow(period: "2026-07", channel: "desk")
        july.nightsAvailable = 310
        july.nightsSold = 155
        july.stays = 60
        july.roomRevenue = 620_050
        july.currency = Fixture.dollar
        july.nightsWithRevenue = 150
        july.bookings = 64
        july.cancelled = 2
        july.noShow = 1
        july.invalid = 5
        july.arrivalNights = 160
        july.arrivals = 61
        july.leadDaysSum = 100
        july.leadDaysCount = 3
        july.leadDaysMedian = 12.5
        // When it is written
        let row = row(july)
        // Then 6200.50 / 150 = 41.3367 and 6200.50 / 310 = 20.0016
        #expect(row["period"] == "2026-07")
        #expect(row["channel"] == "desk")
        #expect(row["occupancy"] == "0.5000")
        #expect(row["room_revenue"] == "6200.50")
        #expect(row["adr"] == "41.34")
        #expect(row["revpar"] == "20.00")
        #expect(row["alos"] == "2.6230")
        // 2/64 = 0.03125 is a tie at four decimals: up.
        #expect(row["cancellation_rate"] == "0.0313")
        #expect(row["no_show_rate"] == "0.0156")
        #expect(row["invalid"] == "5")
        #expect(row["lead_days_mean"] == "33.3333")
        #expect(row["lead_days_median"] == "12.5")
    }

    @Test func `nothing is divided by zero`() {
        // Given a month in which nothing happened and the sites are not known
        let row = row(KPIRow(period: "2026-08"))
        // Then the ratios are empty and the counts 0
        let ratios = ["occupancy", "adr", "revpar", "alos", "cancellation_rate", "no_show_rate", "lead_days_mean"]
        for name in ratios + ["lead_days_median", "nights_available"] { #expect(row[name] == "") }
        #expect(row["nights_sold"] == "0")
        #expect(row["bookings"] == "0")
    }
}
