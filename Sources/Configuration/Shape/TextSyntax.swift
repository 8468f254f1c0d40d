internal import InnkeeperCore
internal import InnkeeperFormats
internal import InnkeeperLanguages

/// A syntax that a text must have: its name in messages, the schema's pattern, and the decisive test. The pattern may
/// be looser than the test, never stricter.
struct TextSyntax: Sendable {
    var expected: String
    /// An ECMA-262 regular expression, as in JSON Schema; nil if there is none.
    var pattern: String?
    /// What an editor suggests.
    var examples: [String] = []
    var accepts: @Sendable (String) -> Bool
}

extension TextSyntax {
    static let date = TextSyntax(expected: "a date such as 2026-07-01", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$") {
        CalendarDate(iso: $0) != nil
    }

    static let distance = TextSyntax(
        expected: "a distance such as \"50 km\", \"800 m\", \"30 mi\" or \"500 ft\"",
        pattern: "^[0-9]+(\\.[0-9]+)? ?(m|km|mi|ft)$"
    ) { metres($0) != nil }

    static let duration = TextSyntax(
        expected: "a length of time such as \"9 h\", \"-1 d\" or \"1 h 30 min\"", pattern: "^[-+]?\(lengthOfTime)$"
    ) { SignedDuration($0) != nil }

    /// Number and unit, or the notation of RFC 5545.
    private static let lengthOfTime =
        "([0-9]+ ?(w|d|h|min|s)( ?[0-9]+ ?(d|h|min|s))*|P([0-9]+W|([0-9]+D)?(T([0-9]+H)?([0-9]+M)?([0-9]+S)?)?))"

    static let age = TextSyntax(
        expected: "a length of time such as \"26 h\", \"2 d\", \"10 min\" or \"30 s\"", pattern: "^\(lengthOfTime)$"
    ) { SignedDuration($0).map { $0.seconds > 0 } == true }

    static let timeLimit = TextSyntax(
        expected: "a length of time from 1 s to 1 h, such as \"30 s\"", pattern: "^\(lengthOfTime)$"
    ) { SignedDuration($0).map { (1...3600).contains($0.seconds) } == true }

    static let byteSize = TextSyntax(
        expected: "a size such as \"1 MiB\", \"512 KiB\" or \"16 GiB\"", pattern: "^[0-9]+ ?(GiB|MiB|KiB|B)$"
    ) { Limits.sizes.value($0) != nil }

    static let memorySize = TextSyntax(
        expected: "a size of at least 128 MiB, such as \"256 MiB\" or \"256M\"",
        pattern: "^[0-9]+ ?(GiB|MiB|KiB|B|G|M)$"
    ) { Limits.memory(of: $0) != nil }

    /// Only what no program can mistake for anything else.
    static let mailAddress = TextSyntax(
        expected: "an address such as \"manager@example.org\"",
        pattern: "^[A-Za-z0-9][A-Za-z0-9._+-]*@[A-Za-z0-9.-]+$"
    ) { text in
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && isWord(parts[0], with: "._+-") && isWord(parts[1], with: ".-")
            && parts.allSatisfy { $0.utf8.count < 200 && isWord($0.prefix(1)) }
    }

    static let filled = TextSyntax(expected: "a string", pattern: "^.+$") { !$0.isEmpty }

    /// The pattern is wider: a schema need not list the codes.
    static let currency = TextSyntax(expected: "a currency of ISO 4217 such as \"USD\"", pattern: "^[A-Za-z]{3}$") {
        KnownCodes.isCurrency($0)
    }

    /// The same.
    static let country = TextSyntax(
        expected: "a country of ISO 3166 such as \"US\" (\"GB\" for the United Kingdom)", pattern: "^[A-Z]{2}$"
    ) { KnownCodes.isCountry($0) }

    static let language = TextSyntax(
        expected: "a language, one of " + Language.all.map { "\"\($0.code)\"" }.joined(separator: ", "),
        pattern: "^[A-Za-z]{2}([-_][A-Za-z0-9]{1,8})*$", examples: Language.all.map(\.code)
    ) { Language(tag: $0) != nil }

    /// Whether the zone exists is known only where the zone files are.
    static let timeZone = TextSyntax(
        expected: "a time zone such as \"America/Los_Angeles\"", pattern: "^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$"
    ) { text in
        text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { isWord($0, with: "+-_") }
    }

    static let outputMode = TextSyntax(
        expected: "permissions that let the owner read and write, such as \"0600\"", pattern: "^0?[67][0-7]{2}$"
    ) { permissions($0) != nil }

    /// What `groupadd` accepts (POSIX.1-2017, 3.437). Whether the group exists is known only to the system.
    static let groupName = TextSyntax(
        expected: "the name of a group such as \"reception\"", pattern: "^[A-Za-z0-9_.][A-Za-z0-9_.-]*$"
    ) { !$0.hasPrefix("-") && isWord($0, with: "-._") }

    static let dateOrder = TextSyntax(
        expected: "`iso`, `day-first`, `month-first` or a pattern such as `dd.MM.yyyy`", pattern: nil,
        examples: ["iso", "day-first", "month-first", "dd.MM.yyyy"]
    ) { DateOrder(written: $0) != nil }

    static let columnDelimiter = TextSyntax(
        expected: "one of \",\", \";\", \"\\t\" and \"|\"", pattern: "^[,;\\t|]$"
    ) { [",", ";", "\t", "|"].contains($0) }

    /// In any of the usual spellings.
    static let encoding = TextSyntax(
        expected: "`utf-8`, `utf-16`, or a code page such as `windows-1252`, `iso-8859-2`, `macroman` and `cp850`",
        pattern: nil,
        examples: ["utf-8", "utf-16", "utf-16le", "utf-16be", "windows-1252", "iso-8859-1"]
    ) { TextEncoding(named: $0) != nil }

    /// It is also used as a folder name in the output.
    static let sourceName = TextSyntax(
        expected: "a name without blanks and slashes that does not begin with a point",
        pattern: "^[^\\s./\\\\\\u0000-\\u001f\\u007f][^\\s/\\\\\\u0000-\\u001f\\u007f]*$"
    ) { name in
        !name.isEmpty && !name.hasPrefix(".")
            && name.unicodeScalars.allSatisfy {
                !$0.properties.isWhitespace && $0 != "/" && $0 != "\\" && $0.value >= 0x20 && $0.value != 0x7F
            }
    }

    /// Spelled like the codes of rules.
    static let checkCode = TextSyntax(
        expected: "a code in small letters with hyphens, such as \"house-long-stay\"",
        pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)+$"
    ) { code in
        let words = code.split(separator: "-", omittingEmptySubsequences: false)
        return words.count > 1 && (0x61...0x7A).contains(code.utf8.first ?? 0)
            && words.allSatisfy { word in
                !word.isEmpty
                    && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
            }
    }

    static let statusWord = TextSyntax(expected: "a word of the source", pattern: nil) { !foldedWord($0).isEmpty }

    /// Whether a text is non-empty and consists of ASCII letters, digits and the given marks.
    static func isWord(_ text: some StringProtocol, with marks: String = "") -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: marks.utf8.contains(byte)
                }
            }
    }

    /// The metres in a text such as `50 km`; miles and feet are international.
    static func metres(_ text: String) -> Double? {
        let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        guard number.first?.isNumber == true, number.last?.isNumber == true, let value = Double(number) else {
            return nil
        }
        var unit = text.dropFirst(number.count)
        if unit.first == " " { unit.removeFirst() }
        switch unit {
        case "m": return value
        case "km": return value * 1000
        case "mi": return value * 1609.344
        case "ft": return value * 0.3048
        default: return nil
        }
    }

    /// The permission bits in a text such as `0640`.
    static func permissions(_ text: String) -> Int? {
        let digits = text.utf8.count == 4 && text.hasPrefix("0") ? text.dropFirst() : text[...]
        guard digits.utf8.count == 3, digits.utf8.allSatisfy({ (0x30...0x37).contains($0) }),
            let bits = Int(digits, radix: 8), bits & 0o600 == 0o600
        else { return nil }
        return bits
    }

    static func text(permissions bits: Int) -> String {
        let digits = String(bits, radix: 8)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

// Syntaxes with the same meaning everywhere.

extension Form where Value == CalendarDate {
    static let date = syntax(.date, { CalendarDate(iso: $0) }, { $0.description })
}

extension Form where Value == SignedDuration {
    static let duration = syntax(.duration, { SignedDuration($0) }, { $0.written })
}

extension Form where Value == Int {
    static let age = syntax(
        .age, { SignedDuration($0)?.seconds }, { SignedDuration(seconds: $0).written })
    static let timeLimit = syntax(
        .timeLimit, { SignedDuration($0)?.seconds }, { SignedDuration(seconds: $0).written })
    static let bytes = syntax(.byteSize, Limits.sizes.value, Limits.sizes.text)
    static let memory = syntax(.memorySize, { Limits.memory(of: $0) }, Limits.sizes.text)
}
