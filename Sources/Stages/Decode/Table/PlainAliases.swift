internal import InnkeeperCore

/// Headers that say little by themselves, folded by `foldedWord`: they count after all others.
enum PlainAliases {
    /// Headings of numbers that count the rows of one table: the next table begins again.
    static let runningNumbers = [
        "nr", "nr.", "no", "no.", "n°", "nº", "#", "lfd", "lfd.", "lfdnr", "lfdnr.", "lfd.nr", "lfd.nr.",
    ]

    /// What is let as a whole, so that it is a site too.
    static let listings: Set<String> = [
        "listing", "listing'snickname", "listingname", "listingnickname", "rental", "rentalname", "apartment",
        "inserat", "unterkunft", "annonce", "logement", "appartement", "anuncio", "alojamiento", "anúncio",
        "alojamento", "annuncio", "advertentie",
    ]

    /// Words so plain that a table which has a better one means something else by them.
    static let bookings: [String: [String]] = [
        BookingField.reservationID.rawValue: [
            "reservation", "booking", "buchung", "reservierung", "réservation", "reserva", "prenotazione", "boeking",
            "reservering", "ref", "reference", "referencenumber", "réf", "référence", "referenz", "referencia",
            "riferimento", "referência", "folio", "orderid", "ordernumber", "id", "identidad", "identyfikator",
        ] + runningNumbers,
        BookingField.siteNumber.rawValue: ["zimmer"],
        BookingField.camperName.rawValue: [
            "prenotatoda", "gebuchtvon", "reservépar", "reservadopor", "geboektdoor", "customer", "client", "klient",
            "username", "name",
        ],
        BookingField.arrival.rawValue: [
            "startdate", "datefrom", "begin", "start", "from", "von", "beginn", "dal", "od", "desde", "van", "entrada",
            "inicio", "fechadeinicio", "datainizio",
        ],
        BookingField.departure.rawValue: [
            "enddate", "dateto", "end", "until", "to", "bis", "ende", "do", "hasta", "até", "tot",
        ],
        BookingField.bookedOn.rawValue: [
            "createdon", "createdat", "datecreated", "createddate", "createdate", "insertedon", "submittedon",
            "submitted", "orderdate", "timestamp",
        ],
        BookingField.net.rawValue: ["transactionamount", "payout", "earnings"],
    ]
}
