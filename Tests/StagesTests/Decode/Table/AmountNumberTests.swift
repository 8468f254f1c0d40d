import InnkeeperCore
import InnkeeperStages
import Testing

struct AmountNumberTests {
    /// Minor units of a total; nil if it can't be read.
    private func units(_ text: String, home: String = "USD") -> Int64? {
        let table = "arrival;nights;total\n2026-07-04;1;\(text) \(home)\n"
        return ReadTable(table, .desk { $0.currency = Currency(home) ?? .none }).bookings.total[0].minorUnits
    }

    @Test(arguments: [
        ("12,345,678.9", 1_234_567_890), ("1'234.50", 123_450), ("12 345", 1_234_500),
        ("1,23,45,678.00", 1_234_567_800), ("0,125", 13), ("0,124", 12), ("1234,5", 123_450), ("12.", 1_200),
        (".5", 50),
    ])
    func `marks part thousands or decimals`(text: String, expected: Int) {
        #expect(units(text) == Int64(expected))
    }

    @Test(arguments: [
        "1,2345.00", "1.234.56,7.8", "12,34", "1234,567,890", "1,234'567", "1.23.456.7", "1,,234", "1,23,45", "1.2.3",
        "123456789012345678",
    ])
    func `other groups of digits are no amount`(text: String) {
        #expect(units(text) == (text == "12,34" ? 1_234 : nil))
    }

    @Test func `a currency's own number of decimals is kept, and the rest rounded`() {
        #expect(units("1,234.5", home: "JPY") == 1_235)
        #expect(units("1,234.5675", home: "KWD") == 1_234_568)
    }
}
