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
        guard let (name, currency) = withoutCurrency(heading) else { return nil }
        let words = words(spelled: bare(foldedWord(name.joined())), where: isAmount)
        return words.isEmpty ? nil : (words, currency)
    }

    /// The same for a heading made of known words.
    static func composedAmount(_ heading: String) -> (meaning: ComposedHeadings.Meaning, currency: String)? {
        guard let (name, currency) = withoutCurrency(heading),
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

    private static func withoutCurrency(_ heading: String) -> (name: [String], currency: String)? {
        if let (name, sign) = bracketed(heading) { return (parts(name), sign) }
        let parts = parts(heading)
        guard parts.count > 1, let last = parts.last else { return nil }
        if let sign = sign(last) {
            let links: Set<String> = ["in", "en", "em"]
            return (Array(parts.dropLast(links.contains(parts[parts.count - 2].lowercased()) ? 2 : 1)), sign)
        }
        return sign(parts[0]).map { (Array(parts.dropFirst()), $0) }
    }

    /// "Total (US$)", "Amount [UZS]": in brackets, signs count that would be words elsewhere.
    private static func bracketed(_ heading: String) -> (name: String, sign: String)? {
        guard heading.last == ")" || heading.last == "]", let open = heading.lastIndex(where: { "([".contains($0) })
        else { return nil }
        let sign = heading[heading.index(after: open)...].dropLast().filter { $0 != " " }
        return CurrencySymbols.isSign(sign) ? (String(heading[..<open]), sign) : nil
    }

    // MARK: Letters

    /// A folded heading reduced to unaccented letters, digits and `%`.
    static func bare(_ folded: String) -> String {
        // Most words need no change.
        if isBare(folded.utf8.span) { return folded }
        var bare: [UInt8] = []
        spell(folded, inTwo: false, &bare)
        return String(decoding: bare, as: UTF8.self)
    }

    /// Returns whether there are umlauts, which `inTwo` spells with two letters.
    @discardableResult
    private static func spell(_ folded: String, inTwo: Bool, _ bare: inout [UInt8]) -> Bool {
        bare.removeAll(keepingCapacity: true)
        var hasUmlauts = false
        for scalar in folded.unicodeScalars {
            if scalar.isASCII {
                let byte = UInt8(scalar.value)
                if isBare(byte) || byte == UInt8(ascii: "%") { bare.append(byte) }
            } else if let plain = plainLetters(scalar) {
                let two = umlaut(scalar)
                hasUmlauts = hasUmlauts || two != nil
                for byte in (inTwo ? two ?? plain : plain).utf8 { bare.append(byte) }
            } else if isLetter(scalar) {
                for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bare.append(byte) }
            }
        }
        return hasUmlauts
    }

    private static func isBare(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte || 0x30...0x39 ~= byte }

    private static func isBare(_ bytes: Span<UInt8>) -> Bool {
        for index in bytes.indices where !isBare(bytes[index]) { return false }
        return true
    }

    /// Alphabetic; the letters that most headings consist of need no look-up.
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3B1...0x3C9, 0x430...0x44F, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
        default: scalar.properties.isAlphabetic
        }
    }

    private static func plainLetters(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "à", "á", "â", "ã", "ä", "å", "ā", "ă", "ą": "a"
        case "ç", "ć", "č": "c"
        case "ď", "đ": "d"
        case "è", "é", "ê", "ë", "ē", "ė", "ę", "ě": "e"
        case "ğ": "g"
        case "ì", "í", "î", "ï", "ī", "į", "ı": "i"
        case "ł", "ľ", "ĺ": "l"
        case "ñ", "ń", "ň": "n"
        case "ò", "ó", "ô", "õ", "ö", "ø", "ő": "o"
        case "ř", "ŕ": "r"
        case "ś", "š", "ş", "ș": "s"
        case "ť", "ţ", "ț": "t"
        case "ù", "ú", "û", "ü", "ū", "ů", "ű": "u"
        case "ý", "ÿ": "y"
        case "ź", "ż", "ž": "z"
        case "ß": "ss"
        case "æ": "ae"
        case "œ": "oe"
        case "ά": "α"
        case "έ": "ε"
        case "ή": "η"
        case "ί", "ϊ", "ΐ": "ι"
        case "ό": "ο"
        case "ύ", "ϋ", "ΰ": "υ"
        case "ώ": "ω"
        case "ς": "σ"
        case "ё": "е"
        default: nil
        }
    }

    private static func umlaut(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "ä": "ae"
        case "å": "aa"
        case "ö", "ø": "oe"
        case "ü": "ue"
        default: nil
        }
    }

    /// Anything shorter is ambiguous.
    private static let shortest = 3

    private static let amountFields = Set(BookingField.amounts.map(\.rawValue))

    /// A campsite's rate has the same name as a booking's.
    private static func isAmount(_ entry: AliasIndex.Entry) -> Bool {
        (entry.kind == .bookings || entry.kind == .campsites) && amountFields.contains(entry.field)
    }

    /// How a known heading is typed without special keys, if otherwise than it is written. There are thousands of
    /// headings, so `spelling` is memory to use again.
    static func forEachSpelling(of heading: String, _ spelling: inout [UInt8], _ take: (Span<UInt8>) -> Void) {
        if isBare(heading.utf8.span) { return }
        let hasUmlauts = spell(heading, inTwo: false, &spelling)
        if spelling.count != heading.utf8.count || !spelling.elementsEqual(heading.utf8) { take(spelling.span) }
        guard hasUmlauts else { return }
        spell(heading, inTwo: true, &spelling)
        take(spelling.span)
    }

    /// What the known headings with that spelling mean.
    private static func known(spelled spelling: String) -> [AliasIndex.Entry] {
        spelling.utf8.count < shortest ? [] : AliasIndex.entries(spelled: spelling)
    }

    /// The known headings with that spelling; none if different ones of one kind have it, for different fields.
    private static func words(
        spelled spelling: String, where isWanted: (AliasIndex.Entry) -> Bool = { _ in true }
    ) -> [String] {
        let found = known(spelled: spelling).filter(isWanted)
        // "Habitación" itself may be two things, and so may "habitacion".
        let isDoubtful = found.contains { one in
            found.contains { $0.kind == one.kind && $0.field != one.field && $0.heading != one.heading }
        }
        return isDoubtful ? [] : Set(found.map(\.heading)).sorted()
    }

    /// Whether a folded heading is itself known in tables of the kind.
    static func isKnown(_ heading: String, of kind: RecordKind) -> Bool {
        known(spelled: bare(heading)).contains { $0.kind == kind }
    }

    // MARK: Currencies

    /// Splits a heading into words, symbols, and what is between them.
    private static func parts(_ heading: String) -> [String] {
        var parts: [String] = []
        var isInWord = false
        for character in heading {
            if character.isOfWords {
                if isInWord { parts[parts.count - 1].append(character) } else { parts.append(String(character)) }
                isInWord = true
            } else if signs.contains(character) || character == "%" {
                parts.append(String(character))
                isInWord = false
            } else {
                isInWord = false
            }
        }
        return parts
    }

    /// The part if it is a currency known to `CurrencySymbols`.
    private static func sign(_ part: String) -> String? {
        guard part.utf8.count <= longestSign else { return nil }
        if part.count == 1, let sign = part.first, signs.contains(sign) { return part }
        let code = part.uppercased()
        if let sign = words[code] { return sign }
        return KnownCodes.isCurrency(code) && !otherWords.contains(code) ? code : nil
    }

    /// In bytes.
    private static let longestSign = 5
    private static let words = [
        "EURO": "€", "EUROS": "€", "KR": "kr", "RS": "₹", "RP": "rp", "LEI": "lei", "FT": "Ft", "FCFA": "fcfa",
        "KSH": "ksh", "KSHS": "ksh",
    ]
    private static let signs: Set<Character> = [
        "€", "$", "£", "¥", "₹", "₺", "₽", "₴", "₩", "฿", "₪", "₱", "₫", "₦", "₵", "₡", "₲", "₸", "₾", "₼",
    ]
    /// Codes that are words or abbreviations in a heading.
    private static let otherWords: Set<String> = ["ALL", "CUP", "MOP", "SOS", "STD", "TOP"]
}

extension BookingField {
    /// Amount fields, most significant first.
    static let amounts: [BookingField] = [
        .total, .nightlyRate, .paid, .balance, .net, .tax, .commission,
    ]
}
