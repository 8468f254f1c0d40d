internal import Core

/// Headers in German, French, Spanish, Portuguese, Italian and Dutch, folded by `foldedWord`: only words that can
/// mean nothing else in a table of bookings or of sites.
enum TranslatedAliases {
    static let bookings: [BookingField: [String]] = [
        .reservationID: [
            "buchungsnummer", "reservierungsnummer", "buchungsnr", "buchungsnr.", "reservierungsnr",
            "reservierungsnr.", "bestätigungscode", "buchung", "reservierung", "numéroderéservation",
            "n°deréservation", "codederéservation", "codedeconfirmation", "réservation", "númerodereserva",
            "nºdereserva", "códigodereserva", "códigodeconfirmación", "númerodareserva", "nºdareserva",
            "códigodareserva", "códigodeconfirmação", "reserva", "numeroprenotazione", "numerodiprenotazione",
            "codiceprenotazione", "codicediconferma", "prenotazione", "boekingsnummer", "boekingsnr",
            "reserveringsnummer", "reserveringsnr", "bevestigingscode", "boeking", "reservering", "identidad",
            "numeroreservation", "numéroréservation",
        ],
        .property: properties,
        .siteNumber: [
            "stellplatz", "stellplatznummer", "stellplatznr", "stellplatznr.", "platznummer", "platznr", "platznr.",
            "platz", "zimmernummer", "zimmernr", "zimmernr.", "zimmer", "emplacement", "numérod'emplacement",
            "n°d'emplacement", "chambre", "parcela", "númerodeparcela", "habitación", "quarto", "piazzola",
            "numeropiazzola", "camera", "kampeerplaats", "standplaats", "plaatsnummer", "plaatsnr", "kamer",
        ],
        .category: ["platzart", "zimmertyp", "unterkunftsart", "catégorie", "categoría", "categoria", "categorie"],
        .camperName: [
            "gast", "gastname", "namedesgastes", "nomduclient", "nomduvoyageur", "voyageur", "huésped",
            "nombredelhuésped", "hóspede", "nomedohóspede", "ospite", "nomeospite", "nomedell'ospite", "gastnaam",
            "naamgast", "naamvandegast", "nomclient", "clientnom", "nomcomplet", "nombrecompleto", "nomecompleto",
            "fuldenavnpågæst", "klient/gość",
        ],
        .phone: ["telefon", "telefonnummer", "téléphone", "teléfono", "telefone", "telefono", "telefoonnummer"],
        .email: ["courriel", "correoelectrónico", "emailadresse", "emailadres"],
        .arrival: [
            "anreise", "anreisetag", "anreisedatum", "ankunft", "arrivée", "dated'arrivée", "llegada",
            "fechadellegada", "fechadeentrada", "chegada", "datadechegada", "datadeentrada", "arrivo",
            "datadiarrivo", "dataarrivo", "aankomst", "aankomstdatum", "von", "datearrivee", "datearrivée",
            "datededébut", "datadiinizio", "begindatum", "startdatum", "díadellegada", "datadeinício", "tjekind",
            "dataprzyjazdu",
        ],
        .nights: [
            "nächte", "anzahlnächte", "anzahldernächte", "übernachtungen", "nuits", "nombredenuits", "nuitées",
            "noches", "númerodenoches", "noites", "númerodenoites", "notti", "numerodinotti", "numeronotti",
            "nachten", "aantalnachten", "nuitees", "#desnuits", "n.dinotti", "#nachten", "#denoches", "#denoites",
            "#nächte", "liczbanocy",
        ],
        .departure: [
            "abreise", "abreisetag", "abreisedatum", "départ", "datededépart", "salida", "fechadesalida", "partida",
            "datadepartida", "datadesaída", "partenza", "datadipartenza", "datapartenza", "vertrek",
            "vertrekdatum", "bis", "datedepart", "datedépart", "datedefin", "datadifine", "einddatum", "enddatum",
            "díadesalida", "datadetérmino", "tjekud", "datawyjazdu",
        ],
        .guests: [
            "gäste", "anzahlgäste", "personen", "anzahlpersonen", "personnes", "nombredepersonnes", "personas",
            "huéspedes", "pessoas", "hóspedes", "persone", "ospiti", "gasten", "aantalpersonen", "aantalgasten",
        ],
        .adults: [
            "erwachsene", "adultes", "adultos", "adulti", "volwassenen", "#desadultes", "n.diadulti", "#volwassenen",
            "#deadultos", "#erwachsene", "adultos/invitados", "voksne", "voksne/gæster",
        ],
        .children: [
            "kinder", "enfants", "niños", "crianças", "bambini", "kinderen", "#desenfants", "n.dibambini", "#kinderen",
            "#deniños", "#decrianças", "#kinder", "børn",
        ],
        .infants: [
            "kleinkinder", "babys", "bébés", "bebés", "bebês", "neonati", "baby's", "#desbébés", "n.dineonati",
            "#baby's", "#debebés", "#kleinkinder",
        ],
        .nightlyRate: [
            "preispronacht", "prixparnuit", "preciopornoche", "preçopornoite", "prezzopernotte", "prezzoanotte",
            "prijspernacht",
        ],
        .total: [
            "gesamtpreis", "gesamtbetrag", "preis", "betrag", "prixtotal", "montanttotal", "montant", "prix",
            "preciototal", "importetotal", "importe", "precio", "preçototal", "valortotal", "preço", "valor",
            "prezzototale", "importototale", "importo", "prezzo", "totaalprijs", "totaalbedrag", "bedrag", "prijs",
            "ialt", "wartość", "prixbrut", "vomgastbezahlt", "guadagnilordi",
        ],
        .paid: ["bezahlt", "gezahlt", "payé", "montantpayé", "pagado", "pago", "pagato", "betaald"],
        .tax: ["kurtaxe", "taxedeséjour", "impuestos", "impostos", "tassadisoggiorno", "toeristenbelasting"],
        .currency: ["währung", "devise", "moneda", "divisa", "moeda", "valuta", "waluta"],
        .status: ["buchungsstatus", "statut", "estado", "stato"],
        .bookedOn: [
            "gebuchtam", "buchungsdatum", "reserviertam", "datederéservation", "fechadereserva", "datadareserva",
            "datadiprenotazione", "dataprenotazione", "boekingsdatum", "geboektop", "reserveringsdatum", "réservée",
            "prenotata", "gereserveerd", "reservada", "gebucht", "datazłożenia",
        ],
        .channel: [
            "kanal", "buchungskanal", "canal", "canale", "kanaal", "quelle", "plateforme", "fuente", "fonte", "bron",
            "źródło",
        ],
    ]

    static let campSites: [CampSiteField: [String]] = [
        .property: properties,
        .siteNumber: [
            "stellplatz", "stellplatznummer", "stellplatznr", "stellplatznr.", "platznummer", "platznr", "platznr.",
            "platz", "emplacement", "numérod'emplacement", "n°d'emplacement", "parcela", "númerodeparcela",
            "piazzola", "numeropiazzola", "kampeerplaats", "standplaats", "plaatsnummer", "plaatsnr",
        ],
        .name: ["bezeichnung", "nom", "nombre", "nome", "naam"],
        .category: ["kategorie", "platzart", "catégorie", "categoría", "categoria", "categorie"],
        .electricity: [
            "strom", "stromanschluss", "électricité", "electricidad", "eletricidade", "elettricità", "stroom",
        ],
        .water: ["wasser", "wasseranschluss", "eau", "agua", "água", "acqua"],
        .latitude: ["breitengrad", "breite", "latitud", "latitudine", "breedtegraad"],
        .longitude: ["längengrad", "länge", "longitud", "longitudine", "lengtegraad"],
        .capacity: ["kapazität", "maxpersonen", "capacité", "capacidad", "capacidade", "capacità", "capaciteit"],
        .nightlyRate: [
            "preispronacht", "prixparnuit", "preciopornoche", "preçopornoite", "prezzopernotte", "prijspernacht",
        ],
        .closedFrom: ["geschlossenvon", "geschlossenab", "ferméde", "cerradodesde", "fechadode", "chiusodal"],
        .closedTo: ["geschlossenbis", "ferméjusqu'au", "cerradohasta", "fechadoaté", "chiusoal"],
    ]

    private static let properties = [
        "unterkunft", "hébergement", "alojamiento", "alojamento", "struttura", "accommodatie", "inserat", "annonce",
        "anuncio", "anúncio", "annuncio", "advertentie", "logement", "appartement", "lokalizacje",
    ]
}
