import InnkeeperCore
import InnkeeperLanguages
import InnkeeperReports
import Testing

struct MessagesOfNumbersTests {
    private let english = Messages.english

    @Test func `thousands are set off as the language has it`() {
        #expect(english.number(0) == "0" && english.number(999) == "999")
        #expect(english.number(1_234_567) == "1,234,567" && english.number(-1_000) == "-1,000")
        #expect(english.decimal("-12345.60") == "-12,345.60")
        #expect(Messages(.de).decimal("-12345.60") == "-12.345,60")
        #expect(Messages(.fr).decimal("12345.60") == "12\u{202F}345,60")
        #expect(Messages(.de, country: "CH").decimal("12345.60") == "12’345.60")
        // Four digits stand together in Spanish
        #expect(Messages(.es).number(1_234) == "1234" && Messages(.es).number(12_345) == "12.345")
    }

    @Test func `money keeps its currency's digits`() throws {
        let yen = try #require(Currency("JPY"))
        #expect(english.money(Money(minorUnits: 123_456_789, currency: Fixture.dollar)) == "1,234,567.89 USD")
        #expect(english.money(Money(minorUnits: 1_500, currency: .none)) == "15.00")
        #expect(english.money(Quotient(10, over: 3), in: yen) == "3 JPY")
        #expect(english.money(nil, in: yen) == "")
    }

    @Test func `money is written as the country writes it`() throws {
        // Given
        let euro = try #require(Currency("EUR"))
        let franc = try #require(Currency("CHF"))
        func written(_ language: Language, _ country: String, _ currency: Currency, _ minor: Int64 = 1_443_160)
            -> String
        {
            Messages(language, country: country).money(Money(minorUnits: minor, currency: currency))
        }
        // Then
        #expect(written(.en, "US", Fixture.dollar) == "$14,431.60")
        #expect(written(.en, "US", Fixture.dollar, -500) == "-$5.00")
        #expect(written(.en, "US", euro) == "€14,431.60")
        #expect(written(.en, "US", franc) == "CHF\u{A0}14,431.60")
        // A dollar is another one there
        #expect(written(.en, "AU", Fixture.dollar) == "USD\u{A0}14,431.60")
        #expect(written(.de, "DE", euro) == "14.431,60\u{A0}€")
        #expect(written(.de, "AT", euro) == "€\u{A0}14.431,60")
        #expect(written(.de, "CH", franc) == "CHF\u{A0}14’431.60")
        #expect(written(.fr, "FR", euro) == "14\u{202F}431,60\u{A0}€")
        #expect(written(.es, "ES", euro) == "14.431,60\u{A0}€")
        #expect(written(.it, "IT", euro) == "14.431,60\u{A0}€")
        #expect(written(.nl, "NL", euro) == "€\u{A0}14.431,60")
        #expect(written(.de, "", euro) == "14.431,60 EUR")
    }

    @Test func `a rate has its sign where the language has it`() {
        #expect(english.percent(Quotient(2, over: 3)) == "66.7%" && english.percent(nil) == "")
        #expect(Messages(.de).percent(Quotient(2, over: 3)) == "66,7\u{A0}%")
        #expect(Messages(.fr).percent(50) == "50\u{202F}%" && Messages(.nl).percent(50) == "50%")
    }

    @Test func `distances and directions are as precise as people need`() {
        #expect(english.distance(0) == "0 m" && english.distance(849.6) == "850 m")
        #expect(english.distance(999.5) == "1.0 km" && english.distance(12_349) == "12.3 km")
        #expect(Messages(.de).distance(12_349) == "12,3 km")
        #expect(english.compass(0) == "N" && english.compass(22.4) == "N" && english.compass(22.6) == "NE")
        #expect(english.compass(200) == "S" && english.compass(350) == "N" && english.compass(.nan) == "")
        #expect(Messages(.nl).compass(90) == "O" && Messages(.fr).compass(270) == "O")
    }

    @Test func `roads of some countries are in miles`() {
        let american = Messages(.en, country: "US")
        #expect(american.distance(12_349) == "7.7 mi" && american.distance(100) == "330 ft")
        #expect(Messages(.en, country: "GB").distance(100) == "110 yd")
        #expect(american.wholeDistance(1_609.344) == "1 mi" && american.wholeDistance(804.672) == "0.5 mi")
        // Rings of a map are round in miles too
        #expect(american.wholeDistance(american.roundDistance(1_000)) == "1 mi")
        #expect(english.roundDistance(1_001) == 2_000 && english.roundDistance(57) == 100)
    }
}
