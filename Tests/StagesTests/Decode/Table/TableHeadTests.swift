import InnkeeperCore
import InnkeeperStages
import Testing

struct TableHeadTests {
    private func head(_ text: String) -> TableHead? { TableHead(csv: Array(text.utf8)) }

    @Test func `the headers that say what the records are come with the kind`() {
        let bookings = head("Ref;Check-in;Nights\n")?.kind
        #expect(bookings?.kind == .bookings && bookings?.headers == ["Check-in", "Nights"])
        let sites = head("site,power,water\nA1,yes,no\n")?.kind
        #expect(sites?.kind == .campsites && sites?.headers == ["site", "power", "water"])
        #expect(head("a,b\n1,2\n")?.kind == nil)
        #expect(head("") == nil)
        #expect(
            CSVFormat.recognition(Array("Ref;Check-in;Nights\n".utf8), fileName: "x")?.reason
                == "it has the headers Check-in, Nights")
    }

    @Test(arguments: [
        "Booking ID,Room,Organizer,Date,Start Time,End Time\n1,Room 1,Ada,2026-07-04,09:00,09:15\n",
        "Booking,Traveller,From,To,Nights\n1,Ada,Bonn,Köln,2\n2,Ben,Rom,Paris,3\n",
        "Booking ID,Guest,Site,Arrival,Departure\n1,Ada,A1,10:30 AM,11:30 AM\n",
        "Ref,Guest,Arrival,Departure\n1,Ada,2026-07-04,11:00\n2,Ben,2026-07-05,10:00\n",
    ])
    func `columns of times or of words aren't days of stays`(text: String) {
        #expect(head(text)?.kind?.kind != .bookings)
    }

    @Test(arguments: [
        "Ref,Guest,Arrival,Departure\n1,Ada,2026-07-04,2026-07-05\n2,Ben,soon,later\n",
        "Ref,Guest,Check-in,Arrival,Departure\n1,Ada,14:00,2026-07-04,2026-07-05\n",
        "Ref,Guest,Arrival,Departure,Nights\n1,Ada,2026-07-04,11:00,2\n2,Ben,2026-07-05,10:00,1\n",
        "Ref,Guest,Arrival,Nights\nR4,\"Mira,2026-07-04,1\nR5,Ada,2026-07-04,1\nR7,\"Kant, Ada\",2026-07-04,1\n",
        "Ref,Guest,Arrival,Departure\n1,Ada,TBD,TBD\n", "Ref,Guest,Arrival,Departure\n",
    ])
    func `a few words or times among days change nothing`(text: String) {
        #expect(head(text)?.kind?.kind == .bookings)
    }

    @Test func `UTF-16 with and without a mark is looked into`() {
        let text = "Ref;Check-in;Nights\r\nR1;2026-07-04;2\r\n"
        #expect(TableHead(csv: text.utf16Bytes())?.kind?.kind == .bookings)
        #expect(TableHead(csv: [0xFE, 0xFF] + text.utf16Bytes(isBigEndian: true))?.kind?.kind == .bookings)
    }

    @Test func `a header means the same, however many others have been seen`() {
        // Many tables of three kinds, each with a column that no other has.
        let kinds = [["Ref", "Check-in", "Nights"], ["First Name", "Last Name", "Email"], ["a", "b", "c"]]
        let headers = (0..<150).map { kinds[$0 % 3] + ["x\($0)"] }
        let first = headers.map { TableHead(headers: $0).kind }

        let second = headers.reversed().map { TableHead(headers: $0).kind }.reversed()

        #expect(zip(first, second).allSatisfy { $0?.kind == $1?.kind && $0?.headers == $1?.headers })
        #expect(first.prefix(3).map { $0?.kind } == [.bookings, .contacts, nil])
        #expect(first[147]?.headers == ["Check-in", "Nights"])
    }

    @Test func `headers that differ in case and marks only are equal`() {
        #expect(head("Check-in,NIGHTS\n")?.folded == head("check_in, nights\n")?.folded)
    }

    @Test(arguments: [
        "Name,Given Name,Family Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Value",
        "First Name,Middle Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value",
        "Title,First Name,Last Name,Company,E-mail Address,Mobile Phone,Birthday",
        "First Name,Last Name,Display Name,Nickname,Primary Email,Home Phone",
        "First Name,Last Name,Email,Phone,Address,City,State,Zip,RV Type", "Vorname;Nachname;E-Mail;Telefon",
        "Prénom;Nom;Adresse de messagerie;Tél. mobile", "Nome;Cognome;Indirizzo posta elettronica;Compleanno",
        "Voornaam;Achternaam;E-mailadres;Mobiele telefoon", "Nombre;Apellidos;Dirección de correo electrónico",
        "Vorname;Nachname;E-Mail;Eintrittsdatum", "Navn;Adresse;Postnr;Sted;E-post",
        "Firma;Strasse;PLZ;Stadt;E-Mail;Telefon",
        "名,姓,電子メール アドレス,携帯電話", "İlk Adı;İkinci Adı;İş Telefon No",
    ])
    func `a table of people is known by a name and a way to reach them`(header: String) {
        #expect(head(header + "\n")?.kind?.kind == .contacts)
    }

    @Test(arguments: [
        "name,latitude,longitude", "Site Name,Lat,Long,Phone", "Bezeichnung;Breite;Länge",
    ])
    func `a table of places is known by a name and a position`(header: String) {
        #expect(head(header + "\n")?.kind?.kind == .places)
    }

    @Test(arguments: [
        "city,region,country,population",
        // Staff, payments, events and sightings
        "EmployeeId,LastName,FirstName,BirthDate,HireDate,Phone,Email",
        "Date,Name,Type,Status,Currency,Gross,From Email Address",
        "event_name,lat,lon,start_date,end_date", "Titel;Vertragspartner;Status;Startdatum;Enddatum;Wert (EUR)",
        "title,latitude,longitude,event_date",
        // Bookings whose days have headers that nobody knows
        "ID,Status,First Name,Last Name,Email,Phone,Total Price,Paid",
    ])
    func `tables of other things are neither`(header: String) { #expect(head(header + "\n")?.kind == nil) }

    @Test(arguments: [
        "Code de confirmation;Nom du voyageur;Date de début;Date de fin", "Begindatum;Einddatum;Naam van de gast",
        "Confirmation,Arrive,Depart,Total", "name;personen;von;bis", "Id,Name,DateArrival,DateDeparture",
        "Día de llegada;Día de salida;Nombre completo", "nom_client;date_arrivee;date_depart;nuitees",
    ])
    func `a table of stays is known in other words and languages`(header: String) {
        #expect(head(header + "\n")?.kind?.kind == .bookings)
    }

    @Test(arguments: ["14/06/2027,17/06/2027", "2027-06-14,2027-06-15", "6/14/2027,6/21/2027"])
    func `people beside the first and last day of a stay are no address book, whatever the headers say`(days: String) {
        let people = "Jméno,Příjmení,E-mail,Od,Do\nAda,Kant,ada@example.org,"
        #expect(head(people + "\(days)\nx\n")?.kind == nil)
        #expect(head(people + "friend,tall\nx\n")?.kind?.kind == .contacts)
    }

    @Test func `a place has a telephone too, and is no person`() {
        let header = "Name;Straße;PLZ;Ort;Telefon;E-Mail;Breitengrad;Längengrad\n"
        let row = "Camping Erlenbach;Am Bach 2;83671;Erlenau;030 5550161;info@example.org;47.7123;11.3542\n"
        #expect(head(header + row)?.kind?.kind == .places)
    }

    @Test(arguments: [
        "Datum;Uhrzeit;Personen;Name;Telefon;E-Mail;Tisch\n14.05.2027;19:30;4;Mira Falkenrath;030 5550123;m@example.org;7\n",
        "Saison;von;bis;Stellplatz;Erwachsene\nVorsaison;01.04.2027;15.06.2027;18,00;7,50\n",
        "Flight;From;To;Departure;Arrival\nX1;AAA;BBB;2027-05-14 10:00;2027-05-14 12:20\nX2;B;A;2027-05-17 10:00;2027-05-17 12:20\n",
        "Nachname;Vorname;E-Mail;IBAN;Eintrittsdatum\nFalkenrath;Mira;m@example.org;DE00;2020-01-01\n",
    ])
    func `a meal, prices, a flight and staff are none of ours`(table: String) {
        #expect(head(table)?.kind == nil)
    }

    @Test(arguments: [
        "Cognome;Nome;Email;Ruolo;DataAssunzione;FerieResidui\nRossi;Mario;m@example.org;Medico;01/01/2020;12\n",
        "Code;Nom;Prénom;Matricule;Téléphone;Poste\nA;Martin;Luc;M1;0600000001;Agent\n",
        "matricule;Nom;Prénom;date naissance;emploi\n1;Martin;Luc;14/05/1985;Comptable\n",
    ])
    func `people with a day of hiring or a post are staff`(table: String) {
        #expect(head(table)?.kind == nil)
    }

    @Test(arguments: [
        "Vorname;Nachname;E-Mail;Telefon;IBAN\nAnna;Berg;anna@example.org;030 123456;DE00\n",
        "이름,전화번호,이메일,주소,그룹,통화횟수\n김철수,010-1234-5678,kim@example.com,서울 강남구,가족,3\n",
        "bedrijfsnaam;adres;postcode;plaats;telefoon;email;status;aantal_projecten\nBouw BV;Weg 2;1015 AB;Amsterdam;020-1234568;b@example.org;actief;2\n",
        "Name,Phone,Email,Sign Up Date,Last Purchase Date,Is Employee,Start Date,End Date\nMira,+1 512 555 0101,m@example.org,2026-05-01,2026-05-20,false,2026-05-01,2027-05-01\n",
    ])
    func `people with a bank account, a number of calls or projects, or a card of a shop are contacts`(table: String) {
        #expect(head(table)?.kind?.kind == .contacts)
    }

    @Test func `the day of arrival is named, and not the hour`() {
        let text = "Arrive,Depart,Nights,Checkin,Checkout\n2026-07-04,2026-07-06,2,15:00,11:00\n"
        #expect(head(text)?.kind?.headers == ["Arrive", "Nights"])
    }

    @Test func `a customer with a bank account is a person`() {
        let header = "Kunden-Nr.;Nachname;Vorname;IBAN;E-Mail;Telefon\n"
        #expect(head(header + "1;Falkenrath;Mira;;m@example.org;030 5550123\n")?.kind?.kind == .contacts)
    }

    @Test func `an e-mail and an address are enough beside a name`() {
        let header = "Name;Username;Sign Up;Email;City;Postal Code\n"
        #expect(head(header + "Mira Falkenrath;mira;2026-03-21;m@example.org;Berlin;10115\n")?.kind?.kind == .contacts)
    }

    @Test func `orders with numbers for names are not people`() {
        let header = "Name,Email,Paid at,Currency,Total,Billing Name,Billing City,Phone\n"
        let rows = ["1001", "1002"].map { "#\($0),m@example.org,2027-05-14,EUR,13,Mira Falkenrath,Bonn,030 5550123\n" }
        #expect(head(header + rows.joined())?.kind == nil)
    }

    @Test func `counts are no numbers of sites`() {
        let header = "DENOMINAZIONE;CATEGORIA;CAMERE;LONGITUDINE;LATITUDINE\n"
        let rows = "Al Lago;CAMPEGGIO;0;10.55;45.60\nDue;CAMPEGGIO;0;10.56;45.61\nTre;CAMPEGGIO;3;10.57;45.62\n"
        #expect(head(header + rows)?.kind?.kind == .places)
    }

    @Test(arguments: [
        "Park Name,Site Number,Site Type,Start Date,End Date\nBluff,12,Standard,2026-12-14,2026-12-17\n",
        "ID,Spot,Début,Fin,Durée (sec)\n1,Annecy,2026-10-02 10:00,2026-10-02 11:00,3600\n2,Annecy,2026-10-03 10:00,2026-10-03 12:00,7200\n",
    ])
    func `a site with a first and a last day is free, or flown from, unless a booking or a guest stands beside`(
        text: String
    ) {
        #expect(TableHead(csv: Array(text.utf8))?.kind?.kind != .bookings)
        let booked = "Status," + text.replacing("\n", with: "\nConfirmed,").dropLast(10)
        #expect(TableHead(csv: Array(booked.utf8))?.kind?.kind == (text.hasPrefix("Park") ? .bookings : nil))
    }
}
