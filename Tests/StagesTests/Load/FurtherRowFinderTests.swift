import InnkeeperCore
import InnkeeperStages
import Testing

struct FurtherRowFinderTests {
    /// Bookings of the given ids, each from 2026-07-01 for so many nights, with a total.
    private func bookings(_ rows: [(id: String, nights: Int, total: Int64)], firstLine: Int32 = 2) -> Bookings {
        var table = Bookings()
        table.repeatedID = .instalment
        for (index, row) in rows.enumerated() {
            table.records.append(RecordReference(offset: 0, length: 1, line: firstLine + Int32(index), file: 0))
            table.id.append(row.id)
            table.arrival.append(DateCell(raw: 20_000))
            table.departure.append(DateCell(raw: 20_000 + Int32(row.nights)))
            table.nights.append(CountCell(row.nights))
            table.total.append(row.total < 0 ? .missing : AmountCell(minorUnits: row.total))
        }
        let count = rows.count
        for _ in 0..<count {
            table.property.append("")
            table.site.append("")
            table.category.append("")
            table.channel.append("")
        }
        table.camper = [UInt64](repeating: 1, count: count)
        table.guests = PackedIntegerColumn(repeating: .missing, count: count)
        table.rate = PackedIntegerColumn(repeating: .missing, count: count)
        table.paid = table.rate
        table.tax = table.rate
        table.currency = PackedIntegerColumn(repeating: Currency("EUR") ?? .none, count: count)
        table.status = [BookingStatus](repeating: .confirmed, count: count)
        table.bookedOn = PackedIntegerColumn(repeating: .missing, count: count)
        table.leadDays = table.guests
        return table
    }

    private func join(
        _ finder: inout FurtherRowFinder, _ batch: inout Bookings, _ table: inout Bookings, rejected: Set<Int> = []
    ) -> [Int: Int32] {
        let found = finder.find(batch, rejected: batch.records.indices.map { rejected.contains($0) }, in: table)
        return FurtherRowFinder.join(found, of: &batch, to: &table).mapValues(\.line)
    }

    @Test func `payments of one stay are added to its first row, in one batch and from batch to batch`() {
        // Given a long stay paid in three rows, another stay between them
        var finder = FurtherRowFinder()
        var table = Bookings()
        var first = bookings([("HM1", 90, 10_000), ("HM2", 2, 700), ("HM1", 90, 5_000)])
        #expect(join(&finder, &first, &table) == [2: 2])
        #expect(first.total.map(\.minorUnits) == [15_000, 700, 5_000])
        table.append(contentsOf: first.selecting([0, 1]))
        // When the third comes in the next slice
        var second = bookings([("HM3", 1, 100), ("HM1", 90, 2_500)], firstLine: 5)
        // Then it goes to the table's row
        #expect(join(&finder, &second, &table) == [1: 2])
        #expect(table.total.map(\.minorUnits) == [17_500, 700])
    }

    @Test func `other dates or another currency are no payment of the stay`() {
        var finder = FurtherRowFinder()
        var table = Bookings()
        var batch = bookings([("HM1", 90, 10_000), ("HM1", 30, 5_000), ("HM1", 90, 1)])
        batch.currency[2] = Currency("USD") ?? .none
        #expect(join(&finder, &batch, &table).isEmpty)
        #expect(batch.total.map(\.minorUnits) == [10_000, 5_000, 1])
    }

    @Test func `a rejected row neither pays nor is paid, and rows without a number are left alone`() {
        var finder = FurtherRowFinder()
        var table = Bookings()
        var batch = bookings([("HM1", 2, 100), ("HM1", 2, 50), ("", 2, 7), ("", 2, 7)])
        #expect(join(&finder, &batch, &table, rejected: [0]).isEmpty)
        // And in the next slice the second row is the stay
        table.append(contentsOf: batch)
        var again = bookings([("HM1", 2, 70)], firstLine: 6)
        #expect(join(&finder, &again, &table) == [0: 3])
    }

    @Test func `a missing amount counts as nothing, one that is too large spoils the sum`() {
        var finder = FurtherRowFinder()
        var table = Bookings()
        var batch = bookings([("A", 2, -1), ("A", 2, 50), ("B", 2, .max), ("B", 2, .max)])
        #expect(join(&finder, &batch, &table) == [1: 2, 3: 4])
        #expect(batch.total[0].minorUnits == 50)
        #expect(batch.total[2] == .unreadable)
    }

    // MARK: Guests

    /// Guests of stays from 2026-07-01, a row for each.
    private func guests(_ rows: [(id: String, site: String, nights: Int)], firstLine: Int32 = 2) -> Bookings {
        var table = bookings(rows.map { ($0.id, $0.nights, 100) }, firstLine: firstLine)
        table.repeatedID = .guest
        table.site = DictionaryColumn(rows.map { $0.site.isEmpty ? nil : $0.site })
        return table
    }

    @Test func `guests with one site and the same days are one stay, and are counted, from batch to batch`() {
        // Given three guests of site 12, and one of site 14
        var finder = FurtherRowFinder()
        var table = Bookings()
        var first = guests([("", "12", 2), ("", "14", 2), ("", "12", 2)])
        #expect(join(&finder, &first, &table) == [2: 2])
        table.append(contentsOf: first.selecting([0, 1]))
        // When the third comes in the next slice, whose sites have other codes
        var second = guests([("", "15", 2), ("", "12", 2)], firstLine: 5)
        // Then
        #expect(join(&finder, &second, &table) == [1: 2])
        #expect(table.guests.map(\.value) == [3, nil])
    }

    @Test func `the amounts of the first guest's row hold`() {
        var finder = FurtherRowFinder()
        var table = Bookings()
        var batch = guests([("", "12", 2), ("", "12", 2)])
        #expect(join(&finder, &batch, &table) == [1: 2])
        #expect(batch.total[0].minorUnits == 100)
    }

    @Test func `the list's own number of guests holds`() {
        var finder = FurtherRowFinder()
        var table = Bookings()
        var batch = guests([("", "12", 2), ("", "12", 2)])
        batch.carried = [.guests]
        batch.guests = PackedIntegerColumn(repeating: CountCell(5), count: 2)
        #expect(join(&finder, &batch, &table) == [1: 2])
        #expect(batch.guests[0].value == 5)
    }

    @Test func `other numbers, days or statuses are another stay`() {
        var finder = FurtherRowFinder()
        var table = Bookings()
        var batch = guests([("R1", "12", 2), ("R2", "12", 2), ("", "12", 2), ("R1", "12", 3), ("R1", "12", 2)])
        batch.status[4] = .cancelled
        #expect(join(&finder, &batch, &table).isEmpty)
    }

    @Test func `guests without a site need a number, and guests without either are left alone`() {
        var finder = FurtherRowFinder()
        var table = Bookings()
        var batch = guests([("R1", "", 2), ("R1", "", 2), ("", "", 2), ("", "", 2)])
        #expect(join(&finder, &batch, &table) == [1: 2])
    }
}
