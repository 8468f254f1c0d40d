/// How a language writes numbers, amounts, days and times in a country, what distances are measured in, and which day
/// a week begins with.
///
/// How it writes is the language's `Notation`. The country decides on miles, the clock, the order of day and month, and
/// the first day of the week, as the Unicode Common Locale Data Repository has them (CLDR 47, https://cldr.unicode.org:
/// units of roads, short times, medium dates, week data). Without a country: kilometres, 24 hours, the day before the
/// month, amounts with the code behind them, and weeks from Monday.
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

    public let decimalMark: String
    /// Between thousands.
    public let groupMark: String
    /// The fewest digits in front of the first group: with 2, 1000 is not grouped and 10 000 is.
    public let leastLeadingDigits: Int
    public let currencyPlace: CurrencyPlace
    /// `€`, `£` and `$` instead of codes, where they can't be mistaken for another currency's.
    public let usesSymbols: Bool
    /// Whether a plain dollar is that of the United States.
    public let isDollarAmerican: Bool
    /// Between a number and its percent sign.
    public let percentSpace: String
    public let usesMiles: Bool
    public let uses12Hours: Bool
    /// `July 4` rather than `4 July`.
    public let isMonthFirst: Bool
    /// Short distances in yards rather than feet, where distances are in miles.
    public let usesYards: Bool
    /// 1 for Monday to 7 for Sunday, as `CalendarDate.weekday`.
    public let firstWeekday: Int

    /// `country` is an ISO 3166-1 code, empty where it is not known.
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

    /// Where the clock has twice twelve hours.
    private static let halfDays = countries(
        "AE AG AR AS AU BB BM BO BS CA CL CO CR CU CY DM DO EC ER FJ FM GD GH GM GT GU GY HK HN IN JM KI KN KY LC LR LS MH "
            + "MO MP MW MX MY NA NI NZ PA PE PG PH PK PR PW PY SB SD SG SL SS SV SZ TC TO TT TV UM US UY VC VE VG VI VU WS "
            + "ZM")
    private static let monthsFirst = countries("AS BI CA GU MH MP PH PR UM US VI")
    private static let americanDollars = countries("AS EC GU MP PA PR SV UM US VI")
    /// Where a week does not begin on Monday.
    private static let firstWeekdays = Notation.table([
        "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH "
            + "PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW": 7,
        "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY": 6, "MV": 5,
    ])
}
