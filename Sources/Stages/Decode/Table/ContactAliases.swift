internal import InnkeeperCore

/// The headers of address books and guest lists, folded by `foldedWord`, in order of preference: those of Google,
/// Outlook, Windows, Thunderbird and Yahoo in their export languages, and those that people write themselves. A Turkish
/// İ folds to an i with a dot above.
enum ContactAliases {
    /// What stands between the names of Dutch people ("van der"), by which they are not sorted.
    static let particles = ["tussenvoegsel", "tussenvoegsels", "voorvoegsel"]

    static let all: KeyValuePairs<ContactColumn, [String]> = [
        .uid: [
            "uid", "contactid", "guestid", "camperid", "customerid", "recordid", "id", "gastnr", "gastnr.",
            "kundennummer", "kundennr", "kundennr.", "squarecustomerid", "referenceid", "numéroclient",
            "númerodecliente", "klantnummer", "datensatzid", "code", "codice", "mitgliedsnummer", "mitgliedsnr",
            "mitgliedsnr.", "membernumber", "memberid", "numérod'adhérent", "relatienummer", "lidnummer",
            "medlemsnummer", "medlemsnr", "debitorennummer", "customernumber", "customerno", "uuid", "客人号",
        ],
        .fullName: [
            "nume", "nafn", "име", "имеифамилия", "имеипрезиме", "піб", "прізвищетаім'я", "vārdsuzvārds",
            "vārds,uzvārds", "vardaspavardė", "vardasirpavardė", "nomicognoms", "성명", "성함",
            "fn", "fullname", "displayname", "formattedname", "guestname", "campername", "customername", "contactname",
            "anzeigename", "nombremostrado", "nombreparamostrar", "nomàafficher", "nomevisualizzato", "weergavenaam",
            "nomedeexibição", "visningsnavn", "visnavn", "visningsnamn", "kortnamn", "wyświetlananazwa",
            "zobrazovanéjméno", "отображаемоеимя", "表示名", "näyttönimi", "näytettävänimi", "megjelenítendőnév",
            "megjelenítettnév", "nomeaapresentar", "apresentarcomo", "nomeamostrar", "nomeparaexibição", "görünenad",
            "görünenisim", "显示名称", "显示名", "显示为", "顯示名稱", "표시이름", "표시명", "εμφανιζόμενοόνομα", "fuldenavn", "fulltnavn",
            "fullständigtnamn", "kokonimi", "celéjméno", "teljesnév", "imięinazwisko", "фио", "полноеимя", "adsoyad",
            "adıvesoyadı", "氏名", "姓名", "nomcomplet", "nombrecompleto", "nomecompleto", "numecomplet", "nomecognome",
            "nomeecognome", "volledigenaam", "vollständigername", "vorundnachname", "nomprénom", "nometprénom",
            "nombreyapellidos", "completename", "nominativo", "denominazione", "nombrefiscal", "clientname",
            "membername", "联系人姓名", "联系人", "聯絡人", "nazwa", "name", "camper", "campers", "guest", "guests", "nome",
            "nombre", "nom", "naam",
            "navn", "namn", "nimi",
        ],
        .givenName: [
            "eesnimi", "vārds", "vardas", "імʼя",
            "이름(성제외)", "givenname", "firstname", "paxfstn", "first", "forename", "vorname", "prénom", "prenom",
            "voornaam",
            "primeironome", "fornavn", "förnamn", "etunimi", "imię", "imie", "jméno", "keresztnév", "utónév", "имя",
            "prenume", "meno", "ime", "nombredepila", "nomepróprio", "nomeproprio", "nomedebatismo", "όνομα", "名", "名字",
            "이름", "ім'я", "adı", "i\u{307}lkadı", "ad", "křestníjméno", "krstnémeno", "nombre", "nome",
        ],
        .middleName: particles + [
            "middlename", "middle", "additionalname", "weiterevornamen", "2.vorname", "zweitervorname", "segundonombre",
            "deuxièmeprénom", "secondonome", "middelstenaam", "nomedomeio", "mellemnavn", "mellomnavn", "mellannamn",
            "drugieimię", "отчество", "dalšíjméno", "druhéjméno", "prostředníjméno", "toinennimi", "másodikutónév",
            "egyébutónév", "másodiknév", "μεσαίοόνομα", "tweedenaam", "druhékřestníjméno", "2.křestníjméno", "középső",
            "középsőnév", "outrosnomes/apelidos", "aldoileaprenume", "δεύτεροόνομα", "segundonome", "middelnavn", "中间名",
            "中間名", "중간이름", "ミドルネーム", "i\u{307}kinciadı", "i\u{307}kinciad", "ミドル", "ďalšiemeno",
        ],
        .familyName: [
            "perekonnanimi", "uzvārds", "pavardė", "презиме",
            "familyname", "lastname", "paxname", "last", "surname", "nachname", "familienname", "nomdefamille",
            "apellidos",
            "apellido", "cognome", "achternaam", "sobrenome", "apelido", "efternavn", "etternavn", "efternamn",
            "sukunimi", "nazwisko", "příjmení", "vezetéknév", "фамилия", "familjenamn", "slektsnavn", "priezvisko",
            "prezime", "priimek", "numedefamilie", "últimonome", "ultimonome", "apelidos", "επώνυμο", "прізвище",
            "cognoms", "姓氏", "성", "családnév", "primerapellido", "soyadı", "姓", "nom",
        ],
        .organization: [
            "organización", "organizzazione", "organização", "firma/organizacja", "organizacja", "compañía",
            "companhia", "associatedcompany", "accountname", "organisatie", "組織", "組織名", "組织", "组织", "회사명", "조직",
            "järjestö", "organisaatio", "organisasjon", "organisationsnamn", "spoločnosť", "organizace", "organizácia",
            "szervezet", "vállalat", "organizație", "companie", "організація", "компанія", "kuruluş", "oργανισμός",
            "bolag", "nomdelasociété", "nomsociété", "nomdel'entreprise", "nombredelaempresa", "nomedaempresa", "org",
            "organization", "organisation", "organizationname", "organization1name", "company", "companyname",
            "defaultaddresscompany", "firma",
            "firmenname", "unternehmen", "société", "entreprise", "raisonsociale", "empresa", "razónsocial", "azienda",
            "società", "ragionesociale", "bedrijf", "bedrijfsnaam", "firmanavn", "företag", "foretag", "virksomhed",
            "yritys", "firmaadı", "şirket", "cég", "cégnév", "společnost", "компания", "организация", "εταιρεία", "会社",
            "会社名", "公司", "公司名称", "회사",
        ],
        .phone: phones,
        .email: emails,
        .birthday: [
            "sünniaeg", "sünnikuupäev", "sünnipäev", "dzimšanasdatums", "dzimšanasdiena", "gimimodata", "gimtadienis",
            "датанародження", "деньнародження", "датанараждане", "рожденден", "датумрођења", "рођендан",
            "datadenaixement", "aniversari", "fæðingardagur", "afmælisdagur", "születésiidő", "ημ.γέννησης",
            "ημ/νίαγέννησης", "ημερομηνίαγεννήσεως", "γέννηση", "생년월일", "出生年月", "出生日",
            "birthday", "bday", "birthdate", "dateofbirth", "dob", "geburtstag", "geburtsdatum", "anniversaire",
            "datedenaissance", "fecnaci", "fecnac", "fec.nac.", "cumpleaños", "fechadenacimiento", "compleanno",
            "datadinascita", "verjaardag",
            "geboortedatum", "aniversário", "datadenascimento", "fødselsdag", "fødselsdato", "födelsedag",
            "födelsedatum", "syntymäpäivä", "syntymäaika", "születésidátum", "születésidő", "dátumnarodenia",
            "datumnarození", "datumrođenja", "rođendan", "narodeniny", "rojstnidan", "datumrojstva", "datanașterii",
            "zidenaștere", "датарождения", "γενέθλια", "ημερομηνίαγέννησης", "生日", "出生日期", "생일", "doğumtarihi",
            "urodziny", "dataurodzenia", "narozeniny", "születésnap", "деньрождения", "doğumgünü", "誕生日",
            "生年月日", "dateanniversaire", "nascimento", "출생일", "diadenaixement", "μέραγέννησης",
        ],
        .birthYear: [
            "birthyear", "geburtsjahr", "annéedenaissance", "añodenacimiento", "annodinascita", "fødselsår",
            "födelseår", "rokurodzenia", "годрождения", "geboortejaar", "anodenascimento", "誕生年", "태어난해",
            "syntymävuosi", "出生年份", "出生年", "roknarození", "roknarodenia", "születésiév", "doğumyılı", "godinarođenja",
            "letorojstva", "έτοςγέννησης", "anulnașterii", "출생연도", "출생년도", "생년", "anydenaixement", "рікнародження",
            "годинанараждане", "годинарођења",
        ],
        .birthMonth: [
            "birthmonth", "geburtsmonat", "moisdenaissance", "mesdenacimiento", "mesedinascita", "fødselsmåned",
            "födelsemånad", "miesiącurodzenia", "месяцрождения", "geboortemaand", "mêsdenascimento", "誕生月", "태어난달",
            "syntymäkuukausi", "出生月份", "出生月", "měsícnarození", "mesiacnarodenia", "születésihónap", "doğumayı",
            "mjesecrođenja", "mesecrojstva", "μήναςγέννησης", "lunanașterii", "출생월", "mesdenaixement",
            "місяцьнародження", "месецнараждане", "месецрођења",
        ],
        .birthDay: [
            "birthday(day)", "birthdayday", "tagdergeburt", "geburtstag(tag)", "jourdenaissance", "díadenacimiento",
            "giornodinascita", "dzieńurodzenia", "geboortedag", "diadenascimento", "出生日",
        ],
    ]

    /// In the order in which to call a person: mobile, then unspecified, then home, then work.
    private static let phones = [
        "telefonkom.", "tel.kom.", "telefoni", "tālrunis", "мобільний", "мобилен", "мобилентелефон", "sími",
        "farsími", "telèfon", "telèfonmòbil", "mòbil", "telefonas",
        "mobilephone", "mobile", "mobilenumber", "cellphone", "cell", "homemobile", "mobiltelefon", "mobil",
        "mobiltel.nr.", "mobilnummer", "handy", "handynummer", "teléfonomóvil", "móvil", "portable", "tél.mobile",
        "téléphonemobile", "téléphoneportable", "cellulare", "numerocellulare", "telefonocellulare", "mobieletelefoon",
        "mobiel", "celular", "telemóvel", "telefonecelular", "matkapuhelin", "telefonkomórkowy",
        "numertelefonukomórkowego", "mobilnítelefon", "мобильныйтелефон", "номерсотовоготелефона", "ceptelefonu",
        "携帯電話",
        "携帯電話番号", "移动电话", "手机", "手机号码", "行動電話", "휴대폰", "휴대전화", "κινητότηλέφωνο", "κινητό",
        "mobilníčíslo", "mobilnýtelefón", "mobitel", "mobilnitelefon", "numărmobil", "telefonmobil", "мобильный",
        "телефонпереносной", "mobiltlf", "mobiltlf.", "mobilnr", "mobilnr.",
        "mobieltelefoonnummer", "mobielnummer", "gsm", "sms", "natel", "cepno", "ceptel", "phone", "phonenumber",
        "telephone",
        "tel", "primaryphone", "phone1value", "phone1", "phone2", "guestphone", "telefon",
        "hphone", "wphone", "pmobile", "bmobile", "telephon", "telf", "telf.", "tele", "contactno", "contactno.",
        "telefonnummer", "téléphone", "telephone1", "billingphone", "telefondomiciliu",
        "téléphonepersonnel", "phonemobile", "phonehome", "phonework",
        "phonemain",
        "phoneother", "τηλέφωνοκατοικίας", "근무처전화", "근무처전화번호", "자택전화", "teléfono", "telefono", "telefone", "telefoon",
        "telefoonnummer",
        "homephone", "home", "telefonprivat", "telefon(privat)", "tel.privat", "téléphone(domicile)", "tél.personnel",
        "téléphonedomicile", "teléfonoparticular", "particular", "abitazione", "telefonocasa", "telefoonthuis",
        "hjemmetelefon", "telefonhem", "telefon,hem", "telefondomowy", "domowytelefon", "домашнийтелефон",
        "телефондом.", "телефон(дом.)",
        "kotipuhelin", "puhelin(koti)", "otthonitelefon", "lakástelefon", "telefondomů", "telefon(domů)",
        "telefóndomov",
        "kućnitelefon", "telefonacasă", "telefoneresidencial", "tel.residencial", "telefonederesidência",
        "telefonedaresidência", "telefonedecasa", "telefoonprivé", "thuistelefoon", "privételefoon",
        "住宅电话", "家庭电话", "住家電話", "집전화", "집전화번호", "τηλέφωνοοικίας", "telefon,privat", "telefonhjemme",
        "teléfonodecasa", "teléfono(casa)", "téléphoneprivé", "telefoonnummerthuis",
        "evtelefonu", "自宅電話", "自宅電話番号", "phone2value", "businessphone", "workphone", "work",
        "telefongeschäftlich", "telefon(geschäftlich)", "tel.dienstlich", "téléphone(bureau)", "tél.professionnel",
        "téléphoneprofessionnel", "teléfono(trabajo)", "teléfonodeltrabajo", "ufficio", "telefonoufficio",
        "telefoonopwerk", "arbejdstelefon", "telefon(arbejde)", "telefonarbete", "telefon,företag", "telefonsłużbowy",
        "telefonusłużbowy", "рабочийтелефон", "телефонраб.", "телефон(раб.)", "työpuhelin",
        "puhelin(työ)", "munkahelyitelefon", "munkahelyitelefonszám", "hivatalitelefon", "telefondozaměstnání",
        "telefondopráce", "telefon(práce)", "pracovnítelefon", "telefóndopráce", "poslovnitelefon", "telefonserviciu",
        "telefonecomercial", "tel.comercial", "telefonedoemprego", "telefonedotrabalho", "werktelefoon", "telefoonwerk",
        "arbeidstelefon", "telefon(arbeid)", "telefon,arbeid", "telefonarbeid", "telefon,arbete", "tfnarbete",
        "전화번호", "핸드폰", "휴대폰번호", "휴대전화번호", "手机号", "联系电话", "电话", "电话号码", "聯絡電話",
        "電話番号", "電話", "직장전화", "勤務先の電話番号", "自宅の電話番号", "手機號碼", "移动电话号码", "hem", "arbete", "商务电话", "单位电话", "工作电话", "商務電話",
        "公司電話",
        "근무지전화", "회사전화", "τηλέφωνοεργασίας", "i\u{307}ştelefonno",
        "i\u{307}ştelefonu", "会社電話", "勤務先電話番号",
    ]

    private static let emails = [
        "epasts", "el.paštas", "епошта", "електроннапошта", "имејл", "імейл", "correuelectrònic", "correu",
        "netfang", "邮箱", "电子邮箱", "邮件", "메일",
        "email", "emailaddress", "mail", "useremail", "billingemail", "pemail", "bemail", "prvníemail",
        "adresădepoștăelectronică",
        "adresadepoștăelectronică", "διεύθυνσηηλ.ταχυδρομείου", "ηλ.ταχυδρομείο",
        "primaryemail", "email1value", "email1", "email2", "emailhome", "guestemail", "alternateemail1",
        "alternateemail2",
        "alternateemail", "alternativeemail",
        "emailadresse",
        "primäreemailadresse", "adressedemessagerie", "adresseélectroniqueprincipale", "adresseélectronique",
        "premièreadresseélectronique",
        "courriel",
        "direccióndecorreoelectrónico", "direccióndecorreoelectrónicoprincipal", "correoelectrónico",
        "indirizzopostaelettronica", "indirizzoemail", "emailprimaria", "emailadres", "enderecodeemail",
        "endereçodeemail", "primærmail", "epost", "epostadresse", "epostadress", "sähköpostiosoite", "sähköposti",
        "adresemail", "podstawowyemail", "emailováadresa", "emailcím", "адресэлектроннойпочты", "elektronikpostaadresi",
        "epostaadresi", "eposta", "電子メールアドレス", "メールアドレス", "电子邮件地址", "电子邮件",
        "主电子邮件", "主要电子邮件", "主电子邮件地址", "主要电子邮件地址", "기본메일주소", "기본이메일주소", "기본이메일", "電子郵件地址", "電子郵件", "전자메일주소", "이메일",
        "이메일주소", "διεύθυνσηηλεκτρονικούταχυδρομείου",
        "adresăemail", "primaryemailaddress", "primairemailadres", "emailprincipal", "emailprimário", "primæremail",
        "primæremailadresse", "primærepost", "primærepostadresse", "primärepostadress", "ensisijainensähköposti",
        "ensisijainensähköpostiosoite", "primárníemail", "primárnyemail", "elsődlegesemail", "elsődlegesemailcím",
        "birincileposta", "основнойадресэлектроннойпочты", "адресэл.почты", "эл.почта",
        "メール", "메일주소", "기본메일", "主要email", "eersteemail", "epostadress2", "epostadresse2", "correioeletrónico",
        "endereçodecorreioeletrónico", "endereçodecorreioelectrónico", "correo", "emailpersonal",
        "personalemail", "homeemail", "emailprivat", "privateemail", "email2address", "secondaryemail", "email2value",
    ]

    /// Headers of lists of employees and of payments.
    private static let staff: Set<String> = [
        "employeeid", "employeenumber", "hiredate", "reportsto", "salary", "wage", "payroll", "staffid",
        "personalnummer",
        "gehalt", "salaire", "dataassunzione", "datadiassunzione", "datadimissioni", "ferieresidui", "dateembauche",
        "dated'embauche", "datedembauche", "fechacontratación", "fechadecontratación", "datuminindiensttreding",
    ]

    /// Whether the folded headings are those of a staff list. Guests, customers and members of clubs have bank accounts
    /// too, so one counts only beside the day on which somebody began.
    static func areStaff(_ headings: Set<String>) -> Bool {
        if !headings.isDisjoint(with: staff) { return true }
        // In French it also numbers soldiers and cars.
        if headings.contains("matricule"), !headings.isDisjoint(with: posts) { return true }
        return headings.contains("iban") && headings.contains("eintrittsdatum")
            && !headings.contains { word in customers.contains(where: word.hasPrefix) }
    }

    private static let posts: Set<String> = ["poste", "emploi", "fonction", "matriculeresponsable"]

    private static let customers = [
        "mitgl", "member", "membre", "adherent", "miembro", "socio", "lidnummer", "medlem", "camper", "kunde",
        "debitor", "customer", "client", "cliente", "klant", "guest", "gast",
    ]

    /// Parts of an address, which together with a name and an e-mail address indicate a list of people.
    static let address: Set<String> = [
        "city", "postalcode", "postcode", "zip", "zipcode", "street", "address", "plz", "ort", "straße", "adresse",
        "ville", "codepostal", "rue", "ciudad", "códigopostal", "dirección", "città", "cap", "indirizzo", "woonplaats",
        "plaats", "adres", "cidade", "endereço", "postnr", "postnummer", "poststed", "postort", "sted", "stad",
        "strasse",
        "gata", "gatuadress", "vej", "byen", "주소", "地址", "住所", "địachỉ", "alamat", "ที่อยู่", "العنوان", "paxcity",
        "paxstreet", "paxzip", "město", "ulice", "psč", "miasto", "ulica", "kodpocztowy",
    ]
}
