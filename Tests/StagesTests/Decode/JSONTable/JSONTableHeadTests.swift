import InnkeeperCore
import InnkeeperStages
import Testing

struct JSONTableHeadTests {
    private func kind(_ text: String) -> RecordKind? {
        JSONTableFormat.recognise(Array(text.utf8), fileName: "export.json")
    }

    private let stay = #"{"code":"R1","checkIn":"2026-07-01","checkOut":"2026-07-04","guestName":"Ada"}"#

    @Test func `a list of stays is known wherever it lies`() {
        for text in [
            "[\(stay)]", "[\(stay),", #"{"data":[\#(stay)]}"#,
            #"{"ok":true,"reservations":{"items":[\#(stay),\#(stay)]}}"#,
            stay, "\(stay)\n\(stay)\n", "\u{1E}\(stay)\n\u{1E}\(stay)", "\u{FEFF}[\(stay)]",
            #"[{"bookId":1,"roomId":7,"firstNight":"2026-07-01","lastNight":"2026-07-01","guestName":"Ada"}]"#,
            #"{"booking":{"id":1,"checkIn":"2026-07-01","checkOut":"2026-07-04"},"guest":{"id":9,"name":"Ada"}}"#,
            #"{"data":{"bookings":{"edges":[{"node":\#(stay)}]}},"pets":[{"id":1}]}"#,
        ] { #expect(kind(text) == .bookings, "\(text)") }
    }

    @Test(arguments: [
        #"{"bookings":[{"id":1,"start_at":"2026-12-10T15:00:00Z","end_at":"2026-12-12T10:00:00Z","client_fullname":"Ada"}]}"#,
        #"{"bookings":[{"id":1,"start_at":"2026-12-10T15:00:00Z","end_at":"2026-12-12T10:00:00Z","adults":2}]}"#,
        #"{"data":[{"id":"1","type":"bookings","attributes":{"start_at":"2026-12-10","end_at":"2026-12-12","client_fullname":"Ada"}}]}"#,
        #"{"data":[{"id":"1","type":"reservation","attributes":{"start-date":"2026-12-10","end-date":"2026-12-12","guests":2}}]}"#,
    ])
    func `stays with a start and an end are known by what else they have, or by what they are called`(text: String) {
        #expect(kind(text) == .bookings)
    }

    @Test(arguments: [
        #"{"projects":[{"id":1,"start_at":"2026-12-10","end_at":"2026-12-12","client_fullname":"Ada"}]}"#,
        #"{"data":[{"id":"1","type":"leaves","attributes":{"start_at":"2026-12-10","end_at":"2026-12-12"}}]}"#,
    ])
    func `others are not`(text: String) { #expect(kind(text) == nil) }

    @Test func `an hour of arrival beside its day does no harm`() {
        let stay = """
            {"datumvan":"2027-05-14","datumtot":"2027-05-17","kamernaam":"Kamer 1","inchecken":"15:00",\
            "uitchecken":"11:00","personen":2,"prijs":350.62,"reserveringsnummer":"R1"}
            """
        #expect(kind("[\(stay)]") == .bookings)
    }

    @Test func `people in properties are contacts, unless they are on a map`() {
        let person =
            #""properties":{"firstname":"Ada","lastname":"Kant","email":"a@example.org","phone":"0171 123456"}"#
        #expect(kind(#"{"results":[{"id":"51",\#(person)}]}"#) == .contacts)
        #expect(kind(#"[{"type":"Feature","geometry":{"type":"Point","coordinates":[7,50]},\#(person)}]"#) == nil)
    }

    private let mews = """
        {"ServiceId":"s","Number":"52","State":"Processed","StartUtc":"2026-02-20T13:00:00Z",\
        "EndUtc":"2026-02-22T11:00:00Z","CustomerId":"c"}
        """
    private let customer =
        #"{"Id":"c","FirstName":"Ada","LastName":"Kant","Email":"a@example.org","Phone":"0171 123456"}"#

    @Test func `bookings beside their guests are bookings`() {
        #expect(kind(#"{"Customers":[\#(customer)],"Reservations":[\#(mews)]}"#) == .bookings)
        #expect(kind(#"{"rooms":[{"roomNumber":"1","roomType":"D","capacity":2}],"bookings":[\#(stay)]}"#) == .bookings)
    }

    @Test func `guests beside bookings in a form that is not known are a question`() {
        #expect(kind(#"{"Customers":[\#(customer)],"Reservations":[{"Alpha":"1","Beta":2}]}"#) == nil)
        #expect(kind(#"{"Customers":[\#(customer)],"Groups":[{"Alpha":"1","Beta":2}]}"#) == .contacts)
    }

    @Test(arguments: [
        """
        [{"confirmationNumber":"A1","hotelId":"H","status":"CONFIRMED","primaryGuest":{"firstName":"Ada","lastName":"Kant"},\
        "roomStay":{"roomType":"D","arrivalDate":"2026-12-15","departureDate":"2026-12-18"}}]
        """,
        """
        [{"reservationID":"1","name":{"lastName":"Kant","firstName":"Ada"},"arrived":"2026-06-01T00:00:00.000Z",\
        "departed":"2026-06-03T00:00:00.000Z","accomodation":{"property":"Inn","roomNumber":"4700"}}]
        """,
        """
        [{"id":1,"status":"confirmed","startDate":"2027-03-19 03:09:52.697","endDate":"2027-03-20 03:09:52.697",\
        "property":{"propertyName":"Inn"},"guestList":[{"firstName":"Ada","lastName":"Kant"}]}]
        """,
    ])
    func `stays of hotels' interfaces are known`(text: String) { #expect(kind(text) == .bookings) }

    @Test(arguments: [
        #"[{"id":"R1","name":"Ada","checkIn":"2026-07-01","checkOut":"2026-07-04","total":330}]"#,
        #"[{"id":1,"checkIn":"2026-07-01","checkOut":"2026-07-04","booker":{"firstName":"Ada","lastName":"Alder"}}]"#,
        #"[{"id":1,"fecha_entrada":"2026-07-01","fecha_salida":"2026-07-04","estado":"confirmada"}]"#,
        #"[{"id":1,"start_date":"2026-07-01","end_date":"2026-07-04","guestInfo":{"firstName":"Ada","lastName":"A"}}]"#,
        #"[{"id":"B1","status":"reserved","bookingInfo":{"checkIn":"2026-07-01","checkOut":"2026-07-04"}}]"#,
    ])
    func `who checks in and out is known by a name, a price or a status`(text: String) {
        #expect(kind(text) == .bookings)
    }

    @Test func `two lists of stays are a question that nobody answers here`() {
        #expect(kind(#"{"arrivals":[\#(stay)],"departures":[\#(stay)]}"#) == nil)
    }

    @Test func `stays under ids are a list`() {
        #expect(kind(#"{"bookings":{"-Nx1":\#(stay),"-Nx2":\#(stay)}}"#) == .bookings)
        #expect(kind(#"{"1":\#(stay)}"#) == .bookings)
        #expect(kind(#"{"total":2,"data":{"list":{"7":\#(stay),"8":\#(stay)},"next":null}}"#) == .bookings)
    }

    @Test(arguments: [
        // Journeys, work, projects, cars, leave, events.
        #"[{"flightNumber":"X1","departure":"2026-07-01","arrival":"2026-07-02","seat":"1A","nights":1}]"#,
        #"[{"employee":"Ada","checkIn":"2026-07-01T08:00","checkOut":"2026-07-01T17:00","room":"Desk"}]"#,
        #"[{"id":1,"name":"Roof","startDate":"2026-07-01","endDate":"2026-07-09","status":"open","total":12}]"#,
        #"[{"reservationId":1,"customerName":"Ada","startDate":"2026-07-01","endDate":"2026-07-03","vehicle":"van"}]"#,
        #"[{"id":1,"name":"Ada","arrival":"2026-07-01","departure":"2026-07-03"}]"#,
        #"[{"member":"Ada","email":"a@x.example","checkIn":"2026-07-01","checkOut":"2026-07-04","desk":"7"}]"#,
        #"[{"dog":"Bo","breed":"Labrador","owner":{"name":"Ada"},"checkIn":"2026-07-01","checkOut":"2026-07-04","total":9}]"#,
        #"[{"name":"Ada","checkIn":"2026-07-01T22:00:00Z","checkOut":"2026-07-02T06:00:00Z","status":"approved"}]"#,
        #"[{"applicant":"Ada","email":"a@x.example","arrivalDate":"2026-07-01","departureDate":"2026-07-09","status":"open"}]"#,
        #"[{"order_id":1,"first_name":"Ada","last_name":"A","email":"a@x.example","product":"Tent","amount":9}]"#,
        #"[{"title":"Fair","start":"2026-07-01","end":"2026-07-03","location":"Hall"}]"#,
        // Days that nobody can read.
        #"[{"code":"R1","checkIn":1782864000,"checkOut":1783123200,"guestName":"Ada"}]"#,
        // Money, orders, products, tables, menus.
        #"{"payouts":[{"id":"po_1","amount":12.5,"currency":"EUR","arrival_date":"2026-07-01","status":"paid"}]}"#,
        #"[{"orderId":1,"createdAt":"2026-07-01","customer":{"name":"Ada","email":"a@x.example"},"total":3}]"#,
        #"[{"number":"1","type":"table","capacity":4,"price":2}]"#, #"[{"site":"shop","category":"a","price":2}]"#,
        #"[{"sku":"A","unit":"kg","category":"food","price":1.5}]"#,
        // People who are not guests.
        #"{"name":"x","version":"1.0.0","contributors":[{"name":"Ada","email":"a@x.example","url":"x"}]}"#,
        #"[{"id":1,"username":"ada","firstName":"Ada","lastName":"A","email":"a@x.example","phone":"1"}]"#,
        #"{"employees":[{"firstName":"Ada","lastName":"A","phone":"+1 408 555 0100","email":"a@x.example"}]}"#,
        #"[{"firstName":"Ada","lastName":"A","phone":"1","hireDate":"2020-01-01"}]"#,
        #"[{"name":"Ada","email":"a@x.example"}]"#,
        #"[{"name":"Inn","phone":"+1 408 555 0100","email":"a@x.example","latitude":1,"longitude":2}]"#,
        // No objects, no JSON.
        "[]", "{}", "[1,2]", #"{"a":[]}"#, "{", "checkIn,checkOut,guestName\n2026-07-01,2026-07-02,Ada\n",
    ])
    func `other lists are not taken`(text: String) { #expect(kind(text) == nil) }

    @Test(arguments: [
        #"{"RECDATA":[{"CampsiteID":"1","CampsiteName":"012","CampsiteType":"TENT","CampsiteLatitude":44.2,"CampsiteLongitude":-110}]}"#,
        #"[{"siteNumber":"A1","capacity":6,"electricity":true}]"#, #"[{"site":"A1","power":true,"water":false}]"#,
        #"[{"roomNumber":"1","roomType":"Cabin","rate":50}]"#,
    ])
    func `sites are known by a number and by what sites have`(text: String) { #expect(kind(text) == .campsites) }

    @Test(arguments: [
        #"[{"firstName":"Ada","lastName":"Alder","phone":"+1 408 555 0100"}]"#,
        #"{"guests":[{"fullName":"Ada Alder","birthday":"1980-06-05"}]}"#,
        #"[{"name":"Ada Alder","phone":"+1 408 555 0100","email":"a@x.example"}]"#,
        #"[{"person":{"firstName":"Ada","lastName":"Alder","mobile":"+1 408 555 0100"}}]"#,
        #"[{"firstName":"Ada","lastName":"Alder","email":"a@x.example"}]"#,
        #"[{"givenName":"Ada","surname":"Alder","birthday":"1985-05-14","jobTitle":"Baker","mobilePhone":"+1 408 555 0100"}]"#,
    ])
    func `people are known by a name and a way to reach them`(text: String) { #expect(kind(text) == .contacts) }

    @Test(arguments: [
        #"{"items":[{"title":"A","position":{"lat":47.5,"lng":8.7}}]}"#,
        #"{"results":[{"poi":{"name":"A"},"position":{"lat":47.5,"lon":8.7}}]}"#,
        #"{"response":{"venues":[{"name":"A","location":{"lat":47.5,"lng":8.7}}]}}"#,
        #"{"hits":[{"name":"A","_geoloc":{"lat":47.5,"lng":8.7}}]}"#,
        #"{"name":"A","location":{"_latitude":47.5,"_longitude":8.7}}\#n{"name":"B","location":{"_latitude":1,"_longitude":2}}"#,
        #"[{"name":"A","latlng":[47.5,8.7]}]"#, #"[{"name":"A","wkt":"POINT(8.7 47.5)"}]"#,
        #"{"results":{"bindings":[{"itemLabel":{"value":"A"},"coord":{"value":"Point(8.7 47.5)"}}]}}"#,
    ])
    func `places are known by a name and a position that no format of places finds`(text: String) {
        #expect(kind(text) == .places)
    }

    @Test(arguments: [
        #"[{"name":"A","lat":47.5,"lng":8.7}]"#, #"[{"name":"A","location":{"lat":47.5,"lng":8.7}}]"#,
        #"{"data":[{"name":"A","latitude":"47.5","longitude":"8.7"}]}"#,
        #"{"elements":[{"type":"node","id":1,"lat":47.5,"lon":8.7,"tags":{"name":"A"}}]}"#,
        #"{"viewport":{"lat":47.5,"lng":8.7},"pages":[{"name":"A","viewport":{"lat":47.5,"lng":8.7}}]}"#,
        #"[{"name":"A","wkt":"somewhere"}]"#, #"{"items":[{"name":"A","lat":"north","lng":"east"}]}"#,
    ])
    func `other places are left to their formats, and no places are none`(text: String) { #expect(kind(text) == nil) }

    @Test func `sites and stays with positions are no places`() {
        let site = #"[{"siteNumber":"A1","siteType":"Tent","latitude":1,"longitude":2}]"#
        let booking = #"[{"guestName":"Ada","location":"A1","checkIn":"2026-07-01","nights":2}]"#
        for text in [site, booking] {
            #expect(JSONArrayFormat.recognise(Array(text.utf8), fileName: "x.json") == nil)
        }
        #expect(kind(site) == .campsites && kind(booking) == .bookings)
    }

    @Test func `the keys say why`() {
        #expect(
            JSONTableFormat.recognition(Array("[\(stay)]".utf8), fileName: "x.json")?.reason
                == "its objects have the keys checkIn, checkOut")
        #expect(TableHead(head: Array("[\(stay)]".utf8))?.folded == ["code", "checkin", "checkout", "guestname"])
    }
}
