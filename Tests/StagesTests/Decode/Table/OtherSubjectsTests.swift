import InnkeeperCore
import Testing

@testable import InnkeeperStages

struct OtherSubjectsTests {
    @Test(arguments: [
        "SKU", "Supplier No", "Vertragsnummer", "kWh", "Project", "Mitarbeiter", "Flight", "Start Reading kWh",
        "Subscription ID", "Lieferant",
    ])
    func `stock, work, contracts, meters and transport are named by their headings`(heading: String) {
        #expect(OtherSubjects.areNamed(in: ["From", "To", heading]))
    }

    @Test(arguments: ["Cancellation policy", "Guest", "Leave", "Rate plan", "Zahler", "Unit"])
    func `what bookings have too is not among them`(heading: String) {
        #expect(!OtherSubjects.areNamed(in: ["From", "To", heading]))
    }

    @Test(arguments: ["created", "datecreated", "lastloginon", "датарегистрации", "来店日"])
    func `the days of the record itself are told by a word within their heading`(heading: String) {
        #expect(OtherSubjects.isOfRecord(heading))
    }

    @Test(arguments: ["", "arrival", "log", "create", "дата", "来店"])
    func `others are not`(heading: String) { #expect(!OtherSubjects.isOfRecord(heading)) }

    @Test func `what is booked may have a stock number`() {
        #expect(!OtherSubjects.areNamed(in: ["Booking ID", "Start Date", "End Date", "Item SKU"]))
    }

    @Test(arguments: [
        "Port_Call_ID,Vessel_Code,Port_Name,Arrival,Berthing,Departure\n1,MVE,Rostock,2026-05-14,2026-05-14,2026-05-16\n",
        "contract_id,artist_name,arrival,departure,arrival_airport\nC1,Mira Falkenrath,2027-05-14,2027-05-17,MUC\n",
        "Cliente,Vehículo,FechaInicio,FechaFin,PrecioFinal\nAna López,Seat Ibiza,2027-05-14,2027-05-17,150.00\n",
        "CUPS;Fecha inicio;Fecha fin;Consumo;Unidad;Tipo\nA-001;01/01/2027;31/01/2027;8.240,50;kWh;Electricidad\n",
        "Name;E-Mail;Wohnung;Mietbeginn;Mietende;Kaltmiete\nAnna;a@example.com;App. A;15.03.2023;31.12.2027;720\n",
        "Code Agent;Nom;Type;Date Début;Date Fin;Motif\nA01;Garnier;Congé;2027-07-06;2027-07-17;vacances\n",
        "Date,Employee,Check In,Check Out\n2027-05-14,Mira,2027-05-14T20:00:00Z,2027-05-15T04:00:00Z\n",
        "emp_id,name,check_in,check_out,status\n2,Jonas,2026-04-21 21:05,2026-04-22 06:00,Approved\n",
        "Ring No,Species,Site,Arrival Date,Departure Date\nDV12345,Parus major,Bonn,2026-03-01,2026-08-03\n",
        "Nombre Completo;Código Curso;Asistencias;Fecha Entrada;Fecha Salida\nAna;C1;10;2026-01-10;2026-03-10\n",
        "Booking ID,Name,Start date,End date,Custodian,Assets\nb1,Film kit,2026-11-02,2026-11-04,Ann Orr,Camera A\n",
        "ID,Ülke Kodu,Giriş Tarihi,Çıkış Tarihi,Schengen mi\n1,DE,2026-05-14,2026-05-17,EVET\n",
        "Booking No,Boat,Client,Start,End,Days,Skipper\n1,Bavaria 34,Ada Kant,2026-07-04,2026-07-11,7,yes\n",
    ])
    func `what arrives, is let, metered or absent is not a guest's stay`(text: String) {
        #expect(TableHead(csv: Array(text.utf8))?.kind == nil)
    }

    @Test func `a restaurant's list of covers is neither an address book nor stays`() {
        let text = """
            Date,Heure,Nom,Prénom,Téléphone,Couverts,Table
            04/07/2026,19:30,Kant,Ada,0612345678,4,12

            """
        #expect(TableHead(csv: Array(text.utf8))?.kind == nil)
    }

    @Test(arguments: [
        "Name;Anreise;Abreise;Kennzeichen\nMira;14.05.2027;17.05.2027;B-XY 1\n",
        "Mieter;Anreise;Abreise;Mietpreis;Nebenkosten;Kaution\nMira;14.05.2027;17.05.2027;300;40;100\n",
    ])
    func `campers with cars, and tenants of a holiday flat, stay`(text: String) {
        #expect(TableHead(csv: Array(text.utf8))?.kind?.kind == .bookings)
    }

    @Test func `a guest who comes by air stays`() {
        let text = "arrival,departure,arrival_airport,guests\n2027-05-14,2027-05-17,MUC,2\n"
        #expect(TableHead(csv: Array(text.utf8))?.kind?.kind == .bookings)
    }

    @Test(arguments: [
        "time,latitude,longitude,mag,place\n2026-05-14T10:00:00Z,40.7,-73.9,4.1,off the coast\n",
        "CRASH DATE,LATITUDE,LONGITUDE,LOCATION\n05/14/2026,40.75,-73.99,\"(40.75, -73.99)\"\n",
        "station_id,station_name,lat,lon,sample_dt,pol_a,unit\nST1,Alpha,-23.55,-46.63,2024-01-15,4.2,µg/m³\n",
        "STATION,NAME,LATITUDE,LONGITUDE,ELEVATION,DATE,TEMP\nR1,MACTAN,10.308,123.979,9.4,2017-01-01,79.7\n",
        "SALE TYPE,PRICE,LOCATION,SQUARE FEET,MLS#,LATITUDE,LONGITUDE\nMLS,325000,Dupont,600,DC1,38.907,-77.035\n",
        "Latitude,Longitude,Location\n40.75,-73.99,\"(40.75, -73.99)\"\n",
        "Unique Key,Created Date,Closed Date,Landmark,Latitude,Longitude\n1,05/14/2026,05/15/2026,Pier,40.75,-73.99\n",
    ])
    func `an event at a position is not a place`(text: String) {
        #expect(TableHead(csv: Array(text.utf8))?.kind == nil)
    }
}
