internal import InnkeeperCore

/// Headings of tables about things other than guests and sites, although they have first and last dates, units and
/// prices: stock, work, contracts, meters, transport.
enum OtherSubjects {
    static func areNamed(in headings: [String]) -> Bool {
        // What is booked may have a stock number, too.
        let isOfBookings = headings.contains { numbersOfBookings.contains(foldedWord($0)) }
        return headings.contains { heading in
            (HeadingWords.words(heading) ?? []).contains { word in
                word == "sku" && !isOfBookings || words.contains(word) || stems.contains(where: word.hasPrefix)
            }
        }
    }

    private static let numbersOfBookings: Set<String> = [
        "bookingid", "bookingnumber", "reservationid", "reservationnumber",
    ]

    /// Price lists have seasons with a first and a last date; `headings` must be folded.
    static func areSeasons(_ headings: [String]) -> Bool { !seasons.isDisjoint(with: headings) }

    private static let seasons: Set<String> = [
        "saison", "saisons", "season", "temporada", "stagione", "seizoen", "saisonzeit", "reisezeit", "época",
    ]

    private static let words: Set<String> = [
        "ean", "abo", "kwh", "urlaub", "ship", "train", "tisch", "tavolo", "mesa", "tafel",
    ]

    private static let stems = [
        "stock", "supplier", "lieferant", "bestand", "artikel", "fournisseur", "proveedor", "fornitore", "leverancier",
        "voorraad", "inventory", "inventar", "employee", "mitarbeiter", "personalnummer", "salarie", "empleado",
        "shift",
        "schicht", "task", "aufgabe", "project", "projekt", "projet", "proyecto", "progetto", "contract", "vertrag",
        "contrat", "versicherung", "subscription", "abonnement", "meter", "zahlerst", "zahlernu", "compteur",
        "contatore",
        "contador", "flight", "flug", "carrier", "tracking", "shipment", "course", "kursname", "salary",
        "gehalt",
    ]
}
