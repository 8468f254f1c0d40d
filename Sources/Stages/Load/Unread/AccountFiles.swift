/// Identifies files about money and staff that look like exports but aren't: from banks, payment services and payrolls.
enum AccountFiles {
    /// Bank formats: OFX, QIF, MT940 and camt.053.
    static func isStatement(_ start: String) -> Bool {
        if start.hasPrefix("OFXHEADER") || start.hasPrefix("!Type:") || start.contains("<OFX>") { return true }
        if start.lowercased().contains("<bktocstmr") { return true }
        return start.contains(":20:") && start.contains(":25:") && start.contains(":60F:")
    }

    /// What a table with these folded headings is, if it is one of those.
    static func kind(_ headings: Set<String>) -> Kind? {
        if headings.intersection(statement).count >= 2 { return .statement }
        if !headings.isDisjoint(with: payout), !headings.isDisjoint(with: amounts) { return .payout }
        return ContactAliases.areStaff(headings) ? .staff : nil
    }

    enum Kind: Sendable { case statement, payout, staff }

    /// Folded by `foldedWord`. Any two of them indicate a statement.
    private static let statement: Set<String> = [
        "iban", "kontonummer/iban", "auftragskonto", "verwendungszweck", "valutadatum", "valuta", "wertstellung",
        "buchungstag", "buchungsdatum", "buchungstext", "umsatztyp", "umsatzart", "mandatsreferenz", "gläubigerid",
        "glaeubigerid", "sollkonto", "habenkonto", "soll", "haben", "saldo", "kontostand", "valuedate", "debit",
        "credit",
        "balance", "runningbalance", "transactionid", "referencetxnid", "sortcode", "accountnumber",
        "paymentreference", "solde", "libellé", "libelle", "datedevaleur", "débit", "crédit", "datavaluta", "dare",
        "avere", "causale", "fechavalor", "concepto", "cargo", "abono", "tegenrekening", "afbij", "rentedatum",
        "naam/omschrijving", "datamov.", "datavalor", "descrição", "saldocontabilístico",
    ]

    private static let payout: Set<String> = [
        "payout", "payoutid", "payoutdate", "payoutamount", "automaticpayoutid", "transferid", "auszahlung",
        "auszahlungsdatum", "auszahlungsid", "auszahlungsbetrag", "versement", "datedeversement", "montantversé",
        "pago", "fechadepago", "iddepago", "bonifico", "datadelbonifico", "uitbetaling", "uitbetalingsdatum",
        "pagamento", "datadepagamento",
    ]

    private static let amounts: Set<String> = [
        "amount", "net", "gross", "fee", "fees", "commission", "currency", "betrag", "gebühr", "provision", "montant",
        "frais", "importe", "comisión", "importo", "commissione", "bedrag", "commissie", "valor", "taxa",
    ]
}
