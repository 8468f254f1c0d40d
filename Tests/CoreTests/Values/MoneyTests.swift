import Core
import Testing

struct MoneyTests {
    @Test(
        arguments: [
            (-638, 2, "-6.38"), (5, 2, "0.05"), (-5, 2, "-0.05"), (0, 2, "0.00"), (1250, 0, "1250"), (1, 3, "0.001"),
            (123_456, 2, "1234.56"), (Int64.min, 2, "-92233720368547758.08"), (Int64.max, 0, "9223372036854775807"),
        ] as [(Int64, Int, String)])
    func `minor units are written with a point before the last digits`(units: Int64, digits: Int, text: String) {
        #expect(Money.decimal(units, digits: digits) == text)
    }

    @Test func `the currency says how many digits, and is named where there is one`() throws {
        let dollars = try #require(Currency("USD"))
        let yen = try #require(Currency("JPY"))
        #expect(Money(minorUnits: 41_250, currency: dollars).description == "412.50 USD")
        #expect(Money(minorUnits: 1250, currency: yen).description == "1250 JPY")
        #expect(Money(minorUnits: 41_250, currency: .none).description == "412.50")
    }

    @Test func `a quotient is rounded half away from zero`() {
        // Given every small pair, and doubles that hold them exactly
        for numerator in Int64(-60)...60 {
            for denominator in Int64(1)...12 {
                let expected = (Double(numerator) / Double(denominator)).rounded(.toNearestOrAwayFromZero)
                #expect(roundedQuotient(numerator, denominator) == Int64(expected), "\(numerator)/\(denominator)")
            }
        }
        // And at the ends of the range nothing overflows
        #expect(roundedQuotient(.max, 1) == .max)
        #expect(roundedQuotient(.min, 1) == .min)
        #expect(roundedQuotient(.max, .max) == 1)
        #expect(roundedQuotient(.min, .max) == -1)
    }
}
