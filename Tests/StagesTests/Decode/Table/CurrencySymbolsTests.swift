import InnkeeperCore
import InnkeeperStages
import Testing

struct CurrencySymbolsTests {
    /// The currency of a total with a sign, at a property that reckons in `home`.
    private func currency(_ sign: String, home: String) -> String {
        let file = ReadTable(
            "arrival,nights,total\n2026-07-04,1,\(sign) 12\n", .desk { $0.currency = Currency(home) ?? .none })
        return file.bookings.total[0].isPresent ? file.bookings.currency[0].code : "unreadable"
    }

    @Test(arguments: [
        ("€", "EUR"), ("£", "GBP"), ("zł", "PLN"), ("Kč", "CZK"), ("R$", "BRL"), ("円", "JPY"), ("SEK", "SEK"),
        ("₡", "CRC"), ("₸", "KZT"), ("₦", "NGN"), ("S/", "PEN"), ("S/.", "PEN"), ("RD$", "DOP"), ("KSh", "KES"),
        ("CAD $", "CAD"), ("CA $", "CAD"), ("USD$", "USD"), ("EUR.", "EUR"), ("F CFA", "XOF"),
    ])
    func `a sign of one currency is that one everywhere`(sign: String, code: String) {
        #expect(currency(sign, home: "USD") == code)
    }

    @Test func `a sign of many currencies is the property's own`() {
        #expect(currency("$", home: "AUD") == "AUD")
        #expect(currency("kr", home: "DKK") == "DKK")
        #expect(currency("¥", home: "CNY") == "CNY")
    }

    @Test func `where the property has another, the sign is the best known one or can't be read`() {
        #expect(currency("$", home: "EUR") == "USD")
        #expect(currency("¥", home: "EUR") == "JPY")
        #expect(currency("kr", home: "EUR") == "unreadable")
    }

    @Test func `a word in small letters isn't a code, unless it is the property's own`() {
        #expect(currency("per", home: "EUR") == "unreadable")
        #expect(currency("eur", home: "EUR") == "EUR")
    }

    @Test func `dirhams are those of the property's country, and of neither elsewhere`() {
        #expect(currency("DH", home: "MAD") == "MAD")
        #expect(currency("Dhs", home: "AED") == "AED")
        #expect(currency("DH", home: "EUR") == "unreadable")
    }
}
