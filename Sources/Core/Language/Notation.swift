/// How a language writes numbers, amounts and days, and where countries differ.
///
/// Source: the Unicode Common Locale Data Repository (CLDR 47, https://cldr.unicode.org): number symbols and patterns,
/// short times and medium dates.
package struct Notation: Sendable, Equatable {
    package struct Marks: Sendable, Equatable {
        let decimal: String
        /// Between thousands.
        let group: String

        package init(_ decimal: String, _ group: String) { (self.decimal, self.group) = (decimal, group) }
    }

    let marks: Marks
    let marksIn: [String: Marks]
    let leastLeadingDigits: Int
    let percentSpace: String
    let currencyPlace: Conventions.CurrencyPlace
    let currencyPlaceIn: [String: Conventions.CurrencyPlace]
    let hasTwelveHours: Bool
    let hasMonthsFirst: Bool

    /// - Parameters:
    ///   - marks: those of most countries, with exceptions by country (ISO 3166-1) in `marksIn`.
    ///   - leastLeadingDigits: the fewest digits before the first group: with 2, 1000 is not grouped and 10 000 is.
    ///   - percentSpace: between a number and its percent sign.
    ///   - currencyPlace: used if the country is known; otherwise the currency code follows the amount.
    ///   - hasTwelveHours: whether it uses the 12-hour clock in countries that have it.
    ///   - hasMonthsFirst: whether it writes the month before the day in countries that do.
    package init(
        marks: Marks, marksIn: [String: Marks] = [:], leastLeadingDigits: Int = 1, percentSpace: String = "",
        currencyPlace: Conventions.CurrencyPlace, currencyPlaceIn: [String: Conventions.CurrencyPlace] = [:],
        hasTwelveHours: Bool = false, hasMonthsFirst: Bool = false
    ) {
        (self.marks, self.marksIn, self.leastLeadingDigits) = (marks, marksIn, leastLeadingDigits)
        (self.percentSpace, self.currencyPlace, self.currencyPlaceIn) = (percentSpace, currencyPlace, currencyPlaceIn)
        (self.hasTwelveHours, self.hasMonthsFirst) = (hasTwelveHours, hasMonthsFirst)
    }

    /// A table by country, from lists of countries: `["AT CH": value]`.
    package static func table<Value>(_ lists: [String: Value]) -> [String: Value] {
        var table: [String: Value] = [:]
        for (countries, value) in lists {
            for country in countries.split(separator: " ") { table[String(country)] = value }
        }
        return table
    }
}
