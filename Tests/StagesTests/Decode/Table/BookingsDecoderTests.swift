import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing

struct BookingsDecoderTests {
    @Test func `departure follows from nights, nights from departure, and neither from nothing`() {
        let text = """
            arrival,nights,departure
            2026-07-04,3,
            2026-07-04,,2026-07-06
            2026-07-04,2,2026-07-09
            2026-07-04,,
            ,2,2026-07-06
            2026-07-04,x,2026-07-06
            2026-07-04,2,x
            2026-07-06,,2026-07-04
            """
        let table = ReadTable(text, .desk()).bookings
        #expect(
            table.departure.map(\.shown) == [
                "2026-07-07", "2026-07-06", "2026-07-09", "missing", "2026-07-06", "2026-07-06", "unreadable",
                "2026-07-04",
            ])
        #expect(table.nights.map { $0.value ?? -99 } == [3, 2, 2, -99, 2, -99, 2, -2])
        #expect(table.nights[5].state == .unreadable)
    }

    @Test func `guests are the sum of their parts where no number is given`() {
        let text = """
            arrival,nights,guests,adults,children,infants
            2026-07-04,1,5,1,1,1
            2026-07-04,1,,2,,1
            2026-07-04,1,,,,
            2026-07-04,1,,2,x,
            """
        let file = ReadTable(text, .desk())
        let table = file.bookings
        #expect(table.guests.map(\.value) == [5, 3, nil, nil])
        #expect(table.guests.map(\.state) == [.present, .present, .missing, .unreadable])
        // And a finding shows the parts, or the number
        let cells = [0, 3].map { file.slices[0].cell(row: $0, field: "guests") }
        #expect(cells.map { $0?.value } == ["5", "2 x"] && cells.map { $0?.column } == [14, 15])
    }

    @Test func `lead days are given or follow from the day of booking`() {
        let text =
            "arrival,nights,booked_on,lead_days\n2026-07-04,1,2026-07-01,\n2026-07-04,1,2026-07-01,9\n2026-07-04,1,,\n"
        #expect(ReadTable(text, .desk()).bookings.leadDays.map(\.value) == [3, 9, nil])
    }

    @Test func `names compare without regard to order, case and blanks`() {
        let text =
            "camper_name,arrival,nights\nAda Kant,2026-07-04,1\n\"kant,   ADA \",2026-07-04,1\nAda Kent,2026-07-04,1\n,2026-07-04,1\n"
        let camper = ReadTable(text, .desk()).bookings.camper
        #expect(camper[0] == camper[1])
        #expect(camper[0] != camper[2])
        #expect(camper[3] == 0)
        #expect(camper[0] == PersonName.hash(Array("ada kant".utf8)[...]))
    }

    @Test func `addresses and numbers of guests are kept only where somebody will ask`() {
        let text =
            "email,phone,arrival,nights\n\" Ada@Example.ORG \",(408) 555-0100,2026-07-04,1\n,,2026-07-04,1\n-,-,2026-07-04,1\n"
        let none = ReadTable(text, .desk()).bookings
        #expect(none.email.isEmpty && none.phone.isEmpty)
        let kept = ReadTable(
            text,
            .desk {
                $0.keepsGuests = true
                $0.country = "US"
                $0.missing = ["-"]
            }
        ).bookings
        #expect(kept.email == [EmailAddress.hash(Array("ada@example.org".utf8)[...]), 0, 0])
        #expect(kept.phone == [14_085_550_100, 0, 0])
        // A file without such columns has rows of none, so that tables of several files stay whole
        let bare = ReadTable("arrival,nights\n2026-07-04,1\n", .desk { $0.keepsGuests = true }).bookings
        #expect(bare.email == [0] && bare.phone == [0])
    }

    @Test func `a constant site and a key of columns stand in for what a file lacks`() {
        // Given a source for one cabin, whose records are told apart by guest and arrival
        let settings = SourceSettings.desk {
            $0.site = "Cabin 7"
            $0.key = ["Guest", "Check-in"]
        }
        let file = ReadTable("Guest,Check-in,nights\nAda,2026-07-04,1\n", settings)
        // When it is read
        let table = file.bookings
        // Then site and key are there
        #expect(table.site[0] == "Cabin 7")
        #expect(table.id[0] == "Ada/2026-07-04")
        #expect(file.slices[0].naturalKey(row: 0) == "Ada/2026-07-04")
        #expect(table.carried.contains(.siteNumber))
        #expect(table.carried.contains(.reservationID))
    }

    @Test func `infants alone are not all the guests`() {
        let file = ReadTable("arrival,nights,infants\n2026-07-04,1,0\n", .desk())
        #expect(file.bookings.guests[0].value == nil)
    }
}
