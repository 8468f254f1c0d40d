import InnkeeperCore
import Testing

struct CurrencyTests {
    @Test func `three letters are a currency, in either case`() {
        #expect(Currency("USD")?.code == "USD")
        #expect(Currency("eur") == Currency("EUR"))
        #expect(Currency("AZa")?.code == "AZA")
    }

    @Test(arguments: ["", "US", "USDD", "U$D", "U1D", "U D", "€", "\u{0}AB", "[AB", "{AB", "@AB", "`AB"])
    func `anything else is none`(text: String) { #expect(Currency(text) == nil) }

    @Test func `bytes of a slice are read from where it begins`() {
        #expect(Currency(bytes: Array("12 GBP".utf8)[3...])?.code == "GBP")
        #expect(Currency(bytes: Array("GBP".utf8)[1...]) == nil)
    }

    @Test func `no currency has no code and the usual digits`() {
        #expect(Currency.none.code == "")
        #expect(Currency.none.minorDigits == 2)
    }

    @Test func `digits are those of ISO 4217`() {
        for (code, digits) in [
            ("USD", 2), ("EUR", 2), ("JPY", 0), ("ISK", 0), ("KRW", 0), ("KWD", 3), ("TND", 3), ("CLF", 4),
        ] {
            #expect(Currency(code)?.minorDigits == digits, "\(code)")
        }
    }
}
