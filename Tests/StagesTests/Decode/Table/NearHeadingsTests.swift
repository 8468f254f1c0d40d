import InnkeeperCore
import InnkeeperStages
import Testing

struct NearHeadingsTests {
    private func mapping(_ header: String, _ row: String, _ settings: SourceSettings = .desk()) -> [String: String] {
        let file = ReadTable(header + "\n" + row + "\n", settings)
        return Dictionary(file.reading.map { ($0.name, $0.value) }) { first, _ in first }
    }

    @Test(arguments: [
        ("Numero de reserva", "reservation_id"), ("Anzahl Personen:", "guests"), ("Gaste", "guests"),
        ("Bezahlt?", "paid"), ("Prenom", "camper_name"), ("Telephone", "phone"), ("Waehrung", "currency"),
        ("E-Mail:", "email"), ("Status *", "status"),
    ])
    func `headings without their accents, with two letters for an umlaut or with marks behind them are known`(
        heading: String, field: String
    ) {
        #expect(mapping("Arrival;Nights;\(heading)", "2026-07-04;1;x")["column \(field)"] == heading)
    }

    @Test func `a heading that is written as usual comes before one that is nearly so`() {
        // Given a column of nights and one that is only alike
        let found = mapping("Arrival;Nachte;Nächte", "2026-07-04;9;1")
        // Then the usual one counts
        #expect(found["column nights"] == "Nächte")
    }

    @Test(arguments: ["Commission %", "Nights/year", "N"])
    func `what may mean something else is not known`(heading: String) {
        let found = mapping("Arrival;Nights;\(heading)", "2026-07-04;1;5")
        #expect(!found.contains { $0.key.hasPrefix("column ") && $0.value == heading })
    }

    // MARK: Currencies

    @Test func `francs CFA are those of the property, else of West Africa`() {
        let text = "Arrivée;Nuits;Montant Total Facturé (FCFA)\n2026-07-04;1;12 500\n"
        let west = ReadTable(text, .desk { $0.currency = .none }).bookings
        #expect(west.total.map(\.minorUnits) == [12_500] && west.currency[0].code == "XOF")
    }

    @Test(arguments: ["Total (EUR)", "Preis in €", "price_eur", "Amount EUR", "€ Total", "Gesamtpreis [EUR]"])
    func `a heading of amounts may name their currency`(heading: String) {
        // Given amounts without one, at a property that counts in francs
        let file = ReadTable(
            "Arrival;Nights;\(heading)\n2026-07-04;1;120.50\n", .desk { $0.currency = Currency("CHF") ?? .none })
        // Then they are in euros
        #expect(file.bookings.total[0].minorUnits == 12050)
        #expect(file.bookings.currency[0].code == "EUR")
    }

    @Test(arguments: [
        ("Total (US$)", "USD"), ("Total (Rp)", "IDR"), ("Preis (Kč)", "CZK"), ("Total (S/)", "PEN"),
        ("Price (UZS)", "UZS"),
        ("Total Rp", "IDR"), ("Amount [KZT]", "KZT"), ("Total (GH₵)", "GHS"), ("Total ₸", "KZT"), ("Prix (DA)", "DZD"),
    ])
    func `a currency in a heading may be any of the world's`(heading: String, code: String) {
        let file = ReadTable(
            "Arrival;Nights;\(heading)\n2026-07-04;1;120.50\n", .desk { $0.currency = Currency("CHF") ?? .none })
        #expect(file.mapping["total"] == heading && file.bookings.currency[0].code == code)
    }

    @Test(arguments: ["Rate STD", "Total all"])
    func `codes that are words are none in a heading`(heading: String) {
        let file = ReadTable("Arrival;Nights;\(heading)\n2026-07-04;1;120.50\n", .desk())
        #expect(!["STD", "ALL"].contains(file.bookings.currency.first?.code ?? ""))
    }

    @Test func `a word of three letters is no currency`() {
        #expect(mapping("Arrival;Nights;Total all", "2026-07-04;1;120")["column total"] == nil)
    }

    @Test func `a column of other currencies says in what was paid, not in what the total is`() {
        let file = ReadTable(
            "Arrival;Nights;Total (EUR);Currency\n2026-07-04;1;120.50;USD\n2026-07-05;1;80;EUR\n", .desk())
        #expect(file.bookings.currency.map(\.code) == ["EUR", "EUR"])
    }

    @Test(arguments: ["Foedselsdag", "Fodselsdag", "Fødselsdag"])
    func `letters of the North are typed with two`(heading: String) {
        let text = "Fornavn;Efternavn;\(heading)\nAda;Kant;1985-05-14\n"
        #expect(ReadTable(text, SourceSettings(name: "s", kind: .contacts)).mapping["bday"] == heading)
    }
}
