internal import InnkeeperCore

/// Headings of tables about things other than guests and sites, although they have first and last dates, units and
/// prices: stock, work, contracts, meters, transport.
enum OtherSubjects {
    static func areNamed(in headings: [String]) -> Bool { first(in: headings) != nil }

    /// The first of these headings; nil if there is none.
    static func first(in headings: [String]) -> String? {
        // What is booked may have a stock number, too.
        let isOfBookings = headings.contains { numbersOfBookings.contains(foldedWord($0)) }
        return headings.first { heading in
            (HeadingWords.words(heading) ?? []).contains { word in
                word == "sku" && !isOfBookings || words.contains(word) || stems.contains(where: word.hasPrefix)
            }
        }
    }

    /// The same for people, of whom a list may also tell who is at work, and how many projects somebody has.
    static func areNamed(besidePeople headings: [String]) -> Bool {
        areNamed(
            in: headings.filter { heading in
                guard let word = HeadingWords.words(heading)?.first else { return true }
                return word != "is" && !HeadingLexicon.terms(word).contains(.count)
            })
    }

    private static let numbersOfBookings: Set<String> = [
        "bookingid", "bookingnumber", "reservationid", "reservationnumber",
    ]

    /// Whether a folded heading is that of a date on which the record itself was created or changed.
    static func isOfRecord(_ heading: String) -> Bool {
        let text = heading.utf8.span
        return records.contains { word in
            guard word.count <= text.count else { return false }
            return (0...(text.count - word.count)).contains { start in
                word.indices.allSatisfy { text[start + $0] == word[$0] }
            }
        }
    }

    /// As bytes, because comparing characters takes long.
    private static let records: [[UInt8]] = [
        "created", "changed", "modified", "updated", "activity", "optin", "confirm", "unsub", "login", "import",
        "purchase", "signup", "lastvisit", "lastorder", "регистра", "обновлен", "создан", "来店日",
    ].map { Array($0.utf8) }

    /// Price lists have seasons with a first and a last date.
    static func isSeason(_ heading: String) -> Bool { seasons.contains(foldedWord(heading)) }

    private static let seasons: Set<String> = [
        "saison", "saisons", "season", "temporada", "stagione", "seizoen", "saisonzeit", "reisezeit", "época",
    ]

    /// Headings of transport and work that no table of bookings has, unless it also has nights, guests or a site: ships
    /// and flights arrive and depart, and staff check in and out.
    static func isJourneyOrWork(_ heading: String) -> Bool {
        journeysAndWork.contains(foldedWord(heading))
            || (HeadingWords.words(heading) ?? []).contains(where: journeysAndWork.contains)
    }

    /// Headings that rule out stays, whatever else there is: tenants have a name and a flat too, birds arrive at a site and
    /// depart from it, and a chartered boat goes to sea.
    static func rulesOutStays(_ heading: String) -> Bool { neverOfStays.contains(foldedWord(heading)) }

    private static let neverOfStays: Set<String> = [
        "kaltmiete", "warmmiete", "mieternummer", "mietvertrag", "passwort", "password", "leasestart",
        "leaseend", "monthlyrent", "loyermensuel", "affittomensile", "rentamensual",
        "species", "scientificname", "ringno", "ringnumber", "ringnr", "ringnummer", "vogelart", "artenname", "espèce",
        "skipper", "bareboat", "asistencias", "inasistencias", "códigocurso", "codigocurso", "custodian", "最低价", "最低價",
        "schengenmi", "schengen", "inschengen",
    ]

    /// A guest list of a restaurant, which has covers; `headings` must be folded.
    static func areMeals(_ headings: [String]) -> Bool { !covers.isDisjoint(with: headings) }

    private static let covers: Set<String> = [
        "couverts", "nbcouverts", "nombredecouverts", "covers", "numberofcovers", "gedecke", "coperti", "cubiertos",
        "comensales", "couverten",
    ]

    /// Stations and what they measure; their unit of measurement is not a site.
    static func areMeasurements(_ headings: [String]) -> Bool {
        headings.contains { heading in ["station", "sensor", "sample", "messstelle"].contains(where: heading.hasPrefix)
        }
    }

    /// Whether the word numbers somebody at work; "emp" also abbreviates a French pitch.
    static func isStaffNumber(_ folded: String) -> Bool { staffNumbers.contains(folded) }

    private static let journeysAndWork: Set<String> =
        staffNumbers.union([
            "vessel", "vessels", "berth", "berthing", "berths", "imo", "mmsi", "airport", "airports", "airline",
            "airlines", "aircraft", "iata", "flughafen", "aeroport", "aeropuerto", "aeroporto", "driver", "drivers",
            "chauffeur", "fahrer", "conducteur", "employee", "employees", "mitarbeiter", "overtime", "breaks",
            "verifiedby",
            "asunto", "destinos", "artist", "artists", "timesheet", "attendance", "hoursworked", "workedhours",
            "workhours",
            "ชั่วโมงล่วงเวลา", "ชั่วโมงรวม", "portcallid", "portname", "visitorid", "zug", "bahnhof", "haltestelle", "gleis",
            "bahnsteig", "航班", "航班号",
            "航班號",
        ])

    /// Vehicles and equipment, which are rented and parked; guests of a campground have them too.
    static func isVehicle(_ heading: String) -> Bool {
        (HeadingWords.words(heading) ?? []).contains(where: vehicles.contains)
    }

    private static let vehicles: Set<String> = [
        "vehicle", "vehicles", "vehiculo", "fahrzeug", "vehicule", "veicolo", "voertuig", "car", "coche", "placa",
        "matricula", "kennzeichen", "equipment",
    ]

    private static let staffNumbers: Set<String> = [
        "empid", "empno", "empcode", "empname", "empnr", "staffid", "staffno",
    ]

    /// Headings of what happened somewhere, as opposed to what is there; `headings` must be folded.
    static func areIncidents(_ headings: [String]) -> Bool {
        headings.contains { heading in
            incidents.contains(heading) || incidentStems.contains(where: heading.hasPrefix)
        } || ["createddate", "closeddate"].allSatisfy(headings.contains)
    }

    private static let incidents: Set<String> = [
        "mag", "magnitude", "magtype", "species", "observedon", "observer", "mls#", "squarefeet", "saletype",
        "daysonmarket",
        "temp", "tmax", "tmin", "prcp", "precipitation", "humidity", "pm10", "pm25", "sampledt", "sampledate",
    ]
    private static let incidentStems = [
        "crash", "incident", "accident", "collision", "crime", "offense", "offence", "complaint", "vessel", "sensor",
        "sighting", "observation", "wartezeit", "verspatung", "verspaetung", "pollutant",
    ]

    private static let words: Set<String> = [
        "cups", "consumo", "consommation", "verbrauch", "consumption", "premium", "coverage", "insurance", "insured",
        "conge", "conges", "motif", "absence", "abwesenheit", "brand", "campaign", "credits", "daycare", "parent",
        "pupil",
        "student", "school",
        "ean", "abo", "kwh", "urlaub", "ship", "train", "tisch", "tavolo", "mesa", "tafel", "patient", "paciente",
        "paziente",
        "diagnosis", "diagnostico", "diagnosi", "diagnose",
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
