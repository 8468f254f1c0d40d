import InnkeeperCore
import InnkeeperStages
import Testing

struct StatementHeadingsTests {
    private func content(_ text: String, _ name: String = "a.csv") -> UnreadFile.Content {
        ContentSniffer.unread(Array(text.utf8), fileName: name).content
    }

    @Test(arguments: [
        "Boekdatum;Rekeningnummer;Bedrag;Debet/Credit;Naam tegenrekening;Omschrijving",
        "IBAN/BBAN;Munt;Volgnr;Datum;Rentedatum;Bedrag;Saldo na trn;Tegenrekening IBAN/BBAN",
        "IBAN/BBAN;Ccy;Date;Value Date;Amount;Bal After Bkng;Counterpty IBAN/BBAN",
        "#Data operacji;#Data księgowania;#Opis operacji;#Nadawca/Odbiorca;#Numer konta;#Kwota;#Saldo po operacji",
        "#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota",
        "Data księgowania;Data waluty;Nadawca / Odbiorca;Rachunek źródłowy;Tytułem;Kwota operacji;Waluta",
        "dateOp;dateVal;label;category;amount;accountNum;accountbalance", "dateOp;dateVal;label;category;amount",
        "Date de l'opération;Libellé;Montant de l'opération;Devise", "Data contabile;Data valuta;Accrediti;Addebiti",
        "Data Registrazione;Data valuta;Descrizione;Importo (EUR)", "Details;Posting Date;Amount;Type;Balance",
        "Date;Interest Date;Amount;Account;Counterparty;Name", "Fecha operación;Concepto;Importe;Saldo",
        "Date;Counter Party;Reference;Type;Amount (GBP);Balance (GBP);Spending Category;Notes",
        "Date;Description;Amount;Running Bal.",
    ])
    func `an amount and two things that only moving money has are a statement`(headings: String) {
        #expect(content("\(headings)\n1;2;3;4\n1;2;3;4\n") == .bankStatement)
    }

    @Test(arguments: [
        "Type;Product;Started Date;Completed Date;Description;Amount;Fee;Currency;State;Balance",
        "Type;Produit;Date de début;Date de fin;Description;Montant;Frais;Devise;État;Solde",
        "Tipo;Producto;Fecha de inicio;Fecha de finalización;Importe;Comisión;Divisa;Saldo",
        "Art;Produkt;Datum des Beginns;Datum des Abschlusses;Betrag;Gebühr;Währung;Kontostand",
        "Datum;Uhrzeit;Name;Status;Währung;Brutto;Gebühr;Netto;Transaktionscode;Guthaben",
        "Date;Heure;Nom;Type;Devise;Avant commission;Commission;Net;Solde;Impact sur le solde",
        "id;Type;Source;Amount;Fee;Net;Currency;Created (UTC);Available On (UTC)",
    ])
    func `so are amounts with a fee, a currency and what remains`(headings: String) {
        #expect(content("\(headings)\n1;2;3;4\n1;2;3;4\n") == .bankStatement)
    }

    @Test(arguments: [
        "Date;Transaction type;Description;Paid out;Paid in;Balance", "Date;Description;Withdrawals;Deposits;Balance",
        "Transaction ID;Date;Time;Type;Name;Category;Amount;Currency;Notes and #tags;Money Out;Money In",
        "Number;Date;Account;Amount;Subcategory;Memo",
    ])
    func `so is money that goes out and comes in, or an account with amounts of some kind`(headings: String) {
        #expect(content("\(headings)\n1;2;3;4\n1;2;3;4\n") == .bankStatement)
    }

    @Test func `what stands above the headings of a statement doesn't hide it`() {
        let text = """
            ;
            "Umsätze Girokonto";"Zeitraum: 01.12.2026 - 16.12.2026";
            "Neuer Kontostand";"1.134,11 EUR";

            "Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
            "01.12.2026";"02.12.2026";"Lastschrift";"Kant";"-12,50";

            """
        #expect(content(text) == .bankStatement)
    }

    @Test func `a statement in JSON is one too`() {
        let line = #"{"bookingDate": "2026-12-01", "valueDate": "2026-12-02", "amount": -12.5, "counterparty": "Kant"}"#
        #expect(content("[\(line), \(line)]", "a.json") == .bankStatement)
    }

    @Test(arguments: [
        "Booking number;Transaction date;Amount;Balance;Value date", "Guests;Value date;Amount;Payee;Balance",
        "Nights;Debit;Amount;Payer;IBAN", "Guests;Paid out;Paid in;Balance",
    ])
    func `bookings whose days have headings that nobody knows stay bookings`(headings: String) {
        #expect(content("\(headings)\n1;2;3;4\n1;2;3;4\n") == .table)
    }

    @Test(arguments: [
        "Name;Betrag;Bemerkung", "Guest;Balance;Amount;Room", "Name;Konto;Betrag;Datum", "Item;Amount;Currency;Fee",
        "Datum;Artikel;Menge;Betrag;Währung", "Name;Amount;Transaction date;Remark",
        "Name;Account;Amount;Memo", "Guest;Deposit;Balance;Amount", "Item;Subcategory;Amount;Memo",
    ])
    func `amounts alone are no statement`(headings: String) {
        #expect(content("\(headings)\n1;2;3;4\n1;2;3;4\n") == .table)
    }
}
