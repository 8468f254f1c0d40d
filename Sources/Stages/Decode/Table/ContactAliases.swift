internal import Core

/// The headers of address books and of lists of guests, folded by `foldedWord`, best first: those of Google, Outlook,
/// Windows, Thunderbird and Yahoo in the languages in which they export, and what people write themselves. A Turkish İ
/// folds to an i with a dot above.
enum ContactAliases {
    static let all: KeyValuePairs<ContactColumn, [String]> = [
        .uid: ["uid", "contactid", "guestid", "camperid", "customerid", "recordid", "id"],
        .fullName: [
            "fn", "fullname", "displayname", "formattedname", "guestname", "campername", "customername", "contactname",
            "anzeigename", "nombremostrado", "nombreparamostrar", "nomàafficher", "nomevisualizzato", "weergavenaam",
            "nomedeexibição", "visningsnavn", "visnavn", "visningsnamn", "kortnamn", "wyświetlananazwa",
            "zobrazovanéjméno",
            "отображаемоеимя", "表示名", "name", "camper", "campers", "guest", "guests",
        ],
        .givenName: [
            "givenname", "firstname", "first", "forename", "vorname", "prénom", "prenom", "nombre", "nome",
            "voornaam", "primeironome", "fornavn", "förnamn", "etunimi", "imię", "imie", "jméno", "keresztnév",
            "utónév", "имя", "adı", "i\u{307}lkadı", "ad", "名",
        ],
        .middleName: [
            "middlename", "middle", "additionalname", "weiterevornamen", "2.vorname", "zweitervorname", "segundonombre",
            "deuxièmeprénom", "secondonome", "middelstenaam", "nomedomeio", "mellemnavn", "mellomnavn", "mellannamn",
            "drugieimię", "отчество", "i\u{307}kinciadı", "i\u{307}kinciad", "ミドル", "ミドルネーム",
        ],
        .familyName: [
            "familyname", "lastname", "last", "surname", "nachname", "familienname", "nomdefamille", "nom", "apellidos",
            "apellido", "cognome", "achternaam", "sobrenome", "apelido", "efternavn", "etternavn", "efternamn",
            "sukunimi", "nazwisko", "příjmení", "vezetéknév", "фамилия", "soyadı", "姓",
        ],
        .phone: phones,
        .email: emails,
        .birthday: [
            "birthday", "bday", "birthdate", "dateofbirth", "dob", "geburtstag", "geburtsdatum", "anniversaire",
            "datedenaissance", "cumpleaños", "fechadenacimiento", "compleanno", "datadinascita", "verjaardag",
            "geboortedatum", "aniversário", "datadenascimento", "fødselsdag", "fødselsdato", "födelsedag",
            "födelsedatum", "syntymäpäivä", "urodziny", "dataurodzenia", "narozeniny", "születésnap", "деньрождения",
            "doğumgünü", "誕生日",
        ],
        .birthYear: [
            "birthyear", "geburtsjahr", "annéedenaissance", "añodenacimiento", "annodinascita", "fødselsår",
            "födelseår", "rokurodzenia", "годрождения",
        ],
        .birthMonth: [
            "birthmonth", "geburtsmonat", "moisdenaissance", "mesdenacimiento", "mesedinascita", "fødselsmåned",
            "födelsemånad", "miesiącurodzenia", "месяцрождения",
        ],
        .birthDay: [
            "birthday(day)", "birthdayday", "tagdergeburt", "geburtstag(tag)", "jourdenaissance", "díadenacimiento",
            "giornodinascita", "dzieńurodzenia",
        ],
    ]

    /// The best to call a person comes first: mobile, then unspecified, then home, then work.
    private static let phones = [
        "mobilephone", "mobile", "mobilenumber", "cellphone", "cell", "homemobile", "mobiltelefon", "mobil",
        "mobiltel.nr.", "mobilnummer", "handy", "handynummer", "teléfonomóvil", "móvil", "portable", "tél.mobile",
        "téléphonemobile", "téléphoneportable", "cellulare", "numerocellulare", "telefonocellulare", "mobieletelefoon",
        "mobiel", "celular", "telemóvel", "telefonecelular", "matkapuhelin", "telefonkomórkowy",
        "numertelefonukomórkowego", "mobilnítelefon", "мобильныйтелефон", "номерсотовоготелефона", "ceptelefonu",
        "携帯電話", "phone", "phonenumber", "telephone", "tel", "primaryphone", "phone1value", "guestphone", "telefon",
        "telefonnummer", "téléphone", "telephone1", "teléfono", "telefono", "telefone", "telefoon", "telefoonnummer",
        "homephone", "home", "telefonprivat", "telefon(privat)", "tel.privat", "téléphone(domicile)", "tél.personnel",
        "téléphonedomicile", "teléfonoparticular", "particular", "abitazione", "telefonocasa", "telefoonthuis",
        "hjemmetelefon", "telefonhem", "telefon,hem", "telefondomowy", "domowytelefon", "домашнийтелефон",
        "evtelefonu", "自宅電話", "自宅電話番号", "phone2value", "businessphone", "workphone", "work",
        "telefongeschäftlich", "telefon(geschäftlich)", "tel.dienstlich", "téléphone(bureau)", "tél.professionnel",
        "téléphoneprofessionnel", "teléfono(trabajo)", "teléfonodeltrabajo", "ufficio", "telefonoufficio",
        "telefoonopwerk", "arbejdstelefon", "telefon(arbejde)", "telefonarbete", "telefon,företag", "telefonsłużbowy",
        "telefonusłużbowy", "рабочийтелефон", "i\u{307}ştelefonno", "i\u{307}ştelefonu", "会社電話", "勤務先電話番号",
    ]

    private static let emails = [
        "email", "emailaddress", "mail", "primaryemail", "email1value", "emailhome", "guestemail", "emailadresse",
        "primäreemailadresse", "adressedemessagerie", "adresseélectroniqueprincipale", "adresseélectronique",
        "courriel",
        "direccióndecorreoelectrónico", "direccióndecorreoelectrónicoprincipal", "correoelectrónico",
        "indirizzopostaelettronica", "indirizzoemail", "emailprimaria", "emailadres", "enderecodeemail",
        "endereçodeemail", "primærmail", "epost", "epostadresse", "epostadress", "sähköpostiosoite", "sähköposti",
        "adresemail", "podstawowyemail", "emailováadresa", "emailcím", "адресэлектроннойпочты", "elektronikpostaadresi",
        "epostaadresi", "eposta", "電子メールアドレス", "メールアドレス", "email2address", "secondaryemail", "email2value",
    ]

    /// Headers of lists of employees and of payments.
    static let staff: Set<String> = [
        "employeeid", "employeenumber", "hiredate", "reportsto", "salary", "wage", "payroll", "staffid",
        "personalnummer",
        "eintrittsdatum", "gehalt", "salaire", "iban",
    ]
}
