import InnkeeperCore
import InnkeeperStages
import Testing

struct HeaderAliasesTests {
    /// Our field for each header, as run.json shows it.
    private func mapping(_ header: String, _ kind: RecordKind = .bookings) -> [String: String] {
        ReadTable(header + "\n", SourceSettings(name: "s", kind: kind)).mapping
    }

    @Test func `our own names are known, whatever their case and marks`() {
        // Given every field by the contract's name, and the same in other spellings
        for kind in [RecordKind.bookings, .campsites] {
            let fields =
                kind == .bookings ? BookingField.allCases.map(\.rawValue) : CampSiteField.allCases.map(\.rawValue)
            let spelled = fields.map { $0.uppercased().replacing("_", with: " ") }
            // Then each is mapped to itself
            #expect(
                mapping(fields.joined(separator: ","), kind)
                    == Dictionary(uniqueKeysWithValues: fields.map { ($0, $0) }))
            #expect(mapping(spelled.joined(separator: ","), kind).count == fields.count)
        }
    }

    @Test func `Airbnb's headers are known`() {
        let map = mapping(
            "Confirmation code,Status,Guest name,Contact,# of adults,# of children,# of infants,Start date,End date,# of nights,Booked,Listing,Earnings"
        )
        #expect(map["reservation_id"] == "Confirmation code")
        #expect(map["arrival"] == "Start date" && map["departure"] == "End date" && map["nights"] == "# of nights")
        #expect(
            map["adults"] == "# of adults" && map["children"] == "# of children" && map["infants"] == "# of infants")
        #expect(map["camper_name"] == "Guest name" && map["phone"] == "Contact" && map["booked_on"] == "Booked")
    }

    @Test func `Booking.com's headers are known, the guest before the booker`() {
        let map = mapping(
            "Book number|Booked by|Guest name(s)|Check-in|Check-out|Booked on|Status|Rooms|Persons|Adults|Children|Children's age(s)|Price|Commission %|Unit type|Duration (nights)|Phone number"
        )
        #expect(map["reservation_id"] == "Book number")
        #expect(map["camper_name"] == "the first filled of Guest name(s), Booked by")
        #expect(map["arrival"] == "Check-in" && map["departure"] == "Check-out" && map["nights"] == "Duration (nights)")
        #expect(map["guests"] == "Persons" && map["total"] == "Price" && map["category"] == "Unit type")
        #expect(map["phone"] == "Phone number" && map["booked_on"] == "Booked on")
        // "Rooms" is a number of rooms, not a room
        #expect(map["site_number"] == nil)
    }

    @Test(arguments: [
        ("TRUNC_ARRIVAL|TRUNC_DEPARTURE|CONFIRMATION_NO", ["arrival", "departure", "reservation_id"]),
        (
            "ARRIVAL_DATE|DEPARTURE_DATE|INSERT_DATE|AVERAGE_ROOM_RATE",
            ["arrival", "departure", "booked_on", "nightly_rate"]
        ),
        (
            "check_in|check_out|money_total|money_paid|money_currency",
            ["arrival", "departure", "total", "paid", "currency"]
        ),
        ("Date In|Date Out|Folio #|Business Source", ["arrival", "departure", "reservation_id", "channel"]),
    ])
    func `headings of OPERA, Guesty and Absolute are known`(header: String, fields: [String]) {
        #expect(Set(mapping(header).keys).isSuperset(of: fields))
    }

    @Test(arguments: ["Hotel ID", "property_id", "Hotel Code", "PROPERTY_CODE"])
    func `what tells properties apart is their name where they have no other`(heading: String) {
        let text = "arrival;nights;\(heading);Room\n2026-12-10;2;H1;101\n2026-12-10;2;H2;101\n"
        #expect(ReadTable(text, .desk()).mapping["property"] == heading)
        let named = "arrival;nights;\(heading);Hotel;Room\n2026-12-10;2;H1;Adler;101\n2026-12-10;2;H2;Krone;101\n"
        #expect(ReadTable(named, .desk()).mapping["property"] == "Hotel")
    }
}
