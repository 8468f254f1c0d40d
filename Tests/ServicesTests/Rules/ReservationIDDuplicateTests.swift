import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct ReservationIDDuplicateTests {
    private func batch(_ rows: [(id: String, site: String?)], hasSite: Bool = true) -> Bookings {
        var table = makeBookings(rows.map { TestBooking(id: $0.id, site: $0.site, camper: 1) })
        table.carried = hasSite ? [.reservationID, .siteNumber] : [.reservationID]
        return table
    }

    /// Row in the whole table and the earlier row, for each finding, when `batches` come one after the other.
    private func duplicates(_ batches: [Bookings]) -> [[Int]] {
        var table = Bookings()
        var earlier = SeenKeyIndex()
        var found: [[Int]] = []
        for batch in batches {
            let report = RuleSet([houseRule("reservation-id-duplicate")]).check(batch, after: table, earlier: &earlier)
            found += report.rows.map { [table.count + $0.row, $0.related ?? -1] }
            table.append(contentsOf: batch)
        }
        return found
    }

    @Test func `cutting the rows into batches changes nothing`() {
        // Given rows whose ids and sites come back in other orders
        let rows = (0..<300).map { (id: "R\($0 * 7 % 90)", site: Optional("S\($0 * 5 % 4)")) }
        var first: [String: Int] = [:]
        var expected: [[Int]] = []
        for (row, booking) in rows.enumerated() {
            let key = "\(booking.id) \(booking.site ?? "")"
            if let earlier = first[key] { expected.append([row, earlier]) } else { first[key] = row }
        }
        #expect(!expected.isEmpty)
        // Then every way of cutting them finds what a dictionary finds
        for size in [1, 2, 7, 100, 300] {
            let batches = stride(from: 0, to: rows.count, by: size).map {
                batch(Array(rows[$0..<min($0 + size, rows.count)]))
            }
            #expect(duplicates(batches) == expected, "batches of \(size)")
        }
    }

    @Test func `only the same days in the same file hint at several rows of one booking`() {
        // Given a number three times in one file, once on other days, and once in another file
        func booking(_ arrival: Int32) -> TestBooking {
            TestBooking(id: "R1", arrival: arrival, departure: arrival + 2)
        }
        var first = makeBookings([booking(10), booking(10), booking(20)])
        first.carried = [.reservationID, .siteNumber]
        var second = makeBookings([booking(10)])
        second.carried = [.reservationID, .siteNumber]
        second.records = RecordColumn([RecordReference(offset: 0, length: 1, line: 2, file: 1)])
        // When
        var earlier = SeenKeyIndex()
        let rules = RuleSet([houseRule("reservation-id-duplicate")])
        let found =
            rules.check(first, after: Bookings(), earlier: &earlier).rows
            + rules.check(second, after: first, earlier: &earlier).rows
        // Then
        #expect(
            found.map { $0.arguments[.problem] } == [
                .word("same-days"), nil, .word("other-file"),
            ])
    }

    @Test func `another site is another unit; without a site column the id alone counts`() {
        #expect(duplicates([batch([("R1", "A1")]), batch([("R1", "A2"), ("R1", nil), ("R1", nil)])]) == [[3, 2]])
        #expect(duplicates([batch([("R1", "A1"), ("R1", "A2")], hasSite: false)]) == [[1, 0]])
    }

    @Test func `a row of a file without a site column is no unit that an earlier file names`() {
        // Given numbers in order, and the same without sites
        let known = batch((0..<10).map { ("R\($0)", "A1") })
        let again = batch([("R3", nil), ("R20", nil), ("R20", nil)], hasSite: false)
        #expect(duplicates([known, again]) == [[12, 11]])
        // When many come out of order, then too
        let mixed = batch((0..<400).map { ("X\($0 * 37 % 400)", "A1") })
        #expect(duplicates([known, mixed, again]) == [[412, 411]])
        #expect(duplicates([mixed, known, batch([("X7", "A1"), ("X8", "A2")])]) == [[410, 11]])
    }

    @Test(arguments: [(["Lake", "River", nil, "Wood"], ""), (["Lake", "River", "Wood", "Hill"], nil)])
    func `a number of two properties is two bookings, however the rows are cut`(properties: [String?], usual: String?) {
        // Given numbers on few sites of several properties, in another order
        let rows = (0..<400).map { row in
            (id: "R\(row * 7 % 50)", site: Optional("S\(row * 5 % 3)"), property: properties[row * 11 / 3 % 4])
        }
        var first: [String: Int] = [:]
        var expected: [[Int]] = []
        for (row, booking) in rows.enumerated() {
            let key = "\(booking.id) \(booking.site ?? "") \(booking.property ?? "-")"
            if let earlier = first[key] { expected.append([row, earlier]) } else { first[key] = row }
        }
        #expect(!expected.isEmpty)
        // When they come in batches
        for size in [1, 3, 100, 400] {
            let batches = stride(from: 0, to: rows.count, by: size).map { start in
                let cut = rows[start..<min(start + size, rows.count)]
                var batch = batch(cut.map { ($0.id, $0.site) })
                batch.property = DictionaryColumn(cut.map(\.property))
                batch.usualProperty = usual
                return batch
            }
            // Then a dictionary finds the same
            #expect(duplicates(batches) == expected, "batches of \(size)")
        }
    }

    @Test func `a row without a property is of its source's, or of the only one`() {
        var batch = batch([("R1", "A1"), ("R1", "A1")])
        batch.property = DictionaryColumn(["Lake", nil])
        #expect(duplicates([batch]) == [[1, 0]])
        batch.usualProperty = "River"
        #expect(duplicates([batch]) == [])
        batch.usualProperty = "Lake"
        #expect(duplicates([batch]) == [[1, 0]])
    }

    @Test func `an empty id duplicates nothing`() {
        #expect(duplicates([batch([("", "A1"), ("", "A1")])]) == [])
    }
}
