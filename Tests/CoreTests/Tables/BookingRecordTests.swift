import InnkeeperCore
import Testing

struct BookingRecordTests {
    @Test func `each fact of a booking becomes the cell of its own column`() throws {
        // Given a booking whose facts all differ
        var booking = BookingRecord()
        booking.record = RecordReference(offset: 1, length: 2, line: 3, file: 4)
        (booking.id, booking.property, booking.site) = ("R1", "P", "A1")
        (booking.category, booking.channel) = ("tent", "web")
        (booking.camper, booking.email, booking.phone) = (5, 6, 7)
        (booking.arrival, booking.departure, booking.bookedOn) = (DateCell(raw: 8), DateCell(raw: 9), DateCell(raw: 10))
        (booking.nights, booking.guests, booking.leadDays) = (CountCell(11), CountCell(12), CountCell(13))
        (booking.rate, booking.total) = (AmountCell(minorUnits: 14), AmountCell(minorUnits: 15))
        (booking.paid, booking.tax) = (AmountCell(minorUnits: 16), AmountCell(minorUnits: 17))
        booking.currency = try #require(Currency("EUR"))
        booking.status = .pending
        // When it is appended
        var table = Bookings()
        table.append(booking)
        // Then
        #expect(table.records == [booking.record])
        #expect((table.id[0], table.property[0], table.site[0]) == ("R1", "P", "A1"))
        #expect((table.category[0], table.channel[0]) == ("tent", "web"))
        #expect((table.camper, table.email, table.phone) == ([5], [6], [7]))
        #expect([table.arrival[0].raw, table.departure[0].raw, table.bookedOn[0].raw] == [8, 9, 10])
        #expect([table.nights[0].value, table.guests[0].value, table.leadDays[0].value] == [11, 12, 13])
        #expect([table.rate, table.total, table.paid, table.tax].map { $0[0].minorUnits } == [14, 15, 16, 17])
        #expect(table.currency[0].code == "EUR" && table.status == [.pending])
    }

    @Test func `what guests are matched by takes no room where it is not kept`() {
        var table = Bookings()
        table.append(BookingRecord())
        #expect(table.count == 1 && table.email.isEmpty && table.phone.isEmpty)
    }
}
