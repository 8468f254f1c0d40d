package import InnkeeperCore

/// What the status words of real exports mean.
package struct StatusWords: Sendable {
    private let own: [String: BookingStatus]

    /// `own` are the source's words, folded; they come first.
    package init(own: [String: BookingStatus]) { self.own = own }

    /// The status of a word; `unknown` for a word that is in no list, and for an empty one.
    package func status(_ word: String) -> BookingStatus {
        let folded = foldedWord(word)
        if let status = own[folded] ?? StatusWords.known[folded] { return status }
        // "cancelled by guest", "canceled_by_hotel", "Storniert vom Gast"
        if StatusWords.cancelledBy.contains(where: folded.hasPrefix) { return .cancelled }
        return .unknown
    }

    private static let cancelledBy = [
        "cancelledby", "canceledby", "storniertvo", "storniertdurch", "annuléepar", "annulépar", "canceladapor",
        "canceladopor", "canceladapel", "canceladopel", "cancellatada", "annullatada", "geannuleerddoor",
    ]

    private static let known: [String: BookingStatus] = {
        // English as the portals write it; then German, Spanish, French, Italian, Portuguese and Dutch, only words
        // that can mean nothing else.
        let words: KeyValuePairs<BookingStatus, [String]> = [
            .confirmed: [
                "confirmed", "confirm", "ok", "reserved", "booked", "new", "modified", "approved", "accepted",
                "bestätigt", "gebucht", "confirmada", "confirmado", "confirmée", "confirmé", "confermata", "confermato",
                "bevestigd", "reserve", "notcanceled", "notcancelled", "angezahlt", "anzahlungerhalten", "depositpaid",
                "guaranteed", "garantiert",
                "fest", "festgebucht", "fix", "definitiv", "réservé", "réservée", "reservada", "reservado", "prenotata",
                "prenotato",
                "gereserveerd", "geboekt", "bekræftet", "bekräftad", "potvrzeno", "potvrzená", "zarezerwowana",
                "validée", "validé", "przyjęta", "potwierdzona",
                "upcoming", "confirmedbooking", "confirmedreservation", "duein", "arrivingtoday", "arrivingsoon",
                "definite", "confirmedandpaid", "fullypaid", "paidinfull", "finalised",
                "bestätigtebuchung", "potvrđeno", "potvrđena", "potrjeno", "potrjena", "potvrdené",
                "megerősítve", "visszaigazolt", "visszaigazolva", "vahvistettu", "bekreftet", "bekräftat", "confirmat",
                "confirmată", "подтверждено", "подтверждена", "подтвержден", "επιβεβαιωμένη", "επιβεβαιώθηκε",
                "onaylandı", "onaylı", "boekingbevestigd", "potwierdzone", "potwierdzono", "zarezerwowano",
            ],
            .inHouse: [
                "inhouse", "checkedin", "arrived", "anwesend", "imhaus", "checkin", "currentlyhosting", "eingecheckt",
                "inresidence", "stayingover", "stayover", "dueout", "derzeitigergast", "aktuellergast",
                "voyageuractuel",
                "huéspedactual", "ospiteattuale", "hóspedeatual", "huidigegast", "ingecheckt",
                "angereist",
            ],
            .completed: [
                "completed", "complete", "departed", "stayed", "checkout", "checkedout", "fulfilled", "pastguest",
                "ausgecheckt", "abgereist",
                "ehemaligergast", "ancienvoyageur", "huéspedanterior", "ospiteprecedente", "hóspedeanterior",
                "vorigegast", "terminée", "terminé", "abgeschlossen",
                "uitgecheckt", "vertrokken", "partito", "partita", "completada", "completado", "concluída", "concluído",
                "completata", "completato", "zakończona", "dokončeno", "завершено",
            ],
            .cancelled: [
                "cancelled", "canceled", "cancel", "cxl", "cxld", "cxcl", "cnx", "canx", "cancellation", "storniert",
                "storno",
                "abgesagt", "annulleret", "avbokad", "zrušeno", "zrušená", "anulowane", "cancelada", "cancelado",
                "annulée", "annulé",
                "annullata", "annullato", "cancellata", "geannuleerd", "anulowana",
                "cancelledbooking", "cancelledreservation", "peruutettu", "avbestilt", "kansellert", "otkazano",
                "otkazana",
                "preklicano", "odpovedano", "lemondva", "törölt", "törölve", "anulat", "anulată", "отменено",
                "отменена",
                "отменен", "ακυρώθηκε", "ακυρωμένη", "iptaledildi", "i\u{307}ptaledildi", "stornované", "zrušené",
                "annulliert", "annulé(e)", "anulada", "anulado",
            ],
            .noShow: [
                "noshow", "noshowpenalized", "didnotarrive", "nonprésenté", "nopresentado", "nichterschienen",
                "nichtangereist",
            ],
            .pending: [
                "pending", "inquiry", "enquiry", "option", "optional", "tentative", "provisional", "onhold", "hold",
                "waitlist",
                "waitlisted", "unconfirmed", "quote", "anfrage", "vorgemerkt", "angebot", "reserviertoption",
                "unbestätigt", "opción", "opzione", "optie", "provisoire", "provisorio", "provisorisch",
                "demande", "consulta", "richiesta", "aanvraag", "afventer", "oczekująca", "čeká", "request",
                "requested", "pendingmerchantconfirmation", "angefragt", "pendiente",
                "pendente", "enattente", "inattesa", "inafwachting",
                "awaitingpayment", "pendingpayment", "confirmationpending", "pendingconfirmation", "notconfirmed",
                "pendingadmin", "pendinguser", "awaitingconfirmation", "inquirypreapproved", "pencil", "pencilled",
                "pencilledin", "preapproved", "offer", "quotation", "proposal", "wachtopbevestiging", "niepotwierdzona",
                "odottaa", "függőben", "înașteptare", "ожидает", "nevyřízeno",
            ],
            .rejected: [
                "rejected", "declined", "declinedbymerchant", "failed", "abgelehnt", "rechazada", "refusée",
                "denied", "expired", "inquirydenied", "inquirytimedout", "inquirynotpossible", "abandoned", "voided",
                "afgewezen", "rifiutata", "recusada", "odrzucona", "abgelaufen", "expirée", "scaduta", "caducada",
            ],
        ]
        return Dictionary(uniqueKeysWithValues: words.flatMap { status, words in words.map { ($0, status) } })
    }()
}
