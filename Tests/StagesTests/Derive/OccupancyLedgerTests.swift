import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

/// The ledger against a plain walk over every booking and every night.
struct OccupancyLedgerTests {
    /// Which figures: a period, what is grouped by, its name, the currency.
    struct Key: Hashable {
        var period: String
        var dimension: String
        var name: String
        var currency: String
    }

    struct Figures: Equatable {
        var sold = 0
        var stays: Set<Int> = []
        var revenue: Int64 = 0
        var withRevenue = 0
        var bookings = 0
        var cancelled = 0
        var noShow = 0
        var invalid = 0
        var arrivalNights = 0
        var arrivals = 0
        var leads: [Int] = []
    }

    @Test(arguments: 0..<10)
    func `random tables give what counting night by night gives`(seed: Int) async throws {
        // Given
        var random = SeededRandom(UInt64(seed) + 100)
        let rows = (0..<300).map { _ in OccupancyLedgerTests.booking(using: &random) }
        let dataset = datasetOf(rows)
        let from = day("2026-01-20")
        let to = day("2026-05-10")
        let options = OptionValues(["from": .date(from), "to": .date(to)])
        // When
        let result = await runStage(OccupancyStage(options: options), on: dataset)
        // Then
        let (figures, nights) = OccupancyLedgerTests.count(rows, dataset.bookings, from, to)
        for row in result.occupancy {
            let expected = nights["\(row.night)|\(row.currency.code)"]
            #expect(row.sold == expected?.sold ?? 0)
            #expect(row.revenue == expected?.revenue ?? 0)
        }
        #expect(result.occupancy.count == 111 * 2)
        var seen: Set<Key> = []
        for row in result.kpis {
            let key = OccupancyLedgerTests.key(row)
            #expect(seen.insert(key).inserted)
            let expected = figures[key] ?? Figures()
            OccupancyLedgerTests.expect(row, expected, key)
        }
        #expect(seen.isSuperset(of: figures.keys))
        // The months add up to the window, and the nights to both.
        for currency in ["EUR", "USD"] {
            let totals = result.kpis.filter {
                $0.property + $0.category + $0.channel == "" && $0.currency.code == currency
            }
            let all = try #require(totals.first { $0.period == "all" })
            let months = totals.filter { $0.period != "all" }
            #expect(months.map(\.roomRevenue).reduce(0, +) == all.roomRevenue)
            #expect(months.map(\.nightsSold).reduce(0, +) == all.nightsSold)
            let ofCurrency = result.occupancy.filter { $0.currency.code == currency }
            #expect(ofCurrency.map(\.revenue).reduce(0, +) == all.roomRevenue)
        }
    }

    private static func expect(_ row: KPIRow, _ expected: Figures, _ key: Key) {
        #expect(row.nightsSold == expected.sold, "\(key)")
        #expect(row.stays == expected.stays.count, "\(key)")
        #expect(row.roomRevenue == expected.revenue, "\(key)")
        #expect(row.nightsWithRevenue == expected.withRevenue, "\(key)")
        #expect(row.bookings == expected.bookings, "\(key)")
        #expect(row.cancelled == expected.cancelled, "\(key)")
        #expect(row.noShow == expected.noShow, "\(key)")
        #expect(row.invalid == expected.invalid, "\(key)")
        #expect(row.arrivalNights == expected.arrivalNights, "\(key)")
        #expect(row.arrivals == expected.arrivals, "\(key)")
        #expect(row.leadDaysCount == expected.leads.count, "\(key)")
        #expect(row.leadDaysSum == expected.leads.reduce(0, +), "\(key)")
        let sorted = expected.leads.sorted()
        let median =
            sorted.isEmpty ? nil : Double(sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        #expect(row.leadDaysMedian == median, "\(key)")
    }

    private static func key(_ row: KPIRow) -> Key {
        if !row.property.isEmpty {
            return Key(period: row.period, dimension: "property", name: row.property, currency: row.currency.code)
        }
        if !row.category.isEmpty {
            return Key(period: row.period, dimension: "category", name: row.category, currency: row.currency.code)
        }
        if !row.channel.isEmpty {
            return Key(period: row.period, dimension: "channel", name: row.channel, currency: row.currency.code)
        }
        return Key(period: row.period, dimension: "", name: "", currency: row.currency.code)
    }

    private static func booking(using random: inout SeededRandom) -> TestBooking {
        let first = day("2026-01-01").dayNumber
        var booking = TestBooking()
        booking.property = ["N", "S", nil].randomElement(using: &random) ?? nil
        booking.category = ["tent", "van", nil].randomElement(using: &random) ?? nil
        booking.channel = ["desk", "web", nil].randomElement(using: &random) ?? nil
        let arrival = first + Int32.random(in: 0..<150, using: &random)
        booking.arrival = Int.random(in: 0..<40, using: &random) == 0 ? nil : arrival
        booking.departure = arrival + Int32.random(in: -1..<60, using: &random)
        booking.status =
            Bool.random(using: &random) ? .confirmed : BookingStatus.allCases.randomElement(using: &random) ?? .pending
        booking.total = Bool.random(using: &random) ? Int64.random(in: -500...90_000, using: &random) : nil
        booking.tax = Bool.random(using: &random) ? Int64.random(in: 0...500, using: &random) : nil
        booking.rate = Bool.random(using: &random) ? Int64.random(in: 0...9000, using: &random) : nil
        booking.currency = Bool.random(using: &random) ? "USD" : "EUR"
        booking.site = ["1", "1, 2", "1; 2; 3", nil].randomElement(using: &random) ?? nil
        booking.leadDays = Bool.random(using: &random) ? Int.random(in: -3...400, using: &random) : nil
        return booking
    }

    private static func count(_ rows: [TestBooking], _ bookings: Bookings, _ from: CalendarDate, _ to: CalendarDate)
        -> (figures: [Key: Figures], nights: [String: (sold: Int, revenue: Int64)])
    {
        var figures: [Key: Figures] = [:]
        var nights: [String: (sold: Int, revenue: Int64)] = [:]
        func change(_ row: Int, _ date: CalendarDate, _ body: (inout Figures) -> Void) {
            let groups = [
                ("", Optional("")), ("property", rows[row].property), ("category", rows[row].category),
                ("channel", rows[row].channel),
            ]
            for period in ["all", String(date.description.prefix(7))] {
                for case (let dimension, let name?) in groups {
                    let key = Key(period: period, dimension: dimension, name: name, currency: rows[row].currency)
                    body(&figures[key, default: Figures()])
                }
            }
        }
        for (row, booking) in rows.enumerated() {
            guard let arrival = booking.arrival.map(CalendarDate.init(dayNumber:)), let departure = booking.departure
            else { continue }
            let length = Int(departure) - Int(arrival.dayNumber)
            let isStay = [.confirmed, .inHouse, .completed].contains(booking.status) && length > 0
            if arrival >= from, arrival <= to {
                change(row, arrival) {
                    if booking.status == .invalid || booking.status == .unknown {
                        $0.invalid += 1
                        return
                    }
                    // Its booking is counted already.
                    if booking.status == .echo { return }
                    $0.bookings += 1
                    if booking.status == .cancelled { $0.cancelled += 1 }
                    if booking.status == .noShow { $0.noShow += 1 }
                    if let lead = booking.leadDays { $0.leads.append(lead) }
                    if isStay {
                        $0.arrivals += 1
                        $0.arrivalNights += length
                    }
                }
            }
            guard isStay else { continue }
            let siteCount = booking.site?.split(whereSeparator: { ",;".contains($0) }).count ?? 1
            let paid = booking.total.map { $0 - (booking.tax ?? 0) } ?? booking.rate.map { $0 * Int64(length) }
            for night in 0..<length where arrival + night >= from && arrival + night <= to {
                // Cent by cent: each night the whole part, the last night what is left.
                let share = paid.map { $0 / Int64(length) }
                let amount = night == length - 1 ? paid.map { $0 - $0 / Int64(length) * Int64(length - 1) } : share
                change(row, arrival + night) {
                    $0.sold += siteCount
                    $0.stays.insert(row)
                    if let amount {
                        $0.revenue += amount
                        $0.withRevenue += siteCount
                    }
                }
                nights["\(arrival + night)|\(booking.currency)", default: (0, 0)].sold += siteCount
                nights["\(arrival + night)|\(booking.currency)", default: (0, 0)].revenue += amount ?? 0
            }
        }
        return (figures, nights)
    }
}
