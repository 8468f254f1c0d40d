internal import InnkeeperCore

/// Reads numbers with what they count and adds them up: `2 Erw. 1 Kind` is three, `3 Nächte` three, `2+1` three, `2 weeks`
/// are fourteen nights. Animals count as zero.
enum WordedCount {
    /// Unreadable if a word is unknown or a number counts nothing.
    static func read(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> CountCell {
        let text = String(decoding: (start..<end).map { bytes[$0] }, as: UTF8.self).lowercased()
        var sum = 0
        var number: Int?
        var isAdded = false
        for token in tokens(text) {
            if let value = Int(token) {
                // "2 3" is neither two nor five.
                if let number {
                    guard isAdded else { return .unreadable }
                    sum += number
                }
                guard value <= 10_000 else { return .unreadable }
                number = value
                isAdded = false
            } else if token == "+" || token == "&" {
                isAdded = true
            } else if units.contains(token) {
                sum += number ?? 0
                number = nil
            } else if weeks.contains(token) {
                sum += 7 * (number ?? 0)
                number = nil
            } else if animals.contains(token) {
                number = nil
            } else if !between.contains(token) {
                return .unreadable
            }
        }
        return CountCell(sum + (number ?? 0))
    }

    /// Splits a text into numbers, words and marks that add.
    private static func tokens(_ text: String) -> [String] {
        var tokens: [String] = []
        var last: Character?
        for character in text {
            defer { last = character }
            if character.isWhitespace || ".,;:()/".contains(character) { continue }
            let isNumber = character.isASCII && character.isNumber
            let goesOn =
                last.map { isNumber ? $0.isASCII && $0.isNumber : $0.isLetter && character.isLetter } ?? false
            if goesOn { tokens[tokens.count - 1].append(character) } else { tokens.append(String(character)) }
        }
        return tokens
    }

    private static let units: Set<String> = [
        "night", "nights", "n", "nts", "nacht", "nächte", "nuit", "nuits", "noche", "noches", "notte", "notti", "noite",
        "noites",
        "nachten", "noc", "noce", "nocy", "adult", "adults", "erw", "erwachsene", "erwachsener", "adulte", "adultes",
        "adulto", "adultos", "adulti", "volwassene", "volwassenen", "child", "children", "kind", "kinder", "enfant",
        "enfants", "niño", "niños", "bambino", "bambini", "criança", "crianças", "kinderen", "infant", "infants",
        "baby", "babys", "babies", "bébé", "bébés", "bebé", "bebés", "person", "persons", "people", "personen", "pers",
        "personne", "personnes", "persona", "personas", "persone", "pessoa", "pessoas", "guest", "guests", "gast",
        "gäste", "gasten", "huésped", "huéspedes", "ospite", "ospiti", "hóspede", "hóspedes", "pax", "p", "a", "c",
        "ad",
        "ch",
    ]
    private static let weeks: Set<String> = [
        "week", "weeks", "wk", "wks", "woche", "wochen", "semaine", "semaines", "semana", "semanas", "settimana",
        "settimane", "weken", "uke", "uker", "vecka", "veckor", "uge", "uger",
    ]
    private static let animals: Set<String> = [
        "dog", "dogs", "hund", "hunde", "chien", "chiens", "perro", "perros", "cane", "cani", "cão", "cães", "hond",
        "honden", "pet", "pets", "haustier", "haustiere",
    ]
    private static let between: Set<String> = [
        "and", "und", "et", "y", "e", "en", "mit", "with", "avec", "con", "com", "met",
    ]
}
