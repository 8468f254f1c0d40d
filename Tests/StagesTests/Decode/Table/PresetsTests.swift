import Foundation
import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct PresetsTests {
    private let folder = Corpora.packageRoot.appendingPathComponent("Sources/Stages/Decode/Table/Presets")

    @Test func `every data file is a preset of its own name, and every preset has its data file`() throws {
        // Given the data files
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        // Then they are what was built in, in order
        #expect(files.allSatisfy { $0.hasSuffix(".json") })
        #expect(Presets.facts.map(\.name) == files.map { String($0.dropLast(5)) }.sorted())
        #expect(Presets.facts.allSatisfy { $0.kind == .bookings && !$0.summary.isEmpty })
        // And the seven of the contract are among them
        let names = Set(Presets.facts.map(\.name))
        #expect(
            names.isSuperset(of: [
                "airbnb", "airbnb-transactions", "booking.com", "booking.com-statement", "campspot", "cloudbeds",
                "ridb",
            ]))
    }

    /// Header lines as their systems write them.
    static let headers: [(preset: String, header: String)] = [
        (
            "airbnb",
            "Confirmation code,Status,Guest name,Contact,# of adults,# of children,# of infants,Start date,End date,"
                + "# of nights,Booked,Listing,Earnings"
        ),
        (
            "airbnb-transactions",
            "Date,Arriving by date,Type,Confirmation code,Booking date,Start date,End date,Nights,Guest,Listing,Details,"
                + "Reference code,Currency,Amount,Paid out,Service fee,Fast pay fee,Cleaning fee,Gross earnings,"
                + "Occupancy taxes,Earnings year"
        ),
        (
            "airbnb-transactions",
            "Data,Disponível por data,Tipo,Código de Confirmação,Data da reserva,Data de início,Data de término,Noites,"
                + "Hóspede,Anúncio,Informações,Código de referência,Moeda,Valor,Pago,Taxa de serviço"
        ),
        (
            "airbnb-transactions",
            "Data,Typ,Kod potwierdzenia,Data rozpoczęcia,Noce,Gość,Oferta,Waluta,Kwota,Wypłacono,Opłata serwisowa"
        ),
        (
            "airbnb-transactions",
            "Datum,Typ,Bekräftelsekod,Startdatum,Nätter,Gäst,Annons,Valuta,Belopp,Utbetalat,Serviceavgift"
        ),
        (
            "beds24",
            "bookId,roomId,unitId,roomQty,status,firstNight,lastNight,numAdult,numChild,guestFirstName,guestName,price"
        ),
        (
            "booking.com",
            "Book number;Booked by;Guest name(s);Check-in;Check-out;Booked on;Status;Rooms;People;Adults;Children;Price"
        ),
        (
            "booking.com-statement",
            "\"Reservation number\",\"Invoice number\",\"Booked on\",\"Arrival\",\"Departure\",\"Booker name\","
                + "\"Guest name\",\"Rooms\",\"Persons\",\"Room nights\",\"Commission %\",\"Original amount\","
                + "\"Final amount\",\"Commission amount\",\"Payment fee\",\"Status\",\"Guest request\",\"Currency\""
        ),
        (
            "campspot",
            "Reservation Number,Site,Guest Email,Arrival,Departure,Adults,Children,Total,Paid,Status,RV Type,RV Length"
        ),
        (
            "cloudbeds",
            "Name,Email,Phone Number,Reservation Number,Third Party Confirmation Number,Adults,Children,Room Number,"
                + "Accommodation Total,Amount Paid,Check in Date,Check out Date,Nights,Room Type,Grand Total,Status"
        ),
        (
            "mews",
            "Id,ServiceId,Number,State,Origin,CreatedUtc,CancelledUtc,ScheduledStartUtc,ScheduledEndUtc,CustomerId"
        ),
        ("guesty", "accountId,listingId,firstName,lastName,numberOfGuests,checkIn,checkOut,status,currency,source"),
        (
            "ridb",
            "HistoricalReservationID,OrderNumber,Agency,OrgID,Park,SiteType,ProductID,InventoryType,Tax,TotalPaid,"
                + "StartDate,EndDate,OrderDate,Nights,NumberOfPeople"
        ),
    ]

    @Test(arguments: headers.indices) func `a preset is found by the headers, with its reason`(index: Int) {
        let (preset, header) = Self.headers[index]
        // Given a file with the headers of a system and no configuration
        let file = ReadTable(header + "\n", .desk())
        // Then its preset is taken and the headers that spoke for it are named
        #expect(file.note("preset") == preset)
        #expect(file.reason("preset")?.hasPrefix("the file has its headers ") == true)
        #expect(CSVFormat.recognise(Array(header.utf8), fileName: "export.csv") == .bookings)
    }

    @Test func `Beds24's statuses are digits, and those of others are not`() {
        // Given the four of them
        let keys = "bookId,firstNight,lastNight,numAdult,unitId,status"
        let rows = (0...4).map { "\($0)1,2026-10-06,2026-10-07,2,\($0),\($0)" }
        // When
        let statuses = ReadTable(([keys] + rows).joined(separator: "\n") + "\n", .desk()).bookings.status
        let others = ReadTable("Booking ID,Arrival,Nights,Status\nB1,2026-10-06,1,1\n", .desk()).bookings.status
        // Then a closed night is none of them
        #expect(statuses.map(\.self) == [.cancelled, .confirmed, .confirmed, .pending, .unknown])
        #expect(others.map(\.self) == [.unknown])
    }

    @Test func `our own headers are of no preset`() {
        let header = BookingField.allCases.map(\.rawValue).joined(separator: ",")
        #expect(ReadTable(header + "\n", .desk()).note("preset") == nil)
    }

    @Test func `a declared preset needs no evidence, none is none, and mapped columns leave it out`() {
        let header = Self.headers[0].header + "\n"
        #expect(ReadTable("arrival,nights\n", .desk { $0.preset = "airbnb" }).reason("preset") == "declared")
        #expect(ReadTable(header, .desk { $0.preset = "none" }).note("preset") == nil)
        #expect(ReadTable(header, .desk { $0.columns = ["total": .header("Earnings")] }).note("preset") == nil)
    }

    @Test(arguments: [
        (
            "Typ,Kod potwierdzenia,Data rozpoczęcia,Noce,Gość,Oferta,Kwota,Opłata serwisowa,Zarobki brutto",
            "Rezerwacja", "Wypłata"
        ),
        (
            "Typ,Bekräftelsekod,Startdatum,Nätter,Gäst,Annons,Belopp,Serviceavgift,Bruttointäkter", "Bokning",
            "Utbetalning"
        ),
    ])
    func `Airbnb's plain amount is what it pays out, and its payouts are no stays`(
        header: String, stay: String, payout: String
    ) {
        let file = ReadTable(
            "\(header)\n\(payout),,,,,,97.00,,\n\(stay),HM1,2026-07-04,2,Ada Kant,Loft,97.00,3.00,100.00\n", .desk())
        #expect(file.bookings.total.map(\.minorUnits) == [10000] && file.bookings.net.map(\.minorUnits) == [9700])
    }

    @Test func `Airbnb's French history has short headings, and an amount that is paid out`() {
        let text =
            "date,type,code de confirmation,début,nuits,devise,montant,frais d'hôte\n"
            + "2026-12-15,Réservation,R-1,14/12/2026,3,EUR,280.50,49.50\n"
        let file = ReadTable(text, .desk())
        #expect(file.note("preset") == "airbnb-transactions")
        #expect(file.mapping["net"] == "montant" && file.mapping["total"] == nil)
    }
}
