internal import Core

/// Headings that are nearly one that is known: without its accents, with `ae` for `ä`, with a star or a colon behind it,
/// or with the currency of the amounts below.
///
/// Before: `Anzahl Naechte*`, `Numero de reserva`, `Total (EUR)`.
/// After: `anzahlnächte`; `númerodereserva`; `total`, in euros.
enum NearHeadings {
    /// The known headings, folded, that this one is nearly.
    static func words(_ heading: String) -> [String] { known[bare(foldedWord(heading))] ?? [] }

    /// The known headings of amounts that this one is without its currency, and that.
    static func amount(_ heading: String) -> (words: [String], currency: String)? {
        let parts = parts(heading)
        guard parts.count > 1, let last = parts.last else { return nil }
        let name: [String]
        let currency: String
        if let sign = sign(last) {
            let links: Set<String> = ["in", "en", "em"]
            (name, currency) = (
                Array(parts.dropLast(links.contains(parts[parts.count - 2].lowercased()) ? 2 : 1)), sign
            )
        } else if let sign = sign(parts[0]) {
            (name, currency) = (Array(parts.dropFirst()), sign)
        } else {
            return nil
        }
        return amounts[bare(foldedWord(name.joined()))].map { ($0, currency) }
    }

    // MARK: Letters

    /// A folded heading as its letters without accents, its digits and `%`.
    static func bare(_ folded: String) -> String {
        // Most words are so already.
        if folded.utf8.allSatisfy({ 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 }) { return folded }
        var bare = String.UnicodeScalarView()
        for scalar in folded.unicodeScalars {
            if scalar.isASCII {
                let isKept = 0x61...0x7A ~= scalar.value || 0x30...0x39 ~= scalar.value || scalar == "%"
                if isKept { bare.append(scalar) }
            } else if let letters = plainLetters[scalar] {
                bare.append(contentsOf: letters.unicodeScalars)
            } else if scalar.properties.isAlphabetic {
                bare.append(scalar)
            }
        }
        return String(bare)
    }

    private static let plainLetters: [Unicode.Scalar: String] = {
        let letters = [
            "a": "àáâãäåāăą", "c": "çćč", "d": "ďđ", "e": "èéêëēėęě", "g": "ğ", "i": "ìíîïīįı", "l": "łľĺ", "n": "ñńň",
            "o": "òóôõöøő", "r": "řŕ", "s": "śšşș", "t": "ťţț", "u": "ùúûüūůű", "y": "ýÿ", "z": "źżž", "ss": "ß",
            "ae": "æ",
            "oe": "œ",
        ]
        var plain: [Unicode.Scalar: String] = [:]
        for (letter, accented) in letters {
            for scalar in accented.unicodeScalars { plain[scalar] = letter }
        }
        return plain
    }()

    /// A known heading as people write it who have no keys for its letters.
    private static func spellings(_ word: String) -> [String] {
        let plain = bare(word)
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return [plain] }
        var spelled = String.UnicodeScalarView()
        for scalar in word.unicodeScalars {
            switch scalar {
            case "ä": spelled.append(contentsOf: "ae".unicodeScalars)
            case "ö": spelled.append(contentsOf: "oe".unicodeScalars)
            case "ü": spelled.append(contentsOf: "ue".unicodeScalars)
            default: spelled.append(scalar)
            }
        }
        let spelledOut = bare(String(spelled))
        return spelledOut == plain ? [plain] : [plain, spelledOut]
    }

    /// Shorter ones are anything.
    private static let shortest = 3

    // Made once, of some thousand words.
    private static let known = table(RecordKind.allCases, where: { _ in true })
    private static let amounts = table([.bookings, .campsites], where: amountFields.contains)

    private static let amountFields = Set(BookingField.amounts.map(\.rawValue))

    /// What several fields of one kind could be is left out.
    private static func table(_ kinds: [RecordKind], where isWanted: (_ field: String) -> Bool) -> [String: [String]] {
        var words: [String: [String]] = [:]
        var doubtful: Set<String> = []
        for kind in kinds {
            var fields: [String: String] = [:]
            for (field, headers) in HeaderAliases.table(for: kind) where isWanted(field) {
                for header in headers {
                    for spelling in spellings(header) where spelling.utf8.count >= shortest {
                        if let other = fields.updateValue(field, forKey: spelling), other != field {
                            doubtful.insert(spelling)
                        }
                        if words[spelling]?.contains(header) != true { words[spelling, default: []].append(header) }
                    }
                }
            }
        }
        for spelling in doubtful { words[spelling] = nil }
        for (spelling, headers) in words where headers.count > 1 { words[spelling] = headers.sorted() }
        return words
    }

    // MARK: Currencies

    /// Words and signs; what is neither stands between them.
    private static func parts(_ heading: String) -> [String] {
        var parts: [String] = []
        var isInWord = false
        for character in heading {
            if signs.contains(character) || character == "%" {
                parts.append(String(character))
                isInWord = false
            } else if character.isLetter || character.isNumber {
                if isInWord { parts[parts.count - 1].append(character) } else { parts.append(String(character)) }
                isInWord = true
            } else {
                isInWord = false
            }
        }
        return parts
    }

    /// What says a currency, as `CurrencySymbols` knows it.
    private static func sign(_ part: String) -> String? {
        if part.count == 1, let sign = part.first, signs.contains(sign) { return part }
        let code = part.uppercased()
        return codes.contains(code) ? code : code == "EURO" ? "€" : nil
    }

    private static let signs: Set<Character> = ["€", "$", "£", "¥", "₹"]
    /// No word of a heading is written so.
    private static let codes: Set<String> = [
        "EUR", "USD", "GBP", "CHF", "CAD", "AUD", "NZD", "DKK", "NOK", "SEK", "ISK", "PLN", "CZK", "HUF", "BGN", "JPY",
        "CNY", "HKD", "SGD", "INR", "BRL", "MXN", "ZAR", "ILS", "THB", "KRW", "IDR", "PHP", "MYR", "AED",
    ]
}

extension BookingField {
    /// Fields of money, the one that says most first; a campsite's rate has the name of a booking's.
    static let amounts: [BookingField] = [.total, .nightlyRate, .paid, .net, .tax, .commission]
}
