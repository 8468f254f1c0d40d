/// Whether headings are those of a statement of account, as banks and payment services export it: an amount, and what
/// only money that moves has, such as a value date, a debit and a credit, or a counterparty.
///
/// Before: `Boekdatum,Rekeningnummer,Bedrag,Debet/Credit,Naam tegenrekening`.
/// After: a statement.
struct StatementHeadings {
    private var parts: Set<Part> = []

    init(_ headings: [String]) {
        for heading in headings {
            let words = Set(HeadingWords.words(heading) ?? [])
            guard !words.isEmpty else { continue }
            for (part, choices) in StatementHeadings.words where choices.contains(where: words.isSuperset) {
                parts.insert(part)
            }
        }
        if parts.isSuperset(of: [.debit, .credit]) { parts.insert(.direction) }
    }

    /// One kind of column proves nothing: bookings have a balance, and guests an IBAN.
    var areOne: Bool {
        if !parts.isDisjoint(with: [.amount, .direction]), !parts.isDisjoint(with: StatementHeadings.ofStatements),
            parts.intersection(StatementHeadings.evidence).count >= 2
        {
            return true
        }
        // What goes out and comes in, each in a column; or amounts of an account, sorted by what they were for.
        if parts.isSuperset(of: [.moneyOut, .moneyIn])
            || parts.isSuperset(of: [.amount, .account, .category, .purpose])
        {
            return true
        }
        return parts.isSuperset(of: [.fee, .currency])
            && parts.intersection([.amount, .net, .balance, .postingDate, .valueDate]).count >= 2
    }

    private enum Part {
        case amount, net, fee, currency, balance, runningBalance, debit, credit, direction, moneyOut, moneyIn
        case postingDate, valueDate, account, counterparty, category, purpose
    }

    /// What hardly any other table has.
    private static let ofStatements: Set<Part> = [
        .valueDate, .postingDate, .direction, .counterparty, .runningBalance,
    ]
    private static let evidence = ofStatements.union([.balance, .account, .purpose])

    /// For each kind of column the words of which its heading has all of one list, lower case and without accents, in
    /// English, German, French, Dutch, Italian, Spanish and Polish.
    private static let words: [(Part, [Set<String>])] = [
        (
            .amount,
            lists(
                "amount", "betrag", "umsatz", "brutto", "gross", "montant", "bedrag", "importo", "importe", "kwota")
        ),
        (.net, lists("net", "netto", "neto")),
        (
            .fee,
            lists(
                "fee", "fees", "gebuhr", "gebuehr", "frais", "commission", "kosten", "costo", "commissione", "comision",
                "oplata")
        ),
        (
            .currency,
            lists("currency", "wahrung", "waehrung", "devise", "munt", "valuta", "divisa", "moneda", "waluta")
        ),
        (.balance, lists("balance", "accountbalance", "bal", "kontostand", "guthaben", "saldo", "solde")),
        (.runningBalance, lists("running balance", "running bal")),
        (.moneyOut, lists("money out", "paid out", "withdrawal", "withdrawals")),
        (.moneyIn, lists("money in", "paid in", "deposit", "deposits")),
        (
            .debit,
            lists("debit", "soll", "debet", "af", "dare", "addebiti", "addebito", "debe", "cargo", "obciazenia")
        ),
        (
            .credit,
            lists("credit", "haben", "bij", "avere", "accrediti", "accredito", "haber", "abono", "uznania")
        ),
        (.direction, lists("balance impact", "auswirkung guthaben", "impact solde")),
        (
            .postingDate,
            lists(
                "posting date", "transaction date", "completed date", "buchungstag", "datum abschlusses",
                "date operation", "date op", "date comptable", "boekdatum", "transactiedatum", "datum voltooid",
                "data contabile", "data registrazione", "data operazione", "data completamento", "fecha operacion",
                "fecha finalizacion", "data operacji", "data ksiegowania", "data transakcji")
        ),
        (
            .valueDate,
            lists(
                "value date", "interest date", "wertstellung", "wertstellungsdatum", "valutadatum", "date valeur",
                "date val", "rentedatum", "data valuta", "fecha valor", "data waluty")
        ),
        (
            .account,
            lists(
                "iban", "bban", "bic", "account", "sort code", "kontonummer", "auftragskonto", "numero compte",
                "rekening", "rekeningnummer", "rachunek", "numer konta")
        ),
        (
            .counterparty,
            lists(
                "counterparty", "counterpty", "counter party", "payee", "payer", "beneficiary", "auftraggeber",
                "beguenstigter", "begunstigter", "zahlungsempfanger", "zahlungspflichtiger", "beneficiaire",
                "tegenrekening", "tegenpartij", "beneficiario", "ordinante", "nadawca", "odbiorca", "kontrahent")
        ),
        (.category, lists("subcategory", "sub category")),
        (
            .purpose,
            lists(
                "memo", "payment reference", "verwendungszweck", "buchungstext", "libelle", "omschrijving",
                "mededelingen", "causale", "concepto", "tytul", "tytulem", "opis operacji", "opis transakcji")
        ),
    ]

    /// Each list in one text, its words separated by spaces.
    private static func lists(_ texts: String...) -> [Set<String>] {
        texts.map { Set($0.split(separator: " ").map(String.init)) }
    }
}
