/// How a language, in a country, writes numbers, amounts, days and times, which unit it gives distances in, and which
/// day starts its week.
///
/// The language's `Notation` covers how things are written. The country decides on miles, the clock, the order of day
/// and month, and the first day of the week, following the Unicode Common Locale Data Repository (CLDR 47,
/// https://cldr.unicode.org: units of roads, short times, medium dates, week data). Without a country: kilometres, 24
/// hours, day before month, currency code after the amount, and weeks that start on Monday.
public struct Conventions: Sendable, Equatable {
    /// The position of the currency in an amount.
    public enum CurrencyPlace: Sendable {
        /// `75.00 €`
        case after
        /// `€75.00`
        case before
        /// `€ 75.00`
        case apart
    }

    public let decimalMark: String
    /// Between thousands.
    public let groupMark: String
    /// The fewest digits before the first group: with 2, 1000 is not grouped and 10 000 is.
    public let leastLeadingDigits: Int
    public let currencyPlace: CurrencyPlace
    /// Whether `€`, `£` and `$` replace codes where they are unambiguous.
    public let usesSymbols: Bool
    /// Whether a plain dollar means US dollars.
    public let isDollarAmerican: Bool
    /// Between a number and its percent sign.
    public let percentSpace: String
    public let usesMiles: Bool
    public let uses12Hours: Bool
    /// `July 4` rather than `4 July`.
    public let isMonthFirst: Bool
    /// Whether short distances are in yards instead of feet, where distances are in miles.
    public let usesYards: Bool
    /// 1 for Monday to 7 for Sunday, like `CalendarDate.weekday`.
    public let firstWeekday: Int

    /// `country` is an ISO 3166-1 code; empty if it isn't known.
    public init(_ language: Language, country: String = "") {
        let notation = language.notation
        let marks = notation.marksIn[country] ?? notation.marks
        (decimalMark, groupMark) = (marks.decimal, marks.group)
        leastLeadingDigits = notation.leastLeadingDigits
        percentSpace = notation.percentSpace
        usesSymbols = !country.isEmpty
        currencyPlace =
            country.isEmpty ? .after : notation.currencyPlaceIn[country] ?? notation.currencyPlace
        isDollarAmerican = Conventions.americanDollars.contains(country)
        usesMiles = ["US", "GB"].contains(country)
        usesYards = country == "GB"
        uses12Hours = notation.hasTwelveHours && Conventions.halfDays.contains(country)
        isMonthFirst = notation.hasMonthsFirst && Conventions.monthsFirst.contains(country)
        firstWeekday = Conventions.firstWeekdays[country] ?? 1
    }

    private static func countries(_ codes: String) -> Set<String> { Set(codes.split(separator: " ").map(String.init)) }

    /// Countries with a 12-hour clock.
    private static let halfDays = countries(
        "AE AG AR AS AU BB BM BO BS CA CL CO CR CU CY DM DO EC ER FJ FM GD GH GM GT GU GY HK HN IN JM KI KN KY LC LR LS MH "
            + "MO MP MW MX MY NA NI NZ PA PE PG PH PK PR PW PY SB SD SG SL SS SV SZ TC TO TT TV UM US UY VC VE VG VI VU WS "
            + "ZM")
    private static let monthsFirst = countries("AS BI CA GU MH MP PH PR UM US VI")
    private static let americanDollars = countries("AS EC GU MP PA PR SV UM US VI")
    /// Countries where the week doesn't start on Monday.
    private static let firstWeekdays = Notation.table([
        "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH "
            + "PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW": 7,
        "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY": 6, "MV": 5,
    ])
}
