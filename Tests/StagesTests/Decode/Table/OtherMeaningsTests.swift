import InnkeeperCore
import InnkeeperStages
import Testing

struct OtherMeaningsTests {
    private func mapping(_ text: String) -> [String: String] { ReadTable(text, .desk()).mapping }

    @Test(arguments: [("Mobile", "Desktop"), ("Mobil", "Tablet"), ("App", "Computer")])
    func `the device of a booking is no site`(devices: (String, String)) {
        let text =
            "Bookingnummer;Indtjekning;Udtjekning;Enhed\n"
            + "1;2026-12-10;2026-12-13;\(devices.0)\n2;2026-12-11;2026-12-13;\(devices.1)\n"
        #expect(mapping(text)["site_number"] == nil)
    }

    @Test func `units with names are sites, and so is one that is short for an apartment`() {
        for unit in ["Mobile 3", "App", "A1"] {
            let text = "Bookingnummer;Indtjekning;Udtjekning;Enhed\n1;2026-12-10;2026-12-13;\(unit)\n"
            #expect(mapping(text)["site_number"] == "Enhed", "\(unit)")
        }
    }

    @Test func `what stands on a pitch is a category and no campground`() {
        let map = mapping("Boeking;Accommodatie;Plaatsnummer;Aankomst;Vertrek\n7;Tent;12;2026-12-10;2026-12-13\n")
        #expect(map["category"] == "Accommodatie" && map["site_number"] == "Plaatsnummer" && map["property"] == nil)
    }

    @Test(arguments: [
        "Kwota;Zarobki brutto;Opłata serwisowa", "Belopp;Bruttointäkter;Serviceavgift",
        "Amount;Gross earnings;Service fee",
    ])
    func `a plain amount beside a gross one and a fee is not the total`(amounts: String) {
        let headings = amounts.split(separator: ";").map(String.init)
        let map = mapping("Guest;Arrival;Departure;\(amounts)\nAda;2026-12-10;2026-12-13;97.00;100.00;3.00\n")
        #expect(map["total"] == headings[1] && map["commission"] == headings[2])
    }

    @Test func `a plain amount without a gross one is the total`() {
        #expect(mapping("Guest;Arrival;Departure;Belopp\nAda;2026-12-10;2026-12-13;97.00\n")["total"] == "Belopp")
    }

    @Test(arguments: [("Straße", "Nr."), ("Rua", "Número"), ("Rue", "N°")])
    func `a number behind the street is that of a house`(headings: (String, String)) {
        let text = "Name;\(headings.0);\(headings.1);arrival;nights\nAda;Seeweg;10;2026-12-10;2\n"
        #expect(mapping(text)["reservation_id"] == nil)
    }

    @Test func `a number elsewhere is that of the booking`() {
        #expect(mapping("Nr.;Name;Straße;arrival;nights\n10;Ada;Seeweg 1;2026-12-10;2\n")["reservation_id"] == "Nr.")
    }

    @Test func `what is paid out to the host is not what the guest has paid`() {
        let row = "2026-12-10;2;26,70;863,30\n"
        let payout = mapping("Arrivée;Nuits;Frais de service;Montant versé\n" + row)
        #expect(payout["paid"] == nil && payout["net"] == "Montant versé")
        #expect(mapping("Arrivée;Nuits;Frais de ménage;Montant versé\n" + row)["paid"] == "Montant versé")
    }

    @Test(arguments: [
        ("Total Cliente", "330.00", "240.00"), ("Totale Cliente", "330,00", "80,50"),
        ("Total Guest", "$330.00", "$24.50"),
    ])
    func `what a client pays in all is the total, and clients in all are guests`(amount: (String, String, String)) {
        let (heading, first, second) = amount
        let head = "Arrival;Nights;\(heading)\n"
        let money = mapping(head + "2026-12-10;3;\(first)\n2026-12-11;2;\(second)\n")
        #expect(money["total"] == heading && money["guests"] == nil)
        let people = mapping(head + "2026-12-10;3;3\n2026-12-11;2;4\n")
        #expect(people["guests"] == heading && people["total"] == nil)
    }

    @Test(arguments: [
        ("Amount", "Host fee"), ("Montant", "Frais d'hôte"), ("Betrag", "Gastgebergebühr"),
        ("Importo", "Commissione host"), ("Importe", "Comisión de anfitrión"), ("Valor", "Taxa de anfitrião"),
        ("Bedrag", "Servicekosten host"),
    ])
    func `an amount beside the host's own fee is what the host gets`(headings: (String, String)) {
        let text = "Guest;Arrival;Departure;\(headings.0);\(headings.1)\nAda;2026-12-10;2026-12-13;97.00;3.00\n"
        let map = mapping(text)
        #expect(map["net"] == headings.0 && map["total"] == nil && map["commission"] == headings.1)
        let both = mapping(text.replacing("Guest", with: "Net").replacing("Ada", with: "97.00"))
        #expect(both["net"] == "Net" && both["total"] == headings.0)
    }

    @Test(arguments: ["Paid", "deposit_paid", "Payment Received"])
    func `ones and noughts say whether somebody paid, not how much`(heading: String) {
        func paid(_ first: String, _ second: String) -> String? {
            mapping("Arrival;Nights;\(heading)\n2026-12-10;3;\(first)\n2026-12-11;2;\(second)\n")["paid"]
        }
        #expect(paid("1", "0") == nil && paid("1", "1") == nil)
        #expect(paid("0", "0") == heading && paid("80", "1") == heading)
    }

    @Test func `counted rooms are neither sites nor categories`() {
        func category(_ first: String, _ second: String) -> String? {
            mapping("Arrival;Nights;Rooms\n2026-12-10;3;\(first)\n2026-12-11;2;\(second)\n")["category"]
        }
        #expect(category("1", "2") == nil)
        #expect(category("Double", "Single") == "Rooms")
    }
}
