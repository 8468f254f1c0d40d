internal import InnkeeperCore

/// Headers of lists of sites in German, French, Spanish, Portuguese, Italian and Dutch, folded by `foldedWord`.
enum TranslatedSiteAliases {
    static let all: [CampSiteField: [String]] = [
        .property: TranslatedAliases.properties,
        .siteNumber: [
            "stellplatz", "stellplatznummer", "stellplatznr", "stellplatznr.", "platznummer", "platznr", "platznr.",
            "platz", "emplacement", "numérod'emplacement", "n°d'emplacement", "parcela", "númerodeparcela",
            "piazzola", "numeropiazzola", "kampeerplaats", "standplaats", "plaatsnummer", "plaatsnr", "parzelle",
            "parzellennummer", "standplatz", "zimmernummer", "zimmernr", "parcelle", "numéro", "número", "numero",
            "nummer", "nr", "nr.",
        ],
        .name: ["bezeichnung", "nom", "nombre", "nome", "naam"],
        .category: [
            "kategorie", "platzart", "catégorie", "categoría", "categoria", "categorie", "tipologia", "tipo", "art",
            "typ", "soort", "plaatstype",
        ],
        .electricity: [
            "strom", "stromanschluss", "électricité", "electricidad", "eletricidade", "elettricità", "stroom",
            "corrente", "corrienteeléctrica",
        ],
        .water: ["wasser", "wasseranschluss", "eau", "agua", "água", "acqua"],
        .latitude: ["breitengrad", "breite", "latitud", "latitudine", "breedtegraad"],
        .longitude: ["längengrad", "länge", "longitud", "longitudine", "lengtegraad"],
        .capacity: [
            "kapazität", "maxpersonen", "capacité", "capacitémax", "capacitémaximale", "capacidadmáxima",
            "maximalebelegung", "capacidad", "capacidade", "capacità", "capaciteit",
            "max.personen", "maximalepersonen", "personen", "belegung", "nombredepersonnes", "maxpersonnes",
            "maxpersone", "maxpersonas", "capienza", "postiletto", "couchages", "plazas", "lugares", "bettenzahl",
        ],
        .nightlyRate: [
            "preispronacht", "prixparnuit", "preciopornoche", "preçopornoite", "prezzopernotte", "prijspernacht",
        ],
        .closedFrom: ["geschlossenvon", "geschlossenab", "ferméde", "cerradodesde", "fechadode", "chiusodal"],
        .closedTo: ["geschlossenbis", "ferméjusqu'au", "cerradohasta", "fechadoaté", "chiusoal"],
    ]
}
