import InnkeeperCore
import InnkeeperStages
import Testing

struct ComposedHeadingsTests {
    /// The columns that the fields of a table are read from.
    private func mapping(
        _ headings: [String], _ rows: [[String]], kind: RecordKind = .bookings
    ) -> [String: String] {
        let text = ([headings] + rows).map { $0.joined(separator: ";") }.joined(separator: "\n") + "\n"
        let file = ReadTable(text, SourceSettings(name: "s", kind: kind))
        return Dictionary(file.reading.map { ($0.name, $0.value) }) { first, _ in first }
    }

    @Test(arguments: [
        ("Nº de bebês", "infants"), ("# der Kleinkinder", "infants"), ("Anzahl der Erwachsenen", "adults"),
        ("N.º de adultos", "adults"), ("childrenCount", "children"), ("Nbre de pers.", "guests"),
        ("Number of Travellers", "guests"), ("Buchungs-Nr.", "reservation_id"), ("Nr. Prenotazione", "reservation_id"),
        ("Order Ref", "reservation_id"), ("Reference No.", "reservation_id"), ("Kommissionsbetrag", "commission"),
        ("Importe de comisiones", "commission"),
        ("Montant séjour", "total"), ("Buchungswert (€)", "total"), ("Total inc VAT", "total"),
        ("Steuerbetrag", "tax"), ("Taxe séj.", "tax"), ("Hipcamp fee", "commission"), ("Bokn.nr", "reservation_id"),
        ("Pays du réservant", "country"), ("guest_country_code", "country"),
        ("Date création", "booked_on"), ("Réservé", "booked_on"), ("Reservado", "booked_on"),
        ("Data odwołania", "cancelled_on"), ("Platztyp", "category"), ("Tipo de parcela", "category"),
        ("N. piazzola", "site_number"), ("Pitch ref", "site_number"), ("Auszahlungs-ID", "payout_id"),
        ("Montant Total Facturé", "total"), ("Ganancias brutas", "total"), ("Ganancias netas", "net"),
        ("Solde restant", "balance"),
        ("Voksne/Gjester", "adults"), ("Statut du séjour", "status"), ("RM_TYPE", "category"),
        ("Heure d'arrivée prévue", "eta"), ("Demandes du client", "notes"), ("Kundenwunsch", "notes"),
    ])
    func `a heading of known words is known in every language`(heading: String, field: String) {
        let values = ["infants": "1", "adults": "2", "children": "1", "guests": "3", "country": "DE"]
        let value = values[field] ?? (["booked_on", "cancelled_on"].contains(field) ? "2026-05-01" : "7")
        let found = mapping(
            ["Arrival", "Nights", heading], [["2026-07-04", "1", value], ["2026-07-05", "2", value]])
        #expect(found["column \(field)"] == heading)
    }

    @Test(arguments: [
        ("Début séjour", "Fin séjour"), ("StayDateFrom", "StayDateTo"), ("Scheduled Arrival", "Scheduled Departure"),
        ("Aankomst op", "Vertrek op"), ("F. entrada", "F. salida"), ("Beginn der Buchung", "Ende der Buchung"),
        ("Tag der Anreise", "Tag der Abreise"), ("Aufenthalt vom", "Aufenthalt bis"),
    ])
    func `so are the first and the last day`(arrival: String, departure: String) {
        let found = mapping(["Ref", arrival, departure], [["1", "2026-07-04", "2026-07-05"]])
        #expect(found["column arrival"] == arrival)
        #expect(found["column departure"] == departure)
    }

    @Test(arguments: [
        "Commission %", "Cleaning fee", "Number of rooms", "Anzahl Zimmer", "Anzahlung",
        "Payment status", "Nombre de clients", "Hotel country", "Guest type", "Departure time", "State", "Rate plan",
    ])
    func `what says something else, or could be read in two ways, is not known`(heading: String) {
        let found = mapping(["Arrival", "Nights", heading], [["2026-07-04", "1", "5"], ["2026-07-05", "2", "6"]])
        #expect(!found.contains { $0.key.hasPrefix("column ") && $0.value == heading })
    }

    @Test func `number of guests counts them, and guest number names one`() {
        let rows = [["2026-07-04", "1", "3", "G7"], ["2026-07-05", "2", "4", "G8"]]
        let found = mapping(["Arrival", "Nights", "No. of client", "Client no."], rows)
        #expect(found["column guests"] == "No. of client")
        #expect(!found.contains { $0.key.hasPrefix("column ") && $0.value == "Client no." })
    }

    @Test func `a person has several numbers and addresses`() {
        let found = mapping(
            ["Vorname", "Nachname", "E-Mail 1 – Wert", "E-Mail 2 – Wert", "Telefon 1 – Wert", "Handynr.", "geb. am"],
            [["Mira", "Falkenrath", "m@example.org", "f@example.org", "030 5550123", "0170 5550124", "21.03.1984"]],
            kind: .contacts)
        #expect(found["column email"] == "the first filled of E-Mail 1 – Wert, E-Mail 2 – Wert")
        #expect(found["column tel"] == "the first filled of Handynr., Telefon 1 – Wert")
        #expect(found["column bday"] == "geb. am")
    }

    @Test func `places and sites have such headings too`() {
        let places = mapping(
            ["Name", "GPS Breite", "GPS Länge"], [["Lake", "47.6", "11.4"]], kind: .places)
        #expect(places["column latitude"] == "GPS Breite")
        #expect(places["column longitude"] == "GPS Länge")
        let sites = mapping(
            ["N° emplacement", "Strom (A)", "Nb personnes max", "Tarif nuit"],
            [["12", "16", "6", "38,00"], ["13", "10", "4", "28,00"]], kind: .campsites)
        #expect(sites["column site_number"] == "N° emplacement")
        #expect(sites["column electricity"] == "Strom (A)")
        #expect(sites["column capacity"] == "Nb personnes max")
        #expect(sites["column nightly_rate"] == "Tarif nuit")
    }

    @Test func `a heading that a list has comes first`() {
        let rows = [["2026-07-04", "1", "7", "8"], ["2026-07-05", "2", "9", "10"]]
        #expect(mapping(["Arrival", "Nights", "Kinderanzahl", "Kinder"], rows)["column children"] == "Kinder")
    }

    @Test func `the guest comes before who booked, whatever the heading is made of`() {
        let found = mapping(
            ["Gebucht von", "Name des Gastes", "Anreise", "Nächte"],
            [["Tveit, Jonas", "Mira Falkenrath", "2026-07-04", "1"]])
        #expect(found["column camper_name"] == "the first filled of Name des Gastes, Gebucht von")
        let alone = mapping(["Gebucht von", "Anreise", "Nächte"], [["Tveit, Jonas", "2026-07-04", "1"]])
        #expect(alone["column camper_name"] == "Gebucht von")
    }

    @Test(arguments: [
        "Kvar att betala", "Em dívida", "Payment outstanding", "Openstaand bedrag", "Reste à payer", "Pdte. €",
    ])
    func `what is still to pay is the balance`(heading: String) {
        let found = mapping(
            ["Arrival", "Nights", "Total", heading],
            [["2026-07-04", "1", "80.00", "20.00"], ["2026-07-05", "1", "80.00", "0.00"]])
        #expect(found["column balance"] == heading)
    }

    @Test func `the name of a site comes before what only a database knows`() {
        let rows = [["7701", "Meadow 12", "2026-07-04", "1"], ["7702", "Meadow 14", "2026-07-05", "2"]]
        #expect(mapping(["siteId", "siteName", "arrival", "nights"], rows)["column site_number"] == "siteName")
        let alone = mapping(
            ["OBJECTID", "SITE_NUM", "TYPE", "ELECTRIC"], [["1", "A1", "Tent", "Y"]], kind: .campsites)
        #expect(alone["column site_number"] == "SITE_NUM")
    }

    @Test func `a heading that is known for people is made of words for bookings`() {
        let rows = [["2026-07-04", "1", "030 5550123"], ["2026-07-05", "1", "030 5550124"]]
        #expect(mapping(["Arrival", "Nights", "Téléphone privé"], rows)["column phone"] == "Téléphone privé")
    }

    @Test(arguments: [
        "Nombre Cliente", "Nombre_Cliente", "Cliente Nombre", "huesped_nombre", "Huésped nombre", "Nombre del huésped",
        "Nome do hóspede", "Ospite nome", "Nom client", "Client nom", "Nombre titular",
    ])
    func `a name and a word for the guest are the guest's name, whichever comes first`(heading: String) {
        let rows = [["2026-07-04", "1", "Mira Falk"], ["2026-07-05", "2", "Jonas Tveit"]]
        #expect(mapping(["Arrival", "Nights", heading], rows)["column camper_name"] == heading)
    }

    @Test func `in Spanish the name of a room isn't a number`() {
        let rows = [["2026-07-04", "1", "Pino"], ["2026-07-05", "2", "Roble"]]
        let found = mapping(["Arrival", "Nights", "nombre_habitacion"], rows)
        #expect(found["column site_number"] == "nombre_habitacion")
    }
}
