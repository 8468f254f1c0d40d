/// Headings that are in no list but consist of known words, in any of the languages of `HeadingLexicon`.
///
/// Before: `Nº de bebês`, `Kommissionsbetrag`, `guest_country_code`, `Début séjour`.
/// After: infants; commission; country; arrival.
///
/// An unknown word makes the whole heading unknown: "Balance due", "Commission %" and "Cleaning fee" mean something
/// that no field holds. So does a heading with more than one reading.
enum ComposedHeadings {
    /// A known heading, folded, or several, of which the first one that no other column has is meant: a person may have
    /// more than one telephone.
    enum Meaning: Equatable {
        case words([String])
        case firstFree([String])

        /// The known headings that it may be.
        var headings: [String] {
            switch self {
            case .words(let words), .firstFree(let words): words
            }
        }

        var isOneOfMany: Bool { if case .firstFree = self { true } else { false } }
    }

    /// The meaning of a heading; nil if it means something else or nothing known.
    static func meaning(_ heading: String) -> Meaning? {
        guard heading.utf8.count <= HeaderSearch.lengthLimit, let words = HeadingWords.words(heading) else {
            return nil
        }
        return meaning(words: words)
    }

    /// The same for its words.
    static func meaning(words: [String]) -> Meaning? {
        guard let readings = readings(words) else { return nil }
        var found: Meaning?
        for reading in readings {
            guard let meaning = HeadingRule.all.first(where: { $0.fits(reading) })?.meaning else { continue }
            if let found, found != meaning { return nil }
            found = meaning
        }
        return found
    }

    // MARK: Readings

    /// The terms of a heading, in order.
    typealias Reading = [HeadingTerm]

    /// With more readings it is not a heading.
    private static let readingLimit = 16

    /// Every reading of the words; nil if one of them is unknown.
    private static func readings(_ words: [String]) -> [Reading]? {
        let isSpanish = words.contains(where: spanish.contains)
        var readings: [Reading] = [[]]
        var position = 0
        while position < words.count {
            let pair = position + 1 < words.count ? words[position] + words[position + 1] : ""
            var terms = HeadingLexicon.terms(pair).map { [$0] }
            if terms.isEmpty {
                let word = words[position]
                guard let single = isSpanish && names.contains(word) ? [[.name]] : parts(word) else { return nil }
                terms = single
                position += 1
            } else {
                position += 2
            }
            readings = readings.flatMap { reading in terms.map { reading + $0 } }
            if readings.count > readingLimit { return nil }
        }
        return readings
    }

    /// "Nombre" is a name beside a Spanish word, and a number beside a French one: "Nombre cliente", "Nombre de clients".
    private static let names: Set<String> = ["nombre", "nombres"]
    private static let spanish: Set<String> = [
        "cliente", "clientes", "huesped", "huespedes", "titular", "viajero", "pasajero", "ocupante", "reserva",
        "habitacion", "alojamiento", "parcela", "unidad", "apartamento", "completo", "principal",
    ]

    /// The readings of one word: itself, nothing, or the parts of a compound.
    private static func parts(_ word: String) -> [Reading]? {
        // "E-mail 2"
        if word.count == 1, word.first?.isNumber ?? false { return [[.value]] }
        let terms = HeadingLexicon.terms(word).map { [$0] }
        if HeadingLexicon.isFiller(word) { return terms + [[]] }
        if !terms.isEmpty { return terms }
        return compound(word[...])
    }

    /// The minimum length of a part of a compound, except for the last.
    private static let shortestPart = 3
    private static let shortEnds: Set<String> = ["nr", "id"]

    /// The parts of a word that is a compound of known ones, longest first.
    private static func compound(_ word: Substring) -> [Reading]? {
        guard word.utf8.count > shortestPart, word.utf8.count <= HeaderSearch.lengthLimit else { return nil }
        for length in stride(from: min(word.count - 1, HeadingLexicon.longest), through: shortestPart, by: -1) {
            let first = HeadingLexicon.terms(String(word.prefix(length)))
            if first.isEmpty { continue }
            let end = word.dropFirst(length)
            guard let others = rest(of: end) else { continue }
            return first.flatMap { term in others.map { [term] + $0 } }
        }
        return nil
    }

    /// What follows the first part of a compound, with or without a linking element.
    private static func rest(of word: Substring) -> [Reading]? {
        for link in [""] + HeadingLexicon.links.filter({ word.hasPrefix($0) }).sorted() {
            let part = word.dropFirst(link.count)
            guard part.count >= shortestPart || shortEnds.contains(String(part)) else { continue }
            let terms = HeadingLexicon.terms(String(part))
            if !terms.isEmpty { return terms.map { [$0] } }
            if let deeper = compound(part) { return deeper }
        }
        return nil
    }
}
