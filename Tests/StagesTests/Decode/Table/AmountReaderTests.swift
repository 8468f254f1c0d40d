import InnkeeperCore
import InnkeeperStages
import Testing

struct AmountReaderTests {
    /// Minor units and currency of one row's total, at a property that reckons in `home`.
    private func total(_ text: String, home: String = "USD", others: String = "") -> String {
        let quoted = "\"\(text)\""
        let file = ReadTable(
            "arrival,nights,total\n2026-07-04,1,\(quoted)\n\(others)", .desk { $0.currency = Currency(home) ?? .none })
        let table = file.bookings
        return table.total[0].minorUnits.map { "\($0) \(table.currency[0].code)" } ?? "\(table.total[0].state)"
    }

    @Test func `plain decimals become minor units`() {
        #expect(total("412") == "41200 USD")
        #expect(total("412.5") == "41250 USD")
        #expect(total("412.50") == "41250 USD")
        #expect(total("0") == "0 USD")
        #expect(total(".5") == "50 USD")
        #expect(total("12.") == "1200 USD")
        #expect(total("1250", home: "JPY") == "1250 JPY")
        #expect(total("1.234", home: "KWD") == "1234 KWD")
    }

    @Test func `a dash for the hundredths is none, and a dash alone no amount`() {
        #expect(total("90,-") == "9000 USD")
        #expect(total("90.-") == "9000 USD")
        #expect(total("1.250,-- €") == "125000 EUR")
        #expect(total("€ 90,–") == "9000 EUR")
        #expect(total("1 234:-") == "123400 USD")
        #expect(total("-") == "missing")
        #expect(total("—") == "missing")
        #expect(total("-90") == "-9000 USD")
    }

    @Test(arguments: ["¥350.62", "￥350.62", "350.62 ¥", "-¥350.62"])
    func `a sign of yen before hundredths is that of the yuan`(text: String) {
        #expect(total(text, home: "EUR", others: "2026-07-05,1,¥350.62\n").hasSuffix("35062 CNY"))
        #expect(total("¥350", home: "EUR") == "350 JPY" && total("JPY 350.62", home: "EUR") == "351 JPY")
    }

    @Test func `a backslash is the sign of yen or won, as spreadsheets in Japan and Korea save it`() {
        #expect(total("\\12,000", home: "EUR") == "12000 JPY")
        #expect(total("\\12,000", home: "KRW") == "12000 KRW")
    }

    @Test func `an amount without a currency has the only one that the others name`() {
        let file = ReadTable("arrival;nights;total\n2026-07-04;1;97,50 €\n2026-07-05;1;38\n", .desk())
        #expect(file.bookings.currency.map(\.code) == ["EUR", "EUR"])
        #expect(file.note("currency") == "EUR")
        // Of two nothing is said, and the property's own comes first
        let two = ReadTable("arrival;nights;total\n2026-07-04;1;97,50 €\n2026-07-05;1;38\n2026-07-05;1;9 £\n", .desk())
        #expect(two.bookings.currency.map(\.code) == ["EUR", "", "GBP"])
        let own = ReadTable(
            "arrival;nights;total\n2026-07-04;1;97,50 €\n2026-07-05;1;38\n",
            .desk { $0.currency = Currency("CHF") ?? .none })
        #expect(own.bookings.currency.map(\.code) == ["EUR", "CHF"])
    }

    @Test func `parts below the minor unit are rounded half up`() {
        #expect(total("126.6314") == "12663 USD")
        #expect(total("15.195768") == "1520 USD")
        #expect(total("0.005") == "1 USD")
        #expect(total("0.0049") == "0 USD")
        #expect(total("-0.005") == "-1 USD")
        #expect(total("9.999", others: "2026-07-04,1,12.50\n") == "1000 USD")
        #expect(total("99.5", home: "JPY") == "100 JPY")
    }

    @Test func `thousands are told from decimals by the cell itself`() {
        #expect(total("3,512.00") == "351200 USD")
        #expect(total("1.256,00") == "125600 USD")
        #expect(total("1,234,567") == "123456700 USD")
        #expect(total("1.234.567,8") == "123456780 USD")
        #expect(total("1 234,50") == "123450 USD")
        #expect(total("1\u{A0}234,50") == "123450 USD")
        #expect(total("1\u{202F}234.50") == "123450 USD")
        #expect(total("1'234.50") == "123450 USD")
        #expect(total("1\u{2019}234.50") == "123450 USD")
        #expect(total("412,50") == "41250 USD")
        // As India groups: lakhs and crores
        #expect(total("₹1,23,456.50") == "12345650 INR")
        #expect(total("1,23,45,678") == "1234567800 USD")
    }

    @Test func `one mark before three digits is what the rest of the file says`() {
        // Without any other amount it parts thousands, because no amount in dollars has three decimals
        #expect(total("1.256") == "125600 USD")
        #expect(total("1,256") == "125600 USD")
        // With amounts that show the mark, it is what they show
        #expect(total("1,256", others: "2026-07-04,1,\"12,50\"\n") == "126 USD")
        #expect(total("1.256", others: "2026-07-04,1,\"12,50\"\n") == "125600 USD")
        #expect(total("1,256", others: "2026-07-04,1,12.50\n") == "125600 USD")
        #expect(total("1.256", others: "2026-07-04,1,12.50\n") == "126 USD")
    }

    @Test func `a currency stands before or after, as sign or code`() {
        #expect(total("$412.50") == "41250 USD")
        #expect(total("€100") == "10000 EUR")
        #expect(total("100 €") == "10000 EUR")
        #expect(total("126.6314 EUR") == "12663 EUR")
        #expect(total("USD 1,250.00", home: "EUR") == "125000 USD")
        #expect(total("JPY 1250") == "1250 JPY")
        #expect(total("£1.5") == "150 GBP")
        #expect(total("CA$12") == "1200 CAD")
        #expect(total("Rs.500") == "50000 INR")
        #expect(total("500 kr", home: "NOK") == "50000 NOK")
        #expect(total("12 eur", home: "EUR") == "1200 EUR")
        #expect(total("￥1,000") == "1000 JPY")
        #expect(total("1,000円") == "1000 JPY")
        #expect(total("R 1 200.50", home: "ZAR") == "120050 ZAR")
        #expect(total("1.250,00 TL") == "125000 TRY")
        #expect(total("1 250,00 грн.") == "125000 UAH")
        #expect(total("500,50 kr.", home: "NOK") == "50050 NOK")
        #expect(total("r 12") == "unreadable")
        // A sign that many share is the property's own
        #expect(total("$12", home: "AUD") == "1200 AUD")
        #expect(total("$12", home: "EUR") == "1200 USD")
        #expect(total("500 kr", home: "EUR") == "unreadable")
    }

    @Test func `signs and parentheses make it negative`() {
        #expect(total("-6.38") == "-638 USD")
        #expect(total("6.38-") == "-638 USD")
        #expect(total("(6.38)") == "-638 USD")
        #expect(total("-$6.38") == "-638 USD")
        #expect(total("$-6.38") == "-638 USD")
        #expect(total("\u{2212}6.38") == "-638 USD")
        #expect(total("+6.38") == "638 USD")
    }

    @Test(arguments: [
        "about 12", "12 per", "1,2,3", "1.2.3", "12,34.5,6", "1-2", "--5", "$", "5 $ USD", "1,23,45", "123,45,678",
        "12345678901234567890",
        "12 34", "0x10", "1e3", ".",
    ])
    func `what is not an amount is unreadable`(text: String) { #expect(total(text) == "unreadable") }

    @Test func `an empty cell is missing`() { #expect(total("") == "missing") }
}
