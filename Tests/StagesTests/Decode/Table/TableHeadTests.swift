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
        #expect(CSVFormat.reason(Array("Ref;Check-in;Nights\n".utf8)) == "it has the headers Check-in, Nights")
    }

    @Test func `UTF-16 with and without a mark is looked into`() {
        let text = "Ref;Check-in;Nights\r\nR1;2026-07-04;2\r\n"
        #expect(TableHead(csv: text.utf16Bytes())?.kind?.kind == .bookings)
        #expect(TableHead(csv: [0xFE, 0xFF] + text.utf16Bytes(isBigEndian: true))?.kind?.kind == .bookings)
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
}
