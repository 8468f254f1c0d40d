import InnkeeperCore
import InnkeeperStages
import Testing

struct CSVFormatTests {
    private func kind(_ text: String) -> RecordKind? { CSVFormat.recognise(Array(text.utf8), fileName: "x.csv") }

    @Test func `a header with arrival and an end is bookings, one with sites and their facts campsites`() {
        #expect(kind("reservation_id,site_number,arrival,nights\n1,A1,2026-07-04,2\n") == .bookings)
        #expect(kind("Confirmation code;Check-in;# of nights\nHM1;2026-07-04;2\n") == .bookings)
        #expect(kind("\u{FEFF}Book number\tCHECK_IN\tcheck out\n") == .bookings)
        #expect(kind("site_number,name,category,electricity,water,latitude,longitude,capacity\n") == .campsites)
    }

    @Test func `other files are not this format`() {
        #expect(kind("BEGIN:VCARD\nVERSION:4.0\nFN:A\nEND:VCARD\n") == nil)
        #expect(kind("{\"type\": \"FeatureCollection\", \"features\": []}") == nil)
        #expect(kind("") == nil)
        #expect(kind("arrival\n2026-07-04\n") == nil)
    }

    @Test func `a booking comes out with every cell and what follows from them`() {
        // Given a file of two bookings with a byte order mark and CRLF
        let text = """
            \u{FEFF}reservation_id,site_number,camper_name,arrival,nights,departure,adults,children,nightly_rate,total,currency,status,booked_on\r
            R1,A12,Ada Kant,2026-07-04,3,,2,1,40.00,120.5,EUR,Checked-In,2026-06-01\r
            R2,B1,"Lim, Bo",2026-07-05,,2026-07-06,1,,,,,cancelled,\r

            """
        // When it is read
        let file = ReadTable(text, .desk { $0.currency = Currency("USD") ?? .none })
        let table = file.bookings
        // Then each row stands in its columns
        #expect(table.count == 2)
        #expect(table.id[0] == "R1" && table.id[1] == "R2")
        #expect(table.site[0] == "A12" && table.site[1] == "B1")
        #expect(table.arrival.map(\.shown) == ["2026-07-04", "2026-07-05"])
        #expect(table.departure.map(\.shown) == ["2026-07-07", "2026-07-06"])
        #expect(table.nights.map(\.value) == [3, 1])
        #expect(table.guests.map(\.value) == [3, 1])
        #expect(table.rate.map(\.minorUnits) == [4000, nil])
        #expect(table.total.map(\.minorUnits) == [12050, nil])
        #expect(table.currency.map(\.code) == ["EUR", "USD"])
        #expect(table.status == [.inHouse, .cancelled])
        #expect(table.leadDays.map(\.value) == [33, nil])
        #expect(table.carried.contains(.camperName) && !table.carried.contains(.paid))
        #expect(table.records.map(\.line) == [2, 3])
        // And the records with the head make the file again
        #expect(file.findings == [])
        let joined =
            file.framing.head
            + file.slices.flatMap { slice in
                slice.records.flatMap { slice.bytes[Int($0.start)..<Int($0.end)] }
            }
        #expect(joined == Array(text.utf8))
    }
}
