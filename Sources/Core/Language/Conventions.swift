/// How a language and a country write numbers, amounts, days and times, and what they measure ways in.
///
/// Of the country it takes miles, the clock and the order of day and month; marks in numbers and the place of the
/// currency are those of the language in that country. The facts are those of the Unicode Common Locale Data Repository
/// (CLDR 47, https://cldr.unicode.org): number symbols and patterns, short times, medium dates, and the units of roads.
/// Without a country: kilometres, 24 hours, the day before the month, and amounts with the code behind them.
public struct Conventions: Sendable, Equatable {
    /// Where an amount has its currency.
    public enum CurrencyPlace: Sendable {
        /// `75.00 €`
        case after
        /// `€75.00`
        case before
        /// `€ 75.00`
        case apart
    }

    public var decimalMark = "."
    /// Between thousands.
    public var groupMark = ","
    /// The fewest digits in front of the first group: with 2, 1000 stands ungrouped and 10 000 does not.
    public var leastLeadingDigits = 1
    public var currencyPlace = CurrencyPlace.after
    /// `€`, `£` and `$` instead of codes, where nobody can take them for another currency.
    public var usesSymbols = false
    /// Whether a dollar without more is that of the United States.
    public var isDollarAmerican = false
    /// What stands between a number and its percent sign.
    public var percentSpace = ""
    public var usesMiles = false
    public var uses12Hours = false
    /// `July 4` rather than `4 July`.
    public var isMonthFirst = false
    /// Small ways in yards rather than feet, where ways are in miles.
    public var usesYards = false

    /// `country` is an ISO 3166-1 code, empty where it is not known.
    public init(_ language: Language, country: String = "") {
        setMarks(language, country)
        guard !country.isEmpty else { return }
        setCurrency(language, country)
        usesMiles = ["US", "GB"].contains(country)
        usesYards = country == "GB"
        let hasHalves = language == .en || language == .es
        uses12Hours = hasHalves && Conventions.halfDays.contains(country)
        isMonthFirst = language == .en && Conventions.monthsFirst.contains(country)
    }

    private mutating func setMarks(_ language: Language, _ country: String) {
        func marks(_ decimal: String, _ group: String) { (decimalMark, groupMark) = (decimal, group) }
        switch (language, country) {
        case (.en, let country):
            if let group = Conventions.commaInEnglish[country] { marks(",", group) }
            if country == "CH" { groupMark = "’" }
        case (.de, "CH"), (.de, "LI"), (.it, "CH"): groupMark = "’"
        case (.es, let country) where Conventions.pointInSpanish.contains(country): break
        case (.es, "CR"), (.fr, "CA"): marks(",", Conventions.space)
        case (.fr, let country): marks(",", country == "LU" ? "." : Conventions.narrowSpace)
        case (.de, _), (.es, _), (.it, _), (.nl, _): marks(",", ".")
        }
        if language == .es { leastLeadingDigits = 2 }
        switch language {
        case .de, .es: percentSpace = Conventions.space
        case .fr: percentSpace = Conventions.narrowSpace
        case .en, .it, .nl: percentSpace = ""
        }
    }

    private mutating func setCurrency(_ language: Language, _ country: String) {
        usesSymbols = true
        isDollarAmerican = Conventions.americanDollars.contains(country)
        switch (language, country) {
        case (.nl, _), (.de, "AT"), (.de, "CH"), (.de, "LI"), (.it, "CH"), (.en, "AT"), (.en, "CH"), (.en, "NL"),
            (.es, "PE"), (.es, "PY"), (.es, "UY"):
            currencyPlace = .apart
        case (.en, let country): currencyPlace = Conventions.signsLast.contains(country) ? .after : .before
        case (.es, let country):
            currencyPlace = Conventions.spanishAmerica.contains(country) ? .before : .after
        case (.de, _), (.fr, _), (.it, _): currencyPlace = .after
        }
    }

    private static let space = "\u{A0}"
    private static let narrowSpace = "\u{202F}"

    private static func countries(_ codes: String) -> Set<String> { Set(codes.split(separator: " ").map(String.init)) }

    /// Where the clock has twice twelve hours.
    private static let halfDays = countries(
        "AE AG AR AS AU BB BM BO BS CA CL CO CR CU CY DM DO EC ER FJ FM GD GH GM GT GU GY HK HN IN JM KI KN KY LC LR LS MH "
            + "MO MP MW MX MY NA NI NZ PA PE PG PH PK PR PW PY SB SD SG SL SS SV SZ TC TO TT TV UM US UY VC VE VG VI VU WS "
            + "ZM")
    private static let monthsFirst = countries("AS BI CA GU MH MP PH PR UM US VI")
    /// Where English has a comma before decimals, each with its mark between thousands.
    private static let commaInEnglish: [String: String] = {
        var marks: [String: String] = ["FR": narrowSpace]
        for country in countries("AT BE DE DK ES ID IT NL PL RO SI") { marks[country] = "." }
        for country in countries("CZ FI HU NO PT SE SK ZA") { marks[country] = space }
        return marks
    }()
    /// Where Spanish has a point before decimals.
    private static let pointInSpanish = countries("BR BZ CU DO GT HN MX NI PA PE PR SV US")
    private static let spanishAmerica = countries("AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PR SV US VE")
    /// Where English has the currency behind the amount.
    private static let signsLast = countries("BE CZ DE DK ES FI FR HU IT NO PL PT RO SE SI SK")
    private static let americanDollars = countries("AS EC GU MP PA PR SV UM US VI")
}
