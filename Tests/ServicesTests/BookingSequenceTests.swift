import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct BookingSequenceTests {
    private func batch(_ rows: [(id: String, site: String?, property: String?)], hasSite: Bool = true) -> Bookings {
        var table = makeBookings(rows.map { TestBooking(id: $0.id, site: $0.site, camper: 1) })
        table.property = DictionaryColumn(rows.map(\.property))
        table.carried = hasSite ? [.reservationID, .siteNumber] : [.reservationID]
        return table
    }

    @Test func `rows with the same number, site and property have the same key, and only they are the same`() {
        // Given rows of a table, and a batch whose dictionaries have other codes
        let table = batch([("R1", "A1", "Lake"), ("R1", "A2", "Lake"), ("R1", "A1", "Wood"), ("R2", nil, nil)])
        let rows: [(id: String, site: String?, property: String?)] = [
            ("R1", "A2", "Wood"), ("R1", "A1", "Wood"), ("R2", nil, "Lake"), ("R1", "A1", "Lake"), ("R1", "A1", "Lake"),
        ]
        var next = batch(rows)
        next.usualProperty = "Lake"
        // When
        let sequence = BookingSequence(next, after: table)
        // Then
        let same = [(5, 2), (6, 3), (7, 0), (8, 0), (8, 7)]
        for row in 4..<9 {
            for earlier in 0..<row {
                let isSame = same.contains { $0 == (row, earlier) }
                #expect((sequence.isSame(row, earlier) == isSame) as Bool, "\(row) and \(earlier)")
                if isSame { #expect(sequence.key(row) == sequence.key(earlier)) }
            }
        }
        #expect(sequence.keys == (4..<9).map(sequence.key))
        #expect(sequence.reference(5) == next.records[1] && sequence.reference(2) == table.records[2])
    }
}
