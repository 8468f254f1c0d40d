internal import InnkeeperServices

/// What systems write as a status, a kind or a guest where nights are taken out of sale and nobody books them: English,
/// German, French, Spanish, Italian, Dutch and Portuguese.
package enum BlockingWords {
    /// Whether all of a status or a kind says so: `Owner stay`, `ownerStay`, `Bloqué`.
    static func mean(_ text: String) -> Bool {
        let words = words(text)
        return !words.isEmpty && joined.contains(words.joined())
    }

    /// Whether all of a guest's name says so. `Block` and `Owner` may be people.
    static func replaceGuest(_ text: String) -> Bool { inPlaceOfGuests.contains(words(text)) }

    /// What `replaceGuest` holds for, by `PersonName.hash`.
    static let guests = GuestFilter(inPlaceOfGuests.map { $0.joined(separator: " ") })

    /// The words in lower case, without accents.
    private static func words(_ text: String) -> [String] {
        PersonName.words(text).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Split as by `PersonName.words`. "Closed" is missing because a paid booking may be closed, too.
    package static let phrases: [[String]] = inPlaceOfGuests + ofNoGuest

    private static let joined = Set(phrases.map { $0.joined() })

    private static let inPlaceOfGuests = split([
        "blocked", "not available", "unavailable", "no longer available", "owner stay", "owner block", "owner hold",
        "owner use", "maintenance", "maintenance block", "out of order", "out of service",
        "gesperrt", "blockiert", "nicht verfugbar", "nicht buchbar", "nicht frei", "eigenbelegung", "eigennutzung",
        "eigenbedarf", "ausser betrieb",
        "indisponible", "non disponible", "pas disponible", "bloquee", "sejour proprietaire", "sejour du proprietaire",
        "en travaux",
        "no disponible", "bloqueado", "bloqueada", "mantenimiento", "estancia del propietario",
        "non disponibile", "bloccato", "bloccata", "manutenzione", "soggiorno del proprietario",
        "niet beschikbaar", "geblokkeerd", "onderhoud", "eigen gebruik", "verblijf eigenaar",
        "indisponivel", "nao disponivel", "manutencao", "estadia do proprietario",
    ])

    private static let ofNoGuest = split([
        "block", "bloque", "cleaning", "housekeeping", "preparation time", "prep time", "turnover", "renovation",
        "reinigung", "putzen", "handwerker", "betriebsferien", "urlaub", "renovierung", "wartung", "nettoyage",
        "menage", "limpieza", "pulizie", "schoonmaak", "limpeza", "fermee", "cerrada", "chiusa", "fechada",
    ])

    private static func split(_ phrases: [String]) -> [[String]] {
        phrases.map { $0.split(separator: " ").map(String.init) }
    }
}

/// The names of a list, by `PersonName.hash`.
struct GuestFilter: Sendable {
    /// Indexed by a hash's low bits, which rule out most names.
    private var bits = [Bool](repeating: false, count: 4096)
    private let hashes: Set<UInt64>

    init(_ names: [String]) {
        hashes = Set(names.map { PersonName.hash(Array($0.utf8)[...]) })
        for hash in hashes { bits[place(hash)] = true }
    }

    /// Whether a name of the list has this hash; equal hashes are no proof.
    @inline(__always)
    func mayHold(_ hash: UInt64) -> Bool { bits[place(hash)] && hashes.contains(hash) }

    @inline(__always)
    private func place(_ hash: UInt64) -> Int { Int(hash & 4095) }
}
