import InnkeeperCore
import InnkeeperStages
import Testing

/// One scenario for each kind of export that booking systems write, with what is special about it. Header lines and
/// cells are as those systems write them; the people are made up.
struct ExportScenarioTests {
    /// Id, arrival, departure, nights, guests, total (what is paid out, where the export has no more) with currency,
    /// status and channel of each row.
    private func stays(_ file: ReadTable) -> [String] {
        let table = file.bookings
        return (0..<table.count).map { row in
            let amount = table.total[row].minorUnits ?? table.net[row].minorUnits
            let total = amount.map { "\($0) \(table.currency[row].code)" } ?? "-"
            return [
                table.id[row], table.arrival[row].shown, table.departure[row].shown,
                table.nights[row].value.map(String.init) ?? "-", table.guests[row].value.map(String.init) ?? "-", total,
                table.status[row].name, table.channel[row] ?? "-",
            ].joined(separator: " ")
        }
    }

    private let airbnb =
        "Confirmation code,Status,Guest name,Contact,# of adults,# of children,# of infants,Start date,End date,"
        + "# of nights,Booked,Listing,Earnings\n"

    @Test func `Airbnb's reservations, month first, cancelled rows kept, amounts with their sign`() {
        let file = ReadTable(
            airbnb
                + "HMAAAA1111,Confirmed,Jo Lee,\"+1 (412) 555-4321\",2,1,0,06/23/2026,06/26/2026,3,2026-05-30,Oak,\"$1,412.50\"\n"
                + "HMAAAA2222,Cancelled by guest,Al Doe,0 500-558-555,2,0,0,9/4/2026,9/6/2026,2,2026-01-11,Oak,€0\n"
                + "HMAAAA3333,Currently hosting,Mia Ray,,1,0,1,6/1/2026,6/30/2026,29,2026-01-11,Oak,€2.900\n"
                + "HMAAAA4444,Past guest,Mia Ray,,1,0,0,5/1/2026,5/2/2026,1,2026-01-11,Oak,$50\n"
                + "HMAAAA5555,Canceled by you,Mia Ray,,1,0,0,5/1/2026,5/2/2026,1,2026-01-11,Oak,$0.00\n", .desk())
        #expect(file.findings == [])
        #expect(
            stays(file) == [
                "HMAAAA1111 2026-06-23 2026-06-26 3 3 141250 USD confirmed Airbnb",
                "HMAAAA2222 2026-09-04 2026-09-06 2 2 0 EUR cancelled Airbnb",
                // With a point as the file's decimal mark, 2.900 is two euros ninety
                "HMAAAA3333 2026-06-01 2026-06-30 29 2 290 EUR inHouse Airbnb",
                "HMAAAA4444 2026-05-01 2026-05-02 1 1 5000 USD completed Airbnb",
                "HMAAAA5555 2026-05-01 2026-05-02 1 1 0 USD cancelled Airbnb",
            ])
    }

    @Test func `Airbnb's reservations with no day beyond the twelfth are settled by the nights`() {
        let file = ReadTable(
            airbnb + "HMAAAA1111,Confirmed,Jo Lee,,2,0,0,06/07/2026,10/07/2026,4,2026-05-30,Oak,100\n", .desk())
        #expect(file.note("dates") == "day-first")
        #expect(stays(file) == ["HMAAAA1111 2026-07-06 2026-07-10 4 2 10000  confirmed Airbnb"])
    }

    @Test func `Airbnb's transactions with mark and CRLF, thousands, blank ends and payouts`() {
        let text =
            "\u{FEFF}Date,Arriving by date,Type,Confirmation Code,Booking date,Start date,End date,Nights,Guest,Listing,"
            + "Details,Reference code,Currency,Amount,Paid out,Service fee,Fast pay fee,Cleaning fee,Gross earnings,"
            + "Occupancy taxes,Earnings year\r\n"
            + "10/15/2026,10/16/2026,Payout,,,,,,,,\"Transfer to ****1234, AED\",,AED,,\"3,512.00\",,,,,,\r\n"
            + "10/15/2026,,Reservation,HMBBBB1111,09/01/2026,10/10/2026,,5,Mia Ray,Marina,,,AED,\"3,512.00\",,108.00,,250.00,\"3,620.00\",150.00,2026\r\n"
            + "10/15/2026,,Resolution Adjustment,HMBBBB1111,,,,,Mia Ray,Marina,Broken lamp,,AED,-20.00,,,,,,,2026\r\n"
        let file = ReadTable(text, .desk())
        #expect(stays(file) == ["HMBBBB1111 2026-10-10 2026-10-15 5 - 362000 AED confirmed Airbnb"])
        #expect(file.bookings.net[0].minorUnits == 351_200 && file.bookings.commission[0].minorUnits == 10_800)
        #expect(file.bookings.tax[0].minorUnits == 15000)
        #expect(file.fates == [.skipped, .row(0), .skipped])
    }

    @Test func `Airbnb's transactions of former years, and those of a Brazilian account`() {
        let older = ReadTable(
            "Date,Type,Book date,Start date,Nights,Guest,Listing,Details,Reference,Currency,Amount,Paid out,Host fee\n"
                + "08/15/2019,Reservation,07/01/2019,08/14/2019,3,Mia Ray,Oak,,HMCCCC1111,USD,291.00,,-9.00\n", .desk())
        #expect(stays(older) == ["HMCCCC1111 2019-08-14 2019-08-17 3 - 29100 USD confirmed Airbnb"])
        let local = ReadTable(
            "Data,Disponível por data,Tipo,Código de Confirmação,Data da reserva,Data de início,Data de término,Noites,"
                + "Hóspede,Anúncio,Informações,Código de referência,Moeda,Valor,Pago,Taxa de serviço\n"
                + "02/04/2026,,Payout,,,,,,,,Banco,,BRL,,\"3.980,13\",\n"
                + "02/04/2026,,Reserva,HMDDDD1111,11/01/2026,30/03/2026,03/04/2026,4,Ana Sol,Sítio,,,BRL,\"3.980,13\",,\"189,87\"\n",
            .desk())
        #expect(stays(local) == ["HMDDDD1111 2026-03-30 2026-04-03 4 - 398013 BRL confirmed Airbnb"])
        #expect(local.note("decimal mark") == ",")
    }

    private let bookingCom =
        "Book number|Booked by|Guest name(s)|Check-in|Check-out|Booked on|Status|Rooms|Persons|Adults|Children|"
        + "Children's age(s)|Price|Commission %|Commission amount|Payment status|Payment method (Payment Provider)|"
        + "Remarks|Booker group|Booker country|Travel purpose|Device|Unit type|Duration (nights)|Cancellation date|"
        + "Address|Phone number\n"

    @Test func `Booking.com's reservations, with the currency in the cell and a time in the day of booking`() {
        let file = ReadTable(
            bookingCom
                + "6547000001|Ray, Mia|Mia Ray|2025-12-15|2025-12-17|2025-12-09 00:26:33|ok|1|1|1|0||126.6314 EUR|12|15.195768 EUR|||||de|Leisure|Mobile|Cabin|2|||\n"
                + "6547000002|Doe, Al|Al Doe|2025-12-20|2025-12-21|2025-12-09 00:26:33|cancelled_by_guest|1|2|2|0||0 EUR|12|0 EUR|||||de|Leisure|Mobile|Cabin|1|2025-12-10|||\n"
                + "6547000003|Doe, Al|Al Doe|2025-12-20|2025-12-21|2025-12-09 00:26:33|no_show|1|2|2|0||80 EUR|12|9.6 EUR|||||de|Leisure|Mobile|Cabin|1|||\n",
            .desk())
        #expect(
            stays(file) == [
                "6547000001 2025-12-15 2025-12-17 2 1 12663 EUR confirmed Booking.com",
                "6547000002 2025-12-20 2025-12-21 1 2 0 EUR cancelled Booking.com",
                "6547000003 2025-12-20 2025-12-21 1 2 8000 EUR noShow Booking.com",
            ])
        #expect(file.bookings.leadDays.map(\.value) == [6, 11, 11])
        #expect(file.bookings.category[0] == "Cabin")
        #expect(file.slices[0].cell(row: 0, field: "camper_name")?.value == "Mia Ray")
    }

    @Test func `Booking.com's reservations of a European account, day first, decimal comma, two units`() {
        let file = ReadTable(
            "Book number;Booked by;Guest name(s);Check-in;Check-out;Status;People;Price;Unit type\n"
                + "4000111222;Ray, Mia;Mia Ray;05/07/2026;31/07/2026;ok;2;1.256,00 EUR;Cabin\n"
                + "4000111222;Ray, Mia;Mia Ray;05/07/2026;31/07/2026;ok;3;1.300,50 EUR;Cabin\n", .desk())
        #expect(
            stays(file) == [
                "4000111222 2026-07-05 2026-07-31 26 2 125600 EUR confirmed Booking.com",
                "4000111222 2026-07-05 2026-07-31 26 3 130050 EUR confirmed Booking.com",
            ])
        let meanings = file.slices.map { slice in
            if case .bookings(let batch) = slice.batch { batch.repeatedID } else { RepeatedID.duplicate }
        }
        #expect(meanings == [.unit])
    }

    @Test func `Booking.com's statement counts the final amount, and room nights are no nights`() {
        let header =
            "\"Reservation number\",\"Invoice number\",\"Booked on\",\"Arrival\",\"Departure\",\"Booker name\","
            + "\"Guest name\",\"Rooms\",\"Persons\",\"Room nights\",\"Commission %\",\"Original amount\",\"Final amount\","
            + "\"Commission amount\",\"Payment fee\",\"Status\",\"Guest request\",\"Currency\",\"Hotel id\",\"Property name\"\n"
        let file = ReadTable(
            header
                + "\"5896000001\",\"1652565490\",\"2026-02-18T10:02:17\",\"2026-04-19\",\"2026-04-23\",\"MIA RAY\",\"MIA RAY\",\"2\",\"4\",\"8\",\"15.00\",\"544.0000\",\"500.5000\",\"40.8000\",\"4.03\",\"OK\",\"\",\"EUR\",\"1\",\"Oak\"\n"
                + "\"5896000002\",\"1652565490\",\"2026-02-18T10:02:17\",\"2026-04-19\",\"2026-04-23\",\"AL DOE\",\"AL DOE\",\"1\",\"2\",\"4\",\"15.00\",\"272.0000\",\"0.0000\",\"0.0000\",\"0.00\",\"cancelled\",\"\",\"EUR\",\"1\",\"Oak\"\n",
            .desk())
        #expect(
            stays(file) == [
                "5896000001 2026-04-19 2026-04-23 4 4 50050 EUR confirmed Booking.com",
                "5896000002 2026-04-19 2026-04-23 4 2 0 EUR cancelled Booking.com",
            ])
        #expect(file.findings == [] && file.note("column nights") == nil)
    }

    @Test func `Cloudbeds' reservations, day first, with words for nothing`() {
        let header =
            "Name,Email,Phone Number,Reservation Number,Third Party Confirmation Number,Adults,Children,Room Number,"
            + "Accommodation Total,Amount Paid,Check in Date,Check out Date,Nights,Room Type,Grand Total,Deposit,Products,"
            + "Balance Due,Credit Card Type,Reservation Date,Source,Meal Plan,Status,Country,Guest Status,Date of Birth,"
            + "Document Number\n"
        func row(_ id: String, _ status: String) -> String {
            "Mia Ray,mia@example.org,+63 555 345 6789,\(id),,2,0,COT(1),4500,1000,15/04/2026,18/04/2026,3,Cottages,"
                + "5000,2500,n/a,4000,n/a,10/03/2026,Walk-In,,\(status),Philippines,,01/02/1990,P123\n"
        }
        let words = ["Confirmed", "In-House", "Checked Out", "Cancelled", "No Show"]
        let file = ReadTable(
            header + words.enumerated().map { row("C\($0.offset)", $0.element) }.joined(), .desk())
        #expect(stays(file)[0] == "C0 2026-04-15 2026-04-18 3 2 500000  confirmed Walk-In")
        #expect(file.bookings.status == [.confirmed, .inHouse, .completed, .cancelled, .noShow])
        #expect(file.bookings.site[0] == "COT(1)" && file.bookings.paid[0].minorUnits == 100_000)
        #expect(file.bookings.bookedOn[0].shown == "2026-03-10")
        #expect(file.findings == [])
    }

    @Test func `Campspot's reservations, an unknown status never confirmed`() {
        let file = ReadTable(
            "Reservation Number,Site,Guest Email,Arrival,Departure,Adults,Children,Total,Paid,Status,RV Type,RV Length,Notes\n"
                + "CS-1,A12,mia@example.org,7/4/2026,7/7/2026,2,1,$180.00,$60.00,Confirmed,Trailer,24,\n"
                + "CS-2,A13,al@example.org,7/24/2026,7/27/2026,2,,$180.00,,Checked In,,,\n"
                + "CS-3,A14,al@example.org,7/24/2026,7/27/2026,2,,$180.00,,Checked Out,,,\n"
                + "CS-4,A15,al@example.org,7/24/2026,7/27/2026,2,,$180.00,,Parked,,,\n", .desk())
        #expect(stays(file)[0] == "CS-1 2026-07-04 2026-07-07 3 3 18000 USD confirmed -")
        #expect(file.bookings.status == [.confirmed, .inHouse, .completed, .unknown])
        #expect(file.bookings.site[0] == "A12" && file.bookings.paid[0].minorUnits == 6000)
    }

    @Test func `Campspot's sites are campsites`() {
        let text =
            "Site Name,Site Number,Site Type,Category,Max Occupancy,Max Length,Electric,Water,Sewer,Amps,Pet Friendly\n"
            + "River Bend,A12,RV,RV Premium,6,40,Yes,No,Yes,50,Yes\n"
        #expect(CSVFormat.recognise(Array(text.utf8), fileName: "x") == .campsites)
        let sites = ReadTable(text, SourceSettings(name: "s", kind: .campsites)).campSites.rows
        #expect(sites.map(\.number) == ["A12"] && sites[0].name == "River Bend" && sites[0].capacity.value == 6)
        #expect(sites[0].electricity == true && sites[0].water == false)
    }

    @Test func `Recreation.gov's history has camping only, ends that are none, and one number on two sites`() {
        let header =
            "HistoricalReservationID,OrderNumber,Agency,OrgID,CodeHierarchy,RegionCode,RegionDescription,ParentLocationID,"
            + "ParentLocation,LegacyFacilityID,Park,SiteType,UseType,ProductID,InventoryType,FacilityID,FacilityZIP,"
            + "FacilityState,FacilityLongitude,FacilityLatitude,CustomerZIP,Tax,UseFee,TranFee,AttrFee,TotalBeforeTax,"
            + "Discount,TotalPaid,StartDate,EndDate,OrderDate,Nights,NumberOfPeople,EquipmentDescription,EquipmentLength\n"
        func row(_ id: String, _ product: String, _ type: String, _ end: String) -> String {
            "\(id),0-1,USFS,131,,,,,Forest,,Lake,STANDARD NONELECTRIC,Overnight,\(product),\(type),1,82190.0,WY,-110.1,44.1,"
                + "82190.0,1.5,20,0,0,20,0,21.5,2023-07-04T00:00:00Z,\(end),2023-01-04T10:11:12Z,2.0,4,,0\n"
        }
        let file = ReadTable(
            header + row("a-1", "101", "CAMPING", "2023-07-06T00:00:00Z")
                + row("a-1", "102", "CAMPING", "0001-01-01T00:00:00Z")
                + row("a-2", "900", "ACTIVITYPASS", "0001-01-01T00:00:00Z") + row("a-3", "901", "TICKETS", ""), .desk())
        #expect(
            stays(file) == [
                "a-1 2023-07-04 2023-07-06 2 4 2150 USD confirmed Recreation.gov",
                "a-1 2023-07-04 2023-07-06 2 4 2150 USD confirmed Recreation.gov",
            ])
        #expect(file.bookings.site[0] == "101" && file.bookings.site[1] == "102")
        #expect(file.bookings.tax[0].minorUnits == 150)
        #expect(file.fates == [.row(0), .row(1), .skipped, .skipped])
    }

    @Test func `Guesty's template, where Reserved is only asked for, and Guesty's own table`() {
        let template = ReadTable(
            "accountId,listingId,firstName,lastName,numberOfGuests,checkIn,checkOut,status,currency,source,"
                + "accommodationFare,cleaningFee\n"
                + "a,oak,Mia,Ray,2,2026-07-04,2026-07-06,Confirmed,USD,Vrbo,200,40\n"
                + "a,oak,Al,Doe,2,2026-07-14,2026-07-16,Reserved,USD,Vrbo,200,40\n"
                + "a,oak,Al,Doe,2,2026-07-24,2026-07-26,Inquiry,USD,Vrbo,200,\n"
                + "a,oak,Al,Doe,2,2026-07-24,2026-07-26,Declined,USD,Vrbo,200,\n", .desk())
        #expect(template.bookings.status == [.confirmed, .pending, .pending, .rejected])
        #expect(template.bookings.total.map(\.minorUnits) == [24000, 24000, 20000, 20000])
        let own = ReadTable(
            "CONFIRMATION CODE,SOURCE,CHECK-IN,CHECK-OUT,GUEST'S NAME,LISTING'S NICKNAME,NUMBER OF NIGHTS,TOTAL PAYOUT\n"
                + "GY-1,Vrbo,2026-07-04,2026-07-06,Mia Ray,Oak,2,412.5\n", .desk())
        #expect(stays(own) == ["GY-1 2026-07-04 2026-07-06 2 - 41250  confirmed Vrbo"])
        #expect(own.bookings.property[0] == "Oak")
    }

    @Test func `a table of hotel stays with padded cells, American dates and words for nothing`() {
        let file = ReadTable(
            "hotel , arrival_date , nights , adults , children , country , adr , reservation_status , agent\n"
                + "Resort , 7/1/2015 , 2 , 2 , NA , PRT , 98.00 , Check-Out , NULL\n"
                + "City , 7/13/2015 , 3 , 1 , 0 , NULL , -6.38 , No-Show , 9\n",
            .desk {
                $0.missing = ["NULL", "NA", "Undefined"]
            })
        #expect(file.bookings.arrival.map(\.shown) == ["2015-07-01", "2015-07-13"])
        #expect(file.bookings.guests.map(\.value) == [2, 1])
        #expect(file.bookings.rate.map(\.minorUnits) == [9800, -638])
        #expect(file.bookings.status == [.completed, .noShow])
        #expect(file.bookings.property[0] == "Resort")
        #expect(file.findings == [])
    }
}
