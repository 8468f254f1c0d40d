internal import InnkeeperCore
internal import InnkeeperServices
internal import InnkeeperStages

/// The meaning of an event's summary, in the words of channels and people: English, German, French, Spanish, Italian,
/// Dutch and Portuguese.
///
/// Before: `Provisoire - Melanie`
/// After: a pending stay of Melanie
struct FeedWords {
    /// nil if no word names a status.
    var status: BookingStatus?
    /// The nights aren't for sale, but not sold either.
    var isBlocked = false
    /// Whether it begins with the word that Booking.com uses for both bookings and closed nights.
    var saysClosed = false
    var guest = ""
    /// A booking number in brackets after the guest.
    var number: String?

    init(_ summary: String) {
        let (head, rest) = FeedWords.parts(summary)
        let words = FeedWords.words(FeedWords.withoutBrackets(head))
        if let found = FeedWords.status(words) {
            // "Reserved - Not available"
            if FeedWords.blocked.contains(FeedWords.words(rest)) {
                isBlocked = true
                return
            }
            // "Reservado (solicitud pendiente)"
            let remark = FeedWords.words(FeedWords.brackets(head) ?? "")
            status = remark.contains { FeedWords.status([$0]) == .pending } ? .pending : found
            // What follows is a guest, whatever the name.
            takeGuest(rest)
            return
        }
        saysClosed = words.first.map(FeedWords.closed.contains) ?? false
        isBlocked = FeedWords.holds(FeedWords.words(summary), oneOf: FeedWords.blocked)
        if isBlocked { return }
        let all = FeedWords.withoutBrackets(summary)
        if words.allSatisfy(FeedWords.sources.contains), !rest.isEmpty {
            // "Airbnb - Ada Alder"
            takeGuest(rest)
        } else if let first = words.first, words.count > 1, rest.isEmpty, let found = FeedWords.status([first]) {
            // "Option Müller", "Buchung Familie Meier"
            status = found
            takeGuest(String(summary[...].trimmed.drop { !$0.isWhitespace }))
        } else if rest.isEmpty, 2...4 ~= words.count, all.allSatisfy(FeedWords.mayBeOfName) {
            // Many systems write the guest and nothing else.
            takeGuest(summary)
        }
    }

    /// Takes a guest's name, with a booking number in brackets; channels and words are not names.
    private mutating func takeGuest(_ text: String) {
        let name = FeedWords.withoutBrackets(text)
        let words = FeedWords.words(name)
        if let code = FeedWords.brackets(text), code.contains(where: \.isNumber),
            code.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
        {
            number = code
        }
        if words.allSatisfy({ FeedWords.sources.contains($0) || FeedWords.status([$0]) != nil }) { return }
        guest = name
    }

    private static func mayBeOfName(_ character: Character) -> Bool {
        character.isLetter || character.isWhitespace || "-'’.&,".contains(character)
    }

    /// The text without what is in brackets at its end.
    private static func withoutBrackets(_ text: String) -> String {
        guard let open = text.firstIndex(of: "("), text[...].trimmed.hasSuffix(")") else { return text[...].trimmed }
        return text[..<open].trimmed
    }

    /// What is in brackets at the end of a text.
    private static func brackets(_ text: String) -> String? {
        let whole = text[...].trimmed
        guard let open = whole.firstIndex(of: "("), whole.hasSuffix(")") else { return nil }
        return String(whole[whole.index(after: open)...].dropLast())
    }

    /// The status for the value of STATUS; unknown for a word in no list, nil for an empty value.
    static func status(named text: String, own: [String: BookingStatus]) -> BookingStatus? {
        guard text.contains(where: { !$0.isWhitespace }) else { return nil }
        let status = StatusWords(own: own).status(text)
        return status == .unknown ? statuses.status(text) : status
    }

    /// The text before and after the first dash or colon.
    private static func parts(_ summary: String) -> (head: String, rest: String) {
        let marks = [" - ", " – ", " — ", ": "].compactMap { summary.firstRange(of: $0) }
        guard let mark = marks.min(by: { $0.lowerBound < $1.lowerBound }) else { return (summary, "") }
        return (String(summary[..<mark.lowerBound]), summary[mark.upperBound...].trimmed)
    }

    /// The words in lower case, without accents.
    private static func words(_ text: String) -> [String] {
        PersonName.words(text).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The status that all the words together name: `Reserved`, `On hold`, `In attesa`.
    private static func status(_ words: [String]) -> BookingStatus? {
        let status = statuses.status(words.joined())
        return status == .unknown ? nil : status
    }

    private static func holds(_ words: [String], oneOf phrases: [[String]]) -> Bool {
        phrases.contains { phrase in
            words.count >= phrase.count
                && (0...words.count - phrase.count).contains { words[$0..<$0 + phrase.count].elementsEqual(phrase) }
        }
    }

    /// The words of exports, and words for stays used only in calendars. Accents have already been removed.
    private static let statuses: StatusWords = {
        let words: KeyValuePairs<BookingStatus, [String]> = [
            .confirmed: [
                "reservation", "booking", "reserviert", "reservierung", "buchung", "belegt", "bestatigt", "reserve",
                "reservee", "confirme", "confirmee", "reserva", "prenotazione", "riservato", "riservata",
                "reservering", "boeking", "gereserveerd", "geboekt", "prenotato", "prenotata", "reservado", "reservada",
            ],
            .pending: [
                "tentative", "provisional", "option", "hold", "onhold", "enquiry", "anfrage", "provisorisch",
                "provisoire",
                "demande", "provisorio", "opzione", "richiesta", "optie", "aanvraag", "vorlaufig", "unbestatigt",
                "prereservation", "opcion", "solicitud", "prerreserva", "provvisorio",
                "provvisoria", "voorlopig", "provisoria", "opcao", "pedido", "prereserva",
            ],
            .cancelled: ["annule", "annulee"],
        ]
        return StatusWords(
            own: Dictionary(uniqueKeysWithValues: words.flatMap { status, words in words.map { ($0, status) } }))
    }()

    /// Channels, and words for how a booking was made.
    private static let sources: Set<String> = [
        "airbnb", "vrbo", "homeaway", "abritel", "fewo", "booking", "bookingcom", "com", "expedia", "agoda",
        "tripadvisor",
        "holidu", "direct", "direkt", "direktbuchung", "directo", "directe", "diretta", "online", "website", "phone",
        "telefon", "walk", "in", "guest", "gast", "reservation", "buchung",
    ]

    private static let closed: Set<String> = [
        "closed", "geschlossen", "ferme", "cerrado", "chiuso", "gesloten", "fechado", "encerrado",
    ]

    private static let blocked = closed.sorted().map { [$0] } + BlockingWords.phrases
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
