import InnkeeperCore
import InnkeeperStages
import Testing

struct ContactsDecoderTests {
    private func contacts(
        _ text: String, _ settings: SourceSettings = SourceSettings(name: "people", kind: .contacts)
    ) -> Contacts {
        guard case .contacts(let table)? = ReadTable(text, settings).slices.first?.batch else { return Contacts() }
        return table
    }

    @Test func `Google's table gives names, all numbers and addresses, and birthdays without a year`() {
        // Given
        let table = contacts(
            """
            First Name,Middle Name,Last Name,Birthday,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value
            Ada,M.,Kant, --06-14,Home,ada@example.org ::: work@example.org,Mobile,+1 408 555 0100 ::: +1 408 555 0101
            Ben,,Roe,1980-02-03,,,,

            """)
        // Then
        #expect(table.fullName.texts == ["Ada M. Kant", "Ben Roe"])
        #expect(table.phone.texts == ["+1 408 555 0100", ""] && table.email.texts == ["ada@example.org", ""])
        #expect(table.otherPhones.texts == ["+1 408 555 0101", ""])
        #expect(table.otherEmails.texts == ["work@example.org", ""])
        #expect(table.birthday.map { $0?.month } == [6, 2] && table.birthday.map { $0?.year } == [nil, 1980])
    }

    @Test(arguments: [
        "Eesnimi;Perekonnanimi;Telefon;E-post;Sünniaeg", "Vārds;Uzvārds;Tālrunis;E-pasts;Dzimšanas datums",
        "Vardas;Pavardė;Telefonas;El. paštas;Gimimo data", "Ім'я;Прізвище;Телефон;Е-пошта;Дата народження",
        "Име;Фамилия;Телефон;Имейл;Дата на раждане", "Име;Презиме;Телефон;Имејл;Датум рођења",
        "Nom;Cognoms;Telèfon;Correu electrònic;Data de naixement", "Imię;Nazwisko;Telefon kom.;E-mail;Data urodzenia",
        "Keresztnév;Vezetéknév;Telefon;E-mail cím;Születési idő", "Όνομα;Επώνυμο;Κινητό;Email;Ημ. γέννησης",
        "Prenume;Nume;Telefon;Email;Data nașterii",
    ])
    func `a list of people in a further language is read without a mapping`(header: String) {
        let table = contacts(header + "\nAda;Kant;+49 30 1;ada@example.org;14.06.1980\n")
        #expect(table.firstName.texts == ["Ada"] && table.lastName.texts == ["Kant"])
        #expect(table.phone.texts == ["+49 30 1"] && table.email.texts == ["ada@example.org"])
        #expect(table.birthday[0] == PartialDate(year: 1980, month: 6, day: 14))
    }

    @Test func `of names in Han, Hangul and kana the family name comes first`() {
        // Given
        let table = contacts("Last Name,First Name,Email\n김,철수,a@x.org\n王,伟,b@x.org\n山田,はるか,c@x.org\nKim,Min,d@x.org\n")
        // When, then
        #expect(table.fullName.texts == ["김철수", "王伟", "山田 はるか", "Min Kim"])
    }

    @Test func `what stands between the names of Dutch people is no family name`() {
        let table = contacts("Voornaam;Tussenvoegsel;Achternaam\nMira;van der;Elzen\n")
        #expect(table.fullName.texts == ["Mira van der Elzen"] && table.lastName.texts == ["Elzen"])
    }

    @Test func `values with semicolons between are several`() {
        let table = contacts(
            """
            First Name,Last Name,Phone,E-mail
            Ada,Kant,+1 408 555 0100; +1 408 555 0101,ada@example.org; work@example.org
            Ben,Roe,+1-408-555-0102;ext=12,

            """)
        #expect(table.phone.texts == ["+1 408 555 0100", "+1-408-555-0102;ext=12"])
        #expect(table.otherPhones.texts == ["+1 408 555 0101", ""])
        #expect(table.email[0] == "ada@example.org" && table.otherEmails[0] == "work@example.org")
    }

    @Test func `the best number to call is taken, whatever the order of the columns`() {
        let table = contacts(
            """
            Vorname;Nachname;Telefon geschäftlich;Telefon privat;Mobiltelefon;Geburtstag
            Ada;Kant;+49 30 1;+49 30 2;+49 170 3;14.06.1980
            Ben;Roe;+49 30 4;;;0.0.00
            Cleo;Fint;+49 30 5;+49 30 6;;31.12.1999

            """)
        #expect(table.phone.texts == ["+49 170 3", "+49 30 4", "+49 30 6"])
        #expect(table.otherPhones.texts == ["+49 30 2\n+49 30 1", "", "+49 30 5"])
        #expect(table.birthdayState == [.present, .missing, .present])
        #expect(table.birthday[0] == PartialDate(year: 1980, month: 6, day: 14))
    }

    @Test func `a finding about a number points at the one that was taken`() throws {
        // Given a person whose mobile number is empty
        let text = "Name,Mobile Phone,Home Phone,Business Phone\nAda Kant,,+49 30 2,+49 30 1\n"
        let slice = try #require(ReadTable(text, SourceSettings(name: "people", kind: .contacts)).slices.first)
        // Then its cell is that of the home number
        let cell = try #require(slice.cell(row: 0, field: "tel"))
        #expect(cell.value == "+49 30 2" && cell.column == 11)
    }

    @Test func `a birthday in three columns may lack its year`() {
        let table = contacts(
            """
            First Name,Last Name,Primary Email,Birth Year,Birth Month,Birth Day
            Ada,Kant,,1980,6,14
            Ben,Roe,,,2,29
            Cleo,Fint,,,,
            Dora,Void,,1980,13,1

            """)
        #expect(table.birthday[0] == PartialDate(year: 1980, month: 6, day: 14))
        #expect(table.birthday[1] == PartialDate(year: nil, month: 2, day: 29))
        #expect(table.birthdayState == [.present, .present, .missing, .unreadable])
    }

    @Test(arguments: ["Birth Year", "Geburtsjahr", "Syntymävuosi"])
    func `a year of birth alone isn't a birthday`(heading: String) {
        let table = contacts("First Name,Last Name,Email,\(heading)\nAda,Kant,ada@example.org,1980\n")
        #expect(table.birthdayState == [.missing])
    }

    @Test(arguments: ["Mois,Jour,Année de naissance", "Année de naissance,Mois,Jour"])
    func `month and day may be named by their year only`(header: String) {
        // Given Thunderbird's headings in French
        let row = header.hasPrefix("Mois") ? "6,14,1980" : "1980,6,14"
        // Then
        let table = contacts(
            """
            Prénom,Nom de famille,Première adresse électronique,\(header)
            Ada,Kant,ada@example.org,\(row)

            """)
        #expect(table.birthday == [PartialDate(year: 1980, month: 6, day: 14)])
        #expect(table.email.texts == ["ada@example.org"])
    }

    @Test func `a month and a day far from the year of birth are left alone`() {
        let table = contacts(
            "First Name,Last Name,Birth Year,Company,Custom 1,Month,Day\nAda,Kant,1980,Alder,,6,14\n")
        #expect(table.birthday == [nil])
    }

    @Test func `a company names the contact that has no name, before its address does`() {
        let table = contacts(
            """
            First Name,Last Name,Organization Name,E-mail 1 - Value,Phone 1 - Value
            ,,Alder Works,info@example.org,+1 408 555 0100
            Ada,Kant,Alder Works,ada@example.org,
            ,,,ben@example.org,+1 408 555 0101

            """)
        #expect(table.fullName.texts == ["Alder Works", "Ada Kant", "ben@example.org"])
    }

    @Test(arguments: [
        "Voornaam,Geboortemaand,Geboortedag,Geboortejaar", "Nome,Mês de nascimento,Nascimento,Ano de nascimento",
        "名,誕生月,誕生日,誕生年", "이름,태어난 달,생일,태어난 해", "Etunimi,Syntymäkuukausi,Syntymäpäivä,Syntymävuosi",
        "名字,出生月份,出生日,出生年份",
    ])
    func `Thunderbird's birthdays are in three columns in every language`(header: String) {
        #expect(contacts(header + "\nAda,6,14,1980\n").birthday == [PartialDate(year: 1980, month: 6, day: 14)])
    }

    @Test func `a Chinese full name beside both parts is not a given name`() {
        let table = contacts("名,姓,名字,电子邮件地址\nMira,Falkenrath,Mira Falkenrath,mira@example.org\n")
        #expect(table.fullName.texts == ["Mira Falkenrath"])
    }

    @Test func `columns can be mapped, and what is mapped wins`() {
        var settings = SourceSettings(name: "people", kind: .contacts)
        settings.columns = ["tel": .header("Erreichbar"), "fn": .header("Wer")]
        let table = contacts("Wer,Mobile,Erreichbar\nAda Kant,1,2\n", settings)
        #expect(table.fullName.texts == ["Ada Kant"] && table.phone.texts == ["2"])
    }

    @Test func `places come out with name and position`() {
        let settings = SourceSettings(name: "near", kind: .places)
        guard
            case .places(let table)? = ReadTable("Name,Lat,Long,Type\nMill,37.5,-121.8,museum\nPond,,,\n", settings)
                .slices.first?.batch
        else {
            Issue.record("no places")
            return
        }
        #expect(table.name.texts == ["Mill", "Pond"] && table.latitude[0] == 37.5 && table.longitude[0] == -121.8)
        #expect(table.coordinateState == [.present, .missing] && table.category[0] == "museum")
    }

    @Test(arguments: [
        ("Основной адрес эл. почты", "Дополнительный адрес эл. почты"),
        ("Correio eletrónico principal", "Correio eletrónico secundário"), ("Primarna e-pošta", "Sekundarna e-pošta"),
        ("E-mail primar", "E-mail secundar"), ("Κύριο email", "Δεύτερο email"),
        ("Adreça principal", "Adreça secundària"),
        ("主电子邮件地址", "次要电子邮件地址"), ("기본 메일 주소", "보조 메일 주소"), ("Elsődleges e-mail", "Másodlagos e-mail"),
        ("Primær e-postadresse", "Sekundær e-postadresse"),
        ("Ensisijainen sähköpostiosoite", "Toissijainen sähköpostiosoite"), ("Birincil e-posta", "İkincil e-posta"),
        ("Podstawowy e-mail", "Dodatkowy e-mail"), ("Anything", "Whatever"),
    ])
    func `the first and the second e-mail address are known, whatever they are called`(headings: (String, String)) {
        let table = contacts(
            "Vorname,Nachname,\(headings.0),\(headings.1)\nAda,Kant,ada@example.org,kant@example.org\n"
                + "Bo,Lind,bo@example.org,lind@example.org\n")
        #expect(table.email.texts == ["ada@example.org", "bo@example.org"])
        #expect(table.otherEmails.texts == ["kant@example.org", "lind@example.org"])
    }

    @Test(arguments: ["Contact owner", "Jabber ID"])
    func `the address of who looks after a contact, or of a messenger, is not the contact's`(heading: String) {
        let table = contacts("Vorname,Nachname,\(heading)\nAda,Kant,ada@example.org\nBo,Lind,bo@example.org\n")
        #expect(table.email.texts == ["", ""])
    }

    @Test func `an address that several contacts share is not theirs`() {
        let table = contacts("Vorname,Nachname,Anything\nAda,Kant,desk@example.org\nBo,Lind,desk@example.org\n")
        #expect(table.email.texts == ["", ""])
    }

    @Test(arguments: [
        "Rok narození,Měsíc narození,Den narození", "Születési év,Születési hónap,Születési nap",
        "Doğum yılı,Doğum ayı,Doğum günü", "Godina rođenja,Mjesec rođenja,Dan rođenja", "出生年,出生月,出生日",
        "Έτος γέννησης,Μήνας γέννησης,Ημέρα γέννησης", "Anul nașterii,Luna nașterii,Ziua nașterii",
        "출생연도,출생월,출생일", "Any de naixement,Mes de naixement,Dia de naixement",
    ])
    func `year, month and day of birth are in three columns in further languages`(header: String) {
        let table = contacts("Vorname,Nachname,\(header)\nAda,Kant,1985,5,14\nBo,Lind,1990,12,6\n")
        #expect(
            table.birthday == [
                PartialDate(year: 1985, month: 5, day: 14), PartialDate(year: 1990, month: 12, day: 6),
            ])
    }
}
