import InnkeeperCore
import Testing

struct BookingsTests {
    @Test func `room revenue is the total less tax, or rate times nights`() {
        // Given one booking after another: total, tax, rate, nights
        let rows: [(total: Int64?, tax: Int64?, rate: Int64?, nights: Int?)] = [
            (10_000, 700, 1, 9), (10_000, nil, 1, 9), (nil, 700, 5000, 3), (nil, nil, 5000, nil), (nil, nil, nil, 3),
            (.max, -1, nil, nil), (nil, nil, .max, 2), (-638, nil, nil, 1),
        ]
        var bookings = Bookings()
        for row in rows {
            bookings.total.append(row.total.map(AmountCell.init(minorUnits:)) ?? .missing)
            bookings.tax.append(row.tax.map(AmountCell.init(minorUnits:)) ?? .missing)
            bookings.rate.append(row.rate.map(AmountCell.init(minorUnits:)) ?? .missing)
            bookings.nights.append(row.nights.map(CountCell.init) ?? .missing)
        }
        // Then; what does not fit 64 bits is not known
        #expect(rows.indices.map(bookings.roomRevenue) == [9300, 10_000, 15_000, nil, nil, nil, nil, -638])
    }

    @Test func `a stay has at least one night`() {
        var bookings = Bookings()
        let cells: [(DateCell, DateCell)] = [
            (DateCell(raw: 3), DateCell(raw: 5)), (DateCell(raw: 3), DateCell(raw: 3)),
            (DateCell(raw: 5), DateCell(raw: 3)), (.missing, DateCell(raw: 3)), (DateCell(raw: 3), .ambiguous),
        ]
        for (arrival, departure) in cells {
            bookings.arrival.append(arrival)
            bookings.departure.append(departure)
        }
        #expect(cells.indices.map(bookings.stay) == [3..<5, nil, nil, nil, nil])
    }
}
