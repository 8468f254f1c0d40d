internal import InnkeeperCore

/// Headings that nearly match a known one: without its accents, with `ae` for `ä`, followed by an asterisk or colon, or
/// with the currency of the amounts below.
///
/// Before: `Anzahl Naechte*`, `Numero de reserva`, `Total (EUR)`.
/// After: `anzahlnächte`; `númerodereserva`; `total`, in euros.
enum NearHeadings {
    /// The known headings, folded, that this one nearly matches.
    ///
    /// `Camper #` is a number and not a camper.
    static func words(_ heading: String) -> [String] {
        heading.hasSuffix("#") ? [] : words(spelled: bare(foldedWord(heading)))
    }

    /// The known amount headings that this one matches without its currency, and the currency.
    static func amount(_ heading: String) -> (words: [String], currency: String)? {
        guard let (name, currency) = withoutCurrency(parts(heading)) else { return nil }
        let words = words(spelled: bare(foldedWord(name.joined())), where: isAmount)
        return words.isEmpty ? nil : (words, currency)
    }

    /// The same for a heading made of known words.
    static func composedAmount(_ heading: String) -> (meaning: ComposedHeadings.Meaning, currency: String)? {
        guard let (name, currency) = withoutCurrency(parts(heading)),
            let meaning = ComposedHeadings.meaning(name.joined(separator: " ")),
            meaning.headings.contains(where: { !words(spelled: $0, where: isAmount).isEmpty })
        else { return nil }
        return (meaning, currency)
    }

    /// The kinds of tables in which a heading has a meaning beyond its own spelling.
    static func kinds(meantBy heading: String) -> RecordKinds {
        var words = words(heading) + (amount(heading)?.words ?? [])
        words += ComposedHeadings.meaning(heading)?.headings ?? []
        words += composedAmount(heading)?.meaning.headings ?? []
        return words.reduce(into: []) { $0.formUnion(AliasIndex.kinds(knowing: $1)) }
    }

    private static func withoutCurrency(_ parts: [String]) -> (name: [String], currency: String)? {
        guard parts.count > 1, let last = parts.last else { return nil }
        if let sign = sign(last) {
            let links: Set<String> = ["in", "en", "em"]
            return (Array(parts.dropLast(links.contains(parts[parts.count - 2].lowercased()) ? 2 : 1)), sign)
        }
        return sign(parts[0]).map { (Array(parts.dropFirst()), $0) }
    }

    // MARK: Letters

    /// A folded heading reduced to unaccented letters, digits and `%`; `inTwo` spells umlauts with two letters.
    static func bare(_ folded: String, inTwo: Bool = false) -> String {
        // Most words need no change.
        if folded.utf8.allSatisfy({ 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 }) { return folded }
        var bare: [UInt8] = []
        for scalar in folded.unicodeScalars {
            if scalar.isASCII {
                let isKept = 0x61...0x7A ~= scalar.value || 0x30...0x39 ~= scalar.value || scalar == "%"
                if isKept { bare.append(UInt8(scalar.value)) }
            } else if let letters = (inTwo ? umlaut(scalar) : nil) ?? plainLetters[scalar] {
                bare.append(contentsOf: letters.utf8)
            } else if scalar.properties.isAlphabetic {
                bare.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return String(decoding: bare, as: UTF8.self)
    }

    private static let plainLetters: [Unicode.Scalar: String] = {
        let letters = [
            "a": "àáâãäåāăą", "c": "çćč", "d": "ďđ", "e": "èéêëēėęě", "g": "ğ", "i": "ìíîïīįı", "l": "łľĺ", "n": "ñńň",
            "o": "òóôõöøő", "r": "řŕ", "s": "śšşș", "t": "ťţț", "u": "ùúûüūůű", "y": "ýÿ", "z": "źżž", "ss": "ß",
            "ae": "æ", "oe": "œ", "α": "ά", "ε": "έ", "η": "ή", "ι": "ίϊΐ", "ο": "ό", "υ": "ύϋΰ", "ω": "ώ", "σ": "ς",
            "е": "ё",
        ]
        var plain: [Unicode.Scalar: String] = [:]
        for (letter, accented) in letters {
            for scalar in accented.unicodeScalars { plain[scalar] = letter }
        }
        return plain
    }()

    private static func umlaut(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "ä": "ae"
        case "ö": "oe"
        case "ü": "ue"
        default: nil
        }
    }

    /// Anything shorter is ambiguous.
    private static let shortest = 3

    private typealias Known = (heading: String, entry: AliasIndex.Entry)

    private static let amountFields = Set(BookingField.amounts.map(\.rawValue))

    /// A campsite's rate has the same name as a booking's.
    private static func isAmount(_ known: Known) -> Bool {
        (known.entry.kind == .bookings || known.entry.kind == .campsites) && amountFields.contains(known.entry.field)
    }

    /// The known headings that are typed differently without special keys, by how they are then spelled.
    private static let respelled: [String: [String]] = {
        var respelled: [String: [String]] = [:]
        for heading in AliasIndex.headings {
            let hasUmlaut = heading.unicodeScalars.contains { umlaut($0) != nil }
            for spelling in Set([bare(heading)] + (hasUmlaut ? [bare(heading, inTwo: true)] : []))
            where spelling != heading {
                respelled[spelling, default: []].append(heading)
            }
        }
        return respelled
    }()

    /// The known headings with that spelling.
    private static func known(spelled spelling: String) -> [Known] {
        guard spelling.utf8.count >= shortest else { return [] }
        return ([spelling] + (respelled[spelling] ?? [])).flatMap { heading in
            AliasIndex.entries(for: heading).map { (heading, $0) }
        }
    }

    /// The same; empty if several fields of one kind have it.
    private static func words(
        spelled spelling: String, where isWanted: (Known) -> Bool = { _ in true }
    ) -> [String] {
        let found = known(spelled: spelling).filter(isWanted)
        let isDoubtful = found.contains { one in
            found.contains { $0.entry.kind == one.entry.kind && $0.entry.field != one.entry.field }
        }
        return isDoubtful ? [] : Set(found.map(\.heading)).sorted()
    }

    /// Whether a folded heading is itself known in tables of the kind.
    static func isKnown(_ heading: String, of kind: RecordKind) -> Bool {
        known(spelled: bare(heading)).contains { $0.entry.kind == kind }
    }

    // MARK: Currencies

    /// Splits a heading into words, symbols, and what is between them.
    private static func parts(_ heading: String) -> [String] {
        var parts: [String] = []
        var isInWord = false
        for character in heading {
            if signs.contains(character) || character == "%" {
                parts.append(String(character))
                isInWord = false
            } else if character.isOfWords {
                if isInWord { parts[parts.count - 1].append(character) } else { parts.append(String(character)) }
                isInWord = true
            } else {
                isInWord = false
            }
        }
        return parts
    }

    /// The part if it is a currency known to `CurrencySymbols`.
    private static func sign(_ part: String) -> String? {
        if part.count == 1, let sign = part.first, signs.contains(sign) { return part }
        let code = part.uppercased()
        return codes.contains(code) ? code : words[code]
    }

    private static let words = ["EURO": "€", "EUROS": "€", "KR": "kr", "RS": "₹", "LEI": "lei", "FT": "Ft"]
    private static let signs: Set<Character> = ["€", "$", "£", "¥", "₹"]
    /// None of these is a word in a heading.
    private static let codes: Set<String> = [
        "EUR", "USD", "GBP", "CHF", "CAD", "AUD", "NZD", "DKK", "NOK", "SEK", "ISK", "PLN", "CZK", "HUF", "BGN", "JPY",
        "CNY", "HKD", "SGD", "INR", "BRL", "MXN", "ZAR", "ILS", "THB", "KRW", "IDR", "PHP", "MYR", "AED", "LKR", "RON",
        "RUB", "ARS", "CLP", "COP", "PEN", "MAD", "TWD", "VND", "RSD", "HRK", "BAM", "GEL",
        "KES", "NAD", "BWP", "NPR", "PKR",
    ]
}

extension BookingField {
    /// Amount fields, most significant first.
    static let amounts: [BookingField] = [
        .total, .nightlyRate, .paid, .balance, .net, .tax, .commission,
    ]
}
