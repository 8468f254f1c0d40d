import InnkeeperCore
@testable import InnkeeperStages
import Testing

struct StayColumnsTests {
    private func mapping(_ text: String) -> [String: String] { ReadTable(text, .desk()).mapping }

    @Test func `a stay ends on the day after its last night`() {
        // Given the columns of Beds24
        let text = """
            Booking Id,Property,Room,Unit,First Night,Last Night,Name,Adults,Price,Commission,Referer,Booking Date
            1,Lake Inn,Double,2,2026-07-04,2026-07-05,Ada Alder,2,240.00,36.00,Booking.com,2026-05-01
            2,Lake Inn,Double,3,2026-07-04,2026-07-04,Ben Birch,2,120.00,18.00,Booking.com,2026-05-02

            """
        #expect(TableHead(csv: Array(text.utf8))?.kind?.kind == .bookings)
        // When
        let file = ReadTable(text, .desk())
        // Then
        #expect(file.bookings.departure.map(\.shown) == ["2026-07-06", "2026-07-05"])
        #expect(file.bookings.nights.map(\.value) == [2, 1])
        #expect(file.note("column departure") == "the day after Last Night")
        // And the nights still show the order of the dates
        let order = ReadTable("arrival,last night,nights\n04/05/2026,06/05/2026,3\n", .desk())
        #expect(order.note("dates") == "day-first")
    }

    @Test func `a table with headings of bookings lists no sites, whatever its days are called`() {
        let text = "Unit,Room,Price,Start of it,Booking Date,Paid,Commission\n12,Tent,20,2026-07-04,2026-05-01,5,1\n"
        #expect(TableHead(csv: Array(text.utf8))?.kind?.kind != .campsites)
    }

    @Test func `room nights are nights where they are the days between arrival and departure`() {
        let header = "arrival;departure;Room nights\n"
        #expect(mapping(header + "2026-07-04;2026-07-06;2\n31.07.2026;01.08.2026;1\n")["nights"] == "Room nights")
        // Of two rooms they are twice as many
        #expect(mapping(header + "2026-07-04;2026-07-06;2\n2026-07-04;2026-07-06;4\n")["nights"] == nil)
        #expect(mapping(header)["nights"] == nil)
    }

    @Test func `days are nights where they lie between arrival and departure, and not where they are one more`() {
        let header = "arrival;departure;Days\n"
        #expect(mapping(header + "2026-07-04;2026-07-06;2\n2026-07-04;2026-07-05;1\n")["nights"] == "Days")
        #expect(mapping(header + "2026-07-04;2026-07-06;3\n2026-07-04;2026-07-05;2\n")["nights"] == nil)
    }

    @Test func `a type next to the site is its category, unless it tells rows apart`() {
        let mapping = mapping("arrival;nights;Habitación;Tipo\n2026-07-04;1;12;doble\n")
        #expect(mapping["category"] == "Tipo")
        #expect(self.mapping("arrival;nights;site;Type\n2026-07-04;1;12;Reservation\n")["category"] == nil)
        #expect(self.mapping("site;arrival;nights;Type\n12;2026-07-04;1;doble\n")["category"] == nil)
    }

    @Test func `a net beside a tax, without a commission, is the total before tax`() {
        let row = "2026-07-04;1;385,05;26,95;412,00\n"
        #expect(mapping("arrival;nights;Netto;Umsatzsteuer;Gesamtkosten\n" + row)["net"] == nil)
        #expect(mapping("arrival;nights;Netto;Provision;Gesamtkosten\n" + row)["net"] == "Netto")
    }

    @Test func `houses have names and pitches have numbers`() {
        let header = "aankomst;nachten;Accommodatie\n"
        #expect(mapping(header + "2026-07-04;1;Plaats 12\n2026-07-04;1;Plaats 14\n")["site_number"] == "Accommodatie")
        #expect(mapping(header + "2026-07-04;1;Hotel Zon\n2026-07-04;1;Hotel Zon\n")["site_number"] == nil)
    }

    @Test func `a house with a name is let as a whole, unless three stays share a night`() {
        let header = "Arrivée;Départ;Hébergement\n"
        let stays = ["15/01/2027;22/01/2027", "19/01/2027;21/01/2027", "20/01/2027;21/01/2027"]
        let two = stays.prefix(2).map { $0 + ";Le Tilleul\n" }.joined()
        #expect(mapping(header + two)["site_number"] == "Hébergement")
        #expect(mapping(header + stays.map { $0 + ";Hotel du Lac\n" }.joined())["site_number"] == nil)
    }

    @Test func `a number of rooms is not the number of a room`() {
        let text = "Anreise;Abreise;Zimmer;Art der Wohneinheit\n"
        let rows = "14.05.2027;17.05.2027;1;Doppelzimmer\n15.05.2027;17.05.2027;2;Einzelzimmer\n"
        #expect(mapping(text + rows)["site_number"] != "Zimmer")
    }

    @Test func `"Zimmer" beside a commission is Booking.com's number of rooms`() {
        let text = "Buchungsnummer;Gebucht von;Check-in;Check-out;Zimmer;Kommissionsbetrag\n"
        let rows = [1, 1, 2].map { "\($0)1;Ada;2027-05-14;2027-05-17;\($0);15 EUR\n" }
        #expect(mapping(text + rows.joined())["site_number"] == nil)
    }

    @Test(arguments: ["Pokoje", "N. camere", "Szobák száma", "Nr. camere"])
    func `rooms in the plural are counted where they are few`(heading: String) {
        let header = "Check-in;Check-out;\(heading)\n"
        let night = "2027-05-14;2027-05-15"
        #expect(mapping(header + "\(night);1\n\(night);2\n")["site_number"] == nil)
        #expect(mapping(header + "\(night);101\n\(night);102\n")["site_number"] == heading)
    }

    @Test func `"Zimmer" is the room, however many stays share room 1`() {
        let stays = ["14.05.2027;17.05.2027;1\n", "15.05.2027;17.05.2027;1\n", "16.05.2027;18.05.2027;1\n"]
        let text = "Anreise;Abreise;Zimmer\n" + stays.joined() + "14.05.2027;17.05.2027;2\n"
        #expect(mapping(text)["site_number"] == "Zimmer")
    }

    @Test func `"No of room" is a room's number where it doesn't count`() {
        let header = "StaydateFrom,StaydateTo,No_of_room\n"
        func site(_ numbers: String...) -> String? {
            mapping(header + numbers.map { "2027-05-14,2027-05-17,\($0)\n" }.joined())["site_number"]
        }
        #expect(site("1", "2") == nil)
        #expect(site("101", "102") == "No_of_room")
    }

    @Test(arguments: ["DOB", "Date of birth", "Nationality"])
    func `an ID number beside what a passport has is not that of a booking`(other: String) {
        let row = "X1;x;2027-05-14;1\n"
        #expect(mapping("ID number;\(other);arrival;nights\n" + row)["reservation_id"] == nil)
        #expect(mapping("ID number;Notes;arrival;nights\n" + row)["reservation_id"] == "ID number")
    }

    @Test func `a state is that of a booking where its words are those of bookings`() {
        let header = "arrival;nights;State\n"
        #expect(mapping(header + "2026-07-04;1;Confirmed\n2026-07-04;1;Cancelled\n")["status"] == "State")
        #expect(mapping(header + "2026-07-04;1;CA\n2026-07-04;1;NY\n")["status"] == nil)
    }

    @Test(arguments: [
        "Current Status", "Stay Status", "Reserv Status", "Rsv. Status", "Bkg Status", "Booking state", "Status text",
        "Reservation Stage", "Stato pren.", "Estado actual", "Buchungsstand", "Status (alt)",
    ])
    func `a status is known by other names`(heading: String) {
        let text = "arrival;nights;\(heading)\n2026-12-10;2;Cancelled\n2026-12-10;2;Confirmed\n"
        #expect(ReadTable(text, .desk()).bookings.status == [.cancelled, .confirmed])
    }

    @Test(arguments: ["Payment status", "Deposit status", "Invoice status", "Housekeeping status"])
    func `the status of money and of services is not that of a booking`(heading: String) {
        let text = "arrival;nights;\(heading)\n2026-12-10;2;Cancelled\n2026-12-10;2;Confirmed\n"
        #expect(ReadTable(text, .desk()).mapping["status"] == nil)
    }

    @Test func `guests from a state with a short name are not missing`() {
        #expect(ReadTable("arrival;nights;State\n2026-12-10;2;NS\n", .desk()).mapping["status"] == nil)
    }

    @Test(arguments: ["Trạng Thái", "予約区分", "ResTypeDesc", "Zustandsart"])
    func `a column with nothing but words of bookings is their status, whatever its heading`(heading: String) {
        let text = "arrival;nights;\(heading)\n2026-12-10;2;Cancelled\n2026-12-10;2;Confirmed\n"
        #expect(ReadTable(text, .desk()).bookings.status == [.cancelled, .confirmed])
    }

    @Test func `it is the status even before the first booking is cancelled`() {
        let text = "arrival;nights;Zustandsart\n2026-12-10;2;Confirmed\n2026-12-10;2;Confirmed\n"
        #expect(ReadTable(text, .desk()).mapping["status"] == "Zustandsart")
    }

    @Test(arguments: [
        ("Guest type", "New", "New"), ("Оплата", "Отменено", "Новый"), ("決済", "キャンセル", "確定"),
        ("Plan", "Flexible", "Cancelled"),
    ])
    func `words of guests, of money and of others aren't a status`(heading: String, first: String, second: String) {
        let text = "arrival;nights;\(heading)\n2026-12-10;2;\(first)\n2026-12-10;2;\(second)\n"
        #expect(ReadTable(text, .desk()).mapping["status"] == nil)
    }

    @Test(arguments: [
        "No. Of Days", "Number of Days", "Days Stayed", "Stay Days", "Total Days", "Anzahl Tage", "Anzahl der Tage",
        "Nombre de jours", "Número de días", "Numero giorni", "Aantal dagen", "天數", "天数",
    ])
    func `counted days are the nights where the dates say so`(heading: String) {
        func nights(_ first: String, _ second: String) -> String? {
            let text =
                "Arrival;Departure;\(heading)\n2026-07-04;2026-07-06;\(first)\n2026-07-05;2026-07-08;\(second)\n"
            return ReadTable(text, .desk()).mapping["nights"]
        }
        #expect(nights("2", "3") == heading)
        #expect(nights("3", "4") == nil)
    }
}
