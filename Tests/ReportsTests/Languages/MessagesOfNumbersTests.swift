import InnkeeperCore
import InnkeeperReports
import Testing

struct MessagesOfNumbersTests {
    private let english = Messages.english

    @Test func `thousands are set off as the language has it`() {
        #expect(english.number(0) == "0" && english.number(999) == "999")
        #expect(english.number(1_234_567) == "1,234,567" && english.number(-1_000) == "-1,000")
        #expect(english.decimal("-12345.60") == "-12,345.60")
        #expect(Messages(.german).decimal("-12345.60") == "-12.345,60")
        #expect(Messages(.french).decimal("12345.60") == "12\u{202F}345,60")
        #expect(Messages(.german, country: "CH").decimal("12345.60") == "12’345.60")
        // Four digits stand together in Spanish
        #expect(Messages(.spanish).number(1_234) == "1234" && Messages(.spanish).number(12_345) == "12.345")
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
        func written(_ language: Catalogue, _ country: String, _ currency: Currency, _ minor: Int64 = 1_443_160)
            -> String
        {
            Messages(language, country: country).money(Money(minorUnits: minor, currency: currency))
        }
        // Then
        #expect(written(.english, "US", Fixture.dollar) == "$14,431.60")
        #expect(written(.english, "US", Fixture.dollar, -500) == "-$5.00")
        #expect(written(.english, "US", euro) == "€14,431.60")
        #expect(written(.english, "US", franc) == "CHF\u{A0}14,431.60")
        // A dollar is another one there
        #expect(written(.english, "AU", Fixture.dollar) == "USD\u{A0}14,431.60")
        #expect(written(.german, "DE", euro) == "14.431,60\u{A0}€")
        #expect(written(.german, "AT", euro) == "€\u{A0}14.431,60")
        #expect(written(.german, "CH", franc) == "CHF\u{A0}14’431.60")
        #expect(written(.french, "FR", euro) == "14\u{202F}431,60\u{A0}€")
        #expect(written(.spanish, "ES", euro) == "14.431,60\u{A0}€")
        #expect(written(.italian, "IT", euro) == "14.431,60\u{A0}€")
        #expect(written(.dutch, "NL", euro) == "€\u{A0}14.431,60")
        #expect(written(.german, "", euro) == "14.431,60 EUR")
    }

    @Test func `a rate has its sign where the language has it`() {
        #expect(english.percent(Quotient(2, over: 3)) == "66.7%" && english.percent(nil) == "")
        #expect(Messages(.german).percent(Quotient(2, over: 3)) == "66,7\u{A0}%")
        #expect(Messages(.french).percent(50) == "50\u{202F}%" && Messages(.dutch).percent(50) == "50%")
    }

    @Test func `distances and directions are as precise as people need`() {
        #expect(english.distance(0) == "0 m" && english.distance(849.6) == "850 m")
        #expect(english.distance(999.5) == "1.0 km" && english.distance(12_349) == "12.3 km")
        #expect(Messages(.german).distance(12_349) == "12,3 km")
        #expect(english.compass(0) == "N" && english.compass(22.4) == "N" && english.compass(22.6) == "NE")
        #expect(english.compass(200) == "S" && english.compass(350) == "N" && english.compass(.nan) == "")
        #expect(Messages(.dutch).compass(90) == "O" && Messages(.french).compass(270) == "O")
    }

    @Test func `roads of some countries are in miles`() {
        let american = Messages(.english, country: "US")
        #expect(american.distance(12_349) == "7.7 mi" && american.distance(100) == "330 ft")
        #expect(Messages(.english, country: "GB").distance(100) == "110 yd")
        #expect(american.wholeDistance(1_609.344) == "1 mi" && american.wholeDistance(804.672) == "0.5 mi")
        // Rings of a map are round in miles too
        #expect(american.wholeDistance(american.roundDistance(1_000)) == "1 mi")
        #expect(english.roundDistance(1_001) == 2_000 && english.roundDistance(57) == 100)
    }
}
