package import InnkeeperCore

/// The meanings of the status words in real exports.
package struct StatusWords: Sendable {
    private let own: [String: BookingStatus]

    /// `own` are the source's words, folded; they take precedence.
    package init(own: [String: BookingStatus]) { self.own = own }

    /// The status for a word; `unknown` for a word in no list, and for an empty one.
    package func status(_ word: String) -> BookingStatus {
        let folded = foldedWord(word)
        if let status = own[folded] ?? StatusWords.known(folded) { return status }
        if let status = StatusWords.otherGender(of: folded).flatMap({ StatusWords.known($0) }) { return status }
        // "http://schema.org/ReservationConfirmed"
        if let mark = word.lastIndex(of: "/"), word.contains("://") { return status(String(word[mark...].dropFirst())) }
        // "reserviert?"
        if folded.contains("?") { return .unknown }
        // "cancelled by guest", "canceled_by_hotel", "Storniert vom Gast"
        if StatusWords.cancelledBy.contains(where: folded.hasPrefix) { return .cancelled }
        if let (begin, status) = StatusWords.beginnings.first(where: { folded.hasPrefix($0.0) }), folded != begin {
            return status
        }
        return StatusWords.known(bare: NearHeadings.bare(folded)) ?? withoutParties(word)
    }

    /// "Cancellato" for "cancellata", "annulé" for "annulée", and vice versa.
    private static func otherGender(of word: String) -> String? {
        if word.hasSuffix("ée") { return String(word.dropLast()) }
        return switch word.last {
        case "é": word + "e"
        case "o": word.dropLast() + "a"
        case "a": word.dropLast() + "o"
        default: nil
        }
    }

    /// "Vom Gast storniert", "Confirmed (by host)": the one word that doesn't say who did it.
    private func withoutParties(_ word: String) -> BookingStatus {
        guard let all = HeadingWords.words(word), all.count > 1 else { return .unknown }
        let words = all.filter { !StatusWords.parties.contains($0) }
        guard words.count == 1, words.count < all.count else { return .unknown }
        return own[words[0]] ?? StatusWords.known(bare: words[0]) ?? .unknown
    }

    /// Whether a word says that a stay is agreed, and can't say it of money, of a guest or of a message.
    package static func isOfBookings(_ word: String) -> Bool {
        let folded = NearHeadings.bare(foldedWord(word))
        return agreed.contains(where: folded.contains)
    }

    private static let agreed = [
        "confirm", "conferm", "bestatig", "bevestig", "bekraft", "bekraeft", "potwierdz", "potvr", "подтвержд",
        "reserv",
        "booked", "gebucht", "确认", "確認", "確定", "확정",
    ]

    private static let parties: Set<String> = [
        "by", "the", "guest", "host", "property", "hotel", "owner", "admin", "system", "customer", "client", "you",
        "us", "reservation", "booking",
        "vom", "von", "durch", "der", "den", "dem", "gast", "gastgeber", "kunde", "kunden", "unterkunft", "betrieb",
        "par", "le", "la", "l", "client", "hote", "voyageur", "etablissement", "por", "el", "huesped", "anfitrion",
        "cliente", "hospede", "anfitriao", "pelo", "pela", "da", "dal", "dall", "ospite", "struttura", "door", "de",
        "gastheer", "accommodatie", "gaest", "gjest", "gjesten", "гостем", "хозяином", "hosta", "przez", "goscia", "af",
        "av", "gaesten", "gasten",
        "booking", "reservation",
        "buchung", "reserva", "prenotazione", "boeking",
    ]

    /// Statuses followed by a number or a day: "Arriving in 3 days".
    private static let beginnings: [(String, BookingStatus)] = [
        ("arrivingin", .confirmed), ("arrivestomorrow", .confirmed), ("anreisein", .confirmed),
        ("arrivedans", .confirmed), ("gastbewerten", .completed), ("przyjazd", .confirmed), ("wyjazd", .inHouse),
        ("zakończony", .completed), ("reviewguest", .completed),
        ("llegaen", .confirmed), ("arrivotra", .confirmed),
    ]

    private static func known(_ folded: String) -> BookingStatus? { exactWords.values(of: folded).first }

    /// The status for a word without accents; unknown for one that accents would tell apart.
    private static func known(bare word: String) -> BookingStatus? {
        let found = bareWords.values(of: word)
        return found.first.map { first in found.allSatisfy { $0 == first } ? first : .unknown }
    }

    private static let bareWords: WordIndex<BookingStatus> = {
        var bare = WordIndex<BookingStatus>(roomFor: 1024)
        for (status, words) in StatusVocabulary.words {
            for word in words { bare.add(status, for: NearHeadings.bare(word)) }
        }
        return bare
    }()

    private static let exactWords: WordIndex<BookingStatus> = {
        var known = WordIndex<BookingStatus>(roomFor: 1024)
        for (status, words) in StatusVocabulary.words {
            for word in words { known.add(status, for: word) }
        }
        return known
    }()

    private static let cancelledBy = [
        "cancelledby", "canceledby", "storniertvo", "storniertdurch", "annuléepar", "annulépar", "canceladapor",
        "cancelaciónpor", "cancelamentopor", "annulationpar",
        "canceladopor", "canceladapel", "canceladopel", "cancellatada", "annullatada", "geannuleerddoor",
    ]
}
