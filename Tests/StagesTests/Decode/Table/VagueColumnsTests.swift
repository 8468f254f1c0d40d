import InnkeeperCore
import InnkeeperStages
import Testing

struct VagueColumnsTests {
    /// The mapping of two stays with one more column.
    private func mapping(_ heading: String, _ first: String, _ second: String, more: String = "") -> [String: String] {
        let more = more.isEmpty ? "" : more + ";"
        let cells = more.isEmpty ? "" : "x;"
        let text =
            "\(more)Arrival;Departure;\(heading)\n"
            + "\(cells)2026-12-10;2026-12-13;\(first)\n\(cells)2026-12-11;2026-12-13;\(second)\n"
        return ReadTable(text, .desk()).mapping
    }

    @Test(arguments: [
        "Guests", "Guest(s)", "Contact Name", "Holder", "Occupant", "Titolare", "Capogruppo", "Kund", "Név", "客人", "客户",
        "손님",
    ])
    func `a column of names is that of the guests`(heading: String) {
        #expect(mapping(heading, "Ada Kant", "Bo Lind")["camper_name"] == heading)
        #expect(mapping(heading, "ja", "nein")["camper_name"] == nil)
        #expect(mapping(heading, "Ada Kant", "Bo Lind", more: "Guest name")["camper_name"] == "Guest name")
    }

    @Test func `guests that are counted stay so, even where there is one booking`() {
        #expect(mapping("Guests", "2", "3")["guests"] == "Guests")
        let one = ReadTable("Arrival;Departure;Guests\n2026-12-10;2026-12-13;Ada Kant\n", .desk())
        #expect(one.mapping["camper_name"] == "Guests" && one.mapping["guests"] == nil)
    }

    @Test(arguments: ["Plaats", "Miejsce", "Место", "Empl."])
    func `a place with a number is the site, and a town is not`(heading: String) {
        #expect(mapping(heading, "12", "B 14")["site_number"] == heading)
        #expect(mapping(heading, "Utrecht", "Delft")["site_number"] == nil)
        #expect(mapping(heading, "1234 AB Utrecht", "2345 CD Delft")["site_number"] == nil)
    }

    @Test(arguments: ["Bunk", "Cama", "Depto"])
    func `a bed with one stay at a time is a site, and a number of beds is not`(heading: String) {
        #expect(mapping(heading, "12", "B 14")["site_number"] == heading)
        #expect(mapping(heading, "2", "2")["site_number"] == nil)
        #expect(mapping("Area", "12", "B 14")["site_number"] == nil)
    }

    @Test func `a Russian place with letters and digits is the site, and a number of beds is not`() {
        #expect(mapping("Места", "R01 R02", "R03")["site_number"] == "Места")
        #expect(mapping("Места", "2", "4")["site_number"] == nil)
    }

    @Test func `a department with a number is a flat, and a region is not`() {
        #expect(mapping("Departamento", "C1", "Depto 2")["site_number"] == "Departamento")
        #expect(mapping("Departamento", "Lima", "Cusco")["site_number"] == nil)
    }

    @Test func `an occupancy in words is the number of guests, and a percentage is not`() {
        #expect(mapping("Occupancy", "2 adults", "1 adult, 2 children")["guests"] == "Occupancy")
        #expect(mapping("Occupancy", "80%", "45%")["guests"] == nil)
        #expect(mapping("Occupancy", "Single", "Double")["guests"] == nil)
    }

    @Test func `counts of a party in one cell are the guests`() {
        #expect(mapping("Adults / Children", "2 / 1", "2 / 0")["guests"] == "Adults / Children")
        #expect(mapping("Adults / Children", "yes", "no")["guests"] == nil)
    }

    @Test(arguments: ["Majoitus", "Szállás"])
    func `lodging with a name is the site, and its price is not`(heading: String) {
        #expect(mapping(heading, "Mökki 4", "Mökki 5")["site_number"] == heading)
        #expect(mapping(heading, "120", "180")["site_number"] == nil)
    }

    @Test func `a Russian number is a room's where bookings have another one, or where it comes again`() {
        #expect(mapping("Номер", "1", "2")["site_number"] == nil)
        #expect(mapping("Номер", "1", "1")["site_number"] == "Номер")
        #expect(mapping("Номер", "1", "2", more: "Booking ID")["site_number"] == "Номер")
    }

    @Test(arguments: ["Kontakt", "Contact", "Contacto"])
    func `a contact that is an e-mail address is one`(heading: String) {
        #expect(mapping(heading, "ada@example.org", "bo@example.org")["email"] == heading)
        #expect(mapping(heading, "+1 408 555 0100", "+1 408 555 0101")["phone"] == heading)
        let one = ReadTable("Arrival;Nights;\(heading)\n2026-12-10;3;ada@example.org\n", .desk())
        #expect(one.mapping["email"] == heading)
    }

    @Test(arguments: [("2026-12-13", true), ("Kitchen", false)])
    func `"Dept" is the departure if there are nights before it`(cell: String, isDay: Bool) {
        let map = ReadTable("Guest;Arrival;Nights;Dept\nAda;2026-12-10;3;\(cell)\n", .desk()).mapping
        #expect(map["departure"] == (isDay ? "Dept" : nil))
    }

    @Test(arguments: ["Booking UUID", "External Reference", "Checkin ID", "ownerref"])
    func `references of their own are the bookings' numbers where nothing else is`(heading: String) {
        #expect(mapping(heading, "R-1041", "R-1042")["reservation_id"] == heading)
        #expect(mapping(heading, "R-1041", "R-1041")["reservation_id"] == nil)
        #expect(mapping(heading, "R-1041", "")["reservation_id"] == nil)
        #expect(mapping(heading, "Ada Kant", "Bo Lind")["reservation_id"] == nil)
        #expect(mapping(heading, "R-1041", "R-1042", more: "Booking ID")["reservation_id"] == "Booking ID")
    }

    @Test(arguments: ["Code", "UID", "Ticket", "Contract No", "External ID"])
    func `a guest or a contract may have a code for several stays`(heading: String) {
        #expect(mapping(heading, "R-1041", "R-1042")["reservation_id"] == nil)
    }

    @Test func `a bill is the total, and its number isn't`() {
        #expect(mapping("Bill", "330.00", "240.00")["total"] == "Bill")
        #expect(mapping("Bill", "1041", "1042")["total"] == nil)
    }

    @Test(arguments: ["Room Price", "Tariff", "房价", "單價"])
    func `a price is that of a night where the nights make the total of it`(heading: String) {
        func rate(_ first: String, _ second: String) -> String? {
            let text =
                "Arrival;Departure;Total;\(heading)\n"
                + "2026-12-10;2026-12-13;330.00;\(first)\n2026-12-11;2026-12-13;240.00;\(second)\n"
            return ReadTable(text, .desk()).mapping["nightly_rate"]
        }
        #expect(rate("110.00", "120.00") == heading)
        #expect(rate("330.00", "240.00") == nil)
        #expect(rate("Standard", "Member") == nil)
        #expect(mapping(heading, "110.00", "120.00")["nightly_rate"] == nil)
    }
}
