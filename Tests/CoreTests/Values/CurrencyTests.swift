import Core
import Testing

struct CurrencyTests {
    @Test func `three letters are a currency, in either case`() {
        #expect(Currency("usd") == Currency("USD"))
        #expect(Currency("EUR")?.code == "EUR")
        #expect(Currency.none.code.isEmpty)
        for text in ["", "US", "USDT", "U$D", "US1", "€", "[[[", "{{{", "a b"] {
            #expect(Currency(text) == nil, "\(text)")
        }
    }

    @Test func `different codes are different, whatever their letters`() {
        let codes = ["ABC", "ACB", "BAC", "CBA", "AAA", "AAB", "BAA", "ZZZ"]
        #expect(Set(codes.compactMap { Currency($0)?.packed }).count == codes.count)
    }

    @Test(arguments: [("USD", 2, 100), ("JPY", 0, 1), ("KWD", 3, 1000), ("CLF", 4, 10_000)])
    func `ISO 4217 says how many digits stand after the mark`(code: String, digits: Int, scale: Int64) throws {
        let currency = try #require(Currency(code))
        #expect(currency.minorDigits == digits)
        #expect(currency.minorScale == scale)
    }
}
