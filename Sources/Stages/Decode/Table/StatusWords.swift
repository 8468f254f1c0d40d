internal import Core

/// What the status words of real exports mean.
struct StatusWords {
    private let own: [String: BookingStatus]

    /// `own` are the source's words, folded; they come first.
    init(own: [String: BookingStatus]) { self.own = own }

    /// The status of a word; `unknown` for a word that is in no list, and for an empty one.
    func status(_ word: String) -> BookingStatus {
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
                "bevestigd", "reserve", "notcanceled", "notcancelled", "validée", "validé", "przyjęta", "potwierdzona",
            ],
            .inHouse: ["inhouse", "checkedin", "checkin", "currentlyhosting", "eingecheckt", "angereist"],
            .completed: [
                "completed", "complete", "checkout", "checkedout", "fulfilled", "pastguest", "ausgecheckt", "abgereist",
                "ehemaligergast", "ancienvoyageur", "huéspedanterior", "ospiteprecedente", "hóspedeanterior",
                "vorigegast", "terminée", "terminé", "abgeschlossen",
            ],
            .cancelled: [
                "cancelled", "canceled", "cancel", "storniert", "cancelada", "cancelado", "annulée", "annulé",
                "annullata", "annullato", "cancellata", "geannuleerd", "anulowana",
            ],
            .noShow: ["noshow", "noshowpenalized", "nichterschienen", "nichtangereist"],
            .pending: [
                "pending", "inquiry", "request", "requested", "pendingmerchantconfirmation", "angefragt", "pendiente",
                "pendente", "enattente", "inattesa", "inafwachting",
            ],
            .rejected: [
                "rejected", "declined", "declinedbymerchant", "failed", "abgelehnt", "rechazada", "refusée",
            ],
        ]
        return Dictionary(uniqueKeysWithValues: words.flatMap { status, words in words.map { ($0, status) } })
    }()
}
