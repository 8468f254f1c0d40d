import InnkeeperCore
import InnkeeperStages
import Testing

struct ColumnBinderTests {
    // MARK: Names

    @Test(arguments: [
        "First Name;Last Name", "Vorname;Nachname", "Prénom;Nom", "Nombre;Apellidos", "guestFirstName;guestLastName",
    ])
    func `given and family name are joined by themselves`(names: String) {
        let file = ReadTable("id;\(names);arrival;nights\nR1;Ada;Kant;2026-07-04;1\n", .desk())
        let joined = ReadTable("id;guest;arrival;nights\nR1;Kant, Ada;2026-07-04;1\n", .desk())
        #expect(file.bookings.camper == joined.bookings.camper)
        #expect(file.mapping["camper_name"] == names.replacing(";", with: " and ") + ", joined")
    }

    @Test func `a full name comes before its parts`() {
        let file = ReadTable(
            "Vorname;Nachname;Vollständiger Name des Gastes;arrival;nights\nA;K;Ada Kant;2026-07-04;1\n", .desk())
        #expect(file.mapping["camper_name"] == "Vollständiger Name des Gastes")
    }

    @Test(arguments: [("Vorname;Name", "Ada;Kant"), ("Name;Surname", "Ada;Kant")])
    func `a name beside a given or a family name is the other part`(names: String, cells: String) {
        let file = ReadTable("id;\(names);arrival;nights\nR1;\(cells);2026-07-04;1\n", .desk())
        let joined = ReadTable("id;guest;arrival;nights\nR1;Kant, Ada;2026-07-04;1\n", .desk())
        #expect(file.bookings.camper == joined.bookings.camper)
        let contact = ReadTable("\(names);phone\n\(cells);0171 5550100\n", SourceSettings(name: "s", kind: .contacts))
        #expect(contact.mapping["given_name"] == String(names.split(separator: ";")[0]))
        #expect(contact.mapping["family_name"] == String(names.split(separator: ";")[1]))
    }

    @Test func `the booker is named where the guest is not`() {
        let file = ReadTable(
            "Reservation number,Arrival,Departure,Original amount,Final amount,Booker name,Guest name\n"
                + "1,2026-07-04,2026-07-05,10,10,Ada Kant,\n2,2026-07-04,2026-07-05,10,10,Ada Kant,Bo Lund\n", .desk())
        #expect(file.slices[0].cell(row: 0, field: "camper_name")?.value == "Ada Kant")
        #expect(file.slices[0].cell(row: 1, field: "camper_name")?.value == "Bo Lund")
    }

    @Test func `a mapping may join columns of any texts`() {
        let file = ReadTable(
            "a;b;c;arrival;nights\nR;Ada;Kant;2026-07-04;1\nS;;Bo;2026-07-04;1\n",
            .desk { $0.columns = ["camper_name": .join(["b", "c"]), "reservation_id": .join(["a", "c"])] })
        #expect(file.bookings.id[0] == "R Kant" && file.bookings.id[1] == "S Bo")
        let plain = ReadTable("guest;arrival;nights\nAda Kant;2026-07-04;1\nBo;2026-07-04;1\n", .desk())
        #expect(file.bookings.camper == plain.bookings.camper)
    }

    // MARK: Headers

    @Test func `the header that is written so comes before one that is only alike`() {
        let file = ReadTable(
            "Check-In;Checkin;nights\n15:00;2026-07-04;1\n", .desk { $0.columns = ["arrival": .header("Checkin")] })
        #expect(file.bookings.arrival.map(\.shown) == ["2026-07-04"])
    }

    @Test(arguments: [
        ("res_no", "reservation_id"), ("Booking #", "reservation_id"), ("Confirmation #", "reservation_id"),
        ("Reservation #", "reservation_id"), ("room_no", "site_number"), ("Parzelle", "site_number"),
        ("Primary Occupant Name", "camper_name"), ("Booking Name", "camper_name"), ("Max. Personen", "notes"),
    ])
    func `headings of booking systems are known`(header: String, field: String) {
        let file = ReadTable("\(header);arrival;nights\nx;2026-07-04;1\n", .desk())
        #expect(file.mapping[field] == (field == "notes" ? nil : header))
    }

    @Test(arguments: [
        "von;bis", "Ankunft;Abreise", "date_arrivee;date_depart", "dfrom;dto", "Zameldować się;Wymeldować się",
    ])
    func `days have their names in many languages`(days: String) {
        let file = ReadTable("guest;\(days)\nAda;2026-07-04;2026-07-06\n", .desk())
        #expect(file.bookings.nights.map(\.value) == [2])
    }

    @Test func `a number of rooms is no room`() {
        // Given Booking.com's export in German, where "Zimmer" counts rooms
        let file = ReadTable("Buchungsnummer;Zimmer;Anreise;Abreise\n1;1;2026-07-04;2026-07-05\n", .desk())
        #expect(file.mapping["site_number"] == nil)
    }

    // MARK: Units

    private func sites(_ file: ReadTable) -> [String?] { (0..<file.bookings.count).map { file.bookings.site[$0] } }

    @Test func `units that are numbered anew in each room are named with their room`() {
        let header = "Check In,Check Out,Room,Unit\n"
        let night = "2027-05-14,2027-05-15"
        let file = ReadTable(header + "\(night),Cabin,1\n\(night),Tent,1\n\(night),Cabin,2\n", .desk())
        #expect(sites(file) == ["Cabin 1", "Tent 1", "Cabin 2"])
    }

    @Test func `a unit with a number of its own needs no room`() {
        // Given numbers that two properties share, and one that comes again
        let night = "2027-05-14,2027-05-15"
        let stays = [
            "Property,Check In,Check Out,Room,Unit", "North,\(night),Cabin,1", "South,\(night),Tent,1",
            "North,\(night),Tent,2", "North,\(night),Cabin,1\n",
        ]
        // Then
        #expect(sites(ReadTable(stays.joined(separator: "\n"), .desk())) == ["1", "1", "2", "1"])
    }

    @Test func `a unit is the site before its room is`() {
        let file = ReadTable("roomId,unitId,arrival,departure\n200,7,2027-05-14,2027-05-15\n", .desk())
        #expect(sites(file) == ["7"])
    }

    @Test func `a column of times is no day where another holds days`() {
        let file = ReadTable("name;von;bis;checkout\nAda;14.05.2027;17.05.2027;11:00\n", .desk())
        #expect(file.bookings.departure.map(\.shown) == ["2027-05-17"])
    }

    @Test func `a day in three columns and nights in two are put together`() {
        let file = ReadTable(
            "hotel,arrival_date_year,arrival_date_month,arrival_date_day_of_month,stays_in_weekend_nights,stays_in_week_nights\nR,2027,May,14,1,2\n",
            .desk())
        #expect(file.bookings.departure.map(\.shown) == ["2027-05-17"])
        let other = ReadTable(
            "Booking_ID,arrival_year,arrival_month,arrival_date,no_of_weekend_nights,no_of_week_nights\nI,2027,5,14,1,2\n",
            .desk())
        #expect(other.bookings.arrival.map(\.shown) == ["2027-05-14"])
    }

    // MARK: Listings

    @Test(arguments: ["Listing", "Inserat", "Logement", "listing.title", "listing.nickname"])
    func `a listing without a site is the site too`(header: String) {
        let file = ReadTable("id;\(header);arrival;nights\nR1;Lakeside Loft;2026-07-04;1\n", .desk())
        #expect(file.bookings.site[0] == "Lakeside Loft" && file.bookings.property[0] == "Lakeside Loft")
    }

    @Test(arguments: ["id;Hotel;arrival;nights", "id;Property Name;arrival;nights"])
    func `a hotel is a property only`(header: String) {
        let file = ReadTable("\(header)\nR1;Resort;2026-07-04;1\n", .desk())
        #expect(file.bookings.site[0] == nil && file.bookings.property[0] == "Resort")
    }

    @Test func `a listing beside a site is the property`() {
        let file = ReadTable("id;Listing;Site;arrival;nights\nR1;Birkensee;A1;2026-07-04;1\n", .desk())
        #expect(file.bookings.site[0] == "A1" && file.bookings.property[0] == "Birkensee")
    }

    @Test func `a listing that is in no list of sites stays the property`() {
        let file = ReadTable(
            "id;Listing;arrival;nights\nR1;Birkensee;2026-07-04;1\n",
            .desk { $0.siteNumbers = SharedDictionary(["A1"]) })
        #expect(file.bookings.site[0] == nil)
    }

    // MARK: Fields of the stay

    @Test func `what a channel keeps and pays out is not the total`() {
        let file = ReadTable(
            "id;arrival;nights;Gross amount;Commission;Net amount;Currency\nR1;2026-07-04;1;100.00;15.00;85.00;EUR\n",
            .desk())
        #expect(file.bookings.total[0].minorUnits == 10_000)
        #expect(file.bookings.commission[0].minorUnits == 1500 && file.bookings.net[0].minorUnits == 8500)
    }

    @Test func `earnings are what is paid out, and without a total there is none`() {
        let file = ReadTable("Confirmation code,Start date,# of nights,Earnings\nHM1,2026-07-04,1,$85.00\n", .desk())
        #expect(file.bookings.net[0].minorUnits == 8500 && file.bookings.total[0] == .missing)
    }

    @Test func `cancelled on and due on are days of the stay`() {
        let file = ReadTable(
            "id;arrival;nights;Storniert am;Fällig am\nR1;24.12.2026;1;01.12.2026;02.12.2026\n", .desk())
        #expect(file.bookings.cancelledOn.map(\.shown) == ["2026-12-01"])
        #expect(file.bookings.dueOn.map(\.shown) == ["2026-12-02"])
    }

    @Test func `remarks, pets and vehicles are the notes, country and time of arrival fields of their own`() {
        let map = ReadTable(
            "id;arrival;nights;Bemerkung;Pets;Vehicle;Land;ETA;Payout ID\nR1;2026-07-04;1;late;1;van;DE;18:00;P1\n",
            .desk()
        ).mapping
        #expect(map["notes"] == "Bemerkung and Pets and Vehicle, joined")
        #expect(map["country"] == "Land" && map["eta"] == "ETA" && map["payout_id"] == "Payout ID")
    }

    @Test func `two columns that could both be the arrival, and differ, are a question with the line that answers it`()
        throws
    {
        // Given a day of check-in beside one of arrival
        let text = "Ref;Check-in;Arrival;Nights\nR1;2026-07-04;2026-07-05;1\nR2;2026-07-06;2026-07-06;2\n"
        let file = ReadTable(text, .desk())
        // Then nothing is read, and the finding names both
        #expect(file.bookings.count == 0)
        let finding = try #require(file.findings.first)
        #expect(finding.hasPrefix("source-ambiguous"))
        // And with the line it is right, whichever is meant
        for (header, days) in [("Check-in", [4, 6]), ("Arrival", [5, 6])] {
            let answered = ReadTable(text, .desk { $0.columns = ["arrival": .header(header)] })
            #expect(answered.bookings.arrival.map { $0.date?.day } == days)
        }
    }

    @Test func `columns that agree, or of which one is a time, are no question`() {
        let same = ReadTable("Check-in;Arrival;Nights\n2026-07-04;2026-07-04;1\n", .desk())
        #expect(same.bookings.count == 1)
        let time = ReadTable("Check-in;Arrival;Nights\n2026-07-04;16:00;1\n", .desk())
        #expect(time.bookings.count == 1)
    }

    // MARK: What the first rows tell

    @Test func `the number of a booking is the column that is filled in every row`() {
        let file = ReadTable("confirmation code;id;arrival;nights\n;7;2026-07-04;1\nHM1;8;2026-07-04;1\n", .desk())
        #expect(file.mapping["reservation_id"] == "id")
    }

    @Test func `a running number is not that of a booking where a better one has gaps`() {
        let file = ReadTable("Nr;booking code;arrival;nights\n1;;2026-07-04;1\n2;HM1;2026-07-04;1\n", .desk())
        #expect(file.mapping["reservation_id"] == "booking code")
    }

    @Test func `a second heading of the arrival above times is the time of arrival`() {
        let file = ReadTable("id;arrival;nights;check-in\nR1;2026-07-04;1;16:00\n", .desk())
        #expect(file.mapping["arrival"] == "arrival" && file.mapping["eta"] == "check-in")
    }

    @Test(arguments: [("2026-06-01", "Date"), ("2026-07-05", nil)])
    func `a plain date is that of the booking if it never follows the arrival`(date: String, heading: String?) {
        let file = ReadTable("id;Date;arrival;nights\nR1;\(date);2026-07-04;1\n", .desk())
        #expect(file.mapping["booked_on"] == heading)
    }

    @Test func `a booking is called by the first number that is filled`() {
        let file = ReadTable("id;arrival;nights;Phone;Mobile\nR1;2026-07-04;1;;555 0100\n", .desk())
        #expect(file.slices[0].cell(row: 0, field: "phone")?.value == "555 0100")
    }

    @Test func `rows that are all of one kind in an unknown language are stays`() {
        let head = "Bevestigingscode;Type;Begindatum;Nachten;Bedrag\n"
        let row = "HM1;Ferieopphold;2026-07-04;2;9.00\n"
        #expect(ReadTable(head + row, .desk()).bookings.count == 1)
        #expect(ReadTable(head + row + "HM2;Uitbetaling;;;9.00\n", .desk()).bookings.count == 0)
    }
}
