internal import InnkeeperCore

/// Ambiguous headers, folded by `foldedWord`: they count only after all others.
enum PlainAliases {
    /// Headings of running numbers, which start again in the next table.
    static let runningNumbers = [
        "nr", "nr.", "no", "no.", "n°", "nº", "#", "lfd", "lfd.", "lfdnr", "lfdnr.", "lfd.nr", "lfd.nr.",
    ]

    /// What is let as a whole, and is therefore also a site.
    static let listings: Set<String> = [
        "listing", "listing'snickname", "listingname", "listingnickname", "listingtitle", "rental", "rentalname",
        "apartment", "housename",
        "inserat", "unterkunft", "annonce", "logement", "appartement", "anuncio", "alojamiento", "anúncio",
        "alojamento", "annuncio", "advertentie", "appartamento", "apartamento", "ferienwohnung", "gîte", "obiekt",
        "objekt",
        "object", "mietobjekt", "imóvel",
    ]

    /// Either a house with several units or a single unit.
    static let housesOrUnits: Set<String> = [
        "accommodatie", "hébergement", "hebergement", "accommodation", "struttura",
    ]

    /// Words for the first date of anything with two: a contract, an event.
    static let periods: Set<String> =
        Set([
            "startdatum", "begindatum", "datededébut", "datadiinizio", "datadeinício", "prijava", "príchod",
            "bejelentkezés", "sisäänkirjautuminen", "saapuminen", "mietbeginn",
        ])
        .union(bookings[BookingField.arrival.rawValue] ?? [])

    /// Whether the heading is one of these, or composed of words that mean one.
    static func isPeriod(_ heading: String) -> Bool {
        let words = [foldedWord(heading)] + (ComposedHeadings.meaning(heading)?.headings ?? [])
        return !periods.isDisjoint(with: words)
    }

    /// Days of stays, but also money in and out of a till, hospital patients and tenants: a table is one of stays only if
    /// there are nights between its dates.
    static let doubtful = Set(doubtfulArrivals + doubtfulDepartures)

    private static let doubtfulArrivals = [
        "an", "entrée", "fechadeingreso", "fechaingreso", "ingreso", "kezdet", "kezdete", "från", "movein",
        "moveindate",
    ]
    private static let doubtfulDepartures = [
        "ab", "sortie", "fechadeegreso", "fechaegreso", "egreso", "vége", "till", "moveout", "moveoutdate",
    ]

    /// The person who made the booking, not necessarily the guest.
    static let bookers = [
        "bookedby", "prenotatoda", "gebuchtvon", "reservépar", "reservadopor", "geboektdoor", "rezerwujący",
        "nositeljrezervacije", "κράτησηαπό", "foglalta", "foglalóneve", "varannut", "bestiltaf", "bestiltav", "bokadav",
        "予約者", "联系人", "聯絡人", "신청자", "ngườiđặt", "tênngườiđặt", "ผู้จอง", "ชื่อผู้จอง", "pemesan", "namapemesan",
        "забронировал", "rezervasyonuyapan", "rezerviral", "zarezervoval", "rezervatde", "boeker",
    ]

    /// Words so vague that in a table with a better one they mean something else.
    static let bookings: [String: [String]] = [
        BookingField.reservationID.rawValue: [
            "reservation", "booking", "buchung", "reservierung", "réservation", "reserva", "prenotazione", "boeking",
            "reservering", "ref", "reference", "referencenumber", "referencecode", "réf", "référence", "referenz",
            "referencia",
            "riferimento", "referência", "folio", "folio#", "foliono", "foliono.", "folionumber", "orderid",
            "ordernumber", "id", "identidad", "identyfikator",
            "código", "codigo", "codice", "vorgang", "dossier", "inquiryid", "enquiryid", "belegnummer", "belegnr",
            "belegnr.", "volgnummer", "number", "numero", "numéro", "numer", "num", "num.", "cod", "cod.", "бронь",
            "número", "nummer", "confirmación", "voucher", "αρ.", "ordrenr", "ordrenr.", "ordrenummer", "auftragsnr",
            "auftragsnr.", "auftragsnummer", "rif", "rif.",
        ] + runningNumbers,
        BookingField.siteNumber.rawValue: [
            "zimmer", "accommodation", "einheit", "unité", "unità", "unidad", "místo", "miesto", "rom", "huone",
        ],
        BookingField.category.rawValue: [
            "room", "roomname", "rooms", "zimmer", "zimmername", "chambre", "habitación", "kamer", "product", "item",
            "service", "produit", "producto", "prodotto", "produkt", "leistung",
            "hébergement", "article", "rom", "huone", "accommodatie",
        ],
        BookingField.camperName.rawValue: bookers + [
            "customer", "client", "klient", "username", "name", "naam", "nom", "nominativo", "navn", "namn", "jméno",
            "imię", "nimi", "host", "名前", "氏名", "姓名",
            "пользователь", "nama", "الاسم", "ชื่อ", "họtên", "họvàtên",
        ],
        BookingField.total.rawValue: [
            "billamount", "roomtotal", "charges", "cost", "costs", "kosten", "revenu", "gross", "brutto", "lordo",
            "sum", "import", "costo",
            "coste",
            "coût",
        ],
        BookingField.arrival.rawValue: [
            "startdate", "datefrom", "begin", "start", "from", "von", "beginn", "dal", "od", "desde", "van", "entrada",
            "inicio", "início", "inizio", "début", "fechadeinicio", "datainizio", "in", "du", "firstdate", "fra",
            "v.a.",
            "vanaf", "algus", "datumvan", "startat", "startsat", "arrived", "ngàynhận", "ngàyđến",
        ] + doubtfulArrivals,
        BookingField.departure.rawValue: [
            "enddate", "dateto", "end", "until", "to", "bis", "ende", "do", "hasta", "até", "tot", "out", "au", "al",
            "til", "fin", "fim", "fine", "einde", "eind", "slut", "slutt", "lõpp",
            "datumtot", "endat", "endsat", "departed", "ngàytrả", "ngàyđi",
        ] + doubtfulDepartures,
        BookingField.bookedOn.rawValue: [
            "createdon", "createdat", "datecreated", "createddate", "createdate", "insertedon", "inserted",
            "submittedon",
            "submitted", "orderdate", "timestamp", "received", "submissiondate", "zeitstempel", "horodateur",
            "marcatemporal", "informazionicronologiche", "tijdstempel", "carimbodedata/hora",
        ],
        BookingField.balance.rawValue: ["due", "resto", "restante"],
        BookingField.net.rawValue: ["transactionamount", "payout", "earnings"],
    ]
}
