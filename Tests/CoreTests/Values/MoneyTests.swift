import InnkeeperCore
import Testing

struct MoneyTests {
    private let dollar = Currency("USD") ?? .none

    @Test func `amounts show their currency's digits`() throws {
        let yen = try #require(Currency("JPY"))
        let dinar = try #require(Currency("KWD"))
        for (units, currency, text) in [
            (41_250, dollar, "412.50 USD"), (-638, dollar, "-6.38 USD"), (5, dollar, "0.05 USD"),
            (0, dollar, "0.00 USD"),
            (-5, dollar, "-0.05 USD"), (1_250, yen, "1250 JPY"), (1_250, dinar, "1.250 KWD"), (7, dinar, "0.007 KWD"),
            (99, .none, "0.99"),
        ] { #expect(Money(minorUnits: Int64(units), currency: currency).description == text) }
    }

    @Test func `the smallest and the largest amount are shown whole`() {
        #expect(Money.decimal(.max, digits: 2) == "92233720368547758.07")
        #expect(Money.decimal(.min, digits: 2) == "-92233720368547758.08")
        #expect(Money.decimal(.min, digits: 0) == "-9223372036854775808")
    }

    @Test func `shares are rounded half away from zero`() {
        for (numerator, denominator, quotient) in [
            (7, 2, 4), (-7, 2, -4), (5, 2, 3), (-5, 2, -3), (10, 4, 3), (10, 3, 3), (11, 3, 4), (-11, 3, -4), (0, 5, 0),
            (6, 3, 2), (1, 3, 0), (-1, 3, 0), (2, 1, 2),
        ] {
            #expect(
                roundedQuotient(Int64(numerator), Int64(denominator)) == Int64(quotient), "\(numerator)/\(denominator)")
        }
    }

    @Test func `rounding agrees with exact arithmetic for every small pair`() {
        for numerator in -60...60 {
            for denominator in 1...25 {
                // The exact value of n/d + 1/2, rounded down, by the size of n; then the sign.
                let magnitude = (2 * abs(numerator) + denominator) / (2 * denominator)
                let expected = numerator < 0 ? -magnitude : magnitude
                #expect(roundedQuotient(Int64(numerator), Int64(denominator)) == Int64(expected))
            }
        }
    }

    @Test func `the ends of the range do not overflow`() {
        #expect(roundedQuotient(.max, 1) == .max)
        #expect(roundedQuotient(.min, 1) == .min)
        #expect(roundedQuotient(.max, .max) == 1)
        #expect(roundedQuotient(.max - 1, .max) == 1)
    }
}
