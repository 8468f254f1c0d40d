import InnkeeperCore
import InnkeeperStages
import Testing

struct AccountFilesTests {
    private func content(_ headings: String) -> UnreadFile.Content {
        ContentSniffer.unread(Array("\(headings)\n1;2;3\n1;2;3\n".utf8), fileName: "a.csv").content
    }

    @Test(arguments: [
        "Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Betrag",
        "Date;Description;Debit;Credit;Balance", "Date;Libellé;Débit;Crédit", "Data valuta;Dare;Avere;Causale",
        "Fecha valor;Concepto;Importe;Saldo", "Date;Gross;Fee;Net;Transaction ID;Balance",
    ])
    func `statements of banks are told in the languages of their countries`(headings: String) {
        #expect(content(headings) == .bankStatement)
    }

    @Test(arguments: ["Guest;Balance;Credit card", "Guest;IBAN;Amount;Currency", "Name;Commission;Currency;Remark"])
    func `one kind of column that statements have makes none`(headings: String) {
        #expect(content(headings) == .table)
    }

    @Test(arguments: ["Payout ID;Date;Amount;Currency", "Auszahlungsdatum;Betrag;Gebühr", "Versement;Montant"])
    func `lists of payouts are told`(headings: String) {
        #expect(content(headings) == .payout)
    }

    @Test func `a list of staff is told`() {
        #expect(content("EmployeeId;LastName;HireDate") == .staffList)
    }

    @Test func `a list of members with bank accounts is none`() {
        #expect(content("Vorname;Abteilung;IBAN") == .table)
    }

    @Test func `one such word makes no statement`() {
        #expect(content("Guest;Balance;Room") == .table)
    }
}
