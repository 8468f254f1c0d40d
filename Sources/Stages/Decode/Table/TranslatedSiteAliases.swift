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
            "nombrealojamiento", "nombredelalojamiento", "nombreunidad", "nomealojamento", "nomelogement", "plassnr",
            "plassnummer", "pladsnr", "pladsnummer", "platsnr", "platsnummer", "paikkanumero",
            "numermiejsca",
            "číslomísta", "čísloparcely", "parcellaszám", "brojparcele", "αριθμόςθέσης", "номерместа",
        ],
        .name: [
            "bezeichnung", "nom", "nombre", "nome", "naam", "navn", "namn", "nimi", "nazwa", "název", "názov", "nume",
            "naziv", "ime", "név", "όνομα", "название",
        ],
        .category: [
            "kategorie", "platzart", "catégorie", "categoría", "categoria", "categorie", "tipologia", "tipo", "art",
            "typ", "soort", "plaatstype",
        ],
        .electricity: [
            "strom", "stromanschluss", "électricité", "electricidad", "eletricidade", "elettricità", "stroom",
            "corrente", "corrienteeléctrica",
        ],
        .water: [
            "wasser", "wasseranschluss", "eau", "agua", "água", "acqua", "vann", "vand", "vatten", "vesi", "woda",
            "voda",
            "víz", "apă", "νερό", "вода", "vannpost",
        ],
        .latitude: ["breitengrad", "breite", "latitud", "latitudine", "breedtegraad"],
        .longitude: ["längengrad", "länge", "longitud", "longitudine", "lengtegraad"],
        .capacity: [
            "kapazität", "maxpersonen", "capacité", "capacitémax", "capacitémaximale", "capacidadmáxima",
            "maximalebelegung", "capacidad", "capacidade", "capacità", "capaciteit", "capacidadmáx.", "capacidadmáx",
            "capacitémax.", "capacitàmax",
            "max.personen", "maximalepersonen", "personen", "belegung", "nombredepersonnes", "maxpersonnes",
            "maxpersone", "maxpersonas", "capienza", "postiletto", "couchages", "plazas", "lugares", "bettenzahl",
        ],
        .nightlyRate: [
            "preispronacht", "prixparnuit", "tarifparnuit", "prisprdøgn", "prispernatt", "preciopornoche",
            "preçopornoite", "prezzopernotte", "prijspernacht", "tariffa", "tarif", "tarifa", "preis", "prix", "precio",
            "prezzo", "preço", "prijs", "pris", "cena",
        ],
        .closedFrom: [
            "geschlossenvon", "geschlossenab", "gesperrtvon", "gesperrtab", "ferméde", "cerradodesde", "fechadode",
            "chiusodal",
        ],
        .closedTo: ["geschlossenbis", "gesperrtbis", "ferméjusqu'au", "cerradohasta", "fechadoaté", "chiusoal"],
    ]
}
