internal import InnkeeperCore

/// Words in place of an amount, in eight languages: what is free costs nothing, and what is included in another amount or
/// not known isn't an amount of its own. All other words can't be read.
enum AmountWords {
    static func cell(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> AmountCell {
        let text = String(decoding: (start..<end).map { bytes[$0] }, as: UTF8.self)
        // "k. A.", "n/a" and "inkl." have marks.
        let word = foldedWord(text).filter(\.isLetter)
        if free.contains(word) { return AmountCell(minorUnits: 0) }
        return included.contains(word) || unknown.contains(word) ? .missing : .unreadable
    }

    private static let free: Set<String> = [
        "free", "freeofcharge", "foc", "complimentary", "gratis", "kostenlos", "kostenfrei", "umsonst", "gratuit",
        "gratuite", "offert", "gratuito", "gratuita", "kosteloos", "zadarmo", "darmo", "bezpłatnie", "zdarma",
    ]

    private static let included: Set<String> = [
        "incl", "included", "inclusive", "inkl", "inklusive", "inbegriffen", "enthalten", "inclus", "incluse",
        "compris",
        "comprise", "incluso", "inclusa", "compreso", "compresa", "incluido", "incluida", "incluído", "incluída",
        "inclusief", "inbegrepen", "wcenie", "včetně",
    ]

    /// Not available, not stated, not known.
    private static let unknown: Set<String> = [
        "na", "ka", "keineangabe", "nd", "nc", "nb", "nvt", "unknown", "unbekannt", "null", "none", "nil",
    ]
}
