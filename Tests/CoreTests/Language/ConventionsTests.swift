import InnkeeperCore
import InnkeeperLanguages
import Testing

@Suite struct ConventionsTests {
    @Test func `without a country there are kilometres, 24 hours and days before months`() {
        for language in Language.all {
            let conventions = Conventions(language)
            #expect(!conventions.usesMiles && !conventions.uses12Hours && !conventions.isMonthFirst, "\(language)")
            #expect(!conventions.usesSymbols && conventions.currencyPlace == .after, "\(language)")
        }
    }

    /// As the locales of CLDR 47 have them.
    @Test(arguments: [
        (Language.en, "US", ".", ","), (.en, "GB", ".", ","), (.en, "DE", ",", "."), (.en, "ZA", ",", "\u{A0}"),
        (.en, "CH", ".", "’"), (.de, "DE", ",", "."), (.de, "CH", ".", "’"), (.fr, "FR", ",", "\u{202F}"),
        (.fr, "CA", ",", "\u{A0}"), (.fr, "LU", ",", "."), (.es, "ES", ",", "."), (.es, "MX", ".", ","),
        (.es, "CR", ",", "\u{A0}"), (.it, "IT", ",", "."), (.it, "CH", ".", "’"), (.nl, "NL", ",", "."),
        (.de, "", ",", "."), (.fr, "", ",", "\u{202F}"), (.en, "", ".", ","),
    ])
    func `marks are those of the language in the country`(
        language: Language, country: String, decimal: String, group: String
    ) {
        let conventions = Conventions(language, country: country)
        #expect(conventions.decimalMark == decimal && conventions.groupMark == group)
    }

    @Test func `roads are in miles in two countries, whatever the language`() {
        #expect(Conventions(.de, country: "US").usesMiles && Conventions(.en, country: "GB").usesMiles)
        #expect(Conventions(.en, country: "GB").usesYards && !Conventions(.en, country: "US").usesYards)
        #expect(!Conventions(.en, country: "CA").usesMiles && !Conventions(.en, country: "DE").usesMiles)
    }

    @Test func `twelve hours need a country and a language that have them`() {
        #expect(Conventions(.en, country: "US").uses12Hours && Conventions(.es, country: "MX").uses12Hours)
        #expect(!Conventions(.en, country: "GB").uses12Hours && !Conventions(.de, country: "US").uses12Hours)
    }

    @Test func `only English has the month before the day, and only in some countries`() {
        #expect(Conventions(.en, country: "US").isMonthFirst && Conventions(.en, country: "CA").isMonthFirst)
        #expect(!Conventions(.en, country: "AU").isMonthFirst && !Conventions(.es, country: "US").isMonthFirst)
    }

    @Test func `the currency stands where the locale has it`() {
        #expect(Conventions(.en, country: "IE").currencyPlace == .before)
        #expect(Conventions(.en, country: "DE").currencyPlace == .after)
        #expect(Conventions(.de, country: "AT").currencyPlace == .apart)
        #expect(Conventions(.nl, country: "BE").currencyPlace == .apart)
        #expect(Conventions(.es, country: "ES").currencyPlace == .after)
        #expect(Conventions(.es, country: "MX").currencyPlace == .before)
    }

    /// As the week data of CLDR 47 have it.
    @Test(arguments: [
        ("", 1), ("DE", 1), ("FR", 1), ("GB", 1), ("AU", 1), ("US", 7), ("CA", 7), ("PT", 7), ("MX", 7), ("EG", 6),
        ("MV", 5), ("AE", 1), ("ZZ", 1),
    ])
    func `a week begins as the country has it, whatever the language`(country: String, weekday: Int) {
        for language in Language.all {
            #expect(Conventions(language, country: country).firstWeekday == weekday, "\(language)")
        }
    }
}
