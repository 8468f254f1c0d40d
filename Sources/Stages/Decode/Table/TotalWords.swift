internal import InnkeeperCore

/// Words for a total, alone or followed by something: `Summe`, `Total:`, `Gesamt EUR`.
enum TotalWords {
    static func contain(_ cell: String) -> Bool {
        // None is shorter, and none starts with a digit; most cells are booking numbers.
        guard cell.utf8.count >= 3, let first = cell.utf8.first, first &- 0x30 >= 10 else { return false }
        let words = cell.split { $0.isWhitespace || $0 == ":" || $0 == "(" || $0 == "=" }.prefix(2).map {
            foldedWord(String($0))
        }
        return words.first.map(known.contains) ?? false || known.contains(words.joined())
    }

    private static let known: Set<String> = [
        "total", "totals", "totale", "totali", "totaal", "totaux", "totales", "totais", "grandtotal", "subtotal",
        "subtotals", "sum", "sums", "summe", "summen", "gesamt", "gesamtsumme", "zwischensumme", "insgesamt", "somme",
        "soustotal", "suma", "soma", "somma", "subtotale", "subtotaal", "som", "razem", "celkem", "součet",
        "sammanlagt",
        "summa", "ialt", "итого", "всего", "合計",
    ]
}
